import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct ControlStateTests {
    private let second = Duration.seconds(1)

    private func state(_ mode: ControlMode, holder: UInt32? = nil, at now: MonotonicInstant = .start) -> ControlState {
        var state = ControlState(mode: mode)
        if let holder { try? state.acquire(holder, .participant, at: now) }
        return state
    }

    @Test(
        arguments: [
            (.open, .viewer, false), (.open, .participant, true), (.open, .presenter, true),
            (.presenter, .viewer, false), (.presenter, .participant, false), (.presenter, .presenter, true),
            (.turns, .viewer, false), (.turns, .participant, true), (.turns, .presenter, true),
        ] as [(ControlMode, ViewerRole, Bool)])
    func whoMayBeginToTouch(mode: ControlMode, role: ViewerRole, isAllowed: Bool) {
        var state = state(mode)
        #expect(((try? state.touch(1, role, at: .start)) != nil) == isAllowed)
        #expect(state.mayTouch(1, role) == isAllowed)
        // Only in turns does touching make a holder.
        #expect(state.holder == (mode == .turns && isAllowed ? 1 : nil))
    }

    @Test func inTurnsNobodyTouchesBeforeItTakesControl() {
        for role in ViewerRole.allCases { #expect(!state(.turns).mayTouch(1, role)) }
    }

    @Test(
        arguments: [
            (.viewer, .watchesOnly), (.participant, .held(by: 1)), (.presenter, nil),
        ] as [(ViewerRole, ControlRefusal?)])
    func whoMayTakeControlFromItsHolder(role: ViewerRole, refusal: ControlRefusal?) {
        for touches in [true, false] {
            var state = state(.turns, holder: 1)
            do throws(ControlRefusal) {
                if touches { try state.touch(2, role, at: .start) } else { try state.acquire(2, role, at: .start) }
                #expect(refusal == nil)
            } catch {
                #expect(error == refusal)
            }
            #expect(state.holder == (refusal == nil ? 2 : 1))
            #expect(state.mayTouch(1, .participant) == (refusal != nil))
        }
    }

    @Test(arguments: [ControlMode.open, .presenter])
    func controlIsTakenInTurnsOnly(mode: ControlMode) {
        var state = state(mode)
        #expect(throws: ControlRefusal.notInTurns(mode)) { try state.acquire(1, .presenter, at: .start) }
        #expect(state.holder == nil)
    }

    @Test func controlIsReleasedByItsHolderOnly() {
        var state = state(.turns, holder: 1)
        state.release(2)
        #expect(state.holder == 1)
        state.release(1)
        #expect(state.holder == nil)
        #expect(state.idleDeadline == nil)
    }

    @Test func aHolderThatDoesNothingFor30SecondsLosesControl() throws {
        var state = state(.turns, holder: 1, at: .start + 5 * second)
        state.releaseIfIdle(at: .start + 35 * second - .nanoseconds(1))
        #expect(state.holder == 1)
        try state.touch(1, .participant, at: .start + 34 * second)
        #expect(state.idleDeadline == .start + 64 * second)
        state.releaseIfIdle(at: .start + 63 * second)
        #expect(state.holder == 1)
        state.releaseIfIdle(at: .start + 64 * second)
        #expect(state.holder == nil)
        try state.acquire(2, .participant, at: .start + 64 * second)
        #expect(state.holder == 2)
    }

    @Test(arguments: [ViewerRole.viewer, .participant])
    func onlyPresentersSetTheMode(role: ViewerRole) {
        var state = state(.open)
        #expect(throws: ControlRefusal.presentersOnly) { try state.set(.turns, by: role) }
        #expect(state.mode == .open)
    }

    @Test func anotherModeEndsControlAndTheSameOneDoesNot() throws {
        var state = state(.turns, holder: 1)
        try state.set(.turns, by: .presenter)
        #expect(state.holder == 1)
        try state.set(.open, by: .presenter)
        #expect(state.holder == nil)
        try state.set(.turns, by: .presenter)
        #expect(state.holder == nil)
    }

    @Test func everyReasonSaysWhatWouldBePossible() {
        for refusal: ControlRefusal in [.watchesOnly, .presentersOnly, .held(by: 7), .notInTurns(.open)] {
            #expect(refusal.reason.contains(";"))
        }
        #expect(ControlRefusal.held(by: 7).reason.contains("viewer 7"))
    }
}
