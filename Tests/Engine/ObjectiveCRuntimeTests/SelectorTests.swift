import ObjectiveCRuntime
import Testing

@MainActor
@Suite struct SelectorTests {
    @MainActor
    private final class Target {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func sender(_ value: Int) { calls.append("sender \(value)") }
    }

    @Test func performsAMethodWithOrWithoutItsSender() {
        let target = Target()
        Selector(Target.plain).perform(on: target, with: 3)
        Selector(Target.sender).perform(on: target, with: 3)
        #expect(target.calls == ["plain", "sender 3"])
    }

    @Test func ignoresTargetsAndSendersOfOtherTypes() {
        let target = Target()
        Selector(Target.plain).perform(on: "another", with: nil)
        Selector(Target.sender).perform(on: target, with: "another")
        Selector(Target.sender).perform(on: target, with: nil)
        #expect(target.calls.isEmpty)
    }
}
