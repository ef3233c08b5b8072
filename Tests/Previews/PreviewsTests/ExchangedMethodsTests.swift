import Previews
import Testing
import UIKit

/// What stands for methods that would be exchanged.
@MainActor
@Suite struct ExchangedMethodsTests {
    @Test func exchangedMethodsAreSaidOnce() {
        let report = EngineMessages.report
        defer { EngineMessages.report = report }
        var said: [String] = []
        EngineMessages.report = { said.append($0) }
        #expect(ExchangedMethods.method != nil)
        #expect(said.isEmpty)
        ExchangedMethods.say()
        ExchangedMethods.say()
        #expect(said.count == 1 && said.first?.contains("swizzling") == true)
    }
}
