import StageModel
import WebSocketServer
import Wire

/// A room that this node owns, as nodes that relay it see it: their viewers' places in it, and what they are told.
///
/// A connection of another node has a number of its own here, so that the room knows no difference.
struct RoomFeed {
    /// From one sign of life to the next, while the room tells nothing.
    static let heartbeat = Duration.seconds(1)
    /// After which a node that tells nothing relays the room no more.
    static let relaySilence = Duration.seconds(20)
    /// The first number of a connection elsewhere; those of this machine never come near.
    private static let firstAlias: UInt64 = 1 << 48

    private struct Node {
        /// The next batch of viewers' entries.
        var next: UInt64 = 0
        var heardAt = MonotonicInstant.distantPast
        /// How many messages it was sent of what concerns some of its viewers.
        var told: UInt64 = 0
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
    private var publishedAt = MonotonicInstant.distantPast
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
        /// By session.
        var direct: [String: NumberedEffects] = [:]
    }

    /// What concerns viewers of one other node.
    struct NumberedEffects: Equatable {
        /// Counts these for that node, from 1.
        let number: UInt64
        let effects: [DirectEffect]
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

    /// When a sign of life is due,; nil: nobody waits for one.
    var due: MonotonicInstant? { isRelayed ? publishedAt + Self.heartbeat : nil }

    // MARK: From other nodes

    /// What a batch has led to.
    enum Reception: Equatable {
        /// For the room.
        case entries([ViewerEntry])
        /// Some were missed: all viewers of the node are needed anew. Nobody of it holds anything until then.
        case missed([ViewerEntry])
    }

    /// Receives what viewers of another node did.
    ///
    /// - Returns: the same with this node's numbers for the connections, and whether the node is new here.
    mutating func receive(_ batch: ViewerBatch, at now: MonotonicInstant = .distantPast) -> (Reception, isNew: Bool) {
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
        for entry in batch.entries {
            if case .joined = entry.event {
                guard node.aliases[entry.connection] == nil else { continue }
                add(entry.connection, of: batch.session, to: &node)
            }
            guard let alias = node.aliases[entry.connection] else { continue }
            entries.append(ViewerEntry(connection: alias, event: entry.event))
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

    /// Does what is due: nodes that have told nothing for too long are gone, and the others get a sign of life if the room
    /// tells them nothing else.
    ///
    /// O(nodes that relay the room).
    ///
    /// - Returns: a step that says nothing but how many there were, to be published; and what the nodes that are gone mean
    ///   for the room.
    mutating func step(at now: MonotonicInstant) -> (sign: RelayedStep?, lost: [ViewerEntry]) {
        let silent = nodes.filter { now > $0.value.heardAt + Self.relaySilence }.keys.sorted()
        let lost = silent.flatMap { remove($0) }
        guard let due, now >= due else { return (nil, lost) }
        publishedAt = now
        return (RelayedStep(fence: fence, number: number, isHeartbeat: true), lost)
    }

    // MARK: To other nodes

    /// Divides what a room's step leads to.
    ///
    /// - Returns: what of it is for this node, and what to send to others.
    mutating func divide(_ effects: RoomEffects, at now: MonotonicInstant) -> (local: RoomEffects, outgoing: Outgoing) {
        var outgoing = Outgoing()
        var local = effects
        var elsewhere: [String: [DirectEffect]] = [:]
        local.direct = effects.direct.compactMap { divide($0, &elsewhere) }
        for (session, effects) in elsewhere {
            nodes[session]?.told += 1
            outgoing.direct[session] = NumberedEffects(number: told(to: session), effects: effects)
        }
        let shared = effects.shared
        var step = RelayedStep(fence: fence, number: number + 1)
        if let frame = shared.frame {
            if isRelayed { step.frame = RelayedFrame(frame, after: newest, &encoder) }
            newest = frame
        }
        step.cursors = shared.cursors
        step.closure = shared.closure
        var told: [Notice: ServerNotice] = [:]
        told[.room] = shared.room.map(ServerNotice.room)
        told[.state] = shared.state.map(ServerNotice.state)
        told[.time] = shared.time.map { .time($0.time) }
        if let list = step.cursors { cursors = list }
        notices.merge(told) { $1 }
        step.notices = told.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        let isEmpty = step.frame == nil && step.cursors == nil && step.notices.isEmpty && step.closure == nil
        if isRelayed, !isEmpty { outgoing.step = publish(step, at: now) }
        return (local, outgoing)
    }

    /// The number of messages that a node was sent of what concerns some of its viewers.
    func told(to session: String) -> UInt64 { nodes[session]?.told ?? 0 }

    /// All that is shown.
    func state() -> RelayedStep {
        var encoder = FrameEncoder()
        var step = RelayedStep(fence: fence, number: number)
        step.frame = newest.map { RelayedFrame($0, after: nil, &encoder) }
        step.cursors = cursors
        step.notices = notices.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        return step
    }

    private mutating func publish(_ step: RelayedStep, at now: MonotonicInstant) -> RelayedStep {
        number += 1
        publishedAt = now
        return step
    }

    /// Adds what is for viewers elsewhere.
    ///
    /// - Returns: what is for this node's; nil if none of them is meant.
    private func divide(_ effect: DirectEffect, _ elsewhere: inout [String: [DirectEffect]]) -> DirectEffect? {
        var bySession: [String: [UInt64]] = [:]
        var local: [UInt64] = []
        for alias in effect.connections {
            if let (session, connection) = connections[alias] {
                bySession[session, default: []].append(connection)
            } else if alias < Self.firstAlias {
                local.append(alias)
            }
        }
        for (session, connections) in bySession {
            elsewhere[session, default: []].append(
                DirectEffect(connections: connections.sorted(), content: effect.content))
        }
        return local.isEmpty ? nil : DirectEffect(connections: local, content: effect.content)
    }
}
