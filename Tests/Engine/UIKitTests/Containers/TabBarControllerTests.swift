import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TabBarControllerTests {
    private final class Page: UIViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    private final class Listener: UITabBarControllerDelegate {
        var selected: [UIViewController] = []
        var refused: UIViewController?
        func tabBarController(_ controller: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            viewController !== refused
        }
        func tabBarController(_ controller: UITabBarController, didSelect viewController: UIViewController) {
            selected.append(viewController)
        }
    }

    private let stage = Stage()
    private let listener = Listener()
    private let pages: [Page]
    private let tabs: UITabBarController

    init() {
        let stage = stage
        let pages = stage.perform { (1...4).map { number in Page().titled("Page \(number)") } }
        self.pages = pages
        let tabs = stage.perform {
            let tabs = UITabBarController()
            tabs.viewControllers = pages
            stage.window.rootViewController = tabs
            stage.window.layoutIfNeeded()
            return tabs
        }
        self.tabs = tabs
        tabs.delegate = listener
    }

    private func tap(tab: Int) {
        stage.down(CGFloat(100 * tab + 50), 780)
        stage.up(CGFloat(100 * tab + 50), 780)
        stage.settle()
    }

    /// charliemchapman/parallax-uikit-demo has no other tabs.
    @Test func aChildIsOneMoreTab() {
        let more = stage.perform {
            let more = UITabBarController()
            for page in pages.prefix(2) { more.addChild(page) }
            return more
        }
        #expect(more.viewControllers == Array(pages.prefix(2)))
        #expect(more.selectedViewController === pages[0])
        #expect(more.tabBar.items?.map(\.title) == ["Page 1", "Page 2"])
    }

    /// nsoojin/BookStore-iOS's tab bar controller hands its controllers what they load in `viewDidLoad()`.
    @Test func controllersWithinAreLoadedAfterTheContainerIs() {
        final class Page: UIViewController {
            var deck: String?
            private(set) var deckAtStart: String?
            override func viewDidLoad() { deckAtStart = deck }
        }
        final class Tabs: UITabBarController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let page = Page()
                viewControllers = [UINavigationController(rootViewController: page)]
                page.deck = "cards"
            }
        }
        final class Stack: UINavigationController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let page = Page()
                pushViewController(page, animated: false)
                page.deck = "cards"
            }
        }
        stage.perform {
            let tabs = Tabs()
            stage.window.rootViewController = tabs
            let page = (tabs.viewControllers?.first as? UINavigationController)?.topViewController as? Page
            #expect(page?.deckAtStart == "cards" && page?.view.window != nil)
            let stack = Stack()
            stage.window.rootViewController = stack
            #expect(
                (stack.topViewController as? Page)?.deckAtStart == "cards"
                    && stack.topViewController?.view.window != nil)
        }
    }

    /// marcosgriselli/SwipeableTabBarController loads its view in its initialiser, and looks there for the second of what is there.
    @Test func thereAreNoControllersUntilTheyAreSet() {
        let (fresh, emptied) = stage.perform {
            let (fresh, emptied) = (UITabBarController(), UITabBarController())
            emptied.viewControllers = []
            return (fresh, emptied)
        }
        #expect(fresh.viewControllers == nil && emptied.viewControllers == [])
    }

    private final class HighBar: UITabBar {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: super.sizeThatFits(size).width, height: 60)
        }
    }

    /// Cuberto/flashy-tabbar's bar is 60 points high, with a dot below the chosen tab's title.
    @Test func theBarIsAsHighAsItSays() {
        let bar = stage.perform {
            let bar = HighBar(frame: .zero)
            tabs.setBar(bar)
            stage.window.layoutIfNeeded()
            tabs.view.setNeedsLayout()
            stage.window.layoutIfNeeded()
            return bar
        }
        #expect(bar.frame == CGRect(x: 0, y: 740, width: 400, height: 60))
        #expect(stage.perform { pages[0].view.safeAreaInsets.bottom } == 60)
    }

    @Test func theFirstControllerIsShownWithTheBarOverIt() {
        #expect(tabs.selectedViewController === pages[0])
        #expect(pages[0].view.bounds.size == CGSize(width: 400, height: 800))
        #expect(stage.perform { pages[0].view.safeAreaInsets.bottom } == 49)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 751, width: 400, height: 49))
        #expect(tabs.tabBar.items?.map(\.title) == ["Page 1", "Page 2", "Page 3", "Page 4"])
        #expect(pages[3].tabBarController === tabs)
    }

    /// eggswift/ESTabBarController's tabs have names for tests, and for those who don't see the titles.
    @Test func assistiveTechnologyIsToldWhatAnItemSaysOfItself() throws {
        let button = try #require(tabs.tabBar.subviews.first { $0.accessibilityLabel == "Page 2" })
        stage.perform {
            pages[1].tabBarItem.accessibilityLabel = "Second"
            pages[1].tabBarItem.accessibilityIdentifier = "tab-2"
            pages[1].tabBarItem.accessibilityHint = "Shows it"
        }
        #expect(button.accessibilityLabel == "Second" && button.accessibilityIdentifier == "tab-2")
        #expect(button.accessibilityHint == "Shows it")
    }

    /// As eggswift/ESTabBarController gives itself its bar.
    @Test func aBarThatIsSetByItsNameTakesTheOthersPlace() throws {
        let (old, bar) = stage.perform { (tabs.tabBar, UITabBar(frame: .zero)) }
        stage.perform { tabs.setValue(bar, forKey: "tabBar") }
        stage.settle()
        #expect(tabs.tabBar === bar && bar.superview === tabs.view && old.superview == nil)
        #expect(bar.frame == CGRect(x: 0, y: 751, width: 400, height: 49))
        tap(tab: 2)
        #expect(tabs.selectedIndex == 2 && bar.selectedItem === pages[2].tabBarItem)
    }

    /// Cuberto/bubble-icon-tabbar and others with tabs of their own find UIKit's by the name of their class.
    @Test func tabsAreFoundByTheNameOfTheirClassAndTakenAway() {
        stage.perform {
            #expect(tabsByName.count == 4)
            for tab in tabsByName { tab.removeFromSuperview() }
            tabs.tabBar.layoutIfNeeded()
            #expect(tabsByName.isEmpty)
        }
    }

    private var tabsByName: [UIView] {
        tabs.tabBar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
    }

    @Test func aTapSelectsATab() {
        tap(tab: 2)
        #expect(tabs.selectedIndex == 2)
        #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        #expect(pages[2].view.window != nil)
        #expect(pages[0].view.superview == nil)
        #expect(pages[0].log == ["will disappear", "did disappear"])
        #expect(pages[2].log == ["will appear", "did appear"])
        #expect(listener.selected.count == 1)
    }

    @Test func aTapThatIsRefusedChangesNothing() {
        listener.refused = pages[1]
        tap(tab: 1)
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
        #expect(listener.selected.isEmpty)
    }

    @Test func indicesThatThereAreNotAreOverlooked() {
        stage.perform { tabs.selectedIndex = 9 }
        #expect(tabs.selectedIndex == 0)
        stage.perform { tabs.viewControllers = [] }
        #expect(tabs.selectedIndex == NSNotFound)
        #expect(tabs.selectedViewController == nil)
    }

    @Test func theSelectedControllerStaysSelectedAmongOthers() {
        stage.perform {
            tabs.selectedIndex = 2
            tabs.viewControllers = [pages[2], pages[3]]
        }
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === pages[2])
        #expect(pages[0].parent == nil)
    }

    @Test func theBarGoesWhileAPushedControllerHidesIt() {
        let pushed = stage.perform { UIViewController() }
        let navigation = stage.perform { UINavigationController(rootViewController: UIViewController()) }
        stage.perform {
            tabs.viewControllers = [navigation, pages[0]]
            tabs.selectedIndex = 0
            stage.window.layoutIfNeeded()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: true)
        }
        stage.settle()
        #expect(tabs.tabBar.frame.minY == 800)
        #expect(stage.perform { pushed.view.safeAreaInsets } == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        stage.perform { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(tabs.tabBar.frame.minY == 751)
    }

    @Test func aNavigationControllerHasItsLowestControllersTab() {
        let root = stage.perform { UIViewController() }
        let navigation = stage.perform { UINavigationController(rootViewController: root) }
        stage.perform { root.tabBarItem = UITabBarItem(title: "Cards", image: nil, tag: 3) }
        #expect(navigation.tabBarItem.tag == 3)
        stage.perform { navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 4) }
        #expect(navigation.tabBarItem.title == "Top Rated")
        #expect(root.tabBarItem.title == "Cards")
    }

    /// As aromajoin/material-showcase-ios has five of them.
    @Test(arguments: 0...11) func aStandardTabShowsASymbolOfItsOwn(number: Int) throws {
        let kind = try #require(UITabBarItem.SystemItem(rawValue: number))
        stage.perform {
            let item = UITabBarItem(tabBarSystemItem: kind, tag: 0)
            #expect(item.image?.isSymbolImage == true && item.title?.isEmpty == false)
            #expect(SymbolOutline(kind.symbol) != nil)
        }
    }

    @Test func aHiddenBarLeavesItsRoom() {
        let bar = tabs.tabBar
        let height = stage.window.bounds.height
        #expect(bar.frame.minY < height)
        stage.perform { tabs.isTabBarHidden = true }
        stage.settle()
        #expect(tabs.isTabBarHidden && bar.frame.minY == height)
        stage.perform { tabs.setTabBarHidden(false, animated: true) }
        stage.settle()
        #expect(bar.frame.minY < height)
    }

    @Test func tabsMakeTheirControllersAndTellThemTheirTitles() {
        let (made, shown) = stage.perform {
            let made = (0..<3).map { number in
                UITab(title: "Tab \(number)", image: nil, identifier: "\(number)") { _ in UIViewController() }
            }
            tabs.tabs = made
            return (made, tabs.viewControllers?.map { $0.tabBarItem.title })
        }
        #expect(shown == ["Tab 0", "Tab 1", "Tab 2"])
        stage.perform { tabs.selectedTab = made[2] }
        #expect(tabs.selectedIndex == 2 && tabs.selectedTab === made[2])
        stage.perform { tabs.viewControllers = pages }
        #expect(tabs.tabs.isEmpty)
    }

    @Test func aSecondTapGoesBackToTheLowestController() {
        let root = stage.perform { UIViewController() }
        let navigation = stage.perform { UINavigationController(rootViewController: root) }
        stage.perform {
            tabs.viewControllers = [navigation, pages[0], pages[1], pages[2]]
            tabs.selectedIndex = 0
            stage.window.layoutIfNeeded()
            navigation.pushViewController(UIViewController(), animated: false)
        }
        stage.settle()
        tap(tab: 0)
        #expect(navigation.topViewController === root)
    }
}

extension UIViewController {
    fileprivate func titled(_ title: String) -> Self {
        self.title = title
        return self
    }
}
