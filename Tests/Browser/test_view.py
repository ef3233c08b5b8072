"""How a viewer has the stage before it."""

import pytest
from playwright.sync_api import expect

from viewer import DESKTOP, PHONE, TIMEOUT

TIMEOUT_MS = TIMEOUT * 1000


@pytest.fixture
def viewer(open_viewer):
    viewer = open_viewer("/monzo", viewport=DESKTOP)
    viewer.entered()
    viewer.section("view").get_by_role("radio", name="Phone").wait_for(state="attached", timeout=TIMEOUT_MS)
    return viewer


def choose(viewer, name):
    # The radio button itself is not to be seen; its face is.
    viewer.section("view").get_by_text(name, exact=True).click()


def backdrop(viewer):
    return viewer.page.locator("#backdrop").bounding_box()


@pytest.mark.parametrize("device", ["Phone", "Tablet"])
def test_a_device_leaves_room_for_its_frame_and_touches_still_meet_the_stage(viewer, device):
    bare = backdrop(viewer)
    choose(viewer, device)
    viewer.page.wait_for_function("(height) => document.getElementById('backdrop').getBoundingClientRect().height < height",
        arg=bare["height"], timeout=TIMEOUT_MS)
    box, canvas = backdrop(viewer), viewer.letterbox
    assert viewer.page.locator(".room").evaluate("(room) => room.scrollTop") == 0
    assert abs(box["x"] - canvas.left) < 1 and abs(box["y"] - canvas.top) < 1
    main = viewer.page.locator("#viewport").bounding_box()
    assert box["y"] - main["y"] >= 12 and main["y"] + main["height"] - box["y"] - box["height"] >= 12
    viewer.page.mouse.move(*canvas.to_window(300, 422))
    viewer.page.mouse.wheel(250, 0)
    viewer.page.locator("#tree").get_by_role("button", name="New home pot").wait_for(timeout=TIMEOUT_MS)
    viewer.page.reload()
    viewer.entered()
    expect(viewer.section("view").get_by_role("radio", name=device)).to_be_checked(timeout=TIMEOUT_MS)


def test_the_theme_is_the_systems_until_another_is_chosen_and_stays_in_all_pages(viewer, server):
    background = "() => getComputedStyle(document.body).backgroundColor"
    light = viewer.page.evaluate(background)
    viewer.page.emulate_media(color_scheme="dark")
    dark = viewer.page.evaluate(background)
    assert dark != light
    choose(viewer, "Light")
    assert viewer.page.evaluate(background) == light
    viewer.page.goto(server.url + "/")
    viewer.page.locator(".scene").first.wait_for(timeout=TIMEOUT_MS)
    assert viewer.page.evaluate(background) == light


def test_a_point_is_a_pixel_in_actual_size(open_viewer):
    viewer = open_viewer("/monzo", viewport={"width": 1600, "height": 1300})
    viewer.entered()
    assert backdrop(viewer)["height"] > 1000
    choose(viewer, "Actual")
    viewer.page.wait_for_function("() => document.getElementById('backdrop').getBoundingClientRect().height === 844",
        timeout=TIMEOUT_MS)
    assert backdrop(viewer)["width"] == 390


def side_by_side(viewer):
    """The form for several stages, opened."""
    details = viewer.section("view").locator(".side-by-side")
    details.locator("summary").click()
    form = details.locator("form")
    form.wait_for(timeout=TIMEOUT_MS)
    return form


def test_another_stage_is_another_room_with_the_same_values(viewer):
    form = viewer.section("view").locator("form.stage-size")
    assert form.locator("select").input_value() == "Phone"
    form.locator("select").select_option("Tablet")
    form.get_by_role("button", name="Swap").click()
    assert form.get_by_label("Width", exact=True).input_value() == "1180"
    before = viewer.page.url
    form.get_by_role("button", name="Open in a new private room").click()
    viewer.page.wait_for_url(lambda url: url != before, timeout=TIMEOUT_MS)
    viewer.entered()
    viewer.page.wait_for_function("""() => {
        const { width, height } = document.getElementById("backdrop").getBoundingClientRect();
        return Math.abs(width / height - 1180 / 820) < 0.01;
    }""", timeout=TIMEOUT_MS)
    assert viewer.complaints == []


def test_a_room_shows_several_sizes_side_by_side(viewer):
    form = side_by_side(viewer)
    form.get_by_label("Phone on its side").uncheck()
    form.get_by_label("One finger moves all").uncheck()
    before = viewer.page.url
    form.get_by_role("button", name="Open these").click()
    viewer.page.wait_for_url(lambda url: url != before, timeout=TIMEOUT_MS)
    viewer.entered()
    # Three stages, 32 points apart and from the edge.
    width, height = 375 + 390 + 820 + 4 * 32, 1180 + 2 * 32
    viewer.page.wait_for_function(f"""() => {{
        const {{ width, height }} = document.getElementById("backdrop").getBoundingClientRect();
        return Math.abs(width / height - {width / height}) < 0.01;
    }}""", timeout=TIMEOUT_MS)
    assert viewer.complaints == []


