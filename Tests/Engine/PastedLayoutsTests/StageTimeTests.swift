import Foundation
@testable import PastedLayouts
import QuartzCore
import StageTime
import TestSupport
import Testing

@testable import UIKit

/// Code that waits does so on the stage's time.
@MainActor
@Suite struct StageTimeTests {
    private let stage = Stage()
    private let board: TimedBoard

    init() {
        StageTasks.install()
        let stage = stage
        stage.advance(steps: 60)
        board = stage.perform { TimedBoard(frame: stage.window.bounds) }
        stage.add(board)
    }

    @Test func theShadowsThatThisModuleIsCompiledWithAreThoseThatAreHandedOut() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("../Support/PastedLayouts/\(Shadows.fileName)")
        if Recording.isOn, let changes = try Recording.write(Shadows.source, to: file) { Issue.record("\(changes)") }
        #expect(try String(contentsOf: file, encoding: .utf8) == Shadows.source)
    }

    /// mohit5189/Swift-iOS: Foundation ends a program that asks its `NSData` for what is in a network.
    @Test func theOlderClassesHaveNoNetworkAndTheStagesTime() {
        stage.perform { board.askTheOlderClasses() }
        #expect(
            board.log.map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
                "no data", "no data", "5.0 5.0",
            ])
    }

    @Test func anAnimationThatBeginsInTheNextTurnRunsOnTheStagesClock() {
        stage.perform { board.slideInTheNextTurn() }
        stage.advance()
        #expect(board.log == ["async 2"])
        stage.advance(steps: 15)
        #expect(stage.seen(board.dot).position.x > 20 && stage.seen(board.dot).position.x < 100)
        stage.settle()
        #expect(stage.seen(board.dot).position.x == 105)
        #expect(board.log == ["async 2", "slid true 52"])
    }

    /// Nobody waits for it: what a background queue's work gives to others is due so much later.
    @Test func backgroundWorkThatSleepsTakesTheStagesTime() {
        let start = ContinuousClock.now
        stage.perform { board.sleepInTheBackground() }
        stage.settle()
        #expect(
            board.log.map { $0.split(separator: " ").dropLast().joined(separator: " ") } == [
                "main", "slept 1", "slept 2", "all",
            ])
        let hundredths = board.log.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(zip(hundredths, [2, 102, 202, 302]).allSatisfy { abs($0 - $1) <= 4 }, "\(board.log)")
        #expect(ContinuousClock.now - start < .seconds(1))
    }

    @Test func everyWayToWaitTakesItsTime() {
        stage.perform { board.waitInEveryWay() }
        stage.settle()
        #expect(
            board.log.map { $0.split(separator: " ").first! }
                == ["group", "after", "wall", "performed", "nested", "timer"])
        let hundredths = board.log.compactMap { Int($0.split(separator: " ").last!) }
        // `nested` begins a turn later, and then waits its 0.3 s; `group` takes two turns.
        #expect(
            hundredths[0] <= 4 && hundredths[1] == 20 && (22...24).contains(hundredths[2]) && hundredths[3] == 25
                && (30...34).contains(hundredths[4]) && hundredths[5] == 40)
    }

    @Test func timersTickUntilTheyAreInvalidated() {
        stage.perform { board.tick() }
        stage.settle()
        #expect(board.log == ["tick 10", "tick 20", "tick 30"])
        stage.perform { board.tickByHand() }
        stage.settle()
        #expect(board.log.count == 4 && board.log[3].hasPrefix("by hand"))
    }

    @Test func timersOfQueuesTickOnTheStagesTime() {
        stage.perform { board.tickByASource() }
        stage.settle()
        // The third is due while it is suspended, and comes in the step after that.
        #expect(board.log == ["source 20", "source 30", "source 82", "cancelled 83"])
        stage.perform { board.tickByNobodysSource() }
        stage.settle()
        #expect(board.log.count == 4)
    }

    @Test func aStageThatStandsStillFiresNothing() async throws {
        stage.perform { board.waitInEveryWay() }
        try await ContinuousClock().sleep(for: .milliseconds(50))
        #expect(board.log.isEmpty)
    }

    @Test func notificationsAreHeardOnTheirOwnStageOnly() {
        let other = Stage()
        let stranger = other.perform { TimedBoard(frame: .zero) }
        stage.perform { board.listen() }
        other.perform { stranger.listen() }
        stage.perform { board.post() }
        #expect(board.log == ["heard 1 0", "block 0"] && stranger.log.isEmpty)
        stage.perform {
            board.stopListening()
            board.post()
        }
        #expect(board.log.count == 2)
    }

    @Test func aTaskSleepsOnTheStagesTime() async {
        let task = stage.perform { board.sleep() }
        stage.advance()
        #expect(board.log == ["task 2"])
        stage.advance(steps: 11)
        #expect(board.log == ["task 2"])
        stage.advance()
        #expect(board.log == ["task 2", "slept 22"])
        stage.advance(steps: 6)
        #expect(stage.seen(board.dot).opacity == 0)
        task.cancel()
        _ = await task.value
        #expect(board.log.last == "cancelled 32")
    }
}
