import StageModel
import WebSocketServer
import Wire

/// A room that this node owns, as nodes that relay it see it: their viewers' places in it, and what they are told.
///
/// A connection of another node has a number of its own here, so that the room knows no difference.
struct RoomFeed {
    /// From one sign of life to the next, while the room tells nothing, in nanoseconds.
    static let heartbeat: UInt64 = 1_000_000_000
    /// After which a node that tells nothing relays the room no more, in nanoseconds.
    static let relaySilence: UInt64 = 20_000_000_000
    /// The first number of a connection elsewhere; those of this machine never come near.
    private static let firstAlias: UInt64 = 1 << 48

    private struct Node {
        /// The next batch of viewers' entries.
        var next: UInt64 = 0
        var heardAt: UInt64 = 0
        /// By the node's numbers.
        var aliases: [UInt64: UInt64] = [:]
    }

    let room: String
    let fence: UInt64
    private var nodes: [String: Node] = [:]
    private var connections: [UInt64: (session: String, connection: UInt64)] = [:]
    private var lastAlias = firstAlias
    private var number: UInt64 = 0
    private var encoder = FrameEncoder()
    private var publishedAt: UInt64 = 0
    /// What everybody was told last.
    private var newest: StageFrame?
    private var cursors: [Cursor]?
    private var notices: [Notice: ServerNotice] = [:]

    private enum Notice: Int {
        case room, state, time
    }

    /// What to send.
    struct Outgoing: Equatable {
        var step: RelayedStep?
        var direct: [String: [NodeMessage.DirectEffect]] = [:]
    }

    init(room: String, fence: UInt64) {
        self.room = room
        self.fence = fence
    }

    /// Whether any other node relays the room.
    var isRelayed: Bool { !nodes.isEmpty }

    /// The nodes that relay it, the one with the most viewers first.
    var relays: [String] {
        nodes.sorted { ($1.value.aliases.count, $0.key) < ($0.value.aliases.count, $1.key) }.map(\.key)
    }

    /// When a sign of life is due, in nanoseconds; nil: nobody waits for one.
    var due: UInt64? { isRelayed ? publishedAt + Self.heartbeat : nil }

    // MARK: From other nodes

    enum Taken: Equatable {
        /// For the room.
        case entries([ViewerEntry])
        /// Some were missed: all viewers of the node are needed anew. Nobody of it holds anything until then.
        case missed([ViewerEntry])
    }

    /// Takes what viewers of another node did.
    ///
    /// - Returns: the same with this node's numbers for the connections, and whether the node is new here.
    mutating func take(_ batch: ViewerBatch, at now: UInt64 = 0) -> (Taken, isNew: Bool) {
        let isNew = nodes[batch.session] == nil
        var node = nodes[batch.session] ?? Node()
        node.heardAt = now
        if batch.isWhole {
            defer {
                node.next = batch.number + 1
                nodes[batch.session] = node
            }
            return (.entries(whole(batch, &node)), isNew)
        }
        guard !isNew, batch.number == node.next else {
            // One that was told twice is old.
            if !isNew, batch.number < node.next { return (.entries([]), false) }
            return (.missed(node.aliases.values.sorted().map { ViewerEntry(connection: $0, event: .silent) }), isNew)
        }
        node.next += 1
        var entries: [ViewerEntry] = []
        for entry in batch.entries {
            if case .joined = entry.event { add(entry.connection, of: batch.session, to: &node) }
            guard let alias = node.aliases[entry.connection] else { continue }
            entries.append(ViewerEntry(connection: alias, event: entry.event))
            if case .left = entry.event { remove(entry.connection, from: &node) }
        }
        nodes[batch.session] = node.aliases.isEmpty ? nil : node
        return (.entries(entries), isNew)
    }

    /// All viewers of a node: those who are known stay, others join, and whoever is not among them has left.
    private mutating func whole(_ batch: ViewerBatch, _ node: inout Node) -> [ViewerEntry] {
        var entries: [ViewerEntry] = []
        let present = Set(batch.entries.map(\.connection))
        for (connection, alias) in node.aliases.sorted(by: { $0.key < $1.key }) where !present.contains(connection) {
            entries.append(ViewerEntry(connection: alias, event: .left(onPurpose: false)))
            remove(connection, from: &node)
        }
        for entry in batch.entries where node.aliases[entry.connection] == nil {
            add(entry.connection, of: batch.session, to: &node)
            entries.append(ViewerEntry(connection: lastAlias, event: entry.event))
        }
        return entries
    }

