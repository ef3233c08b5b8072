import NATS
import TestSupport
import Testing
import WebSocketServer

@testable import Cluster
@testable import StageServer

/// Which rooms a node gives to others, without any server.
@Suite struct RoomBalanceTests {
    private func gaps(_ counts: [Int], of index: Int) -> [String] {
        let names = ["a", "b", "c", "d", "e"]
        return RoomBalance(session: names[index], counts: Dictionary(uniqueKeysWithValues: zip(names, counts))).gaps
    }

    @Test func aNodeGivesWhatItHasAboveTheMeanToThoseBelow() {
        #expect(gaps([0, 30, 30], of: 1) == Array(repeating: "a", count: 10))
        // Two nodes don't fill the same gap.
        #expect(gaps([0, 30, 30], of: 2) == Array(repeating: "a", count: 10))
        #expect(gaps([4, 4, 16], of: 2) == ["a", "a", "a", "a", "b", "b", "b", "b"])
        #expect(gaps([13, 2, 13, 0], of: 0) == Array(repeating: "b", count: 5) + ["d"])
        #expect(gaps([13, 2, 13, 0], of: 2) == Array(repeating: "d", count: 6))
    }

    @Test func aNodeWithMoreIsLevelledIfTheMeanIsNoWholeNumber() {
        #expect(gaps([4, 4, 4, 4, 8], of: 4) == ["a", "b", "c"])
        for index in 0..<4 { #expect(gaps([4, 4, 4, 4, 8], of: index) == []) }
        // First those up to the whole number below the mean, then one more for each.
        #expect(gaps([3, 4, 4, 4, 8], of: 4) == ["a", "a", "b"])
        #expect(gaps([5, 4, 3, 4, 8], of: 4) == ["c", "b", "c"])
        // Two nodes don't fill the same gap.
        #expect(gaps([8, 4, 4, 4, 8], of: 0) == ["b", "c"])
        #expect(gaps([8, 4, 4, 4, 8], of: 4) == ["d", "b"])
    }

    @Test func nothingMovesNearTheMeanNorAmongFewRooms() {
        for counts in [[0, 1, 1], [0, 0, 1], [1, 2, 3], [20, 22, 18], [0, 2]] {
            for index in counts.indices { #expect(gaps(counts, of: index) == [], "\(counts)") }
        }
    }

    private func balance(_ counts: [String: Int]) -> RoomBalance { RoomBalance(session: "a", counts: counts) }
    private let now = MonotonicInstant.start + .seconds(100)

    @Test func aFewRoomsMoveAtOnceThoseFirstThatAreWatchedThere() {
        let rooms = (0..<12).map { number in
            RoomBalance.Candidate(
                name: "room\(number)", since: .start, viewers: number == 3 ? 0 : 2,
                elsewhere: number == 7 ? ["b": 9] : [:])
        }
        let moves = balance(["a": 12, "b": 0]).moves(of: rooms, at: now)
        #expect(moves.map(\.room) == ["room7", "room3", "room0", "room1"] && moves.allSatisfy { $0.session == "b" })
    }

    @Test func aRoomThatHasComeStaysForAMinute() {
        let rooms = (0..<12).map { number in
            RoomBalance.Candidate(name: "room\(number)", since: .start + .seconds(number == 5 ? 40 : 41))
        }
        #expect(balance(["a": 12, "b": 0]).moves(of: rooms, at: now).map(\.room) == ["room5"])
    }

    @Test func aRoomGoesToWhereAllOfItsViewersAreIfThereIsRoom() {
        let rooms = [
            RoomBalance.Candidate(name: "here", since: .start, viewers: 1, elsewhere: ["b": 5]),
            RoomBalance.Candidate(name: "nobody", since: .start),
            RoomBalance.Candidate(name: "there", since: .start, elsewhere: ["b": 1]),
            RoomBalance.Candidate(name: "two", since: .start, elsewhere: ["b": 1, "c": 1]),
        ]
        #expect(balance(["a": 5, "b": 4, "c": 4]).moves(of: rooms, at: now).map(\.room) == ["there"])
        #expect(balance(["a": 4, "b": 4, "c": 4]).moves(of: rooms, at: now).isEmpty, "b would be above the mean")
        #expect(balance(["a": 4, "b": 6, "c": 4]).moves(of: rooms, at: now).isEmpty)
        #expect(balance(["a": 1, "b": 4, "c": 4]).moves(of: rooms, at: now).isEmpty, "it would get others instead")
    }

    /// Fifty minutes in which nodes and rooms come and go, and ten in which they don't.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func anHourOfChurnMovesNoRoomBackAndForthAndEndsLevel(seed: UInt64) {
        var world = BalancedWorld(seed: seed)
        while world.time < .seconds(3000) { world.step(isChurning: true) }
        let churned = world.moves.count
        while world.time < .seconds(3600) { world.step(isChurning: false) }
        #expect(churned > 20)
        // Level, and at rest after a minute and the rounds that it takes.
        let quiet = world.moves.filter { $0.time > .seconds(3000) }
        #expect(quiet.allSatisfy { $0.time < .seconds(3200) })
        let counts = world.counts
        let mean = counts.reduce(0, +) / counts.count
        for count in counts { #expect(abs(count - mean) <= 1 + RoomBalance.slack(of: mean + 1), "\(counts)") }
        var previous: [String: BalancedWorld.Move] = [:]
        for move in world.moves {
            if let last = previous[move.room] {
                #expect(move.time - last.time >= .seconds(60))
                // Whoever gave it away gets it back only if nodes or rooms have come or gone.
                if move.receiver == last.giver { #expect(move.changes > last.changes) }
            }
            previous[move.room] = move
        }
        // What is given away is what the changes had made uneven: each room that moves is one that a node had too many.
        #expect(world.moves.count <= world.unevenness, "\(world.moves.count) moves of \(world.unevenness)")
    }
}

/// Nodes that hear of each other by a bucket, each a little later, and give rooms away as they decide themselves.
private struct BalancedWorld {
    struct Move {
        let time: Duration
        let room: String
        let giver: String
        let receiver: String
        /// How many nodes and rooms had come or gone before.
        let changes: Int
    }

    private struct Write {
        let key: String
        let value: [UInt8]?
        let revision: UInt64
    }

    private struct Node {
        var state: NodeState
        /// What it has not heard of yet.
        var inbox: [(at: Duration, Write)] = []
        /// When it began to simulate its rooms.
        var since: [String: Duration] = [:]
        var due: Duration
    }

    private static let tick = Duration.milliseconds(250)
    private var generator: SplitMix64
    private var nodes: [String: Node] = [:]
    private var bucket: [String: Write] = [:]
    private var revision: UInt64 = 0
    private var number = 0
    private var nextChange = Duration.seconds(70)
    private(set) var time = Duration.zero
    private(set) var moves: [Move] = []
    /// How many nodes and rooms have come or gone.
    private var changes = 0
    /// The rooms that nodes had above the mean after each change, summed up.
    private(set) var unevenness = 0

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        for _ in 0..<5 { begin() }
        for _ in 0..<60 { makeRoom() }
    }

    private var names: [String] { nodes.keys.sorted() }
    private var owners: [String: String] {
        Dictionary(
            uniqueKeysWithValues: bucket.values.compactMap { write in
                guard case .owner(let room)? = ClusterKey(write.key), let value = write.value else { return nil }
                return (room, String(decoding: value, as: UTF8.self))
            })
    }

    /// The number of rooms of each node.
    var counts: [Int] {
        let owners = owners.values
        return names.map { name in owners.count { $0 == name } }
    }

    private mutating func write(_ key: ClusterKey, _ value: [UInt8]?) {
        revision += 1
        let write = Write(key: key.text, value: value, revision: revision)
        bucket[key.text] = write
        for name in names {
            let heard = max(
                time + .milliseconds(Int.random(in: 0...900, using: &generator)), nodes[name]?.inbox.last?.at ?? .zero)
            nodes[name]?.inbox.append((heard, write))
        }
    }

    private mutating func begin() {
        number += 1
        let name = "session\(100 + number)"
        let options = ClusterOptions(nats: NATSOptions(servers: ["nats://localhost"], name: name))
        nodes[name] = Node(
            state: NodeState(options, session: name),
            inbox: bucket.values.sorted { $0.revision < $1.revision }.map { (time, $0) },
            due: time + .milliseconds(Int.random(in: 1000...6000, using: &generator)))
        write(.session(name), SessionRecord(.serving, name, version: 1, of: 1...1).bytes)
    }

    private mutating func makeRoom() {
        number += 1
        // Whoever has the balancer's favour; not evenly.
        let owner = names[
            min(Int.random(in: 0..<nodes.count, using: &generator), Int.random(in: 0..<nodes.count, using: &generator))]
        write(.owner(room: "room\(number)"), Array(owner.utf8))
    }

    private mutating func change() {
        changes += 1
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where nodes.count > 2:
            let name = names.randomElement(using: &generator) ?? ""
            nodes[name] = nil
            write(.session(name), SessionRecord(endOf: name).bytes)
            for (room, owner) in owners.sorted(by: { $0.key < $1.key }) where owner == name {
                write(.owner(room: room), Array((names.randomElement(using: &generator) ?? "").utf8))
            }
        case 1 where nodes.count < 8: begin()
        case 2, 3:
            for _ in 0..<Int.random(in: 1...8, using: &generator) { makeRoom() }
        default:
            for room in owners.keys.sorted().shuffled(using: &generator).prefix(
                Int.random(in: 1...8, using: &generator))
            {
                write(.owner(room: room), nil)
            }
        }
        let counts = counts
        let mean = counts.reduce(0, +) / counts.count
        unevenness += counts.reduce(0) { $0 + max($1 - mean, 0) }
    }

    /// Goes on by a quarter of a second.
    mutating func step(isChurning: Bool) {
        time += Self.tick
        if isChurning, time >= nextChange {
            nextChange = time + .seconds(Int.random(in: 5...90, using: &generator))
            change()
        }
        for name in names {
            guard var node = nodes[name] else { continue }
            while let (at, write) = node.inbox.first, at <= time {
                node.inbox.removeFirst()
                _ = node.state.receive(write.value, of: write.key, revision: write.revision, at: time)
            }
            nodes[name] = node
            if time >= node.due { decide(name) }
        }
    }

    private mutating func decide(_ name: String) {
        guard var node = nodes[name] else { return }
        node.due += .seconds(5)
        let own = Set(node.state.rooms(of: name))
        node.since = node.since.filter { own.contains($0.key) }
        for room in own where node.since[room] == nil { node.since[room] = time }
        nodes[name] = node
        let candidates = own.map { RoomBalance.Candidate(name: $0, since: .start + node.since[$0, default: time]) }
        let balance = RoomBalance(session: name, counts: node.state.roomCounts)
        for (room, session) in balance.moves(of: candidates, at: .start + time) {
            // By compare-and-set, as it is done in NATS.
            let key = ClusterKey.owner(room: room)
            guard let fence = node.state.fence(of: room), bucket[key.text]?.revision == fence else { continue }
            moves.append(Move(time: time, room: room, giver: name, receiver: session, changes: changes))
            write(key, Array(session.utf8))
        }
    }
}