def test_on_a_phone_the_settings_are_in_reach(open_viewer):
    viewer = open_viewer("/flip", viewport=PHONE, has_touch=True, is_mobile=True)
    viewer.entered()
    choose(viewer, "Tablet")
    viewer.page.wait_for_function("() => document.querySelector('.room').dataset.device === 'tablet'", timeout=TIMEOUT_MS)
    sizes = viewer.page.evaluate("""() => [...document.querySelectorAll("#section-view :is(button, select, input[type=number], label)")]
        .map((each) => each.getBoundingClientRect().height)""")
    assert min(sizes) >= 44


def test_the_stage_and_its_time_can_have_the_whole_screen(viewer):
    viewer.section("view").get_by_role("button", name="Full screen").click()
    viewer.page.wait_for_function("() => document.fullscreenElement?.matches('.room')", timeout=TIMEOUT_MS)
    expect(viewer.page.locator(".bar")).to_be_hidden(timeout=TIMEOUT_MS)
    expect(viewer.page.locator("#panel")).to_be_hidden(timeout=TIMEOUT_MS)
    expect(viewer.page.locator("#time-bar")).to_be_visible(timeout=TIMEOUT_MS)
    viewer.page.evaluate("() => document.exitFullscreen()")
    expect(viewer.page.locator(".bar")).to_be_visible(timeout=TIMEOUT_MS)
    assert viewer.complaints == []


def test_a_browser_that_lends_no_page_its_screen_shows_no_button_for_it(open_viewer):
    viewer = open_viewer("/monzo", viewport=DESKTOP, init_script="Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false });")
    viewer.entered()
    viewer.section("view").get_by_label("Swap width and height").wait_for(timeout=TIMEOUT_MS)
    assert viewer.section("view").get_by_role("button", name="Full screen").count() == 0


@pytest.mark.parametrize("device", ["Phone", "Tablet"])
def test_a_device_covers_nothing_of_the_stage_and_takes_no_touch(viewer, device):
    viewer.settled()
    choose(viewer, device)
    viewer.page.locator(f"#bezels .{device.lower()}").wait_for(timeout=TIMEOUT_MS)
    viewer.page.wait_for_timeout(100)
    viewer.settled()
    def glass():
        """The stage without its corners, which are the frame's."""
        picture = viewer.stage_picture()
        width, height = picture.size
        round = width // 7
        return [picture.crop(box).tobytes() for box in ((round, 0, width - round, height), (0, round, width, height - round))]

    framed = glass()
    bezel = viewer.page.locator("#bezels .bezel")
    assert bezel.evaluate("(bezel) => getComputedStyle(bezel).pointerEvents") == "none"
    assert bezel.bounding_box() == backdrop(viewer)
    viewer.page.locator("#bezels").evaluate("(bezels) => { bezels.style.visibility = 'hidden'; }")
    assert glass() == framed


def test_each_stage_of_a_row_has_a_device_of_its_own_shape(viewer):
    choose(viewer, "Phone")
    form = side_by_side(viewer)
    before = viewer.page.url
    form.get_by_role("button", name="Open these").click()
    viewer.page.wait_for_url(lambda url: url != before, timeout=TIMEOUT_MS)
    viewer.entered()
    viewer.page.wait_for_function("() => document.querySelectorAll('#bezels .bezel').length === 4", timeout=TIMEOUT_MS)
    viewer.settled()
    boxes = viewer.page.evaluate("""() => [...document.querySelectorAll("#bezels .bezel")].map((bezel) => {
        const { left, right, width, height } = bezel.getBoundingClientRect();
        return { left, right, shape: width / height, device: bezel.classList[1] };
    })""")
    assert [box["device"] for box in boxes] == ["phone", "phone", "phone", "tablet"]
    wanted = [375 / 667, 390 / 844, 844 / 390, 820 / 1180]
    assert [box["shape"] for box in boxes] == pytest.approx(wanted, rel=0.01)
    assert all(one["right"] < other["left"] for one, other in zip(boxes, boxes[1:]))
    assert viewer.complaints == []


def test_full_screen_is_left_by_a_tap(open_viewer):
    viewer = open_viewer("/monzo", viewport=DESKTOP, has_touch=True)
    viewer.entered()
    viewer.section("view").get_by_role("button", name="Full screen").tap()
    back = viewer.page.get_by_role("button", name="Leave full screen")
    back.wait_for(timeout=TIMEOUT_MS)
    box = back.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    back.tap()
    viewer.page.wait_for_function("() => document.fullscreenElement === null", timeout=TIMEOUT_MS)
    expect(back).to_be_hidden()


