import Foundation
import TestClient

/// The costs of a moving room on its owner and on a node that relays it.
struct RelayCosts {
    /// From a frame's arrival at a viewer of the owner until it arrives at one of the relaying node, in milliseconds.
    private(set) var addedDelay = Figures()
    /// What a room with one viewer takes of a core, on its owner and on the relaying node.
    private(set) var ownRoom = 0.0
    private(set) var relayedRoom = 0.0
    /// What each further viewer's frame takes, in microseconds.
    private(set) var ownFrame = 0.0
    private(set) var relayedFrame = 0.0
    /// What the owner sends to NATS in a step, in bytes.
    private(set) var bytesPerStep = 0.0
    /// What a message takes of the NATS server, in microseconds.
    private(set) var natsMessage = 0.0

    /// Blocks; not for the main thread.
    ///
    /// - Parameters:
    ///   - viewers: the number of viewers by which a viewer's cost is told from a room's.
    ///   - seconds: the duration of each measurement.
    /// - Returns: the costs.
    /// - Throws: a failure to start servers, or to connect.
    static func measure(viewers: Int, seconds: Double) throws -> RelayCosts {
        var costs = RelayCosts()
        let nodes = try BenchmarkNodes()
        let (owner, relay) = (try nodes.start(), try nodes.start())
        defer { for node in [owner.node, relay.node] { node.signal(SIGKILL) } }
        // Whose viewer is first owns the room.
        let mover = try Mover(port: owner.port, room: "monzo")
        Thread.detachNewThread { try? mover.move(for: 1000) }
        let near = try BenchmarkViewer(port: owner.port, room: "monzo")
        let far = try BenchmarkViewer(port: relay.port, room: "monzo")
        _ = (near.frame(after: 0), far.frame(after: 0))
        Thread.sleep(forTimeInterval: 2)
        try costs.measureMessages(near, far, nodes, (owner, relay), seconds)
        let own = try costs.frames(owner, nodes, viewers, seconds)
        let relayed = try costs.frames(relay, nodes, viewers, seconds)
        (costs.ownFrame, costs.relayedFrame) = (own - costs.ownRoom, relayed - costs.relayedRoom)
        costs.ownFrame *= 1e6 / 60 / Double(viewers)
        costs.relayedFrame *= 1e6 / 60 / Double(viewers)
        withExtendedLifetime((near, far)) {}
        return costs
    }

    private typealias Node = (node: RunningCommand, port: UInt16)

    private mutating func measureMessages(
        _ near: BenchmarkViewer, _ far: BenchmarkViewer, _ nodes: BenchmarkNodes, _ pair: (owner: Node, relay: Node),
        _ seconds: Double
    ) throws {
        _ = (near.takeFrames(), far.takeFrames())
        let sent = try BenchmarkNodes.figure("zoetrope_cluster_sent_bytes_total", pair.owner.port)
        let work = nodes.nats.processorSeconds
        let before = (try pair.owner.node.processorSeconds(), try pair.relay.node.processorSeconds())
        Thread.sleep(forTimeInterval: seconds)
        ownRoom = (try pair.owner.node.processorSeconds() - before.0) / seconds
        relayedRoom = (try pair.relay.node.processorSeconds() - before.1) / seconds
        let frames = near.takeFrames()
        let bytes = try BenchmarkNodes.figure("zoetrope_cluster_sent_bytes_total", pair.owner.port) - sent
        bytesPerStep = bytes / Double(max(frames.count, 1))
        // A step goes in and out; its journal's entry goes in, and is acknowledged.
        natsMessage = (nodes.nats.processorSeconds - work) * 1e6 / Double(max(frames.count, 1)) / 4
        let arrivals = Dictionary(frames.map { ($0.tick, $0.arrival) }) { first, _ in first }
        for frame in far.takeFrames() {
            guard let first = arrivals[frame.tick] else { continue }
            addedDelay.add((Double(frame.arrival) - Double(first)) / 1e6)
        }
    }

    /// The part of a core that a node takes with some viewers more.
    private func frames(_ node: Node, _ nodes: BenchmarkNodes, _ viewers: Int, _ seconds: Double) throws -> Double {
        let load = try LoadGenerator(port: node.port, path: "/rooms/monzo", count: viewers)
        var before = 0.0
        _ = load.measure(warmUp: 2, seconds: seconds) { before = (try? node.node.processorSeconds()) ?? 0 }
        return (try node.node.processorSeconds() - before) / seconds
    }
}
