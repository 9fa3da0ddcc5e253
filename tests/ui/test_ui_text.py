from __future__ import annotations

import pytest

from game.language import PSEUDO, pseudo, set_language
from game.render.fonts import PHASES, has_letter
from game.ui.theme import BODY, NAME, TITLE, Face, Type
from tests.ui.stage import fonts, meter


def test_a_text_wraps_at_its_width_and_keeps_every_word() -> None:
    text = "Grow plants, brew potions and sell them well to all the people of the village."
    wrapped = meter().wrap(text, BODY, 200)
    assert len(wrapped.lines) > 2
    assert not wrapped.cut
    assert " ".join(wrapped.lines) == text
    assert all(meter().width(line, BODY) <= 200.1 for line in wrapped.lines)


@pytest.mark.parametrize("sign", ["/", "\\"])
def test_a_path_longer_than_a_line_goes_on_in_the_next(sign: str) -> None:
    path = sign.join(["", "home", "family", ".local", "share", "cubewright", "challenges.json"])
    text = f"It lies in {path} now, all of it."
    wrapped = meter().wrap(text, BODY, 200)
    assert not wrapped.cut
    assert path in "".join(wrapped.lines)
    assert all(meter().width(line, BODY) <= 200.1 for line in wrapped.lines)
    assert all(line.endswith(sign) for line in wrapped.lines[:2])
    assert not any(line.endswith(f" {sign}") for line in wrapped.lines)
    assert meter().wrap(path, BODY, 2000).lines == (path,)


def test_what_does_not_fit_ends_in_an_ellipsis_and_is_reported() -> None:
    wrapped = meter().wrap("one two three four five six", BODY, 60, most=2)
    assert wrapped.cut
    assert len(wrapped.lines) == 2
    assert wrapped.lines[-1].endswith("…")
    assert all(meter().width(line, BODY) <= 60.1 for line in wrapped.lines)


def test_a_text_fits_into_its_own_width() -> None:
    for scale in (0.8, 1.0, 1.37, 2.4):
        measure = meter(scale)
        for style in (BODY, TITLE):
            width = measure.width("Top layer: 5 blocks", style)
            assert measure.wrap("Top layer: 5 blocks", style, width).lines == (
                "Top layer: 5 blocks",
            )


def test_kerning_brings_letters_closer() -> None:
    book, face = fonts(), Face.TITLE.value
    apart = book.advance(face, 48, "A") + book.advance(face, 48, "V")
    assert book.pens(face, 48, "AV")[-1] < apart - 0.5


def test_letters_move_by_quarters_of_a_pixel() -> None:
    def middle(phase: int) -> float:
        raster = fonts().raster(Face.TEXT, 13, "m", phase)
        columns = [0] * raster.image.width
        for at, value in enumerate(raster.image.tobytes()):
            columns[at % raster.image.width] += value
        return raster.left + sum(i * c for i, c in enumerate(columns)) / sum(columns)

    steps = [middle(phase + 1) - middle(phase) for phase in range(PHASES - 1)]
    assert all(abs(step - 1 / PHASES) < 0.15 for step in steps), steps


def test_measures_grow_with_the_size_alone() -> None:
    book, text = fonts(), "Start the game"
    small, large = (book.pens(Face.BOLD, size, text)[-1] for size in (13, 130))
    assert large == pytest.approx(10 * small)


def test_missing_letters_never_show_as_boxes() -> None:
    book = fonts()
    assert not has_letter(Face.TEXT, "\U0001f600")
    assert book.clean(Face.TEXT, "Hi \U0001f600!") == "Hi !"
    assert book.clean(Face.TEXT, "⟦a⟧") == "[a]"


@pytest.mark.parametrize("face", list(Face))
def test_the_faces_have_every_letter_of_the_eight_languages(face: Face) -> None:
    letters = (
        "äöüßÄÖÜéèêëàâçùûîïôœæñ¿¡áíóúìòùąćęłńóśźżŁŚŻабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»„“”–—…·×"
    )
    assert fonts().clean(face, letters) == letters


