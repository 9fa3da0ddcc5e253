"""What is told of a deal: at the set-up, on its page, on the page of its box."""
