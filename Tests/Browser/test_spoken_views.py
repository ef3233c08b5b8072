"""What a screen reader has of the inspection of views, read from the browser's own accessibility tree."""

import pytest

from test_views import SECOND, TIMEOUT_MS, inspect, see_selected, see_value, tap
from viewer import DESKTOP


@pytest.fixture
def viewer(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    inspect(viewer)
    return viewer


class Tree:
    """The accessibility tree of a page as it is now."""

    def __init__(self, viewer):
        session = viewer.context.new_cdp_session(viewer.page)
        self._nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
        session.detach()

    def spoken(self):
        """The texts of the regions whose changes are said when there is a pause."""
        return [self._text(node) for node in self._nodes.values() if self._live(node) == "polite"]

    @staticmethod
    def _role(node):
        return None if node.get("ignored") else node.get("role", {}).get("value")

    def _live(self, node):
        parent = self._nodes.get(node.get("parentId"))
        mine = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}.get("live")
        # It is told of what lies in such a region, too.
        return None if parent is not None and node.get("ignored") else mine

    def _text(self, node):
        if self._role(node) == "StaticText":
            return node["name"]["value"]
        return "".join(self._text(self._nodes[each]) for each in node.get("childIds", []) if each in self._nodes)


def group_names(viewer):
    """The names of the inspector's groups; "" for those without."""
    session = viewer.context.new_cdp_session(viewer.page)
    page = session.send("DOM.getDocument")["root"]["nodeId"]
    inspector = session.send("DOM.querySelector", {"nodeId": page, "selector": ".view-inspector"})["nodeId"]
    found = session.send("Accessibility.queryAXTree", {"nodeId": inspector, "role": "group"})["nodes"]
    session.detach()
    return [node.get("name", {}).get("value", "") for node in found]


def see_spoken(viewer, start):
    """Waits until something is said that begins so, and returns it."""
    for _ in range(TIMEOUT_MS // 100):
        if found := [text for text in Tree(viewer).spoken() if text.startswith(start)]:
            return found[0]
        viewer.page.wait_for_timeout(100)
    raise AssertionError(f"{start} is not among {Tree(viewer).spoken()}")


def test_the_selected_view_is_said_by_its_class_and_its_place(viewer):
    tap(viewer, SECOND)
    see_spoken(viewer, "Selected: UILabel, \u201c2\u201d")
    for _ in range(2):
        viewer.page.keyboard.press("ArrowUp")
    see_selected(viewer, "GridCell, 0 - 1")
    see_spoken(viewer, "Selected: GridCell, 0 - 1")
    assert viewer.complaints == []


def test_the_tree_says_what_is_selected_in_it_and_nothing_else_does(viewer):
    tap(viewer, SECOND)
    see_spoken(viewer, "Selected: UILabel")
    tree = viewer.page.get_by_role("tree", name="Views")
    tree.focus()
    viewer.page.keyboard.press("Home")
    see_value(viewer, "View", "class", "UIWindow")
    row = viewer.page.locator(f"#{tree.get_attribute('aria-activedescendant')}")
    assert row.get_attribute("aria-label") == "UIWindow"
    viewer.page.wait_for_timeout(600)
    assert not any("UIWindow" in text for text in Tree(viewer).spoken())


def test_values_that_have_changed_are_said(viewer):
    viewer.page.locator(".view-filter").fill("UICollectionView")
    viewer.page.locator(".view-row", has_text="UICollectionView").last.click()
    see_value(viewer, "Scrolling", "content offset", "0, 0")
    viewer.page.evaluate("""() => {
        window.said = 0;
        const observer = new MutationObserver(() => { window.said += 1; });
        for (const each of document.querySelectorAll(".view-inspector [role=status]")) {
            observer.observe(each, { childList: true, characterData: true, subtree: true });
        }
    }""")
    viewer.page.mouse.move(*viewer.letterbox.to_window(195, 400))
    for _ in range(10):
        viewer.page.mouse.wheel(0, 20)
        viewer.page.wait_for_timeout(100)
    see_spoken(viewer, "Now ")
    told = see_spoken(viewer, "Now ")
    assert "bounds" in told or "content offset" in told, told
    # Not each of the values on the way.
    assert viewer.page.evaluate("window.said") <= 4


def test_groups_have_names(viewer):
    tap(viewer, SECOND)
    for _ in range(2):
        viewer.page.keyboard.press("ArrowUp")
    see_value(viewer, "Layout", "frame", "132.67, 0")
    names = group_names(viewer)
    assert {"View", "Place", "Look", "Layout", "Figures of the steps", "Comparison of two moments"} <= set(names)
    assert "" not in names
