import StageModel
import Testing
import WebSocketServer
import Wire

@testable import StageServer

@Suite struct PresenceBoardTests {
    private let second = Duration.seconds(1)

    private func pointer(_ phase: PointerSample.Phase, _ x: Float, pointer: UInt8 = 0) -> ViewerMessage {
        .pointer([.init(pointer: pointer, phase: phase, x: x, y: 0, time: 0)])
    }

    private func cursor(_ viewer: UInt32, _ pointer: UInt8, _ x: Double, isDown: Bool) -> Cursor {
        Cursor(viewer: viewer, pointer: pointer, isDown: isDown, position: FixedPair(x, 0))
    }

    @Test func pointersOfAllAreShownInOrder() {
        var board = PresenceBoard()
        #expect(board.due == nil)
        board.record(pointer(.down, 5, pointer: 3), from: 2, isTouching: true, at: .start + second)
        board.record(.hover(.here(x: 7, y: 0)), from: 1, isTouching: true, at: .start + second)
        board.record(pointer(.down, 6, pointer: 1), from: 2, isTouching: true, at: .start + second)
        let cursors = board.update(at: .start + second)
        #expect(
            cursors == [
                cursor(1, 255, 7, isDown: false), cursor(2, 1, 6, isDown: true), cursor(2, 3, 5, isDown: true),
            ])
        #expect(board.update(at: .start + 2 * second) == nil)
    }

    @Test func messagesKeepTwoStepsApart() throws {
        var board = PresenceBoard()
        let clock = TickClock(anchor: .start + .nanoseconds(12_345))
        var updates: [UInt64] = []
        for tick: UInt64 in 1...600 {
            board.record(.hover(.here(x: Float(tick), y: 0)), from: 1, isTouching: true, at: clock.instant(of: tick))
            if board.update(at: clock.instant(of: tick)) != nil { updates.append(tick) }
        }
        #expect(updates.count == 300)
        let due = try #require(board.due)
        #expect(due <= clock.instant(of: 602))
        #expect(board.update(at: clock.instant(of: 602))?.first?.position.x == FixedPoint(600))
    }

    @Test func aStillPointerIsHiddenAfter5SecondsAndComesBackWhenItMoves() {
        var board = PresenceBoard()
        board.record(pointer(.down, 5), from: 1, isTouching: true, at: .start + second)
        _ = board.update(at: .start + second)
        #expect(board.due == .start + 6 * second)
        #expect(board.update(at: .start + 6 * second - .nanoseconds(1)) == nil)
        #expect(board.update(at: .start + 6 * second) == [])
        #expect(board.due == nil)
        board.record(pointer(.move, 6), from: 1, isTouching: true, at: .start + 20 * second)
        #expect(board.update(at: .start + 20 * second) == [cursor(1, 0, 6, isDown: true)])
    }

    @Test(arguments: [PointerSample.Phase.up, .cancel])
    func aLiftedFingerIsGone(phase: PointerSample.Phase) {
        var board = PresenceBoard()
        board.record(pointer(.down, 5), from: 1, isTouching: true, at: .start)
        _ = board.update(at: .start + second)
        board.record(pointer(phase, 5), from: 1, isTouching: true, at: .start + second)
        #expect(board.update(at: .start + 2 * second) == [])
        board.record(pointer(.move, 9), from: 1, isTouching: true, at: .start + second)
        #expect(board.update(at: .start + 3 * second) == nil)
    }

    @Test func aMouseThatIsReleasedHoversAgain() {
        var board = PresenceBoard()
        board.record(.hover(.here(x: 1, y: 0)), from: 1, isTouching: true, at: .start)
        board.record(pointer(.down, 1), from: 1, isTouching: true, at: .start)
        #expect(board.update(at: .start + second) == [cursor(1, 0, 1, isDown: true)])
        board.record(pointer(.move, 2), from: 1, isTouching: true, at: .start + second)
        board.record(pointer(.up, 3), from: 1, isTouching: true, at: .start + second)
        #expect(board.update(at: .start + 2 * second) == [cursor(1, 255, 3, isDown: false)])
        board.record(.hover(.gone), from: 1, isTouching: true, at: .start + 2 * second)
        #expect(board.update(at: .start + 3 * second) == [])
    }

    @Test func whoMayNotTouchPointsOnly() {
        var board = PresenceBoard()
        board.record(pointer(.down, 5), from: 1, isTouching: false, at: .start)
        #expect(board.update(at: .start + second) == [cursor(1, 0, 5, isDown: false)])
    }

    @Test func whatWasCancelledStaysLiftedUntilItGoesDownAgain() {
        var board = PresenceBoard()
        board.record(pointer(.down, 5), from: 1, isTouching: true, at: .start)
        _ = board.update(at: .start + second)
        board.lift(1)
        #expect(board.update(at: .start + 2 * second) == [cursor(1, 0, 5, isDown: false)])
        board.record(pointer(.move, 6), from: 1, isTouching: true, at: .start + 2 * second)
        #expect(board.update(at: .start + 3 * second) == [cursor(1, 0, 6, isDown: false)])
        board.record(pointer(.up, 6), from: 1, isTouching: true, at: .start + 3 * second)
        board.record(pointer(.down, 6), from: 1, isTouching: true, at: .start + 3 * second)
        #expect(board.update(at: .start + 4 * second) == [cursor(1, 0, 6, isDown: true)])
    }

    @Test func aLeaversPointersAreGone() {
        var board = PresenceBoard()
        for viewer: UInt32 in 1...2 {
            board.record(.hover(.here(x: 1, y: 0)), from: viewer, isTouching: true, at: .start)
        }
        _ = board.update(at: .start + second)
        board.remove(1)
        board.remove(3)
        #expect(board.update(at: .start + 2 * second)?.map(\.viewer) == [2])
    }

    @Test func ofMoreThan64TheOnesThatMovedLastAreShown() {
        var board = PresenceBoard()
        for viewer: UInt32 in 1...100 {
            board.record(
                .hover(.here(x: 1, y: 0)), from: viewer, isTouching: true,
                at: .start + second + .nanoseconds(Int(viewer)))
        }
        board.record(.hover(.here(x: 2, y: 0)), from: 5, isTouching: true, at: .start + 2 * second)
        let cursors = board.update(at: .start + 2 * second) ?? []
        #expect(cursors.map(\.viewer) == [5] + (38...100))
        #expect(cursors.encoded().count <= WireFormat.cursorsMessageLimit)
    }
}
