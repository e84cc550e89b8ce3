import pytest

import render
from render import cubosaurs, fonts
from tests.render import positions


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Émile Zola", "Émile Zola"),
        ("🦖 Rex 🦕", "Rex"),
        ("𝓐𝓭𝓪", "Ada"),
        ("田中 Ken", "Ken"),
        ("Дарвин", "Дарвин"),
        ("👩‍🔬", "B"),
        ("محمد", "B"),
        ("李小龍", "B"),
        ("   ", "B"),
        ("", "B"),
        ("!!!", "B"),
        ("a\u202eb\u200bc\n", "a b c"),
        ("Z̷̢a̸l̵g̶o̷", "Z a l g o"),
    ],
)
def test_of_a_name_the_type_shows_what_it_can_and_never_nothing(name, shown):
    assert fonts.readable(name, "B") == shown


def test_given_names_that_the_type_lacks_then_the_picture_has_letters_and_the_words_have_the_names():
    game = positions.played(3, 4)
    names = ("李小龍", "محمد", "🦖🦖")
    canvas, alt, text = cubosaurs.draw(game.view(None), "fr", names, (), None, ())
    shown = {box.text for box in canvas.boxes if box.role != "badge"}
    assert {"A", "B", "C"} <= shown
    assert not any("李" in each or "🦖" in each for each in shown)
    assert "李小龍" in text
    assert "محمد" in alt


def test_given_fewer_names_than_seats_then_the_seats_letters_stand_in():
    game = positions.played(4, 2)
    picture = render.draw(game.view(None), "en", ("Ada",))
    assert "D: " in picture.text


def test_a_long_text_is_made_smaller_and_then_shortened():
    size, text = fonts.fit("Charlotte", fonts.SERIF, 32, 120, 24)
    assert 24 <= size < 32
    assert text == "Charlotte"
    size, text = fonts.fit("Maximilienne-Anticonstitutionnell", fonts.SERIF, 32, 120, 24)
    assert size == 24
    assert text.endswith(fonts.ELLIPSIS)
    assert fonts.width_of(text, fonts.SERIF, 24) <= 120
