@testable import PastedLayouts
import QuartzCore
import StageTime
import Testing

@testable import UIKit

/// Tasks of code on a stage have their turns in the stage's steps, on its time.
@MainActor
@Suite struct TaskTests {
    private let stage = Stage()
    private let board: TaskBoard

    init() {
        StageTasks.install()
        let stage = stage
        stage.advance(steps: 60)
        board = stage.perform { TaskBoard(frame: stage.window.bounds) }
        stage.add(board)
    }

    private func log(_ begin: (TaskBoard) -> Void) -> [String] {
        stage.perform { begin(board) }
        stage.settle()
        return board.log
    }

    @Test func tasksBeginInTheOrderInWhichTheyWereMade() {
        #expect(log { $0.order() } == ["now 0", "first 2", "second 2", "third 2"])
    }

    @Test func nothingRunsWhileTheStageStandsStill() async throws {
        stage.perform { board.order() }
        for _ in 0..<20 { await Task.yield() }
        #expect(board.log == ["now 0"])
    }

    @Test func actorsTakeOneAfterTheOther() {
        #expect(log { $0.count() } == ["counted 2 12", "counted 2 12"])
    }

    @Test func childrenSleepAtTheSameTime() {
        #expect(log { $0.group() } == ["child 1 12", "child 2 22", "child 3 32", "sum 3 52"])
    }

    @Test func aStreamsValuesComeWhenTheyAreYielded() {
        #expect(log { $0.stream() } == ["value 1 10", "value 1 20", "value 1 30", "end 30"])
    }

    @Test func aDetachedTaskIsTheStagesToo() {
        #expect(log { $0.detach() } == ["detached 4950 22"])
    }

    @Test func aCancelledSleepEndsAtOnceAndTheStageRests() {
        #expect(log { $0.cancelled() } == ["cancelled 10"])
        #expect(!stage.clock.isBusy)
    }

    @Test func aContinuationGoesOnWhereAnAnimationEnds() {
        #expect(log { $0.animate() } == ["faded 22"])
    }

    @Test func aTaskThatOnlyYieldsDoesNotHoldTheStageUp() {
        stage.perform {
            board.spin()
            board.detach()
        }
        stage.advance(steps: 30)
        // It has all turns of a step, so that another task has its own in the next one.
        #expect(board.log == ["detached 4950 23"])
    }

    @Test func aTaskThatNeverEndsTicksByTheStagesTime() {
        stage.perform { board.tickForEver() }
        stage.advance(steps: 20)
        #expect(board.log == ["tick 2", "tick 12", "tick 22", "tick 32"])
    }

