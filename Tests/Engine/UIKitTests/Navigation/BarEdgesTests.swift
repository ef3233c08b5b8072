import Testing

@testable import UIKit

/// Where views of controllers lie below and beside bars, as the headers of UIViewController say it, and as the tests of
/// layoutBox/PinLayout (PinSafeAreaTests) and robb/Cartography (LayoutSupportSpec) find it on iOS.
@MainActor
@Suite struct BarEdgesTests {
    private let stage = Stage()
    private let page: UIViewController
    private let navigation: UINavigationController

    init() {
        let page = UIViewController()
        self.page = page
        navigation = stage.perform { UINavigationController(rootViewController: page) }
    }

    private func show(_ controller: UIViewController? = nil) {
        stage.perform {
            stage.window.rootViewController = controller ?? navigation
            stage.window.layoutIfNeeded()
        }
    }

    /// The frame of the page's view in the window.
    private var place: CGRect { stage.perform { page.view.convert(page.view.bounds, to: nil) } }

    private func layOut() { stage.perform { stage.window.layoutIfNeeded() } }

    @Test func aTranslucentBarLiesOverTheViewWhoseSafeAreaItTakes() {
        show()
        #expect(place == CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.perform {
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
            page.additionalSafeAreaInsets.top = 6
            #expect(page.view.safeAreaInsets.top == 50 && page.topLayoutGuide.length == 44)
            navigation.isNavigationBarHidden = true
            #expect(page.view.safeAreaInsets.top == 6)
        }
    }

    @Test func anOpaqueBarLiesBesideTheViewUnlessThatExtendsBelowItAnyway() {
        navigation.navigationBar.isTranslucent = false
        show()
        #expect(place == CGRect(x: 0, y: 44, width: 400, height: 756))
        stage.perform { #expect(page.view.safeAreaInsets == .zero) }
        page.extendedLayoutIncludesOpaqueBars = true
        layOut()
        #expect(place == CGRect(x: 0, y: 0, width: 400, height: 800))
        stage.perform { #expect(page.view.safeAreaInsets.top == 44) }
    }

    @Test func aViewThatDoesNotExtendLiesBesideTranslucentBars() {
        page.edgesForExtendedLayout = []
        let tabs = stage.perform { UITabBarController() }
        stage.perform { tabs.viewControllers = [navigation] }
        show(tabs)
        #expect(place == CGRect(x: 0, y: 44, width: 400, height: 707))
        stage.perform { #expect(page.view.safeAreaInsets == .zero) }
        page.edgesForExtendedLayout = .bottom
        layOut()
        stage.perform { navigation.view.setNeedsLayout() }
        layOut()
        #expect(place.minY == 44)
    }

    @Test func aDevicesEdgeAndABarAreCoveredOnce() {
        show()
        stage.perform {
            StageAppearance(device: .phone).apply(to: nil)
            stage.window.layoutIfNeeded()
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
            navigation.isToolbarHidden = false
            #expect(page.view.safeAreaInsets.bottom == 78)
        }
    }

    /// As in Cartography's LayoutSupportSpec: a stack of controllers in a tab bar controller.
    @Test func theGuidesOfAControllerEndAtTheBars() {
        let (top, bottom) = (UIView(), UIView())
        let tabs = stage.perform { UITabBarController() }
        stage.perform {
            tabs.viewControllers = [navigation]
            for view in [top, bottom] {
                view.translatesAutoresizingMaskIntoConstraints = false
                page.view.addSubview(view)
                view.widthAnchor.constraint(equalToConstant: 200).isActive = true
                view.heightAnchor.constraint(equalToConstant: 200).isActive = true
            }
            top.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor).isActive = true
            bottom.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor).isActive = true
        }
        show(tabs)
        stage.perform {
            #expect(page.topLayoutGuide.length == 44 && page.bottomLayoutGuide.length == 49)
            #expect(top.convert(top.bounds, to: nil).minY == 44)
            #expect(bottom.convert(bottom.bounds, to: nil).maxY == 751)
            tabs.tabBar.isHidden = true
            tabs.view.setNeedsLayout()
            stage.window.layoutIfNeeded()
            #expect(page.bottomLayoutGuide.length == 0)
            #expect(bottom.convert(bottom.bounds, to: nil).maxY == 800)
        }
    }

    @Test func contentRestsBelowTheBarAndGoesWithIt() {
        let list = stage.perform { UIScrollView(frame: page.view.bounds) }
        stage.perform {
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 400, height: 2000)
            page.view.addSubview(list)
        }
        show()
        #expect(list.adjustedContentInset.top == 44 && list.contentOffset.y == -44)
        stage.perform { navigation.isNavigationBarHidden = true }
        #expect(list.adjustedContentInset.top == 0 && list.contentOffset.y == 0)
    }

    /// As UIScrollView.h says of the automatic adjustment: whether the content can be scrolled or not, if the view is the
    /// controller's and that is a navigation controller's.
    @Test func contentThatCantBeScrolledRestsBelowTheBarToo() {
        let (first, second) = stage.perform { (UIScrollView(frame: page.view.bounds), UIScrollView()) }
        stage.perform {
            second.frame = page.view.bounds
            for view in [first, second] { page.view.addSubview(view) }
        }
        show()
        #expect(first.adjustedContentInset.top == 44 && first.contentOffset.y == -44)
        #expect(second.adjustedContentInset.top == 0)
    }

    @Test func aPushedViewAndWhatIsBelowItLieBelowTheBar() {
        show()
        let pushed = stage.perform { UIViewController() }
        stage.advance { navigation.pushViewController(pushed, animated: true) }
        stage.settle()
        stage.perform {
            #expect(pushed.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
            #expect(pushed.view.safeAreaInsets.top == 44)
        }
        stage.advance { _ = navigation.popViewController(animated: true) }
        stage.settle()
        #expect(place == CGRect(x: 0, y: 0, width: 400, height: 800))
    }
}
