import Testing

@testable import UIKit

@MainActor
@Suite struct NavigationChildTests {
    /// ilik-sh/CardFlip adds its controller to a navigation controller by that, which pushes it.
    @Test func aChildIsPushed() {
        let stage = Stage()
        let (first, second) = stage.perform { (UIViewController(), UIViewController()) }
        let navigation = stage.perform {
            let navigation = UINavigationController()
            stage.window.rootViewController = navigation
            navigation.addChild(first)
            navigation.addChild(second)
            return navigation
        }
        #expect(navigation.viewControllers == [first, second])
        #expect(navigation.topViewController === second && second.parent === navigation)
    }
}
