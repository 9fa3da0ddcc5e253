"""The texts that players read, for translators and from them: gettext's files, by Babel.

``make messages`` does all that follows a changed text. Calls of ``_`` and its kin in ``game/`` and
the texts of ``levels/`` (``mapping.cfg`` says which files, by which extractor) become the templates
``assets/locale/*.pot``, a domain for the program and one for each title (``templates``). Each
language's ``.po`` files follow them (``update``): they are what translators write. What a language
has, all domains together, becomes the one ``.mo`` that the game reads (``catalogues``). ``check``
says what a language lacks or breaks, ``table`` how far each has come.
"""
