import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What bars show of their items, and the looks that are set for all of them.
@MainActor
@Suite struct BarItemTests {
    private let stage = Stage()

    /// A square of black.
    private func square() -> UIImage {
        stage.perform {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
                UIColor.black.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
    }

    /// The colours in which image views below a view show squares.
    private func colors(in view: UIView) -> [CGColor] {
        let image = ((view as? UIImageView)?.layer.contents).flatMap { $0 as? CGImage }
        var own: [CGColor] = []
        if case .list(let list)? = image?.content {
            own = list.operations.compactMap { if case .fill(_, _, let color) = $0 { color } else { nil } }
        }
        return own + view.subviews.flatMap(colors)
    }

    private func labels(in view: UIView) -> [UILabel] {
        [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(labels)
    }

    private func label(_ text: String, in view: UIView) throws -> UILabel {
        try #require(labels(in: view).first { $0.text == text })
    }

    private func bar(_ configure: (UITabBar) -> Void = { _ in }) -> UITabBar {
        let image = square()
        let bar = stage.perform {
            let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 400, height: 49))
            bar.items = [
                UITabBarItem(title: "A", image: image, tag: 0), UITabBarItem(title: "B", image: image, tag: 1),
            ]
            bar.selectedItem = bar.items?[0]
            configure(bar)
            return bar
        }
        stage.add(bar)
        return bar
    }

