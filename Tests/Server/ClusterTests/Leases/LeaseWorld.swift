import Cluster
import ClusterContract
import TestSupport

/// Some nodes, a room and a bucket on virtual time: answers and news take random times or are lost, nodes stop, go on and
/// die, their clocks run at different speeds, and the line to the bucket breaks.
struct LeaseWorld {
    /// What a node did to the room, and by which fencing number.
    struct Act: Equatable {
        let time: Duration
        let node: Int
        let fence: UInt64
    }

    private enum Event {
        /// A node looks at what is due.
        case wake(node: Int, life: Int)
        case arrive(Operation, node: Int, life: Int)
        case answer(Operation, Outcome, node: Int, life: Int)
        case news(key: String, Write?, node: Int, life: Int)
        case act(node: Int, life: Int)
        case stop(node: Int)
        case goOn(node: Int)
        case die(node: Int)
        case live(node: Int)
        case cut(node: Int, Bool)
    }

    private enum Operation: Equatable {
        case lease(NodeLease.Request, session: String)
        case end(session: String, revision: UInt64)
        case claim(session: String, after: UInt64?)
    }

    private enum Outcome: Equatable {
        case written(UInt64)
        case conflict
        case value(Write?)
        case unavailable
    }

    private struct Write: Equatable {
        let text: String
        let revision: UInt64
    }

    private struct Node {
        var life = 0
        var isAlive = false
        var isStopped = false
        var isCut = false
        var speed = 1.0
        var session = ""
        var lease: NodeLease
        var census: NodeCensus
        var claims = RoomClaims()
        var isEnding: Set<String> = []
        var isClaiming = false
        /// What came while it was stopped.
        var waiting: [Event] = []
        /// When the last news that is under way arrives: they keep their order.
        var newsUntil = Duration.zero
    }

    private(set) var acts: [Act] = []
    private(set) var now = Duration.zero
    private(set) var faults = 0
    private var generator: SplitMix64
    private var queue = Agenda<Event>()
    private var nodes: [Node]
    private var bucket: [String: Write] = [:]
    private var revision: UInt64 = 0
    private let timing: LeaseTiming
    private let isFaulty: Bool
    private static let room = "room"
    private static let step = Duration.milliseconds(16)

    /// Makes a world of nodes.
    ///
    /// - Parameters:
    ///   - seed: the seed of all random numbers.
    ///   - speeds: the speeds of the nodes' clocks.
    ///   - timing: the durations of the protocol.
    ///   - isFaulty: whether anything goes wrong.
    init(seed: UInt64, speeds: [Double], timing: LeaseTiming = LeaseTiming(), isFaulty: Bool = true) {
        generator = SplitMix64(seed: seed)
        self.timing = timing
        self.isFaulty = isFaulty
        nodes = speeds.map { speed in
            var node = Node(lease: NodeLease(timing), census: NodeCensus(timing))
            node.speed = speed
            return node
        }
        for index in nodes.indices { schedule(.live(node: index), after: .milliseconds(index)) }
    }

    /// Has everything go right from now on.
    mutating func heal() {
        queue.removeAll {
            switch $0 {
            case .stop, .die, .cut: true
            default: false
            }
        }
        for index in nodes.indices {
            schedule(.goOn(node: index), after: .zero)
            schedule(.live(node: index), after: .zero)
            schedule(.cut(node: index, false), after: .zero)
        }
        isHealed = true
    }

    private var isHealed = false

    mutating func run(until end: Duration) {
        while let next = queue.next, next <= end {
            now = next
            handle(queue.removeFirst())
        }
        now = end
    }

    private mutating func schedule(_ event: Event, after delay: Duration) {
        queue.add(event, at: now + delay)
    }

    private mutating func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func happens(_ percent: Int) -> Bool {
        guard isFaulty, !isHealed, random(1...100) <= percent else { return false }
        faults += 1
        return true
    }

    /// Mostly a few milliseconds, sometimes seconds.
    private mutating func delay() -> Duration {
        happens(3) ? .milliseconds(random(100...3000)) : .microseconds(random(200...8000))
    }

    private func clock(_ node: Int) -> Duration { now * nodes[node].speed }

