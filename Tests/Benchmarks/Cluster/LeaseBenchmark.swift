import Cluster
import ClusterContract
import Foundation
import Logging
import TestNATS

/// What nodes' leases cost, in one process against one NATS server.
///
/// All nodes hear of each other's renewals, so that a node's share grows with their number: it is measured for as many as a
/// machine carries, and reckoned for more.
enum LeaseBenchmark {
    /// What a node's lease takes of cores, in thousandths.
    struct Share {
        let nodes: Int
        /// Of the node's own.
        let own: Double
        /// Of the NATS server's.
        let nats: Double
    }

    /// Blocks; not for the main thread.
    static func print(counts: [Int] = [10, 25, 50], seconds: Double = 5) throws {
        let shares = try counts.map { try measure(nodes: $0, seconds: seconds) }
        guard let last = shares.last, let first = shares.first else { return }
        for share in shares { Swift.print(line(share, "measured")) }
        // What each further node adds to the share of one.
        let further = Double(last.nodes - first.nodes)
        let (own, nats) = ((last.own - first.own) / further, (last.nats - first.nats) / further)
        let more = 500 - Double(last.nodes)
        Swift.print(line(Share(nodes: 500, own: last.own + own * more, nats: last.nats + nats * more), "reckoned"))
    }

    private static func line(_ share: Share, _ how: String) -> String {
        let (own, nats) = (rounded(share.own), rounded(share.nats))
        return
            "leases of \(share.nodes) nodes, \(how): each takes \(own) thousandths of a core, and \(nats) of NATS' cores"
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private static func measure(nodes count: Int, seconds: Double) throws -> Share {
        let nats = try NATSServer()
        let logger = Logger(label: "leases") { _ in SwiftLogNoOpLogHandler() }
        var nodes: [any ClusterMember] = []
        defer { for node in nodes { node.close() } }
        for number in 0..<count {
            let options = ClusterOptions(nats: nats.options("node\(number)"))
            let node = try options.connect(versions: 1...1, logger: logger) { _ in }
            nodes.append(node)
            try node.start()
        }
        Thread.sleep(forTimeInterval: 1)
        let (own, server) = (processorSeconds(), nats.processorSeconds)
        Thread.sleep(forTimeInterval: seconds)
        let per = seconds * Double(count) / 1000
        return Share(
            nodes: count, own: (processorSeconds() - own) / per, nats: (nats.processorSeconds - server) / per)
    }

    /// The time that all threads of this process have worked: clock_gettime(2).
    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
