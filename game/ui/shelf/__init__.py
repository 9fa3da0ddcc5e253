"""What stands on the shelf."""
