"""The same deal, played more than once: by others, by oneself, by the computer, by everybody."""