    @Test func whatLoadsFromTheNetworkGetsItsError() {
        #expect(
            Set(log { $0.load() }.map { $0.split(separator: " ").dropLast().joined(separator: " ") })
                == ["offline true", "task true", "contents true"])
    }

    @Test func codeThatIsHandedAClockSleepsOnTheStagesTime() {
        #expect(
            log { $0.sleepByAnyClock() }.map { $0.split(separator: " ").map(String.init) } == [
                ["ContinuousClock", "22"], ["SuspendingClock", "42"], ["SuspendingClock", "62"], ["took", "2", "62"],
            ])
    }

    /// alexShepard84/SpaceX-SwiftUI-Demo logs its requests.
    @Test func aRequestIsDescribedByItsAddress() {
        let request = StageTime.URLRequest(url: URL(string: "https://example.com/a")!)
        #expect(request.description == "https://example.com/a" && request.debugDescription == request.description)
    }

    /// lorenzofiamingo/swiftui-cached-async-image takes them as they are.
    @Test func aDelegateHearsHowATaskWasAnswered() throws {
        final class Listener: NSObject, StageTime.URLSessionTaskDelegate {
            nonisolated(unsafe) var heard: [StageTime.URLSessionTaskMetrics] = []
            func urlSession(
                _ session: StageTime.URLSession, task: StageTime.URLSessionTask,
                didFinishCollecting metrics: StageTime.URLSessionTaskMetrics
            ) { heard.append(metrics) }
        }
        let (file, listener) = (URL(fileURLWithPath: #filePath), Listener())
        stage.perform {
            let task = StageTime.URLSession.shared.dataTask(with: file)
            task.delegate = listener
            task.resume()
        }
        stage.settle()
        let metrics = try #require(listener.heard.first)
        #expect(listener.heard.count == 1 && metrics.redirectCount == 0)
        #expect(metrics.transactionMetrics.map(\.request.url) == [file])
        #expect(metrics.transactionMetrics.first?.response?.url == file)
    }

    /// mrPronin/mvvm-uikit-demo subscribes to what comes with an answer two turns after it has asked.
    @Test func anAnswerTakesMoreThanTwoTurns() {
        let file = URL(fileURLWithPath: #filePath)
        nonisolated(unsafe) var log: [String] = []
        stage.perform {
            let queue = StageTime.DispatchQueue.global()
            StageTime.URLSession.shared.dataTask(with: file) { _, _, _ in queue.async { log.append("answer") } }
                .resume()
            queue.async { queue.async { queue.async { log.append("third turn") } } }
        }
        stage.settle()
        #expect(log == ["third turn", "answer"])
    }

    @Test func aSessionsDelegateHearsOfItsTasks() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)")
        try Data("abc".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let remote = URL(string: "https://example.com/a.png")!
        let offline = URLError.Code.notConnectedToInternet.rawValue
        let cancelled = URLError.Code.cancelled.rawValue
        let downloads = Downloads()
        func log(_ begin: (Downloads) -> Void) -> [String] {
            let count = downloads.log.count
            stage.perform { begin(downloads) }
            stage.settle()
            return Array(downloads.log.dropFirst(count))
        }
        #expect(log { $0.load(file) } == ["1 answer of 3", "1 data of 3", "1 ended 0"])
        #expect(log { $0.load(remote) } == ["2 ended \(offline)"])
        #expect(log { $0.cancel(file) } == ["3 ended \(cancelled)"])
        #expect(log { $0.download(file) } == ["4 3 of 3", "4 file \(file.lastPathComponent)", "4 ended 0"])
        #expect(Set(log { $0.follow(file) }) == ["loaded", "1.0"])
        // By a protocol of the project's, as 46Apples/Coolblue-iOS-Assignment does.
        #expect(log { $0.load(file, by: $0.session) } == ["3 and 3"])
        downloads.disposition = .cancel
        #expect(log { $0.load(file) } == ["6 answer of 3", "6 ended \(cancelled)"])
        let last = log {
            $0.load(remote)
            $0.session.finishTasksAndInvalidate()
        }
        #expect(last == ["7 ended \(offline)", "invalid"])
        #expect(stage.perform { downloads.session.delegate } == nil)
    }

    @Test func anAppAnswersRequestsItself() {
        func log(_ begin: (@escaping (String) -> Void) -> Void) -> [String] {
            var lines: [String] = []
            stage.perform { begin { lines.append($0) } }
            stage.settle()
            return lines
        }
        let (bad, offline) = (URLError.Code.badURL, URLError.Code.notConnectedToInternet)
        #expect(Set(log(OwnAnswers.load)) == ["/a", "\(bad.rawValue)", "/b", "\(offline.rawValue)"])
        #expect(log(OwnAnswers.loadShared) == ["offline", "/c", "offline"])
        #expect(log(OwnAnswers.cancel) == ["true"])
        #expect(log(OwnAnswers.wait) == ["resumed", "again", "one", "two"])
    }

    /// YesidMarin/pokedex-ios asks for one card after the other, and hears of each on the main queue.
    @Test func aQueueWaitsForTheMainOne() {
        var lines: [String] = []
        stage.perform { OwnAnswers.relay { lines.append($0) } }
        stage.settle()
        #expect(lines == ["begun", "one", "two", "done"])
    }

    @Test func whoWaitsHasTheBackgroundWorkDone() {
        #expect(log { $0.block() } == ["a 0", "b 0", "all 0", "signalled 0", "timed out 0", "later 2"])
    }

    @Test func operationsBeginAsTheirQueueAllows() {
        let log = log { $0.operate() }
        #expect(log.prefix(2) == ["waited for 0", "waited 0"])
        #expect(log.dropFirst(2).map { $0.split(separator: " ")[0] } == ["one", "two", "block", "last"])
    }

    @Test func theSameIsDoneEachTime() {
        let first = log { board in
            board.order()
            board.count()
            board.group()
            board.detach()
            board.stream()
            board.operate()
        }
        let again = TaskTests()
        let second = again.log { board in
            board.order()
            board.count()
            board.group()
            board.detach()
            board.stream()
            board.operate()
        }
        #expect(first.count > 15 && first == second)
    }

    @Test func tasksOfTwoStagesKeepToTheirOwn() {
        let other = TaskTests()
        stage.perform { board.detach() }
        other.stage.perform { other.board.order() }
        other.stage.settle()
        #expect(board.log.isEmpty && other.board.log.count == 4)
        stage.settle()
        #expect(board.log == ["detached 4950 22"])
    }

    @Test func otherTasksRunAsBefore() async {
        let value = await Task.detached { await MainActor.run { 5 } }.value
        #expect(value == 5)
    }
}