    /// Ramotion/navigation-stack has a search bar for a title: on iOS it takes the bar's width and has no background of its own.
    @Test func aSearchBarForATitleTakesWhatButtonsLeave() {
        let search = stage.perform { UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
        stage.perform {
            let controller = UIViewController()
            controller.navigationItem.titleView = search
            stage.window.rootViewController = UINavigationController(rootViewController: controller)
        }
        stage.advance()
        let width = stage.window.bounds.width
        #expect(search.frame == CGRect(x: 8, y: 0, width: width - 16, height: 44))
        #expect(search.backgroundColor == .clear)
        let alone = stage.perform { UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 44)) }
        stage.add(alone)
        #expect(alone.backgroundColor == .systemGray6)
    }

    private final class OwnBar: UINavigationBar {}
    private final class OwnStack: UINavigationController {}

    /// uias/Pageboy's example makes a subclass with a bar of a class of its own.
    @Test func aNavigationControllersBarsAreOfItsClasses() {
        stage.perform {
            let stack = OwnStack(navigationBarClass: OwnBar.self, toolbarClass: nil)
            stack.viewControllers = [UIViewController()]
            stack.view.layoutIfNeeded()
            #expect(stack.navigationBar is OwnBar && stack.navigationBar.superview === stack.view)
            #expect(type(of: stack.toolbar!) == UIToolbar.self)
        }
    }

    /// UIBarItem's documentation: an item that has an image shows that instead of its title.
    @Test func aButtonWithAnImageShowsNoTitle() throws {
        let image = square()
        let item = stage.perform {
            let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
            item.title = "Where"
            return item
        }
        stage.add(item.view)
        #expect(!labels(in: item.view).contains { $0.text == "Where" })
        stage.perform { item.image = nil }
        stage.advance()
        #expect(labels(in: item.view).contains { $0.text == "Where" })
    }

    /// UITabBarItem's documentation: images are templates unless they say otherwise, in the tint colour where they are selected.
    @Test func tabsPaintTheirImagesUnlessTheseSayOtherwise() {
        let original = square().withRenderingMode(.alwaysOriginal)
        let bar = bar { bar in
            (bar.tintColor, bar.unselectedItemTintColor) = (.red, .blue)
        }
        #expect(colors(in: bar) == [UIColor.red.cgColor, UIColor.blue.cgColor])
        stage.perform { bar.selectedItem = bar.items?[1] }
        #expect(colors(in: bar) == [UIColor.blue.cgColor, UIColor.red.cgColor])
        stage.perform { bar.items?[0].image = original }
        #expect(colors(in: bar) == [UIColor.black.cgColor, UIColor.red.cgColor])
    }

    @Test func systemButtonsPaintTheirImagesAndOthersDont() {
        let image = square()
        let (system, custom) = stage.perform { (UIButton(type: .system), UIButton(type: .custom)) }
        stage.perform {
            for button in [system, custom] {
                button.tintColor = .green
                button.setImage(image, for: .normal)
            }
        }
        for button in [system, custom] { stage.add(button) }
        #expect(colors(in: system) == [UIColor.green.cgColor] && colors(in: custom) == [UIColor.black.cgColor])
        #expect(system.imageView?.image === image)
    }

    @Test func tabsLookAsTheirBarsAppearanceSays() throws {
        let bar = bar { bar in
            let look = UITabBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .yellow
            look.stackedLayoutAppearance.normal.iconColor = .brown
            look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.cyan]
            look.stackedLayoutAppearance.selected.iconColor = .magenta
            bar.standardAppearance = look
        }
        #expect(bar.backgroundColor == .yellow)
        #expect(colors(in: bar) == [UIColor.magenta.cgColor, UIColor.brown.cgColor])
        let title = try label("B", in: bar)
        #expect(title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .cyan)
    }

    @Test func aBarWithoutAStandardLookHasThatOfTheEdge() {
        let bar = bar { bar in
            let look = UITabBarAppearance()
            look.backgroundColor = .orange
            bar.scrollEdgeAppearance = look
        }
        #expect(bar.backgroundColor == .orange)
        stage.perform {
            let look = UITabBarAppearance()
            look.backgroundColor = .purple
            bar.standardAppearance = look
        }
        #expect(bar.backgroundColor == .purple)
    }

    /// UIAppearance's documentation: what an object has of its own counts more, and a container's more than the class's.
    @Test func itemsTakeOverTheLooksOfTheirClass() throws {
        stage.perform {
            UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
            UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.cyan], for: .normal)
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self])
                .setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .normal)
        }
        let tabs = bar { bar in bar.items?[1].setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal) }
        func color(_ text: String) throws -> UIColor? {
            try label(text, in: tabs).attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
                as? UIColor
        }
        #expect(try color("A") == .brown && color("B") == .green)
        let (bar, tools) = stage.perform { (UINavigationBar(), UIToolbar()) }
        stage.perform {
            let item = UINavigationItem(title: "Cards")
            item.rightBarButtonItem = UIBarButtonItem(title: "Deal", style: .plain, target: nil, action: nil)
            bar.items = [item]
            tools.items = [UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)]
        }
        stage.add(bar)
        stage.add(tools)
        #expect(try label("Deal", in: bar).textColor == .cyan && label("Sort", in: tools).textColor == .orange)
    }

    /// As IQKeyboardManager clears the buttons of its bars.
    @Test func anItemsBackgroundIsThatOfEachStyle() {
        let item = stage.perform { UIBarButtonItem(customView: UIButton()) }
        let picture = stage.perform { UIImage() }
        stage.perform { item.setBackgroundImage(picture, for: .normal, style: .plain, barMetrics: .default) }
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === picture)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === picture)
        #expect(UIControl.State.reserved.isDisjoint(with: [.application, .focused, .selected]))
    }

    @Test func barsTakeOverTheLooksOfTheirClass() {
        stage.perform {
            UINavigationBar.appearance().barTintColor = .red
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
            UITabBar.appearance().unselectedItemTintColor = .green
            let look = UITabBarAppearance()
            look.backgroundColor = .gray
            UITabBar.appearance().standardAppearance = look
            UIToolbar.appearance().setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
        }
        let (bar, tabs, tools) = stage.perform { (UINavigationBar(), UITabBar(), UIToolbar()) }
        for view in [bar, tabs, tools] { stage.add(view) }
        #expect(bar.backgroundColor == .red && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(tabs.unselectedItemTintColor == .green && tabs.backgroundColor == .gray)
        #expect(tools.backgroundColor == nil)
    }

    /// UINavigationItem's documentation of `standardAppearance`: it counts while the item is on top.
    @Test func aBarHasTheLookOfTheItemThatItShows() throws {
        stage.perform {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            let (plain, own) = (UINavigationItem(title: "Decks"), UINavigationItem(title: "Cards"))
            let look = UINavigationBarAppearance()
            look.backgroundColor = .blue
            look.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
            own.standardAppearance = look
            own.rightBarButtonItem = UIBarButtonItem(title: "Deal", style: .done, target: nil, action: nil)
            let standard = bar.backgroundColor
            bar.items = [plain, own]
            #expect(bar.backgroundColor == .blue)
            #expect((try? label("Deal", in: bar).textColor) == .yellow)
            bar.popItem(animated: false)
            #expect(bar.backgroundColor == standard)
        }
    }

    @Test func aCopyOfABarsLookChangesByItself() {
        stage.perform {
            let look = UINavigationBarAppearance()
            look.backgroundColor = .red
            look.titleTextAttributes = [.foregroundColor: UIColor.white]
            let copy: UINavigationBarAppearance = look.copy()
            copy.backgroundColor = .blue
            #expect(look.backgroundColor == .red && copy.backgroundColor == .blue)
            #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        }
    }

    /// UITabBar's documentation: an empty picture leaves the bar clear, and hides the line.
    @Test func emptyPicturesTakeATabBarsBackgroundAndLine() throws {
        let bar = bar()
        let line = try #require(bar.subviews.first { $0.frame.height == 0.5 })
        #expect(bar.backgroundColor != nil && line.backgroundColor != nil)
        stage.perform { (bar.backgroundImage, bar.shadowImage) = (UIImage(), UIImage()) }
        #expect(bar.backgroundColor == nil && line.backgroundColor == nil)
    }

    /// UIButton's documentation of `setAttributedTitle(_:for:)`: it counts more than a title without attributes.
    @Test func buttonsShowTitlesWithTheirAttributes() throws {
        let button = stage.perform {
            let button = UIButton(type: .system)
            button.setTitle("plain", for: .normal)
            let title = NSMutableAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 40)])
            title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
            button.setAttributedTitle(title, for: .normal)
            return button
        }
        stage.add(button)
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.string == "rich" && button.currentAttributedTitle?.string == "rich")
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(button.intrinsicContentSize.height > 40)
        stage.perform { button.setAttributedTitle(nil, for: .normal) }
        #expect(button.titleLabel?.text == "plain")
    }

    @Test func aHiddenItemLeavesItsPlaceToTheNext() {
        let (bar, items) = stage.perform {
            let root = UIViewController()
            let items = ["One", "Two"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
            root.navigationItem.rightBarButtonItems = items
            let navigation = UINavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            return (navigation.navigationBar, items)
        }
        stage.settle()
        let outermost = items[0].view.frame.maxX
        #expect(items[1].view.frame.maxX < outermost)
        stage.perform { items[0].isHidden = true }
        stage.settle()
        #expect(items[0].view.isHidden && items[1].view.frame.maxX == outermost)
        #expect(items[1].view.superview === bar)
    }

    @Test func aSelectedItemStandsOnItsColour() {
        let item = stage.perform {
            let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
            item.tintColor = .systemRed
            item.isSelected = true
            return item
        }
        #expect(item.view.backgroundColor == .systemRed)
        stage.perform { item.isSelected = false }
        #expect(item.view.backgroundColor == nil)
    }
}