    // MARK: What happens

    private mutating func handle(_ event: Event) {
        switch event {
        case .wake(let node, let life), .act(let node, let life), .answer(_, _, let node, let life),
            .news(_, _, let node, let life):
            guard nodes[node].isAlive, nodes[node].life == life else { return }
            guard !nodes[node].isStopped else { return nodes[node].waiting.append(event) }
        default: break
        }
        switch event {
        case .wake(let node, let life):
            look(node)
            schedule(.wake(node: node, life: life), after: .milliseconds(random(5...20)))
        case .act(let node, let life):
            act(node)
            schedule(.act(node: node, life: life), after: Self.step)
        case .arrive(let operation, let node, let life): arrive(operation, of: node, life)
        case .answer(let operation, let outcome, let node, _): answer(operation, outcome, to: node)
        case .news(let key, let write, let node, _): news(key, write, to: node)
        case .stop(let node): nodes[node].isStopped = true
        case .goOn(let node):
            guard nodes[node].isStopped else { return }
            nodes[node].isStopped = false
            let waiting = nodes[node].waiting
            nodes[node].waiting = []
            for event in waiting { handle(event) }
        case .die(let node): nodes[node].isAlive = false
        case .live(let node): if !nodes[node].isAlive { begin(node) }
        case .cut(let node, let isCut): nodes[node].isCut = isCut
        }
    }

    private mutating func begin(_ index: Int) {
        var node = Node(lease: NodeLease(timing), census: NodeCensus(timing))
        node.life = nodes[index].life + 1
        node.speed = nodes[index].speed
        node.isCut = nodes[index].isCut
        node.isAlive = true
        node.session = "\(index).\(node.life)"
        nodes[index] = node
        for (key, write) in bucket.sorted(by: { $0.value.revision < $1.value.revision }) { tell(index, key, write) }
        tell(index, "", nil)
        schedule(.wake(node: index, life: node.life), after: .zero)
        schedule(.act(node: index, life: node.life), after: .zero)
        misfortunes(index)
    }

    /// What will go wrong with a node.
    private mutating func misfortunes(_ node: Int) {
        if happens(60) {
            schedule(.stop(node: node), after: .milliseconds(random(500...9000)))
            schedule(.goOn(node: node), after: .milliseconds(random(9000...14000)))
        }
        if happens(60) {
            let time = random(500...9000)
            schedule(.cut(node: node, true), after: .milliseconds(time))
            schedule(.cut(node: node, false), after: .milliseconds(time + random(100...5000)))
        }
        if happens(50) {
            let time = random(1000...9000)
            schedule(.die(node: node), after: .milliseconds(time))
            schedule(.live(node: node), after: .milliseconds(time + random(10...3000)))
        }
    }

    // MARK: Nodes

    private mutating func look(_ index: Int) {
        let time = clock(index)
        if nodes[index].lease.isEnded {
            nodes[index].session += "'"
            nodes[index].lease = NodeLease(timing)
        }
        let session = nodes[index].session
        if let request = nodes[index].lease.request(at: time) { ask(.lease(request, session: session), of: index) }
        for overdue in nodes[index].census.overdue(at: time)
        where overdue.session != session && nodes[index].isEnding.insert(overdue.session).inserted {
            ask(.end(session: overdue.session, revision: overdue.revision), of: index)
        }
        guard nodes[index].lease.mayAct(at: time), !nodes[index].isClaiming,
            case .free(let revision) = nodes[index].claims.standing(of: Self.room, nodes[index].census)
        else { return }
        nodes[index].isClaiming = true
        ask(.claim(session: session, after: revision), of: index)
    }

    private mutating func act(_ index: Int) {
        let node = nodes[index]
        guard let owner = node.claims[Self.room], owner.session == node.session, node.lease.mayAct(at: clock(index))
        else { return }
        acts.append(Act(time: now, node: index, fence: owner.fence))
    }

    private mutating func ask(_ operation: Operation, of node: Int) {
        let life = nodes[node].life
        if nodes[node].isCut || happens(2) {
            schedule(.answer(operation, .unavailable, node: node, life: life), after: .milliseconds(500))
        } else {
            schedule(.arrive(operation, node: node, life: life), after: delay())
        }
    }

