import Foundation
import StageModel
import TestClient

/// What a viewer of a moving stage costs a server, beside a bare loop of send(2) in the same run.
enum FanOutBenchmark {
    private struct Row {
        let microsecondsPerFrame: Double
        let core: Double
        let framesPerSecond: Double
        let messagesPerSecond: Double
        let bytesPerFrame: Double
        let delay: Double

        init(_ outcome: LoadGenerator.Outcome, processor: Double, viewers: Int, seconds: Double) {
            microsecondsPerFrame = processor * 1e6 / Double(max(outcome.frames, 1))
            core = processor / seconds
            framesPerSecond = Double(outcome.frames) / seconds / Double(viewers)
            messagesPerSecond = Double(outcome.messages) / seconds / Double(viewers)
            bytesPerFrame = Double(outcome.bytes) / Double(max(outcome.frames, 1))
            delay = outcome.delays.percentile(0.99)
        }
    }

    /// Blocks; not for the main thread.
    static func run(viewers counts: [Int], seconds: Double) throws {
        print(
            "\nmonzo dragged without end, every viewer acknowledging: the server's processor time per frame that arrived"
        )
        print("| viewers | server | us a frame | core | frames/s | messages/s | bytes a frame | p99 delay, ms |")
        print("|---|---|---|---|---|---|---|---|")
        for count in counts {
            let bare = try bareRow(count, seconds)
            show(count, "send(2)", bare)
            let own = try ownRow(count, seconds)
            show(count, "zoetrope", own)
            print("| \(count) | ratio | \(text(own.microsecondsPerFrame / bare.microsecondsPerFrame)) | | | | | |")
        }
    }

    private static func bareRow(_ count: Int, _ seconds: Double) throws -> Row {
        let server = try RunningCommand(program: "/proc/self/exe", ["bare"])
        defer { server.signal(SIGKILL) }
        let load = try LoadGenerator(port: try server.port(), path: nil, count: count)
        return try measure(load, server, count, seconds)
    }

    private static func ownRow(_ count: Int, _ seconds: Double) throws -> Row {
        let folder = try TestFolder(["web/index.html": ""])
        let server = try RunningCommand([
            "serve", "--web", folder.path + "/web", "--port", "0", "--max-viewers", "\(count + 8)",
            "--max-new-connections-per-address", "100000",
        ])
        defer { server.signal(SIGKILL) }
        let port = try server.port()
        let load = try LoadGenerator(port: port, path: "/rooms/monzo", count: count)
        let mover = try Mover(port: port, room: "monzo")
        Thread.detachNewThread { try? mover.move(for: 4 + seconds) }
        return try measure(load, server, count, seconds)
    }

    private static func measure(
        _ load: LoadGenerator, _ server: RunningCommand, _ count: Int, _ seconds: Double
    ) throws -> Row {
        var before = 0.0
        let outcome = load.measure(warmUp: 2, seconds: seconds) { before = (try? server.processorSeconds()) ?? 0 }
        return Row(outcome, processor: try server.processorSeconds() - before, viewers: count, seconds: seconds)
    }

    private static func show(_ count: Int, _ name: String, _ row: Row) {
        let cells = [
            row.microsecondsPerFrame, row.core, row.framesPerSecond, row.messagesPerSecond, row.bytesPerFrame,
            row.delay,
        ].map(text)
        print("| \(count) | \(name) | \(cells.joined(separator: " | ")) |")
    }

    private static func text(_ value: Double) -> String { String((value * 100).rounded() / 100) }
}
