import ObjectiveCRuntime
import Testing

@MainActor
@Suite struct SelectorTests {
    @MainActor
    private final class Target {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func sender(_ value: Int) { calls.append("sender \(value)") }
        func event(_ value: Int, event: String) { calls.append("\(event) of \(value)") }
        func result() -> Bool {
            calls.append("result")
            return true
        }
        func resultOf(_ value: Int) -> Bool {
            calls.append("result of \(value)")
            return true
        }
        func many(_ value: Int, with other: Int, at place: Int) -> Int { 0 }
        func anyEvent(_ value: Int, event: String?) { calls.append("\(event ?? "nothing") of \(value)") }
    }

    @Test func selectorsAreTheSameByTheirNames() {
        let (pan, other) = (Selector(Target.plain).named("pan"), Selector(Target.result).named("pan(_:)"))
        #expect(pan == other && other == pan && pan.fullName == nil && other.fullName == "pan(_:)")
        #expect(other != Selector(Target.plain).named("pan(_:with:)") && pan != Selector(Target.plain).named("tap"))
        #expect(Set([pan, other, Selector(Target.plain).named("pan")]).count == 1)
        let unnamed = Selector(Target.plain)
        #expect(Set([unnamed, unnamed, Selector(Target.plain)]).count == 2)
    }

    /// ReactiveX/RxSwift: those of delegates' methods of several parameters are compared alone.
    @Test func aSelectorOfManyParametersDoesNothing() {
        let target = Target()
        let selector = Selector(Target.many(_:with:at:))
        selector.perform(on: target, with: 3)
        #expect(target.calls.isEmpty && selector.isFound(on: target) && !selector.isFound(on: "text"))
    }

    @Test func whoObservesAMethodIsToldBeforeAndAfterIt() {
        let (target, other) = (Target(), Target())
        ObservedMessages.observe("sender", of: target) { arguments in
            target.calls.append("before \(arguments)")
        } after: { arguments in
            target.calls.append("after \(arguments)")
        }
        for one in [target, other] {
            ObservedMessages.send("sender", to: one, [3]) { one.sender(3) }
            ObservedMessages.send("plain", to: one) { one.plain() }
        }
        #expect(
            target.calls == ["before [3]", "sender 3", "after [3]", "plain"] && other.calls == ["sender 3", "plain"])
    }

    @Test func performsAMethodWithOrWithoutItsSender() {
        let target = Target()
        Selector(Target.plain).perform(on: target, with: 3)
        Selector(Target.sender).perform(on: target, with: 3)
        #expect(target.calls == ["plain", "sender 3"])
    }

    /// A tap often has a field become the first responder, or resign, which says whether it has: khawars/KSTokenView and
    /// kizitonwose/CountryPickerView.
    @Test func performsAMethodWhoseResultNobodyAsksFor() {
        let target = Target()
        Selector(Target.result).perform(on: target, with: 3)
        Selector(Target.resultOf(_:)).perform(on: target, with: 3)
        #expect(target.calls == ["result", "result of 3"])
    }

    /// nathangitter/fluid-interfaces: a slider's action takes the event, too.
    @Test func performsAMethodWithItsSenderAndTheEvent() {
        let target = Target()
        Selector(Target.event(_:event:)).perform(on: target, with: 3, for: "touch")
        Selector(Target.anyEvent(_:event:)).perform(on: target, with: 3)
        #expect(target.calls == ["touch of 3", "nothing of 3"])
        Selector(Target.event(_:event:)).perform(on: target, with: 3)
        Selector(Target.event(_:event:)).perform(on: target, with: 3, for: 4)
        #expect(target.calls.count == 2)
    }

    /// oleghnidets/TweeTextField: a display link calls an object that holds its target weakly, and names it.
    @Test func aTargetWithoutTheMethodNamesAnotherOne() {
        final class Proxy: MessageForwarding {
            weak var target: AnyObject?
            func forwardingTarget(for aSelector: Selector) -> Any? { target }
        }
        let (target, proxy, outer) = (Target(), Proxy(), Proxy())
        outer.target = proxy
        let plain = Selector(Target.plain)
        plain.perform(on: outer, with: nil)
        #expect(target.calls.isEmpty && !plain.isFound(on: outer))
        proxy.target = target
        plain.perform(on: outer, with: nil)
        #expect(target.calls == ["plain"] && plain.isFound(on: outer))
        // Two that name each other have no method.
        proxy.target = outer
        plain.perform(on: outer, with: nil)
        #expect(target.calls == ["plain"])
    }

    @Test func ignoresTargetsAndSendersOfOtherTypes() {
        let target = Target()
        Selector(Target.plain).perform(on: "another", with: nil)
        Selector(Target.sender).perform(on: target, with: "another")
        Selector(Target.sender).perform(on: target, with: nil)
        #expect(target.calls.isEmpty)
    }

    @MainActor
    private enum Log {
        static var calls: [String] = []
    }

    @MainActor
    private final class Spinner {
        static func update() { Log.calls.append("update") }
        static func show(_ count: Int) { Log.calls.append("show \(count)") }
    }

    /// kudoleh/iOS-Clean-Architecture-MVVM: a class observes the device's orientation by a method of its own.
    @Test func performsAMethodOfAClass() {
        Log.calls = []
        Selector(Spinner.update).perform(on: Spinner.self, with: 3)
        Selector(Spinner.show).perform(on: Spinner.self, with: 3)
        Selector(Spinner.show).perform(on: Spinner.self, with: "another")
        #expect(Log.calls == ["update", "show 3"])
    }

    /// xornorik/SVPinView and kirualex/KAPinField allow some of what a menu for editing does.
    @Test func selectorsAreComparedByTheirNames() {
        let plain = Selector(Target.plain).named("plain")
        #expect(plain == Selector(Target.plain).named("plain"))
        #expect(plain != Selector(Target.sender).named("sender"))
        let unnamed = Selector(Target.plain)
        let copy = unnamed
        #expect(unnamed == copy && unnamed != Selector(Target.plain) && unnamed != plain)
        let target = Target()
        plain.perform(on: target, with: nil)
        #expect(target.calls == ["plain"])
    }
}
