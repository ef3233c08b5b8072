"""Lines of text outside Chromium."""

from text_lines import INK, check_ends


def test_every_line_ends_within_a_point_of_the_servers(engine, sources):
    engine.open(f"{sources.url}/type", 390, 844)
    check_ends(engine.script(INK))
