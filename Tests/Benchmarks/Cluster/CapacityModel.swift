import Foundation

/// What so many viewers in so many rooms take of machines, by measured costs.
///
/// Every viewer is shown each of 60 steps a second of a room that moves without end, which is the most there can be. Costs
/// are taken to be linear, which they were up to 2,500 viewers of a node.
struct CapacityModel {
    // MARK: Costs, measured

    /// What a moving room takes of its owner's core, without viewers.
    var ownRoom: Double
    /// What a moving room takes of a core of a node that relays it, without viewers.
    var relayedRoom: Double
    /// Microseconds of a core for a viewer's frame.
    var frame: Double
    /// Bytes of a step from its owner to NATS, which is what each relaying node gets as well.
    var bytesPerStep: Double
    /// Microseconds of a NATS server's core for a message.
    var natsMessage: Double

    // MARK: The lease protocol

    var renewalsPerSecond = 5.0
    /// How many nodes watch the renewals of all.
    var watchers = 3.0
    /// How often a second each of them tells the others that it is there.
    var newsPerSecond = 5.0
    /// The nodes of a cluster at most, if there are rooms enough for several.
    var nodesPerCluster = 500.0

    // MARK: Machines, assumed

    /// The cores of a node of which one process uses one for rooms and one for sockets.
    var coresPerMachine = 8.0
    /// How much of a core or a line is used at most.
    var load = 0.7
    /// Bits a second of a machine's line.
    var line = 10e9
    /// Bytes of a viewer's frame on the line: its part of the message, and what WebSocket, TCP, IP and Ethernet add.
    var bytesPerFrame = 40.0 + 90

    /// Makes a model of measured costs.
    init(_ costs: RelayCosts) {
        (ownRoom, relayedRoom) = (costs.ownRoom, costs.relayedRoom)
        frame = max(costs.ownFrame, costs.relayedFrame)
        (bytesPerStep, natsMessage) = (costs.bytesPerStep, costs.natsMessage)
    }

    /// What a number of viewers takes.
    struct Demand {
        /// Processes of the server, each of one core for sockets and at most one for rooms.
        var nodes = 0.0
        /// How many nodes a room has viewers on, its owner's included.
        var nodesPerRoom = 0.0
        /// How many clusters the nodes are divided into.
        var clusters = 1.0
        /// What leases take of the NATS servers' cores.
        var leaseCores = 0.0
        /// Cores of all nodes, and of all NATS servers.
        var cores = 0.0
        var natsCores = 0.0
        /// Bits a second to viewers, and out of NATS.
        var viewerLine = 0.0
        var natsLine = 0.0
    }

    /// Returns what viewers take.
    ///
    /// - Parameters:
    ///   - viewers: the number of all viewers.
    ///   - rooms: the number of rooms, of as many viewers each.
    ///   - isSorted: whether the balancer leads viewers of one room to one node as long as that has place.
    /// - Returns: the demand.
    func demand(viewers: Double, rooms: Double, isSorted: Bool) -> Demand {
        var demand = Demand()
        let perRoom = viewers / rooms
        let viewersPerNode = load / (60 * frame / 1e6)
        var nodes = (viewers / viewersPerNode).rounded(.up)
        // Rooms' own work adds nodes, and more nodes relay more rooms: a few turns find the balance.
        for _ in 0..<50 {
            demand.nodesPerRoom =
                isSorted
                ? max((perRoom / viewersPerNode).rounded(.up), 1) : nodes * (1 - pow(1 - 1 / nodes, perRoom))
            let simulated = rooms * (ownRoom + max(demand.nodesPerRoom - 1, 0) * relayedRoom)
            nodes = max((viewers / viewersPerNode).rounded(.up), (simulated / load).rounded(.up))
            demand.cores = viewers * 60 * frame / 1e6 + simulated
        }
        demand.nodes = nodes
        // A step goes in, and out to each relay; its journal's entry goes in and is acknowledged.
        let messages = rooms * 60 * (3 + max(demand.nodesPerRoom - 1, 0))
        // Each renewal goes in, is acknowledged, and goes out to those who watch, and what these tell to all nodes.
        demand.clusters = min((nodes / nodesPerCluster).rounded(.up), rooms)
        let renewals = nodes * (renewalsPerSecond * (2 + watchers) + newsPerSecond * watchers)
        demand.leaseCores = renewals * natsMessage / 1e6
        demand.natsCores = messages * natsMessage / 1e6 + demand.leaseCores
        demand.viewerLine = viewers * 60 * bytesPerFrame * 8
        demand.natsLine = rooms * 60 * max(demand.nodesPerRoom - 1, 0) * bytesPerStep * 8
        return demand
    }

    func print() {
        Swift.print(
            "1,000,000 viewers, 60 frames a second each, machines of \(Int(coresPerMachine)) cores and 10 Gbit/s, used to 70%:"
        )
        Swift.print(
            "| rooms | balanced | processes | cores | machines by cores | machines by line | to viewers, Gbit/s "
                + "| nodes a room | clusters | NATS cores | of these for leases | out of NATS, Gbit/s "
                + "| first to saturate |")
        Swift.print("|---|---|---|---|---|---|---|---|---|---|---|---|---|")
        for (rooms, isSorted) in [(10_000.0, false), (10_000, true), (1, false)] {
            let demand = demand(viewers: 1e6, rooms: rooms, isSorted: isSorted)
            let machines = [
                ("the nodes' cores", demand.cores / coresPerMachine / load),
                ("the nodes' lines", demand.viewerLine / line / load),
            ]
            // One NATS server is one machine; beyond it a cluster of them passes messages on.
            let nats = max(demand.natsCores / coresPerMachine, demand.natsLine / line) / load
            let cells = [
                demand.nodes, demand.cores, machines[0].1, machines[1].1, demand.viewerLine / 1e9, demand.nodesPerRoom,
                demand.clusters, demand.natsCores, demand.leaseCores, demand.natsLine / 1e9,
            ].map { String(($0 * 10).rounded() / 10) }
            let first =
                nats > 1 ? "NATS, if it is one server" : machines[0].1 >= machines[1].1 ? machines[0].0 : machines[1].0
            Swift.print(
                "| \(Int(rooms)) | \(isSorted ? "by room" : "by load") | \(cells.joined(separator: " | ")) | \(first) |"
            )
        }
    }
}
