import io

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.golden import CASES, FOLDER

STRANGE = 40
"""A channel that differs by more than this is seen."""


@pytest.mark.parametrize("name", CASES)
def test_a_picture_looks_as_it_did_when_somebody_last_looked_at_it(name):
    drawn = Image.open(io.BytesIO(CASES[name]().png)).convert("RGB")
    golden = Image.open(FOLDER / f"{name}.png").convert("RGB")
    assert drawn.size == golden.size
    difference = ImageChops.difference(drawn, golden).convert("L")
    seen = difference.histogram()[STRANGE:]
    assert ImageStat.Stat(difference).mean[0] < 0.6
    assert sum(seen) < 0.002 * drawn.width * drawn.height


def test_the_golden_pictures_are_those_that_are_drawn_and_no_others():
    assert {path.stem for path in FOLDER.glob("*.png")} == set(CASES)
    assert sum(path.stat().st_size for path in FOLDER.glob("*.png")) < 4_500_000
