"""The pure rules of every title; imports the standard library alone."""
