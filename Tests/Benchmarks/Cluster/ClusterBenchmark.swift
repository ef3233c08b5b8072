import Foundation
import TestClient
import TestNATS

/// What a viewer costs whose node relays the room, beside one on the room's owner, and what viewers notice when nodes
/// end.
enum ClusterBenchmark {
    /// Blocks; not for the main thread.
    ///
    /// - Parameter parts: `costs`, `takeover`, `leases` and `restart`; none for all.
    /// - Throws: a failure to start servers, or to connect.
    static func run(_ parts: [String] = []) throws {
        let isChosen = { parts.isEmpty || parts.contains($0) }
        let costs = isChosen("costs") ? try measureCosts() : nil
        if isChosen("takeover") {
            let takeovers = try TakeoverBenchmark.measure(kills: 5)
            print(takeovers.line("from an owner's kill -9 to the next frame, elsewhere", "ms"))
        }
        if isChosen("leases") { try LeaseBenchmark.print() }
        for viewers in isChosen("restart") ? [6, 300] : [] {
            let restart = try RollingRestart.measure(viewers: viewers)
            print("\nthree nodes restarted one after the other, with \(viewers) viewers of a moving room")
            print(restart.elsewhere.line("a node's end: the longest pause of a viewer elsewhere", "ms"))
            print(restart.own.line("of its own viewers, who come back to another node", "ms"))
            print("rooms that the next node had simulated along: \(restart.handovers) of \(restart.owners)")
            print("changes of a parameter, ten a second: \(restart.asked) made, \(restart.lost) of them lost")
        }
        if let costs {
            print("\nby these figures")
            CapacityModel(costs).print()
        }
    }

    private static func measureCosts() throws -> RelayCosts {
        let costs = try RelayCosts.measure(viewers: 200, seconds: 6)
        print("\nmonzo dragged without end on one of two nodes that share it over NATS")
        print(costs.addedDelay.line("added delay of a frame on the relaying node", "ms"))
        print(
            "a room that one viewer watches there: \(text(costs.relayedRoom)) of a core; on its owner \(text(costs.ownRoom))"
        )
        print(
            "a viewer's frame: \(text(costs.relayedFrame)) us on the relaying node, \(text(costs.ownFrame)) us on the owner"
        )
        print("sent to NATS: \(text(costs.bytesPerStep)) bytes a moving step, journal included")
        print("nats-server: \(text(costs.natsMessage)) us a message")
        return costs
    }

    private static func text(_ value: Double) -> String { String((value * 10_000).rounded() / 10_000) }
}

/// A folder with a page, and nodes that serve it.
struct BenchmarkNodes {
    let nats: NATSServer
    private let web: TestFolder

    init() throws {
        nats = try NATSServer()
        web = try TestFolder(["index.html": ""])
    }

    /// Starts a node with place for many viewers.
    func start(port: UInt16 = 0) throws -> (node: RunningCommand, port: UInt16) {
        let node = try RunningCommand([
            "serve", "--web", web.path, "--port", String(port), "--nats", nats.url, "--max-viewers", "5000",
            "--max-connections-per-address", "5000", "--max-new-connections-per-address", "100000", "--log-level",
            "error",
        ])
        return (node, try node.port())
    }

    /// Returns a figure of a node's `/metrics`; 0 if there is none of that name.
    static func figure(_ name: String, _ port: UInt16) throws -> Double {
        let body = String(decoding: try TestHTTP("/metrics", port: port).body, as: UTF8.self)
        let line = body.split(separator: "\n").first { $0.hasPrefix(name + " ") }
        return line.flatMap { Double($0.dropFirst(name.count + 1)) } ?? 0
    }
}
