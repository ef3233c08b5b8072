import Testing

@testable import PreviewCompiler

/// What Apple's `NSObject` has and Foundation's here has not: Yalantis/GuillotineMenu and romansorochak/ParallaxHeader observe in plain
/// objects, and Ramotion/animated-tab-bar has storyboards wake them.
@Suite struct ObjectOverrideTests {
    private let observe =
        "func observeValue(forKeyPath keyPath: String?, of object: Any?, change: Change?, context: Pointer?) { "

    @Test func anObjectObservesByAProtocol() {
        let call = "super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)"
        #expect(
            rewritten("class Menu: NSObject, Sliding { override \(observe)\(call) } }")
                == "class Menu: NSObject, Sliding, UIKit.ValueObserving { \(observe)() } }")
    }

    @Test func anObjectIsAwokenByAProtocol() {
        #expect(
            rewritten("class Bounce: NSObject { open override func awakeFromNib() { super.awakeFromNib(); go() } }")
                == "class Bounce: NSObject, UIKit.NibAwakening { open func awakeFromNib() { (); go() } }")
    }

    /// oleghnidets/TweeTextField, akkyie/AKPickerView-Swift: such an object stands between a display link or a view and its target.
    @Test(arguments: ["NSObject", "UIScrollView"])
    func anObjectNamesAnotherOneByAProtocol(base: String) {
        #expect(
            rewritten(
                "class Proxy: \(base) { override func forwardingTarget(for aSelector: Selector!) -> Any? "
                    + "{ target ?? super.forwardingTarget(for: aSelector) } }")
                == "class Proxy: \(base), UIKit.MessageForwarding { func forwardingTarget(for aSelector: Selector) -> Any? "
                + "{ target ?? nil } }")
        #expect(
            rewritten(
                "class Proxy: \(base) { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }")
                == "class Proxy: \(base) { func responds(to s: Selector!) -> Bool { true } }")
    }

    @Test func anOverrideBelowItStaysOne() {
        let text = rewritten(
            "class A: NSObject { override func awakeFromNib() {} }; "
                + "class B: A { override func awakeFromNib() { super.awakeFromNib() } }")
        #expect(text.hasSuffix("class B: A { override func awakeFromNib() { super.awakeFromNib() } }"))
    }

    @Test(arguments: ["UIView", "UIViewController", "UICollectionViewFlowLayout", "UITabBarItem"])
    func whatHasTheMethodIsOverriddenAsEver(base: String) {
        let source = "class A: \(base) { override func awakeFromNib() { super.awakeFromNib() } }"
        #expect(rewritten(source) == source)
    }
}
