"""The inspection of views: pointing at them, their tree, and what is known of one."""

import pytest
from playwright.sync_api import expect

from viewer import DESKTOP, PHONE, TIMEOUT, Viewer

TIMEOUT_MS = TIMEOUT * 1000

# The middles of the second card of the grid's first row, and of the first of its second one, in stage points.
SECOND = (195, 62)
FOURTH = (62, 195)


def inspect(viewer):
    viewer.entered()
    viewer.settled()
    viewer.page.locator("#stage").focus()
    viewer.page.keyboard.press("i")
    viewer.page.locator(".view-row").first.wait_for(timeout=TIMEOUT_MS)


@pytest.fixture
def viewer(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    inspect(viewer)
    return viewer


def requests(viewer, kind):
    return [frame for frame in viewer.sent if isinstance(frame, str) and f'"type":"{kind}"' in frame]


def touches(viewer):
    """The pointer messages that were sent."""
    return [frame for frame in viewer.sent if isinstance(frame, bytes) and frame[0] == 0x10]


def tap(viewer, point):
    viewer.page.mouse.move(*viewer.letterbox.to_window(*point))
    viewer.page.mouse.down()
    viewer.page.mouse.up()


def selected(viewer):
    row = viewer.page.locator(".view-row[aria-selected=true]")
    return row.get_attribute("aria-label") if row.count() == 1 else None


def see_selected(viewer, label):
    viewer.page.wait_for_function(
        "(label) => document.querySelector('.view-row[aria-selected=true]')?.ariaLabel === label", arg=label, timeout=TIMEOUT_MS)


def see_value(viewer, group, name, text):
    viewer.page.wait_for_function("""([group, name, text]) => {
        const section = [...document.querySelectorAll(".view-details section")].find((each) => each.querySelector("h4").textContent === group);
        const row = [...section?.querySelectorAll("dl > div") ?? []].find((each) => each.querySelector("dt").textContent === name);
        return row?.querySelector("dd").textContent.startsWith(text);
    }""", arg=[group, name, text], timeout=TIMEOUT_MS)


def outline_colors(viewer):
    """The colours that the outlines are drawn in, faint ones left out."""
    return set(viewer.page.evaluate("""() => {
        const canvas = document.querySelector(".view-outlines");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const found = new Set();
        for (let index = 0; index < data.length; index += 4) {
            if (data[index + 3] > 250) found.add([...data.slice(index, index + 3)].map((each) => each.toString(16).padStart(2, "0")).join(""));
        }
        return [...found];
    }"""))


def test_rows_of_what_cannot_be_seen_can_be_read(open_viewer):
    viewer = open_viewer("/dashboard", viewport=DESKTOP)
    inspect(viewer)
    viewer.page.locator(".view-row.out-of-sight").first.wait_for(timeout=TIMEOUT_MS)
    heights = viewer.page.evaluate(
        "() => [...document.querySelectorAll('.view-row:not([hidden])')].map((row) => row.getBoundingClientRect().height)")
    assert len(heights) > 5 and min(heights) > 12


def test_the_key_scrolls_the_panel_to_the_views(open_viewer):
    viewer = open_viewer("/dashboard", viewport=PHONE)
    inspect(viewer)
    viewer.page.wait_for_function("""() => {
        const [row, panel] = [".view-row", "#panel"].map((name) => document.querySelector(name).getBoundingClientRect());
        return row.height > 0 && row.top > panel.top && row.bottom < panel.bottom;
    }""", timeout=TIMEOUT_MS)


def test_the_server_is_asked_only_while_somebody_inspects(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    viewer.entered()
    assert requests(viewer, "views") == []
    inspect(viewer)
    asked = requests(viewer, "views")
    assert asked[0] == '{"type":"views","views":true,"selected":null,"got":0}'
    viewer.page.keyboard.press("i")
    viewer.page.locator(".view-inspector").wait_for(state="detached", timeout=TIMEOUT_MS)
    assert requests(viewer, "views")[-1] == '{"type":"views","views":false,"selected":null,"got":0}'
    assert viewer.page.locator(".view-outlines").count() == 0
    assert viewer.complaints == []


def test_a_tap_selects_what_is_under_it_and_does_not_touch_the_stage(viewer):
    tap(viewer, SECOND)
    see_selected(viewer, "UILabel, \u201c2\u201d")
    see_value(viewer, "Place", "anchor", "0.5, 0.5")
    assert touches(viewer) == []
    # Another tap is for what is behind.
    tap(viewer, SECOND)
    see_selected(viewer, "UIView")
    # What is around it: the cell, which the layout has placed.
    viewer.page.keyboard.press("ArrowUp")
    see_selected(viewer, "GridCell, 0 - 1")
    see_value(viewer, "Layout", "frame", "132.67, 0")
    viewer.page.keyboard.press("ArrowRight")
    see_selected(viewer, "GridCell, 0 - 2")
    see_value(viewer, "View", "index path", "0 - 2")
    viewer.page.keyboard.press("ArrowDown")
    see_selected(viewer, "UIView")
    assert [frame for frame in viewer.sent if isinstance(frame, bytes) and frame[0] == 0x13] == []


def test_what_is_hovered_has_an_outline_and_distances_to_what_is_selected(viewer):
    tap(viewer, SECOND)
    see_selected(viewer, "UILabel, \u201c2\u201d")
    assert "0a84ff" in outline_colors(viewer)
    viewer.page.mouse.move(*viewer.letterbox.to_window(*FOURTH))
    viewer.page.wait_for_timeout(100)
    assert {"ff9500", "ff2d55"} <= outline_colors(viewer)


def test_the_stage_can_be_touched_while_the_selection_follows(viewer):
    tap(viewer, (195, 460))
    see_selected(viewer, "UILabel, \u201c11\u201d")
    place = viewer.page.locator(".view-place dd")
    before = place.text_content()
    viewer.page.get_by_role("button", name="Touch the stage").click()
    viewer.mouse_drag((195, 600), (195, 500))
    viewer.mouse_up()
    viewer.page.wait_for_function("(text) => document.querySelector('.view-place dd').textContent !== text", arg=before, timeout=TIMEOUT_MS)
    assert selected(viewer) == "UILabel, \u201c11\u201d"
    assert len(touches(viewer)) > 0


def test_what_changes_flashes_and_nothing_else(viewer):
    viewer.page.locator(".view-filter").fill("UICollectionView")
    viewer.page.locator(".view-row", has_text="UICollectionView").last.click()
    viewer.page.locator(".view-details div", has_text="content offset").first.wait_for(timeout=TIMEOUT_MS)
    viewer.page.evaluate("""() => {
        window.flashed = new Set();
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...of) {
            if (this.tagName === "DD") window.flashed.add(this.previousSibling.textContent);
            return animate.apply(this, of);
        };
    }""")
    viewer.page.mouse.move(*viewer.letterbox.to_window(195, 400))
    viewer.page.mouse.wheel(0, 40)
    viewer.page.wait_for_function("() => window.flashed.has('content offset')", timeout=TIMEOUT_MS)
    assert not viewer.page.evaluate("() => ['class', 'anchor', 'adjusted insets'].some((name) => window.flashed.has(name))")


def test_properties_are_shown_to_who_asks_for_them(viewer):
    tap(viewer, SECOND)
    tap(viewer, SECOND)
    viewer.page.keyboard.press("ArrowUp")
    see_selected(viewer, "GridCell, 0 - 1")
    see_value(viewer, "Place", "anchor", "0.5, 0.5")
    heading = viewer.page.locator(".view-details h4").filter(has_text="Properties, GridCell")
    assert heading.count() == 0
    assert not any("properties" in each for each in requests(viewer, "views"))
    viewer.page.get_by_label("Its properties, as the code declares them").check()
    heading.wait_for(timeout=TIMEOUT_MS)
    see_value(viewer, "Properties, GridCell", "label", "UILabel")
    viewer.page.get_by_label("Its properties, as the code declares them").uncheck()
    heading.wait_for(state="detached", timeout=TIMEOUT_MS)
    assert viewer.complaints == []


def test_a_filter_and_folds_leave_rows_out(viewer):
    rows = viewer.page.locator(".view-row:visible")
    viewer.page.locator(".view-filter").fill("0 - 4")
    viewer.page.wait_for_function("() => [...document.querySelectorAll('.view-row')].some((row) => row.ariaLabel === 'GridCell, 0 - 4')")
    labels = [row.get_attribute("aria-label") for row in rows.all()]
    assert "GridCell, 0 - 4" in labels and "GridCell, 0 - 5" not in labels
    viewer.page.locator(".view-filter").fill("")
    viewer.page.locator(".view-row .twist").first.click()
    viewer.page.wait_for_function("() => document.querySelectorAll('.view-row:not([hidden])').length === 1")
    assert rows.first.get_attribute("aria-expanded") == "false"


def test_the_tree_is_walked_by_keys_as_trees_are(viewer):
    tree = viewer.page.get_by_role("tree", name="Views")
    tree.focus()
    for key in ("Home", "ArrowDown", "ArrowDown"):
        viewer.page.keyboard.press(key)
    row = viewer.page.get_by_role("treeitem", selected=True)
    assert row.get_attribute("aria-level") == "3"
    assert tree.get_attribute("aria-activedescendant") == row.get_attribute("id")
    viewer.page.keyboard.press("ArrowLeft")
    assert row.get_attribute("aria-expanded") == "false"
    viewer.page.keyboard.press("ArrowRight")
    assert row.get_attribute("aria-expanded") == "true"
    viewer.page.keyboard.press("End")
    viewer.page.wait_for_function("() => document.querySelector('.view-tree').scrollTop > 0")
    # Only what is in sight has elements.
    assert viewer.page.locator(".view-row").count() < 20


def test_keys_alone_reach_the_tree_and_a_screen_reader_has_roles_and_names_for_what_is_there(viewer):
    page = viewer.page
    tree = page.get_by_role("tree", name="Views")
    for _ in range(300):
        page.keyboard.press("Tab")
        if tree.evaluate("(tree) => tree === document.activeElement"):
            break
    else:
        raise AssertionError("the tree is never reached")
    for key in ("Home", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    see_value(viewer, "View", "class", "GridCell")
    expect(page.locator("#section-views")).to_match_aria_snapshot("""
        - heading "Views and costs" [level=3]:
          - button "Views and costs" [expanded]
        - switch "Inspect views (key I)" [checked]
        - searchbox "Filter the views"
        - tree "Views":
          - treeitem "UIWindow" [expanded] [level=1]
          - treeitem "UIView, GridViewController" [expanded] [level=2]
          - treeitem "UICollectionView" [expanded] [level=3]
          - treeitem "GridCell, 0 - 0" [expanded] [level=4] [selected]
        - group "View":
          - heading "View" [level=4]
          - term: class
          - definition: GridCell
        - group "Place":
          - heading "Place" [level=4]
          - term: frame
        - checkbox "Its properties, as the code declares them"
        - group "Comparison of two moments":
          - button "Compare with this moment"
    """)
    page.keyboard.press("Tab")
    properties = page.get_by_role("checkbox", name="Its properties, as the code declares them")
    for _ in range(20):
        if properties.evaluate("(box) => box === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    assert properties.is_checked()


def test_two_viewers_select_for_themselves_and_one_who_only_watches_may(viewer, browser, server):
    room = viewer.page.evaluate("async () => (await (await fetch('/rooms?scene=grid', { method: 'POST' })).json()).links")
    first = Viewer(browser, server.url + room["present"], viewport=DESKTOP)
    second = Viewer(browser, server.url + room["view"], viewport=DESKTOP)
    try:
        for each in (first, second):
            inspect(each)
        tap(first, SECOND)
        tap(second, FOURTH)
        see_selected(first, "UILabel, \u201c2\u201d")
        see_selected(second, "UILabel, \u201c4\u201d")
        see_value(first, "Place", "frame", "0, 0")
        see_value(second, "Place", "frame", "0, 0")
        assert first.complaints == [] and second.complaints == []
    finally:
        first.close()
        second.close()


def test_the_selection_is_found_again_at_another_moment(viewer):
    tap(viewer, SECOND)
    see_selected(viewer, "UILabel, \u201c2\u201d")
    for _ in range(2):
        viewer.page.keyboard.press("ArrowUp")
    see_selected(viewer, "GridCell, 0 - 1")
    # The way back goes to a place with other layers.
    box = viewer.letterbox
    viewer.page.mouse.move(*box.to_window(195, 400))
    viewer.page.mouse.wheel(0, 40)
    viewer.page.wait_for_timeout(600)
    viewer.page.get_by_role("button", name="One step back (,)").click()
    see_selected(viewer, "GridCell, 0 - 1")
    see_value(viewer, "View", "index path", "0 - 1")


def test_a_line_that_breaks_goes_on_with_what_was_selected(viewer, server):
    tap(viewer, SECOND)
    see_selected(viewer, "UILabel, \u201c2\u201d")
    server.kill()
    server.start()
    viewer.page.wait_for_function("() => document.querySelector('.stale') === null", timeout=TIMEOUT_MS)
    see_selected(viewer, "UILabel, \u201c2\u201d")
    see_value(viewer, "Place", "anchor", "0.5, 0.5")


def test_on_a_phone_it_is_in_the_sheet(open_viewer):
    viewer = open_viewer("/grid", viewport=PHONE, has_touch=True)
    viewer.entered()
    viewer.settled()
    viewer.section("views")
    viewer.page.get_by_role("switch", name="Inspect views").click()
    viewer.page.locator(".view-row").first.wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_timeout(400)
    viewer.page.touchscreen.tap(*viewer.letterbox.to_window(*SECOND))
    see_selected(viewer, "UILabel, \u201c2\u201d")
    assert touches(viewer) == []
    assert viewer.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_two_moments_are_compared(open_viewer, viewport):
    viewer = open_viewer("/grid", viewport=viewport)
    inspect(viewer)
    viewer.page.get_by_role("button", name="Touch the stage").click()
    comparison = viewer.page.locator(".view-comparison")
    card = "GridCell 0 - 4"
    comparison.get_by_role("button", name="Compare with this moment").click()
    comparison.get_by_text("nothing differs").wait_for(timeout=TIMEOUT_MS)
    viewer.page.mouse.move(*viewer.letterbox.to_window(195, 500))
    viewer.page.mouse.down()
    for y in range(490, 380, -10):
        viewer.page.mouse.move(*viewer.letterbox.to_window(195, y))
        viewer.page.wait_for_timeout(30)
    viewer.page.wait_for_timeout(300)
    viewer.page.mouse.up()
    viewer.settled()
    comparison.get_by_text("views differ").wait_for(timeout=TIMEOUT_MS)
    cell = comparison.get_by_role("listitem").filter(has=viewer.page.get_by_role("button", name=card, exact=True))
    before, after = cell.get_by_role("definition").filter(has_text="→").first.inner_text().split(" → ")
    assert before != after
    cell.get_by_role("button").click()
    see_selected(viewer, card.replace(" ", ", ", 1))
    comparison.get_by_role("button", name="Compare no more").click()
    comparison.get_by_role("list").wait_for(state="hidden", timeout=TIMEOUT_MS)
    assert viewer.complaints == []


def test_a_moment_at_which_nothing_looks_different_is_compared_too(viewer):
    comparison = viewer.page.locator(".view-comparison")
    comparison.get_by_role("button", name="Compare with this moment").click()
    title = comparison.get_by_text("nothing differs")
    title.wait_for(timeout=TIMEOUT_MS)
    kept = title.inner_text().split(" and ")[0]
    for _ in range(3):
        viewer.page.get_by_role("button", name="One step back (,)").click()
        viewer.page.wait_for_timeout(200)
    viewer.page.wait_for_function("""(kept) => {
        const [before, after] = document.querySelector(".view-comparison h4").innerText.split(": ")[0].split(" and ");
        return before === kept && after !== kept;
    }""", arg=kept, timeout=TIMEOUT_MS)


def test_classes_of_a_built_in_scene_say_where_they_are_declared(open_viewer):
    viewer = open_viewer("/monzo", viewport=DESKTOP)
    inspect(viewer)
    viewer.page.get_by_role("treeitem").filter(has_text="MonzoCell").first.click()
    see_value(viewer, "View", "declared in", "Monzo/MonzoCell.swift:")
    viewer.page.get_by_role("treeitem").filter(has_text="UICollectionView").first.click()
    see_value(viewer, "Scrolling", "layout declared in", "Monzo/MonzoLayout.swift:")
    # A long name goes on in the next line between its words.
    assert viewer.page.locator(".view-details dt", has_text="zPosition").locator("wbr").count() == 1
    assert viewer.complaints == []


def test_of_five_thousand_views_only_rows_in_sight_have_elements(browser, sources):
    viewer = Viewer(browser, sources.url + "/", viewport=DESKTOP)
    try:
        found = viewer.page.evaluate("""async () => {
            const { ViewTree } = await import("/tools/views/view-tree.js");
            const tree = new ViewTree({ select() {}, hover() {}, fold() {} });
            document.body.append(tree.element);
            tree.element.style.cssText = "height: 280px; overflow: auto; --row: 28px";
            const ids = Array.from({ length: 5000 }, (_, index) => index + 1);
            const views = new Map(ids.map((id) => [id, { type: "UIView", label: `${id}`, controller: null }]));
            const rows = ids.map((id) => ({ id, depth: 0, place: id, count: 5000, hasChildren: false, isFolded: false, isMatch: true }));
            tree.show(rows, views, () => false, null);
            await new Promise((resolve) => setTimeout(resolve, 200));
            const count = () => tree.element.querySelectorAll(".view-row").length;
            const atFirst = count();
            tree.show(rows, views, () => false, 4321);
            await new Promise((resolve) => setTimeout(resolve, 200));
            const selected = tree.element.querySelector("[aria-selected=true]");
            return [atFirst, count(), selected?.getAttribute("aria-posinset"), selected?.getAttribute("aria-setsize"), tree.element.scrollHeight];
        }""")
        assert found[0] < 40 and found[1] < 40
        assert found[2:4] == ["4321", "5000"]
        assert found[4] >= 5000 * 28
    finally:
        viewer.close()


def test_a_frame_that_is_drawn_looks_at_what_is_selected_and_not_at_all_of_five_thousand_layers(browser, sources):
    viewer = Viewer(browser, sources.url + "/grid", viewport=DESKTOP)
    viewer.entered()
    try:
        looked = viewer.page.evaluate("""async () => {
            const [{ ViewInspector }, { Stage }] = await Promise.all([import("/tools/views/view-inspector.js"), import("/stage/stage.js")]);
            const [place, size] = [{ x: 5, y: 5 }, { width: 10, height: 10 }];
            const nodes = Array.from({ length: 5000 }, (_, index) => (
                { id: index + 1, parent: index === 0 ? 0 : 1, index, position: place, boundsSize: size }));
            const stage = new Stage();
            stage.apply({ type: "snapshot", tick: 1, width: 400, height: 800, nodes });
            let count = 0;
            const { layer, children } = stage;
            stage.layer = (id) => { count += 1; return layer.call(stage, id); };
            stage.children = (id) => { count += 1; return children.call(stage, id); };
            const inspector = new ViewInspector({
                surface: document.getElementById("stage").parentElement, view: { toStage: (x, y) => ({ x, y }) }, send() {}, sendCosts() {},
                shownTime: () => null,
            });
            const views = nodes.map(({ id }) => [id, 0, `${id}`, null]);
            inspector.drawn(stage, { left: 0, top: 0, scale: 1 });
            inspector.hear({ type: "views", number: 1, whole: true, classes: ["UIView"], views, gone: [], more: false, omitted: 0 });
            inspector.select(4321);
            const found = inspector.element.querySelector(".view-place dd").textContent;
            count = 0;
            for (let frame = 0; frame < 60; frame += 1) inspector.drawn(stage, { left: 0, top: 0, scale: 1 });
            inspector.remove();
            return [count, found];
        }""")
        assert looked[1] == "0, 0 \u00b7 10 \u00d7 10"
        # Of each of 60 frames: the layer and the one around it, for its outline and for its place.
        assert 0 < looked[0] <= 60 * 10
    finally:
        viewer.close()


def test_a_selected_view_that_is_gone_for_a_while_is_selected_again(browser, sources):
    viewer = Viewer(browser, sources.url + "/grid", viewport=DESKTOP)
    viewer.entered()
    try:
        found = viewer.page.evaluate("""async () => {
            const [{ ViewInspector }, { Stage }] = await Promise.all([import("/tools/views/view-inspector.js"), import("/stage/stage.js")]);
            const inspector = new ViewInspector({
                surface: document.getElementById("stage").parentElement, view: { toStage: (x, y) => ({ x, y }) }, send() {}, sendCosts() {},
                shownTime: () => null,
            });
            document.body.append(inspector.element);
            const selected = [];
            // As after a save: other layers each time.
            const show = (first, labels) => {
                const stage = new Stage();
                const nodes = [first, ...labels.map((_, index) => first + 1 + index)].map((id, index) => (
                    { id, parent: index === 0 ? 0 : first, index, position: { x: 5, y: 5 }, boundsSize: { width: 10, height: 10 } }));
                stage.apply({ type: "snapshot", tick: 1, width: 400, height: 800, nodes });
                inspector.drawn(stage, { left: 0, top: 0, scale: 1 });
                const views = [[first, 0, "", null], ...labels.map((label, index) => [first + 1 + index, 1, label, null])];
                inspector.hear({ type: "views", number: 1, whole: true, classes: ["List", "Cell"], views, gone: [], more: false, omitted: 0 });
            };
            const note = () => selected.push(inspector.element.querySelector("[aria-selected=true]")?.ariaLabel ?? null);
            show(1, ["0 - 3", "0 - 4", "0 - 5"]);
            inspector.select(3);
            note();
            show(11, ["0 - 0", "0 - 1", "0 - 2"]);
            note();
            show(21, ["0 - 2", "0 - 3", "0 - 4"]);
            note();
            inspector.element.remove();
            inspector.remove();
            return selected;
        }""")
        assert found == ["Cell, 0 - 4", "Cell, 0 - 1", "Cell, 0 - 4"]
    finally:
        viewer.close()


def test_the_selected_row_stays_in_sight_when_others_come_before_it(browser, sources):
    viewer = Viewer(browser, sources.url + "/", viewport=DESKTOP)
    try:
        seen = viewer.page.evaluate("""async () => {
            const { ViewTree } = await import("/tools/views/view-tree.js");
            const tree = new ViewTree({ select() {}, hover() {}, fold() {} });
            document.body.append(tree.element);
            tree.element.style.cssText = "height: 280px; overflow: auto; --row: 28px";
            const show = (ids) => {
                const views = new Map(ids.map((id) => [id, { type: "UIView", label: `${id}`, controller: null }]));
                const rows = ids.map((id) => ({ id, depth: 0, place: 1, count: 1, hasChildren: false, isFolded: false, isMatch: true }));
                tree.show(rows, views, () => false, 5);
                return tree.element.querySelector("[aria-selected=true]") !== null;
            };
            const few = Array.from({ length: 60 }, (_, index) => index + 1);
            const more = [...Array.from({ length: 60 }, (_, index) => index + 100), ...few];
            const result = [show(few), show(more)];
            // Whoever has scrolled away stays there.
            tree.element.scrollTop = 0;
            return [...result, show(more.slice(1)), tree.element.scrollTop];
        }""")
        assert seen == [True, True, False, 0]
    finally:
        viewer.close()