def test_the_smallest_text_is_18_pixels_at_1080p() -> None:
    assert meter(1080 / 900).pixels(Type(Face.TEXT, 15)) == 18


def test_pseudo_is_40_percent_longer_and_keeps_gaps() -> None:
    text = "{name} fights the {mob} with all they have"
    made = pseudo(text)
    assert "{name}" in made
    assert "{mob}" in made
    assert made.format(name="Mira", mob="Hill troll").startswith("⟦")
    assert len(made) >= 1.35 * len(text) - 6


def test_the_pseudo_language_is_spoken_and_left_again() -> None:
    from game.language import _, language

    assert set_language(PSEUDO) == PSEUDO
    try:
        assert _("Build").startswith("⟦")
        assert language() == PSEUDO
    finally:
        set_language("en")
    assert _("Build") == "Build"


def test_a_sign_never_begins_a_line() -> None:
    sizes = meter()
    for width in range(60, 200, 7):
        lines = sizes.wrap("rises from 19 % to 44 %. Let me think …", BODY, width).lines
        assert not any(line.startswith(("%", "…")) for line in lines), lines


@pytest.mark.parametrize("width", [90, 130, 170])
def test_a_name_is_cut_where_the_room_ends_not_after_a_word(width: float) -> None:
    name = "Łukasz Wiśniewski-Nowakowski"
    shown = meter().wrap(name, NAME, width, most=1).lines[0]
    assert shown.endswith("…")
    assert name.startswith(shown[:-1])
    assert width - 20 <= meter().width(shown, NAME) <= width + 0.1


def test_what_is_cut_is_cut_at_once_however_long_it_is() -> None:
    measure, asked = meter(), 0
    width = measure.width

    def counted(text: str, style: Type) -> float:
        nonlocal asked
        asked += 1
        return width(text, style)

    measure.width = counted  # type: ignore[method-assign] # counts
    assert measure.wrap("wider " * 500, BODY, 100, most=1).cut
    assert asked < 40


@pytest.mark.parametrize("number", ["7", "12", "7.", "40%"])
def test_no_number_stands_alone_in_the_last_line(number: str) -> None:
    """Titles of hints wrapped to a line with the column's number alone."""
    text = f"Place a pawn on coal: row 6, column {number}"
    for width in range(120, 420, 4):
        lines = meter().wrap(text, NAME, width).lines
        assert " ".join(lines) == text
        assert lines[-1] != number
        assert all(meter().width(line, NAME) <= width + 0.1 for line in lines)


def test_a_word_longer_than_its_line_is_taken_apart() -> None:
    wrapped = meter().wrap("ein Fertigkeitswürfel", BODY, 90)
    assert not wrapped.cut
    assert wrapped.parted
    assert [line.rstrip("-") for line in wrapped.lines] == ["ein", "Fertigkeits", "würfel"]
    assert all(meter().width(line, BODY) <= 90.1 for line in wrapped.lines)


def test_a_word_is_whole_where_it_has_room_and_cut_where_its_parts_have_no_lines() -> None:
    assert not meter().wrap("ein Fertigkeitswürfel", BODY, 200).parted
    wrapped = meter().wrap("Fertigkeitswürfel", BODY, 90, most=1)
    assert wrapped.cut
    assert not wrapped.parted
    assert wrapped.lines[0].endswith("…")


@pytest.mark.parametrize("width", [90, 150, 210])
def test_even_lines_are_as_many_and_no_wider(width: float) -> None:
    text = "Tear towers down and build higher ones with cards."
    plain, even = (meter().wrap(text, BODY, width, even=each) for each in (False, True))
    assert len(plain.lines) == len(even.lines)
    assert " ".join(even.lines) == text
    widths = [[meter().width(line, BODY) for line in each.lines] for each in (plain, even)]
    assert max(widths[1]) <= max(widths[0])


def test_even_lines_leave_no_word_alone() -> None:
    plain, even = (
        meter().wrap("Roll your dice, place them well and brew.", BODY, 270, even=each).lines
        for each in (False, True)
    )
    assert len(plain[-1]) < 12 < 16 < len(even[-1])
