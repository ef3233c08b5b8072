import Foundation
import Logging
import Simulation
import StageModel
import TestClient
import TestSupport
import Testing
import WebSocketServer
import Wire

@testable import StageServer

/// The numbers in README.md and WIRE.md are those that a server has by itself.
@MainActor
@Suite struct StageDocumentTests {
    private let configuration: StageServerConfiguration

    init() throws {
        let folder = try TestFolder(["index.html": ""])
        configuration = StageServerConfiguration(
            host: "", port: 0, files: try StaticFiles(page: folder.path), scenes: [], logger: Logger(label: "test"))
    }

    private func number(_ value: some BinaryInteger) -> String {
        Int(value).formatted(.number.locale(Locale(identifier: "en")))
    }

    private func seconds(_ duration: Duration) -> String { "\(duration.components.seconds)" }

    @Test func theSharesOfTimeAndMemoryInTheReadmeAreTheServers() throws {
        let document = try Document("README.md")
        let options = RoomRegistry.Options(
            idle: .longest, publicIdle: .longest, capabilities: Capabilities(),
            metrics: StageMetrics(Metrics()), logger: Logger(label: "test"))
        let tenths = { (duration: Duration) in "\(Double(duration.wholeNanoseconds / 100_000) / 10)" }
        for sentence in [
            "\(TimeShares.budget.wholeNanoseconds / 1_000_000) of the \(tenths(TimeShares.step + .microseconds(50))) ms of a step",
            "may overrun steps by \(TimeShares.regain * 1000) ms a second while others are there, or once in ten seconds by more",
            "The rooms' histories take \(options.historyBudget >> 20) MB at most together",
            "\(number(configuration.maximumRooms)) private rooms at once, a quarter of them from one address",
            "a public one returns to its start after \(Int(configuration.publicRoomIdle)) |",
            "503 while the simulation has been stuck for two seconds",
            "renewals of a room's links | one every \(seconds(Room.renewalInterval)) seconds |",
        ] {
            #expect(document.says(sentence), "\(sentence)")
        }
        #expect(Liveness.longestDelay == .seconds(2))
        #expect(-TimeShares.deepest / TimeShares.regain == 10)
    }

    @Test func theLimitsOfRequestsInTheReadmeAreTheServers() throws {
        let document = try Document("README.md")
        let paces = PaceControl.strides.map { "\(60 / $0)" }
        let watchers = paces.dropFirst().dropLast().joined(separator: ", ") + " or " + (paces.last ?? "")
        for row in [
            "| QR codes, of all | \(QRCodeMaker.places) wait; a quarter of a core | 503 |",
            "| `/metrics` | made once a second, for the machine itself and `--metrics-reader` | 403 |",
            "are sent several steps in one message, \(watchers) times a second",
        ] {
            #expect(document.says(row), "\(row)")
        }
        #expect(QRCodeMaker.pause(after: .milliseconds(4)) == .milliseconds(12))
        #expect(configuration.metricsInterval == 1)
    }

    @Test func theServerEndsWithinTheSecondThatTheReadmeSays() throws {
        #expect(try Document("README.md").says("close every viewer with 1001, and end the server within a second"))
        #expect(StageServer.stopLimit < .seconds(1))
        #expect(try Document("README.md").says("once its rooms are other nodes', after at most three more"))
        #expect(StageServer.drainLimit == .seconds(3))
        #expect(WebSocketServer<StageService>.closingTime < StageServer.stopLimit)
    }

    @Test func theLimitsOfAStepInTheWiresDocumentAreTheServers() throws {
        let document = try Document("Sources/Server/Wire/WIRE.md")
        for sentence in [
            """
            A stage feels \(StepBudget.touches) pointers that are down at once, \(StepBudget.downs) that go down in a \
            step, \(ViewerInput.movesPerStep) moves of each in a step (of more, the newest), and \(StepBudget.strokes) \
            wheel samples and keys in a step; beyond that downs, wheels and keys have no effect, and of more than \
            \(StepBudget.changes) `set`, `action` and `text` in a step the rest is `refused`
            """,
            """
            A pointer that was still for \(seconds(PresenceBoard.stillLimit)) s, or whose owner was not heard for \
            \(seconds(PresenceBoard.stillLimit)) s, is not in it
            """,
            "once it has been sought for half a second, in its place",
            "\(WireFormat.acknowledgementWindow) such messages beyond",
            "has expired (\(seconds(Roster.identityLifetime)) s after the line broke)",
            "did nothing for \(seconds(ControlState.idleLimit)) s",
            "did within the last second, is sent each step at once",
            "at most \(StageScrolls.viewLimit) scroll views", "at most \(StageScrolls.itemLimit) of [layer,",
            "at most \(SceneDescription.mostImages) names below `/images/`",
            "`text`: at most \(TypedText.limit) code points", "`name`: at most \(WireFormat.nameLimit) code points",
            "`ticks`: -\(WireFormat.historyLimit)...\(WireFormat.historyLimit), not 0",
            "they are simulated (at most \(WireFormat.stepsBeyond) at once)",
            "more than \(WireFormat.requestsPerSecond) control messages, or \(number(WireFormat.samplesPerSecond)) samples",
            "nested at most \(WireFormat.requestDepth) deep",
            "`oldest` is at most \(Int(RecordedSimulation.shownWindow)) s before `newest`",
        ] {
            #expect(document.says(sentence), "\(sentence)")
        }
        #expect(RoomTimeline.leastSearchTicks == UInt32(TickClock.ticksPerSecond) / 2)
        #expect(TouchWatch.afterglow == .seconds(1))
        #expect(NoticeSchedule.interval == .seconds(1) / 10)
        #expect(document.says("`state`, after each change, at most 10 a second"))
        #expect(PresenceBoard.interval > .seconds(1) / 31)
        #expect(document.says("At most 30 a second, only after a change"))
    }

    @Test func theLimitsOfALogInTheWiresDocumentAreTheServers() throws {
        let document = try Document("Sources/Server/Wire/WIRE.md")
        for sentence in [
            """
            A log takes an hour of a stage's time at most, and has at most \(LogOpening.eventsPerStep) events in a \
            step, of which \(LogOpening.changesPerStep) are `set`, `action` and `text`
            """,
            "It begins after tick \(LogOpening.latestStart) at most",
            "A body of at most \(LogWorker.limit / 1024) KiB",
        ] {
            #expect(document.says(sentence), "\(sentence)")
        }
        #expect(LogOpening.longestLog == 3600)
        // What a room writes it must be able to read.
        #expect(StepBudget.changes <= LogOpening.changesPerStep)
        #expect(RecordedSimulation.defaultWindow <= LogOpening.longestLog)
    }
}
