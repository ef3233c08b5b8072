import Testing

@testable import PreviewCompiler

/// Methods that Objective-C's run time would exchange, which it does not here.
@Suite struct SwizzledCallTests {
    private func rewritten(_ original: String, _ body: String) -> String {
        PreviewCompilerTests.rewritten(
            """
            func exchange() {
                let (a, b) = (#selector(\(original)), #selector(UINavigationController.own_set(_:)))
                method_exchangeImplementations(method(a), method(b))
            }
            extension UINavigationController {
                @objc func own_set(_ value: Any?) { \(body) }
            }
            """)
    }

    /// stanlyu/UIKit-Demo-App-with-coordinators sets a delegate so.
    @Test func aMethodThatIsExchangedCallsTheOtherOne() {
        #expect(
            rewritten("setter: UINavigationController.delegate", "self.own_set(value)")
                .contains("{ self.delegate = (value) }"))
        #expect(
            rewritten("UINavigationController.show(_:sender:)", "own_set(value)").contains("{ self.show(value) }"))
        #expect(
            rewritten("UINavigationController.add(view:)", "if a { self.own_set(value) }")
                .contains("{ self.add(view: value) }"))
    }

    @Test func whatIsExchangedMayBeAPropertys() {
        let text = rewritten("setter: UINavigationController.delegate", "")
        #expect(text.contains("(Selector({}).named(\"setDelegate:\"), "))
        #expect(!notes("func a() { b(#selector(setter: UINavigationController.delegate)) }").isEmpty)
    }

    @Test func othersCallItAsItIs() {
        let text = rewritten("UINavigationController.show(_:)", "other.own_set(value)")
        #expect(text.contains("{ other.own_set(value) }"))
        let plain = "extension UINavigationController { func own_set(_ value: Any?) { self.own_set(value) } }"
        #expect(PreviewCompilerTests.rewritten(plain) == plain)
    }
}
