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
        /// Its ``EntryStream/id``.
        let stream: UInt64
        var heardAt = MonotonicInstant.distantPast
        /// How many messages it was sent of what concerns some of its viewers.
        var told: UInt64 = 0
        /// By the node's numbers.
        var aliases: [UInt64: UInt64] = [:]
    }

    let room: String
    let fence: UInt64
    /// By session.
    private var nodes: [String: Node] = [:]
    /// What came of viewers on all nodes; of nodes that were cut off, too.
    var entries: HeardEntries
    private var connections: [UInt64: (session: String, connection: UInt64)] = [:]
    private var lastAlias = firstAlias
    private var number: UInt64 = 0
    private var encoder = FrameEncoder()
    private var publishedAt = MonotonicInstant.distantPast
    /// What everybody was told last.
    private var newest: StageFrame?
    private var notices = NewestNotices<SharedNotice>()

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

    /// Makes a feed that no node relays yet.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - heard: the number of the entry that is expected next, by stream.
    init(room: String, fence: UInt64, heard: [UInt64: UInt64] = [:]) {
        self.room = room
        self.fence = fence
        entries = HeardEntries(heard)
    }

    /// Whether any other node relays the room.
    var isRelayed: Bool { !nodes.isEmpty }

    /// The nodes that relay it, the one with the most viewers first.
    var relays: [String] {
        nodes.sorted { ($1.value.aliases.count, $0.key) < ($0.value.aliases.count, $1.key) }.map(\.key)
    }

    /// How many viewers it has on other nodes, by session.
    var viewers: [String: Int] { nodes.mapValues { $0.aliases.count } }

    /// When a sign of life is due; nil: nobody waits for one.
    var due: MonotonicInstant? { isRelayed ? publishedAt + Self.heartbeat : nil }

    // MARK: From other nodes

    /// What a batch has led to.
    enum Reception: Equatable {
        /// For the room.
        case entries([ViewerEntry])
        /// Some were missed, from a number on; nil: all viewers of the node are needed anew.
        case missed(from: UInt64?)
    }

    /// Receives what viewers of another node did.
    ///
    /// - Returns: what of it is new, with this node's numbers for the connections.
    mutating func receive(_ batch: ViewerBatch, at now: MonotonicInstant = .distantPast) -> Reception {
        if batch.isWhole { return .entries(whole(batch, at: now)) }
        guard var node = nodes[batch.session], node.stream == batch.stream, let next = entries.heard[batch.stream]
        else {
            return .missed(from: nil)
        }
        node.heardAt = now
        nodes[batch.session] = node
        guard batch.number <= next else { return .missed(from: next) }
        let new = batch.entries.dropFirst(Int(next - batch.number))
        entries.hear(batch.stream, upTo: next + UInt64(new.count))
        var received: [ViewerEntry] = []
        for entry in new {
            // Who was among all viewers is there already.
            if case .joined = entry.event, !add(entry.connection, of: batch.session, to: &node) { continue }
            guard let alias = node.aliases[entry.connection] else { continue }
            received.append(ViewerEntry(connection: alias, event: entry.event))
            if case .left = entry.event { remove(entry.connection, from: &node) }
        }
        nodes[batch.session] = node.aliases.isEmpty && !new.isEmpty ? nil : node
        return .entries(received)
    }

    /// All viewers of a node: those who are known stay, others join, and whoever is not among them has left.
    private mutating func whole(_ batch: ViewerBatch, at now: MonotonicInstant) -> [ViewerEntry] {
        if let before = nodes.first(where: { $0.value.stream == batch.stream })?.key { rename(before, batch.session) }
        // The node has left the room, and come back.
        var received = nodes[batch.session]?.stream == batch.stream ? [] : remove(batch.session)
        var node = nodes[batch.session] ?? Node(stream: batch.stream)
        node.heardAt = now
        let present = Set(batch.entries.map(\.connection))
        for (connection, alias) in node.aliases.sorted(by: { $0.key < $1.key }) where !present.contains(connection) {
            received.append(ViewerEntry(connection: alias, event: .left(onPurpose: false)))
            remove(connection, from: &node)
        }
        for entry in batch.entries {
            if case .joined = entry.event, !add(entry.connection, of: batch.session, to: &node) { continue }
            guard let alias = node.aliases[entry.connection] else { continue }
            received.append(ViewerEntry(connection: alias, event: entry.event))
        }
        nodes[batch.session] = node
        entries.begin(batch.stream, at: batch.number)
        entries.forget(but: Set(nodes.values.map(\.stream)))
        return received
    }

    /// A node goes on in another session, with the viewers that it had.
    private mutating func rename(_ before: String, _ session: String) {
        guard before != session, let node = nodes.removeValue(forKey: before) else { return }
        nodes[session] = node
        for (connection, alias) in node.aliases { connections[alias] = (session, connection) }
    }

    /// The number of the entry of a node's viewers before which none can be lost any more.
    func stored(from session: String) -> UInt64 { nodes[session].flatMap { entries.stored[$0.stream] } ?? 0 }

    /// Adds a connection; returns false if it is known.
    private mutating func add(_ connection: UInt64, of session: String, to node: inout Node) -> Bool {
        guard node.aliases[connection] == nil else { return false }
        lastAlias += 1
        node.aliases[connection] = lastAlias
        connections[lastAlias] = (session, connection)
        return true
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
        if shared.isAsleep { newest = nil }
        if let frame = shared.frame {
            if isRelayed { step.frame = RelayedFrame(frame, after: newest, &encoder) }
            newest = frame
        }
        step.tell(shared.notices)
        step.closure = shared.closure
        notices.merge(shared.notices)
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
        step.tell(notices)
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
