"""Who may touch: by link, by mode and by turns."""

import pytest

from measure import rests_at, shift
from monzo import CARDS_ROW
from rooms import private_room
from viewer import TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000
START = (300, CARDS_ROW)
END = (100, CARDS_ROW)
TOUCHES = (0x10, 0x11, 0x13)


class People(dict):
    """Who is in a private room of the cards: a presenter, two participants and a viewer, each of whom enters when first asked for."""

    LINKS = {"presenter": "present", "ann": "open", "ben": "open", "viewer": "view"}

    def __init__(self, open_viewer, server):
        super().__init__()
        self._open, self._links = open_viewer, private_room(server)

    def __missing__(self, who):
        viewer = self[who] = self._open(self._links[self.LINKS[who]])
        viewer.entered()
        viewer.see_at_rest(rests_at(viewer, 0), "the first card at rest")
        return viewer


@pytest.fixture
def people(open_viewer, server):
    return People(open_viewer, server)


def choose_mode(presenter, title):
    presenter.page.locator("#me").click()
    presenter.page.get_by_role("radio", name=title).check()
    presenter.page.keyboard.press("Escape")


def control(viewer, label):
    button = viewer.page.get_by_role("button", name=label)
    button.wait_for(timeout=TIMEOUT_MS)
    return button


def told(viewer, text):
    """In the line below the title."""
    viewer.page.locator("#audience", has_text=text).wait_for(timeout=TIMEOUT_MS)


def touches(viewer):
    return [frame for frame in viewer.sent if isinstance(frame, bytes) and frame[0] in TOUCHES]


def assert_cannot_touch(viewer, explanation):
    """It drags, turns the wheel and presses a key: it is told why that does nothing, and nothing is sent."""
    before = len(touches(viewer))
    viewer.mouse_drag(START, END)
    viewer.mouse_up()
    viewer.page.locator("#status.visible", has_text=explanation).wait_for(timeout=TIMEOUT_MS)
    viewer.page.mouse.wheel(100, 0)
    viewer.page.keyboard.press("ArrowRight")
    viewer.page.wait_for_timeout(300)
    assert len(touches(viewer)) == before
    assert viewer.page.locator("#stage").evaluate("(stage) => getComputedStyle(stage).cursor") == "default"


def drags(viewer, watchers, card):
    """It drags to the next card, and everyone sees it."""
    viewer.mouse_drag(START, END)
    for each in watchers:
        each.see(lambda picture: 170 < shift(picture, each) < 201, "the drag")
    viewer.mouse_up()
    for each in watchers:
        each.see_at_rest(rests_at(each, card), f"card {card + 1} at rest")


def test_a_view_only_link_shows_that_it_cannot_touch(people):
    told(people["viewer"], "View only")
    people["ann"].page.get_by_text("2 watching").wait_for(timeout=TIMEOUT_MS)
    assert_cannot_touch(people["viewer"], "view-only link")
    assert rests_at(people["ann"], 0)(people["ann"].picture())
    drags(people["ann"], people.values(), 1)


def test_control_goes_from_hand_to_hand(people):
    presenter, ann, ben = people["presenter"], people["ann"], people["ben"]
    ann.rename("Ann")
    choose_mode(presenter, "One at a time")

    control(ann, "Take control").click()
    control(ann, "Release control")
    told(ben, "Ann has control")
    control(ben, "Raise your hand")
    assert_cannot_touch(ben, "Ann has control")
    drags(ann, people.values(), 1)

    control(ann, "Release control").click()
    # Enabled, once nobody has control.
    control(ben, "Take control").click(timeout=TIMEOUT_MS)
    control(ben, "Release control")
    told(ann, "has control")
    assert_cannot_touch(ann, "has control")
    drags(ben, people.values(), 2)

    control(presenter, "Take over").click()
    control(presenter, "Release control")
    told(ben, "has control")


def test_a_raised_hand_is_told_to_the_holder(people):
    presenter, ann, ben = people["presenter"], people["ann"], people["ben"]
    ben.rename("Ben")
    choose_mode(presenter, "One at a time")
    control(ann, "Take control").click()
    control(ben, "Raise your hand").click()
    for told_of in (presenter, ann):
        told_of.page.locator("#status.visible", has_text="Ben would like to have control").wait_for(timeout=TIMEOUT_MS)
    control(ben, "Lower your hand")
    presenter.page.locator("#me").click()
    presenter.page.locator(".people-list li", has_text="Ben").filter(has_text="next").wait_for(timeout=TIMEOUT_MS)
    presenter.page.keyboard.press("Escape")
    control(ann, "Release control").click()
    control(ben, "Take control").click()
    control(ben, "Release control")
    presenter.page.locator("#me").click()
    presenter.page.locator(".people-list li", has_text="Ben").filter(has_text="has control").wait_for(timeout=TIMEOUT_MS)
    assert "next" not in presenter.page.locator(".people-list li", has_text="Ben").inner_text()