    private mutating func add(_ connection: UInt64, of session: String, to node: inout Node) {
        lastAlias += 1
        node.aliases[connection] = lastAlias
        connections[lastAlias] = (session, connection)
    }

    private mutating func remove(_ connection: UInt64, from node: inout Node) {
        if let alias = node.aliases.removeValue(forKey: connection) { connections[alias] = nil }
    }

    /// A node is gone.
    ///
    /// - Returns: what that is for the room.
    mutating func remove(_ session: String) -> [ViewerEntry] {
        guard let node = nodes.removeValue(forKey: session) else { return [] }
        return node.aliases.values.sorted().map { alias in
            connections[alias] = nil
            return ViewerEntry(connection: alias, event: .left(onPurpose: false))
        }
    }

    /// Nodes that have told nothing for too long are gone.
    ///
    /// - Returns: what that is for the room.
    mutating func removeSilent(at now: UInt64) -> [ViewerEntry] {
        nodes.filter { now > $0.value.heardAt + Self.relaySilence }.keys.sorted().flatMap { remove($0) }
    }

    // MARK: To other nodes

    /// Takes what a room's step leads to.
    ///
    /// - Returns: what of it is for this node's viewers, and what to send to others.
    mutating func take(_ effects: [RoomEffect], at now: UInt64) -> (local: [RoomEffect], outgoing: Outgoing) {
        var step = RelayedStep(fence: fence, number: number + 1)
        var told: [Notice: ServerNotice] = [:]
        var outgoing = Outgoing()
        var local: [RoomEffect] = []
        for effect in effects {
            switch effect {
            case .show(let frame):
                if isRelayed { step.frame = RelayedFrame(frame, after: newest, &encoder) }
                newest = frame
            case .room(let state): told[.room] = .room(state)
            case .state(let state): told[.state] = .state(state)
            case .time(let time): told[.time] = .time(time.time)
            case .cursors(let list): step.cursors = list
            case .closeAll(let closure): step.closure = closure
            case .setKey, .endIfEmpty: break
            case .welcome(let welcome, let connection):
                if add(.notice(.welcome(welcome)), to: [connection], &outgoing) { continue }
            case .refused(let refusal, let connection):
                if add(.notice(.refused(refusal)), to: [connection], &outgoing) { continue }
            case .close(let closure, let connection):
                if add(.close(closure), to: [connection], &outgoing) { continue }
            case .scrolls(let scrolls, let connections): add(.notice(.scrolls(scrolls)), to: connections, &outgoing)
            case .editing(let editing, let connections): add(.notice(.editing(editing)), to: connections, &outgoing)
            }
            local.append(effect)
        }
        if let list = step.cursors { cursors = list }
        notices.merge(told) { $1 }
        step.notices = told.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        let isEmpty = step.frame == nil && step.cursors == nil && step.notices.isEmpty && step.closure == nil
        if isRelayed, !isEmpty { outgoing.step = publish(step, at: now) }
        return (local, outgoing)
    }

    /// A step that says nothing but how many there were.
    mutating func heartbeat(at now: UInt64) -> RelayedStep? {
        guard let due, now >= due else { return nil }
        publishedAt = now
        return RelayedStep(fence: fence, number: number, isHeartbeat: true)
    }

    /// All that is shown.
    func state() -> RelayedStep {
        var encoder = FrameEncoder()
        var step = RelayedStep(fence: fence, number: number)
        step.frame = newest.map { RelayedFrame($0, after: nil, &encoder) }
        step.cursors = cursors
        step.notices = notices.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        return step
    }

    private mutating func publish(_ step: RelayedStep, at now: UInt64) -> RelayedStep {
        number += 1
        publishedAt = now
        return step
    }

    /// - Returns: whether the connections, of which there is one at least, are all elsewhere.
    @discardableResult
    private func add(
        _ content: NodeMessage.DirectEffect.Content, to aliases: some Sequence<UInt64>, _ outgoing: inout Outgoing
    ) -> Bool {
        var isAllElsewhere = true
        var bySession: [String: [UInt64]] = [:]
        for alias in aliases {
            if let (session, connection) = connections[alias] {
                bySession[session, default: []].append(connection)
            } else if alias < Self.firstAlias {
                isAllElsewhere = false
            }
        }
        for (session, connections) in bySession {
            outgoing.direct[session, default: []].append(.init(connections: connections.sorted(), content: content))
        }
        return isAllElsewhere
    }
}