def test_a_phone_has_its_island_where_the_scene_keeps_clear_of_it(open_viewer):
    viewer = open_viewer("/feed", viewport=DESKTOP)
    viewer.entered()
    choose(viewer, "Phone")
    island = viewer.page.locator("#bezels .phone.island")
    island.wait_for(timeout=TIMEOUT_MS)
    viewer.settled()
    # What is first in the feed begins below the island, which ends 48 points from the top.
    header = viewer.page.locator("#tree button[aria-label^=Journeys]")
    header.wait_for(state="attached", timeout=TIMEOUT_MS)
    box = backdrop(viewer)
    assert (header.bounding_box()["y"] - box["y"]) / box["height"] * 844 >= 48
    choose(viewer, "None")
    island.wait_for(state="detached", timeout=TIMEOUT_MS)
    choose(viewer, "Tablet")
    viewer.page.locator("#bezels .tablet").wait_for(timeout=TIMEOUT_MS)
    assert viewer.complaints == []


def test_one_finger_moves_stages_that_have_other_values_until_one_is_kept(open_viewer):
    viewer = open_viewer("/grid", viewport=DESKTOP)
    viewer.settled()
    form = side_by_side(viewer)
    form.get_by_label("Compare").select_option(label="Columns")
    form.get_by_label("Values").fill("2, 4, 1000")
    expect(form.locator("output")).to_contain_text("between 1 and 100", timeout=TIMEOUT_MS)
    expect(form.get_by_role("button", name="Open these")).to_be_disabled(timeout=TIMEOUT_MS)
    form.get_by_label("Values").fill("2, 4")
    form.get_by_label("With each").select_option(label="Sizes")
    for size in ("Small phone", "Phone on its side", "Tablet"):
        form.get_by_label(size, exact=False).first.uncheck()
    form.get_by_label("Large phone").check()
    expect(form.locator("output")).to_have_text("4 stages", timeout=TIMEOUT_MS)
    before = viewer.page.url
    form.get_by_role("button", name="Open these").click()
    viewer.page.wait_for_url(lambda url: url != before, timeout=TIMEOUT_MS)
    viewer.entered()
    viewer.settled()

    def quarters():
        picture = viewer.stage_picture()
        width, height = picture.size
        return [picture.crop((x, y, x + width // 2, y + height // 2)).tobytes() for y in (0, height // 2) for x in (0, width // 2)]

    def painted():
        """The overlay's first quarter, as colours."""
        return viewer.page.evaluate("""() => {
            const overlay = document.querySelector(".overlay");
            const box = document.getElementById("backdrop").getBoundingClientRect();
            const around = overlay.getBoundingClientRect();
            const ratio = overlay.width / around.width;
            const place = [box.left - around.left + box.width * 0.1, box.top - around.top + box.height * 0.1].map((length) => length * ratio);
            const size = [box.width * 0.3, box.height * 0.3].map((length) => length * ratio);
            const copy = document.createElement("canvas");
            Object.assign(copy, { width: size[0], height: size[1] });
            const context = copy.getContext("2d", { willReadFrequently: true });
            context.drawImage(overlay, ...place, ...size, 0, 0, ...size);
            const { data } = context.getImageData(0, 0, ...size);
            const alphas = data.filter((_, index) => index % 4 === 3);
            return { seen: alphas.filter((alpha) => alpha > 0).length / alphas.length, full: alphas.filter((alpha) => alpha === 255).length / alphas.length };
        }""")

    # Marks alone would not say how the others look.
    section = viewer.section("overlay")
    section.get_by_role("switch", name="Show the overlay").check()
    for title in section.get_by_role("switch").all()[1:]:
        title.set_checked("Onion" in title.evaluate("(input) => input.parentElement.textContent"))
    viewer.see(lambda _: painted()["seen"] > 0.5 and painted()["full"] < 0.05, "the others through which the first stage is seen")
    swap = section.get_by_role("button", name="Hold to swap")
    swap.focus()
    viewer.page.keyboard.down(" ")
    viewer.see(lambda _: painted()["full"] > 0.5, "the second stage alone")
    viewer.page.keyboard.up(" ")
    viewer.see(lambda _: painted()["full"] < 0.05, "the first stage again")
    section.get_by_role("switch", name="Differences").check()
    expect(section.locator(".overlay-differences li").first).to_contain_text("Stage 2, since step", timeout=TIMEOUT_MS)
    section.get_by_role("switch", name="Show the overlay").uncheck()

    at_rest = quarters()
    box = backdrop(viewer)
    x, y = box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.4
    viewer.page.mouse.move(x, y)
    viewer.page.mouse.down()
    viewer.page.mouse.move(x, y - 60, steps=6)
    viewer.page.mouse.up()
    viewer.settled()
    assert all(before != after for before, after in zip(at_rest, quarters()))
    viewer.page.get_by_role("button", name="Keep columns 4, 430").click()
    viewer.page.wait_for_function("""() => {
        const { width, height } = document.getElementById("backdrop").getBoundingClientRect();
        return Math.abs(width / height - 430 / 932) < 0.01;
    }""", timeout=TIMEOUT_MS)
    expect(viewer.page.get_by_role("button", name="Keep columns")).to_have_count(0, timeout=TIMEOUT_MS)
    expect(viewer.page.get_by_role("slider", name="Columns", exact=True)).to_have_attribute("aria-valuetext", "4", timeout=TIMEOUT_MS)
    assert viewer.complaints == []
