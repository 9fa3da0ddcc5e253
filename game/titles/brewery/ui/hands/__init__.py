"""What a click, a drag or a key means in brewery."""