def test_who_leaves_gives_control_back(people):
    choose_mode(people["presenter"], "One at a time")
    control(people["ann"], "Take control").click()
    told(people["ben"], "has control")
    people["ann"].close()
    people["ben"].page.locator("#control:enabled", has_text="Take control").wait_for(timeout=TIMEOUT_MS)


def test_control_that_nobody_holds_is_taken_by_touching(people):
    presenter, ann, ben = people["presenter"], people["ann"], people["ben"]
    choose_mode(presenter, "One at a time")
    control(ann, "Take control")
    drags(ann, people.values(), 1)
    control(ann, "Release control")
    told(ben, "has control")


def test_the_presenter_alone_touches_if_it_says_so(people):
    choose_mode(people["presenter"], "Presenter only")
    told(people["ann"], "Presenter only")
    assert_cannot_touch(people["ann"], "Only the presenter")
    drags(people["presenter"], people.values(), 1)


def test_a_touch_ends_with_the_right_to_it(people):
    """The presenter says stop while somebody drags: the cards come to rest without a release."""
    presenter, ann, viewer = people["presenter"], people["ann"], people["viewer"]
    ann.mouse_drag(START, END)
    viewer.see(lambda picture: shift(picture, viewer) > 170, "the drag")
    choose_mode(presenter, "Presenter only")
    told(ann, "Presenter only")
    viewer.see(lambda picture: any(rests_at(viewer, card)(picture) for card in (0, 1)), "cards at rest")
    ann.mouse_up()


def test_new_links_end_the_old_ones(people, server):
    presenter, ann, _, _ = (people[who] for who in People.LINKS)
    before = presenter.page.url
    presenter.page.locator("#share").click()
    renewal = presenter.page.locator(".renewal")
    renewal.get_by_role("button", name="Make new links").click()
    assert "All 3 others here have to leave." in renewal.inner_text()
    renewal.get_by_role("button", name="Cancel").click()
    for who in ("ann", "ben", "viewer"):
        assert people[who].page.locator("#closed").is_hidden()
    for _ in ("asks", "does it"):
        renewal.get_by_role("button", name="Make new links").click()
    for who in ("ann", "ben", "viewer"):
        people[who].page.get_by_role("heading", name="There are new links").wait_for(timeout=TIMEOUT_MS)
        assert people[who].page.locator("#closed .ways > *").all_inner_texts() == ["All scenes"]
    presenter.page.wait_for_function("(before) => location.href !== before", arg=before)
    opened = presenter.page.locator(".link input.open").input_value()
    presenter.page.reload()
    presenter.entered()
    choose_mode(presenter, "One at a time")
    ann.page.goto("about:blank")
    ann.page.goto(opened)
    ann.entered()
    control(ann, "Take control")


def test_the_keyboard_reaches_every_button_and_leaves_the_stage_its_keys(people):
    ann = people["ann"]
    choose_mode(people["presenter"], "One at a time")
    control(ann, "Take control")
    ann.page.locator("#control").focus()
    ann.page.keyboard.press("Enter")
    control(ann, "Release control")
    assert touches(ann) == []
    ann.page.locator("#stage").focus()
    ann.page.keyboard.press("ArrowRight")
    ann.see_at_rest(rests_at(ann, 1), "the second card at rest")


def test_what_one_may_not_do_is_disabled_in_its_place(people):
    """The time's controls of somebody who may only watch stand where they stand for others."""
    places = {}
    for who in ("viewer", "ann"):
        page = people[who].page
        page.locator("#time-bar .play").wait_for(timeout=TIMEOUT_MS)
        controls = page.locator("#time-bar :is(.play, .slider, .time-speed, .live, .record)")
        places[who] = controls.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().x)")
        assert page.locator("#time-bar .play").is_disabled() == (who == "viewer")
        assert page.locator("#time-bar .record").is_enabled()
    assert places["viewer"] == places["ann"] and len(places["ann"]) == 5


def test_how_many_watch_is_never_cut_on_a_phone(open_viewer, server):
    links = private_room(server, "dashboard")
    presenter, *others = [open_viewer(links[link]) for link in ("present", "open", "open", "view")]
    for mode in ("One at a time", "Presenter only"):
        choose_mode(presenter, mode)
        if mode == "One at a time":
            control(others[0], "Take control").click()
            told(others[1], "has control")
        else:
            told(others[0], mode)
        for viewer in [presenter, *others]:
            count = viewer.page.locator("#audience span").first
            for width in (320, 360, 390):
                viewer.resize({"width": width, "height": 700})
                assert count.evaluate("(span) => span.scrollWidth <= span.clientWidth"), count.inner_text()
