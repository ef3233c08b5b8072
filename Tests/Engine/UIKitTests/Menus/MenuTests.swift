import Testing

@testable import UIKit

@MainActor
@Suite struct MenuTests {
    private final class Heard { var titles: [String] = [] }

    private let stage = Stage()
    private let heard = Heard()
    private let button: UIButton

    init() {
        button = stage.perform { UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 40)) }
        stage.add(button)
    }

    private func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        let heard = heard
        return UIAction(title: title, attributes: attributes, state: state) { heard.titles.append($0.title) }
    }

    private func show(_ menu: UIMenu) {
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
    }

    private var open: MenuPresenter? { MenuPresenter.current(in: stage.window) }

    private func rows(_ view: UIView? = nil) -> [MenuRow] {
        let view = view ?? stage.window
        return (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap { rows($0) }
    }

    private func tap(_ title: String) throws {
        let row = try #require(rows().first { $0.element.title == title })
        let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        stage.down(place.x, place.y)
        stage.up(place.x, place.y)
        stage.settle()
    }

    private func press() {
        stage.down(80, 120)
        stage.up(80, 120)
        stage.settle()
    }

    @Test func aTouchOpensTheMenuBelowTheButtonAndATapChooses() throws {
        stage.perform { show(UIMenu(title: "", children: [action("Copy"), action("Paste")])) }
        press()
        #expect(rows().map(\.element.title) == ["Copy", "Paste"])
        let first = try #require(rows().first)
        #expect(first.convert(first.bounds, to: nil) == CGRect(x: 20, y: 148, width: 250, height: 44))
        try tap("Paste")
        #expect(heard.titles == ["Paste"])
        #expect(open == nil)
        #expect(rows().isEmpty)
    }

    @Test func aTapBesideItClosesIt() {
        stage.perform { show(UIMenu(children: [action("Copy")])) }
        press()
        stage.down(350, 700)
        stage.up(350, 700)
        stage.settle()
        #expect(open == nil)
        #expect(heard.titles.isEmpty)
    }

    @Test func theFingerThatOpensItCanSlideToAnEntry() {
        stage.perform { show(UIMenu(children: [action("Copy"), action("Paste")])) }
        stage.down(80, 120)
        stage.advance(steps: 20)
        stage.move(100, 210)
        #expect(rows().map(\.isHighlighted) == [false, true])
        stage.up(100, 210)
        stage.settle()
        #expect(heard.titles == ["Paste"])
    }

    @Test func aLongPressOpensItWhereATapDoesSomethingElse() {
        let heard = heard
        stage.perform {
            button.menu = UIMenu(children: [action("Copy")])
            button.addAction(UIAction { _ in heard.titles.append("tap") }, for: .touchUpInside)
        }
        press()
        #expect(heard.titles == ["tap"])
        #expect(open == nil)
        stage.down(80, 120)
        stage.advance(steps: 40)
        #expect(open != nil)
        stage.up(80, 120)
        stage.settle()
        #expect(open != nil)
    }

    @Test func entriesThatAreDisabledOrHiddenCannotBeChosen() throws {
        stage.perform {
            show(
                UIMenu(children: [
                    action("No", attributes: .disabled), action("Never", attributes: .hidden), action("Yes"),
                ]))
        }
        press()
        #expect(rows().map(\.element.title) == ["No", "Yes"])
        try tap("No")
        #expect(heard.titles.isEmpty)
        #expect(open != nil)
    }

    @Test func aMenuInAMenuTakesItsPlaceUnlessItIsInline() throws {
        stage.perform {
            show(
                UIMenu(children: [
                    UIMenu(options: .displayInline, children: [action("Copy"), action("Paste")]),
                    UIMenu(title: "Sort", children: [action("Name"), action("Date")]),
                    UIDeferredMenuElement { $0([self.action("Later")]) },
                ]))
        }
        press()
        #expect(rows().map(\.element.title) == ["Copy", "Paste", "Sort", "Later"])
        try tap("Sort")
        #expect(rows().map(\.element.title) == ["Name", "Date"])
        try tap("Date")
        #expect(heard.titles == ["Date"])
        #expect(open == nil)
    }

    @Test func aButtonShowsWhatItsMenuHasChosen() throws {
        stage.perform {
            button.changesSelectionAsPrimaryAction = true
            show(UIMenu(options: .singleSelection, children: [action("Day"), action("Week", state: .on)]))
        }
        #expect(button.currentTitle == "Week")
        press()
        try tap("Day")
        #expect(button.currentTitle == "Day")
        #expect(button.menu?.selectedElements.map(\.title) == ["Day"])
    }

    @Test func aMenuAtTheBottomOpensUpwards() throws {
        stage.perform {
            button.frame = CGRect(x: 300, y: 740, width: 80, height: 40)
            show(UIMenu(children: [action("Copy"), action("Paste")]))
        }
        stage.down(340, 760)
        stage.up(340, 760)
        stage.settle()
        let last = try #require(rows().last)
        #expect(last.convert(last.bounds, to: nil).maxY == 732)
        #expect(last.convert(last.bounds, to: nil).maxX == 380)
    }
}
