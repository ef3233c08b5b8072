import Foundation
import ObjectiveCRuntime
import Testing

private class Wheel: NSObject {
    func turn(by angle: Double, around axis: (Int, Int)) {}
    func stop() {}
}

final class Roller: NSObject {
    func turn(by angle: Double) {}
}

/// The methods that a class declares itself.
@Suite struct DeclaredMethodsTests {
    private final class Cog: Wheel {
        func turn(_ cog: Cog, with teeth: [Int]) {}
    }

    @Test func classesAreAskedForTheirMethods() {
        #expect(DeclaredMethods.names(of: Roller.self).isSuperset(of: ["turn(by:)"]))
        #expect(!DeclaredMethods.names(of: Roller.self).contains("stop()"))
    }

    @Test func privateClassesHaveMethodsToo() {
        #expect(DeclaredMethods.names(of: Wheel.self).isSuperset(of: ["turn(by:around:)", "stop()"]))
        let names = DeclaredMethods.names(of: Cog.self)
        #expect(names.contains("turn(_:with:)") && !names.contains("stop()"))
    }
}
