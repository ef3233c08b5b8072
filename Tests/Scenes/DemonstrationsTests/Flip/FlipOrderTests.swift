import Testing

@testable import Demonstrations

@Suite struct FlipOrderTests {
    private var order = FlipOrder(count: 4)

    @Test mutating func flipsGoThroughTheCardsAndBack() {
        #expect((0..<5).map { _ in order.flipDown() } == [0, 1, 2, 3, nil])
        #expect(order.current == nil)
        #expect(order.previous == 3)
        #expect((0..<5).map { _ in order.flipUp() } == [3, 2, 1, 0, nil])
        #expect(Array(order.queue) == [0, 1, 2, 3])
    }

    @Test mutating func aDeletedCardComesBackToTheFrontWhateverWasFlippedSince() {
        #expect(order.delete() == 0)
        #expect(order.flipDown() == 1)
        #expect(order.undo() == .restored(0))
        #expect(Array(order.queue) == [0, 2, 3])
        #expect(order.previous == 1)
    }

    @Test mutating func anAddedCardIsTakenBackEvenIfItWasFlippedOrMoved() {
        #expect(order.add() == 4)
        #expect(order.add() == 5)
        order.move(5, to: 3)
        #expect(order.flipDown() == 4)
        #expect(order.undo() == .removed(5))
        #expect(order.undo() == .removed(4))
        #expect(order.undo() == nil)
        #expect(Array(order.queue) == [0, 1, 2, 3])
        #expect(order.previous == nil)
    }

    @Test mutating func aNumberIsNotGivenTwice() {
        #expect(order.add() == 4)
        #expect(order.undo() == .removed(4))
        #expect(order.add() == 5)
        order.resize(to: 7)
        #expect(Array(order.queue) == [5, 0, 1, 2, 3, 6, 7])
    }

    @Test mutating func onlyCardsOfTheQueueMoveAndOnlyWithinIt() {
        #expect(order.flipDown() == 0)
        order.move(0, to: 2)
        order.move(2, to: -3)
        order.move(1, to: 99)
        #expect(Array(order.queue) == [2, 3, 1])
        #expect(order.previous == 0)
    }

    @Test mutating func shrinkingTakesFromTheRearAndForgetsWhatCouldBeUndone() {
        #expect(order.delete() == 0)
        #expect(order.flipDown() == 1)
        #expect(order.flipDown() == 2)
        order.resize(to: 1)
        #expect(order.queue.isEmpty)
        #expect(order.previous == 1)
        #expect(order.undo() == nil)
    }

    @Test mutating func aDeckThatWasFullForAMomentGoesOnFromItsHighestNumber() {
        order.resize(to: FlipOrder.capacity)
        order.resize(to: 1)
        order.resize(to: 4)
        #expect(Array(order.queue) == [0, 1, 2, 3])
        #expect(order.add() == 4)
    }

    @Test mutating func undoHasABound() {
        for _ in 0..<(FlipOrder.memory + 5) { _ = order.add() }
        var undone = 0
        while order.undo() != nil { undone += 1 }
        #expect(undone == FlipOrder.memory)
        #expect(order.count == 9)
    }

    @Test func aFullDeckTakesNoMore() {
        var full = FlipOrder(count: FlipOrder.capacity)
        #expect(full.add() == nil)
        #expect(full.count == FlipOrder.capacity)
    }
}
