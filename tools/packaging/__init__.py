"""Makes what a family installs: ``make package``."""
