import ClusterContract
import NATS
import TestSupport

@testable import Cluster

/// Many nodes and a bucket on virtual time: some watch it, and what these tell may be lost.
struct NewsWorld {
    private struct Node {
        var state: NodeState
        /// The place of the next write that its watch tells; nil: it watches nothing.
        var next: Int?
        var isDead = false
        var ended: Set<String> = []
    }

    private var nodes: [Node]
    private var writes: [BucketNews.Write] = []
    private var generator: SplitMix64
    private(set) var now = Duration.zero
    /// How many writes watches have told, and how many messages with news have come.
    private(set) var heard = 0
    /// Of a hundred messages with news, how many are lost on the way to each node.
    var losses = 0
    private static let step = Duration.milliseconds(20)

    init(nodes count: Int, seed: UInt64 = 1) {
        generator = SplitMix64(seed: seed)
        nodes = (0..<count).map { index in
            let options = ClusterOptions(nats: NATSOptions(servers: ["nats://localhost"], name: "node\(index)"))
            return Node(state: NodeState(options, session: Self.session(index)))
        }
    }

    static func session(_ index: Int) -> String { String(1000 + index) }

    /// The nodes that watch.
    var watchers: [Int] { nodes.indices.filter { !nodes[$0].isDead && nodes[$0].next != nil } }

    /// The nodes that know that a session has ended.
    func knowing(endOf index: Int) -> [Int] {
        nodes.indices.filter { !nodes[$0].isDead && nodes[$0].ended.contains(Self.session(index)) }
    }

    /// The nodes that know a room's owner.
    func knowing(ownerOf room: String, _ index: Int) -> [Int] {
        nodes.indices.filter {
            guard !nodes[$0].isDead, case .owned(let owner) = nodes[$0].state.standing(of: room) else { return false }
            return owner.session == Self.session(index)
        }
    }

    mutating func kill(_ index: Int) {
        nodes[index].isDead = true
        nodes[index].next = nil
    }

    mutating func write(_ key: String, _ value: String) {
        append(key, Array(value.utf8))
    }

    /// Has a node's watch end, so that it begins another one.
    mutating func loseWatch(of index: Int) {
        nodes[index].next = nil
    }

    mutating func run(for duration: Duration) {
        let end = now + duration
        while now < end {
            now += Self.step
            for index in nodes.indices where !nodes[index].isDead { live(index) }
        }
    }

    private mutating func live(_ index: Int) {
        perform(nodes[index].state.due(at: now), of: index)
        if nodes[index].next == nil, nodes[index].state.mustWatch(at: now) {
            nodes[index].state.beginWatch(at: now)
            nodes[index].next = 0
        }
        while let next = nodes[index].next, next < writes.count {
            nodes[index].next = next + 1
            heard += 1
            let write = writes[next]
            perform(
                nodes[index].state.watched(write.value, of: write.key, revision: write.revision, at: now), of: index)
        }
        guard nodes[index].next != nil else { return }
        if !nodes[index].state.isWatchComplete { nodes[index].state.completeWatch() }
        if nodes[index].state.leaveWatch(at: now) { nodes[index].next = nil }
        if let news = nodes[index].state.takeNews(at: now) { tell(news) }
    }

    private mutating func tell(_ news: BucketNews) {
        for index in nodes.indices where !nodes[index].isDead && Int.random(in: 1...100, using: &generator) > losses {
            heard += 1
            perform(nodes[index].state.hear(news, at: now), of: index)
        }
    }

    private mutating func append(_ key: String, _ value: [UInt8]) {
        writes.append(.init(revision: UInt64(writes.count + 1), key: key, value: value))
    }

    private mutating func set(_ key: String, _ value: [UInt8], ifAt revision: UInt64?) -> UInt64? {
        guard writes.last(where: { $0.key == key })?.revision == revision else { return nil }
        append(key, value)
        return UInt64(writes.count)
    }

    private mutating func perform(_ actions: [NodeState.Action], of index: Int) {
        for action in actions {
            switch action {
            case .ask(.write(let revision), let session, let value):
                let record = SessionRecord(value, "node\(index)", version: 1, of: 1...1)
                let answer = set("node.\(session)", record.bytes, ifAt: revision)
                perform(
                    nodes[index].state.receive(
                        answer.map { .written(revision: $0) } ?? .conflict, sentAt: now, at: now), of: index)
            case .ask(.read, let session, _):
                let last = writes.last { $0.key == "node.\(session)" }
                let isEnded = last?.value.flatMap(SessionRecord.init)?.state == .ended
                perform(
                    nodes[index].state.receive(
                        last.map { .value(isEnded: isEnded, revision: $0.revision) } ?? .missing, sentAt: now, at: now),
                    of: index)
            case .writeEnd(let session, let revision):
                let written = set("node.\(session)", SessionRecord(endOf: "").bytes, ifAt: revision)
                perform(nodes[index].state.wroteEnd(of: session, revision: written, at: now), of: index)
            case .deliver(.ended(let session)): nodes[index].ended.insert(session)
            case .beginSession, .checkStore, .deliver, .log: break
            }
        }
    }
}
