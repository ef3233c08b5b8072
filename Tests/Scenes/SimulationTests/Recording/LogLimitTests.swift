import Foundation
import Testing

@testable import Simulation

/// How much a log may hold: what makes a step, or the whole, too long is refused with its line.
@Suite struct LogLimitTests {
    private func check(_ lines: [String], tick: UInt32? = nil) throws {
        try LogOpening.checkLimits(of: try ParsedInput(lines.joined(separator: "\n")), tick: tick)
    }

    private func lines(_ count: Int, _ event: String, tick: UInt32) -> [String] {
        (0..<count).map { _ in "{\"tick\":\(tick),\(event)}" }
    }

    private let key = "\"key\":\"Home\""
    private let changes = ["\"action\":\"jump\"", "\"set\":{\"gap\":3}", "\"text\":\"a\""]

    @Test func aStepHasSoManyEvents() throws {
        let most = LogOpening.eventsPerStep
        try check(lines(most, key, tick: 3) + lines(most, key, tick: 4))
        let fault = #expect(throws: InputScript.Fault.self) {
            try check(lines(most, key, tick: 3) + lines(most + 1, key, tick: 4))
        }
        #expect(fault?.line == 2 * most + 1)
        // What comes before the first step acts in it.
        #expect(throws: InputScript.Fault.self) { try check(lines(most, key, tick: 0) + lines(1, key, tick: 1)) }
    }

    @Test func ofThoseSoManyAreChanges() throws {
        let most = LogOpening.changesPerStep
        for change in changes {
            try check(lines(most, change, tick: 3) + lines(5, key, tick: 3) + lines(most, change, tick: 4))
            let fault = #expect(throws: InputScript.Fault.self) { try check(lines(most + 1, change, tick: 3)) }
            #expect(fault?.line == most + 1)
        }
        let mixed = changes.map { lines(most / 3 + 1, $0, tick: 3) }.flatMap(\.self)
        #expect(throws: InputScript.Fault.self) { try check(mixed) }
    }

    @Test func itTakesAnHourAtMost() throws {
        let last = UInt32(LogOpening.longestLog * 60)
        try check(lines(1, key, tick: last), tick: last)
        #expect(throws: InputScript.Fault.self) { try check(lines(1, key, tick: last + 1)) }
        #expect(throws: (any Error).self) { try check(lines(1, key, tick: 1), tick: last + 1) }
    }
}