    private mutating func answer(_ operation: Operation, _ outcome: Outcome, to index: Int) {
        switch operation {
        case .lease(_, let session):
            guard session == nodes[index].session else { return }
            let answer: NodeLease.Answer =
                switch outcome {
                case .written(let revision): .written(revision: revision)
                case .conflict: .conflict
                case .value(let write?): .value(isEnded: write.text == "ended", revision: write.revision)
                case .value(nil): .missing
                case .unavailable: .unavailable
                }
            nodes[index].lease.receive(answer, at: clock(index))
        case .end(let session, _):
            nodes[index].isEnding.remove(session)
        case .claim(let session, _):
            nodes[index].isClaiming = false
            guard session == nodes[index].session, case .written(let revision) = outcome else { return }
            _ = nodes[index].claims.saw(Self.room, RoomOwner(session: session, fence: revision))
        }
    }

    private mutating func news(_ key: String, _ write: Write?, to index: Int) {
        guard let write else { return nodes[index].census.complete() }
        if key == Self.room {
            _ = nodes[index].claims.saw(key, RoomOwner(session: write.text, fence: write.revision))
        } else {
            let state: SessionState = write.text == "ended" ? .ended : .serving
            _ = nodes[index].census.saw(key, state, revision: write.revision, at: clock(index))
        }
    }

    // MARK: The bucket

    private mutating func arrive(_ operation: Operation, of node: Int, _ life: Int) {
        let outcome: Outcome =
            switch operation {
            case .lease(.write(let revision), let session): write("serving", to: session, after: revision)
            case .lease(.read, let session): .value(bucket[session])
            case .end(let session, let revision): write("ended", to: session, after: revision)
            case .claim(let session, let revision): write(session, to: Self.room, after: revision)
            }
        let isLost = nodes[node].isCut || happens(2)
        let wait = isLost ? Duration.milliseconds(500) : delay()
        schedule(.answer(operation, isLost ? .unavailable : outcome, node: node, life: life), after: wait)
    }

    private mutating func write(_ text: String, to key: String, after expected: UInt64?) -> Outcome {
        guard bucket[key]?.revision == expected else { return .conflict }
        revision += 1
        let write = Write(text: text, revision: revision)
        bucket[key] = write
        for index in nodes.indices where nodes[index].isAlive { tell(index, key, write) }
        return .written(revision)
    }

    private mutating func tell(_ node: Int, _ key: String, _ write: Write?) {
        var time = max(now + delay(), nodes[node].newsUntil)
        // A watch is told again what it missed.
        if nodes[node].isCut { time += .milliseconds(random(100...6000)) }
        nodes[node].newsUntil = time
        schedule(.news(key: key, write, node: node, life: nodes[node].life), after: time - now)
    }
}

/// What happens when, in order of time, and of addition at one time.
struct Agenda<Event> {
    private struct Entry {
        let time: Duration
        let number: Int
        let event: Event

        func isBefore(_ other: Entry) -> Bool { time == other.time ? number < other.number : time < other.time }
    }

    /// A binary heap: no entry is before its parent, the one at half its place.
    private var heap: [Entry] = []
    private var count = 0

    var next: Duration? { heap.first?.time }

    mutating func add(_ event: Event, at time: Duration) {
        count += 1
        insert(Entry(time: time, number: count, event: event))
    }

    private mutating func insert(_ entry: Entry) {
        heap.append(entry)
        var place = heap.count - 1
        while place > 0, heap[place].isBefore(heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func removeFirst() -> Event {
        heap.swapAt(0, heap.count - 1)
        let first = heap.removeLast()
        var place = 0
        while true {
            let children = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
            guard let child = children.min(by: { heap[$0].isBefore(heap[$1]) }), heap[child].isBefore(heap[place])
            else { return first.event }
            heap.swapAt(place, child)
            place = child
        }
    }

    mutating func removeAll(where isGone: (Event) -> Bool) {
        let kept = heap.filter { !isGone($0.event) }
        heap = []
        for entry in kept { insert(entry) }
    }
}
