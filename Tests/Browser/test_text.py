"""Texts are laid out by the server: every line ends where it says."""

from text_lines import INK, check_ends


def test_every_line_ends_within_a_point_of_the_servers(browser, sources):
    page = browser.new_page()
    page.goto(f"{sources.url}/type")
    check_ends(page.evaluate(f"(async () => {{ {INK} }})()"))


def test_lines_are_as_wide_before_the_servers_font_is_here(browser, sources):
    page = browser.new_page()
    page.route("**/fonts/*", lambda route: route.abort())
    page.goto(f"{sources.url}/type")
    for line in page.evaluate(f"(async () => {{ {INK} }})()"):
        if line["string"] != line["string"].strip():
            continue
        # Another font's letters have other margins, of a tenth of their size at most.
        margin = 0.15 * line["size"] + 1
        assert abs(line["left"] - line["x"]) <= margin and abs(line["right"] - line["x"] - line["width"]) <= margin, line


def test_the_servers_font_comes_after_the_first_picture(browser, server):
    page = browser.new_page()
    names = []
    page.on("request", lambda request: names.append(request.url.rsplit("/", 1)[-1]))
    page.goto(f"{server.url}/monzo")
    page.wait_for_function("() => document.fonts.size > 0 && [...document.fonts].some(({ status }) => status === 'loaded')")
    fonts = [name for name in names if name.endswith(".woff2")]
    assert fonts == ["inter-roman-latin.woff2"], fonts
