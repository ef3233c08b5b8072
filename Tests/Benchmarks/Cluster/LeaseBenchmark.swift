import Cluster
import ClusterContract
import Foundation
import Logging
import TestNATS

/// What nodes' leases cost, in one process against one NATS server.
///
/// Three nodes hear of others' renewals, so that a node's share is to stay the same however many they are. Beside that: what
/// it would be if all heard of them.
enum LeaseBenchmark {
    /// What a node's lease takes of cores, in thousandths.
    struct Share {
        let nodes: Int
        /// Of the node's own.
        let own: Double
        /// Of the NATS server's.
        let nats: Double
        /// How many nodes held their leases at the end, and how old the oldest one was: the machine carries so many.
        let acting: Int
        let age: Duration
    }

    /// Blocks; not for the main thread.
    static func print(counts: [Int] = [10, 50, 500], seconds: Double = 5) throws {
        for count in counts {
            Swift.print(line(try measure(nodes: count, watchers: nil, seconds: seconds), "three watch"))
        }
        // More would take more than a machine has.
        for count in counts where count <= 50 {
            Swift.print(line(try measure(nodes: count, watchers: count, seconds: seconds), "all watch"))
        }
    }

    private static func line(_ share: Share, _ how: String) -> String {
        let (own, nats) = (rounded(share.own), rounded(share.nats))
        return
            "leases of \(share.nodes) nodes, of which \(how): each takes \(own) thousandths of a core, and \(nats) of NATS' "
            + "cores; \(share.acting) held theirs, the oldest of \(Int(share.age / .milliseconds(1))) ms"
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    private static func measure(nodes count: Int, watchers: Int?, seconds: Double) throws -> Share {
        let nats = try NATSServer()
        let logger = Logger(label: "leases") { _ in SwiftLogNoOpLogHandler() }
        var nodes: [any ClusterMember] = []
        defer { for node in nodes { node.close() } }
        for number in 0..<count {
            var options = ClusterOptions(nats: nats.options("node\(number)"))
            if let watchers { options.watchers = watchers }
            let node = try options.connect(versions: 1...1, logger: logger) { _ in }
            nodes.append(node)
            try node.start()
        }
        // Those that came first watched before others took it over.
        Thread.sleep(forTimeInterval: 3)
        let (own, server) = (processorSeconds(), nats.processorSeconds)
        Thread.sleep(forTimeInterval: seconds)
        let per = seconds * Double(count) / 1000
        return Share(
            nodes: count, own: (processorSeconds() - own) / per, nats: (nats.processorSeconds - server) / per,
            acting: nodes.count(where: \.mayAct), age: nodes.compactMap(\.figures.leaseAge).max() ?? .zero)
    }

    /// The time that all threads of this process have worked: clock_gettime(2).
    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
