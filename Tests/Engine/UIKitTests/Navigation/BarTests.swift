import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct BarTests {
    private let stage = Stage()

    @Test func imagesWithoutASizeMakeABarClear() {
        stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            #expect(bar.backgroundColor != nil)
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.shadowImage = UIImage()
            #expect(bar.backgroundColor == nil && bar.backgroundImage(for: .default) != nil)
            bar.setBackgroundImage(nil, for: .default)
            #expect(bar.backgroundColor != nil)
        }
    }

    /// By Apple's documentation of `isTranslucent`; gontovnik/DGElasticPullToRefresh's bar is so.
    @Test func anOpaqueBarHasAGroundBehindAnImageWithoutASize() {
        stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.setBackgroundImage(UIImage(), for: .default)
            bar.isTranslucent = false
            #expect(bar.backgroundColor == .white)
            bar.barStyle = .black
            #expect(bar.backgroundColor == .black)
            bar.barTintColor = .red
            #expect(bar.backgroundColor == .red)
            bar.isTranslucent = true
            #expect(bar.backgroundColor == nil)
        }
    }

    /// As the xib of brightec/CustomCollectionViewLayout has it: what is below the bar has the rest.
    @Test func aBarPlacedByConstraintsIsFortyFourPointsHigh() {
        let (view, bar, rest) = stage.perform { (UIView(frame: stage.window.bounds), UINavigationBar(), UIView()) }
        stage.perform {
            for part in [bar, rest] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
                part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
            }
            bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 20).isActive = true
            rest.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
            rest.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        }
        stage.add(view)
        #expect(bar.frame.minY == 20 && bar.frame.height == 44)
        #expect(rest.frame.minY == 64 && rest.frame.maxY == view.bounds.maxY)
    }

    private final class Asked: UINavigationController, UINavigationBarDelegate {
        var allows = true
        var told: [String] = []
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            told.append("+\(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            told.append("-\(item.title ?? "") \(navigationBar.items?.count ?? 0)")
        }
    }

    /// By Apple's documentation of UINavigationBarDelegate, to which marty-suzuki/SAHistoryNavigationViewController's navigation
    /// controller conforms.
    @Test func aNavigationControllerIsAskedAndToldOfTheItemsOfItsBar() {
        let screens = stage.perform { ["a", "b", "c"].map { _ in UIViewController() } }
        for (screen, title) in zip(screens, ["a", "b", "c"]) { screen.title = title }
        let controller = stage.perform { Asked(rootViewController: screens[0]) }
        stage.show(controller)
        stage.perform {
            controller.pushViewController(screens[1], animated: false)
            controller.pushViewController(screens[2], animated: false)
        }
        stage.settle()
        #expect(controller.told == ["+b", "+c"])
        #expect(controller.navigationBar.items?.map(\.title) == ["a", "b", "c"])
        #expect(controller.navigationBar.backItem?.title == "b")
        stage.perform {
            controller.allows = false
            controller.navigationBar.goBack?()
        }
        stage.settle()
        #expect(controller.viewControllers.count == 3)
        stage.perform {
            controller.allows = true
            controller.navigationBar.goBack?()
        }
        stage.settle()
        #expect(controller.viewControllers.count == 2)
        stage.perform { _ = controller.popToRootViewController(animated: false) }
        stage.settle()
        #expect(controller.told == ["+b", "+c", "-c 2", "-b 1"])
    }

    private final class Guard: UINavigationBarDelegate {
        var allows = false
        var told: [String] = []
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { told.append("push") }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { told.append("pop") }
    }

    @Test func aBarOfOnesOwnAsksItsDelegate() {
        stage.perform {
            let (bar, asked) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44)), Guard())
            bar.items = [UINavigationItem(title: "Decks"), UINavigationItem(title: "Cards")]
            bar.delegate = asked
            bar.pushItem(UINavigationItem(title: "Card"), animated: false)
            #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2 && asked.told.isEmpty)
            asked.allows = true
            bar.pushItem(UINavigationItem(title: "Card"), animated: false)
            #expect(bar.popItem(animated: false)?.title == "Card" && asked.told == ["push", "pop"])
        }
    }

    @Test func aBarOfOnesOwnShowsItsLastItemAndGoesBack() {
        stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            bar.items = [UINavigationItem(title: "Decks"), UINavigationItem(title: "Cards")]
            #expect(bar.topItem?.title == "Cards" && bar.backItem?.title == "Decks")
            #expect(bar.popItem(animated: true)?.title == "Cards")
            #expect(bar.topItem?.title == "Decks" && bar.backItem == nil)
        }
    }

    @Test func buttonsThatAControllerSetsAsItLoadsAreAsWideAsTheirTitles() throws {
        final class Controller: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                navigationItem.rightBarButtonItem = editButtonItem
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: nil)
            }
            override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        }
        let controller = stage.perform { Controller(style: .insetGrouped) }
        stage.perform {
            stage.window.rootViewController = UINavigationController(rootViewController: controller)
        }
        stage.advance(steps: 3)
        let button = try #require(controller.editButtonItem.view as? UIButton)
        let label = try #require(button.titleLabel)
        func isWhole() -> Bool {
            label.frame.width >= label.sizeThatFits(stage.window.bounds.size).width
                && button.bounds.contains(label.frame)
        }
        #expect(label.text == "Edit" && isWhole())
        let add = try #require(controller.navigationItem.leftBarButtonItem?.view as? UIButton)
        #expect(add.currentImage != nil && add.currentTitle == nil && add.accessibilityLabel == "Add")
        stage.perform { controller.setEditing(true, animated: true) }
        stage.settle()
        #expect(label.text == "Done" && isWhole())
    }

    /// "The item's title if there's room, a generic 'Back' title, or no title": Apple's documentation of `BackButtonDisplayMode`.
    @Test(
        arguments: [
            ("Cards", "Deck", .default, "‹ Cards"), ("Everything in the shop", "Deck", .default, "‹ Back"),
            ("Cards", "Everything that is in the shop today", .default, "‹ Back"),
            ("Cards", "Deck", .generic, "‹ Back"),
            ("Cards", "Deck", .minimal, "‹ "), ("", "Deck", .default, "‹ Back"),
        ] as [(String, String, UINavigationItem.BackButtonDisplayMode, String)])
    func theWayBackHasTheTitleOfWhatItLeadsTo(
        below: String, above: String, mode: UINavigationItem.BackButtonDisplayMode, shown: String
    ) {
        let navigation = stage.perform {
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = (below, above)
            first.navigationItem.backButtonDisplayMode = mode
            let navigation = UINavigationController(rootViewController: first)
            stage.window.rootViewController = navigation
            navigation.pushViewController(second, animated: false)
            return navigation
        }
        stage.advance()
        let titles = navigation.navigationBar.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
        #expect(titles == [shown])
    }

    @Test func aButtonIsHitBesideItsTextToo() {
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
        let (undo, edit, add) = stage.perform { (item("Undo"), item("Edit"), item("Add")) }
        let bar = stage.perform { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44)) }
        stage.perform {
            let shown = UINavigationItem(title: "Deck")
            shown.leftBarButtonItem = undo
            shown.rightBarButtonItems = [edit, add]
            bar.items = [shown]
            bar.layoutIfNeeded()
        }
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
            stage.perform { bar.hitTest(CGPoint(x: x, y: y), with: nil) }
        }
        #expect(hit(1, 1) === undo.view && hit(399, 43) === edit.view)
        #expect(hit(edit.view.frame.minX - 1, 22) === edit.view && hit(add.view.frame.maxX + 1, 22) === add.view)
        #expect(hit(200, 22) === bar && hit(1, -1) == nil)
        undo.isEnabled = false
        #expect(hit(1, 1) === bar)
    }

    @Test func aTapBesideAToolbarsButtonIsItsOwn() {
        var taps = 0
        let bar = stage.perform { UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44)) }
        bar.items = [UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in taps += 1 })]
        stage.add(bar)
        for x in [2, 390] as [CGFloat] {
            stage.down(x, 102)
            stage.up(x, 102)
        }
        #expect(taps == 1)
    }

    @Test func aToolbarsGapsTakeWhatItsButtonsLeave() {
        stage.perform {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) }
            let buttons = views.map { view in
                let item = UIBarButtonItem(customView: view)
                item.width = 50
                return item
            }
            bar.items = [buttons[0], .flexibleSpace(), buttons[1], .fixedSpace(20)]
            bar.layoutIfNeeded()
            #expect(views[0].frame.minX == 16 && views[0].frame.width == 50)
            #expect(abs(views[1].frame.maxX - 356) < 0.001)
        }
    }

    private final class Tabs: UITabBar {
        override var backgroundColor: UIColor? { didSet { barTintColor = backgroundColor } }
    }

    private final class Titles: UINavigationBar {
        override var backgroundColor: UIColor? { didSet { barTintColor = backgroundColor } }
    }

    private final class Tools: UIToolbar {
        override var backgroundColor: UIColor? { didSet { barTintColor = backgroundColor } }
    }

    /// As Cuberto/bubble-icon-tabbar's bar does.
    @Test func aBarWhoseBackgroundSetsItsTintHasThatColor() {
        stage.perform {
            let (tabs, titles, tools) = (Tabs(frame: .zero), Titles(frame: .zero), Tools(frame: .zero))
            for bar in [tabs, titles, tools] as [UIView] {
                bar.backgroundColor = .red
                #expect(bar.backgroundColor == .red)
            }
            #expect(tabs.barTintColor == .red && titles.barTintColor == .red && tools.barTintColor == .red)
        }
    }
}
