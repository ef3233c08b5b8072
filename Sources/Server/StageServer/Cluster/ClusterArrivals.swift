import ClusterContract
import Foundation
import Locks

/// What a node hears of its cluster, on its way to the main thread.
///
/// It is understood before it gets there. Messages of other nodes are bounded: beyond ``Limits`` they are dropped, steps of
/// rooms first, then histories, and their receivers notice the gap by the numbers and ask again. What the bucket tells, and the answers to
/// this node's own questions, are never dropped.
final class ClusterArrivals: Sendable {
    enum Arrival: Sendable {
        /// The node begins anew: what it owned, it owns no more.
        case joined
        /// Nothing is left of what NATS kept.
        case storeLost(wasActing: Bool)
        case ended(session: String)
        case owner(room: String)
        /// nil: the room is not kept any more.
        case record(room: String, RoomRecord?)
        case message(NodeMessage)
        case step(room: String, RelayedStep)
        case journalFault(room: String)
        case line(isUp: Bool)
        /// What a claim led to.
        case claimed(room: String, Result<UInt64, ClusterFault>)
        /// The journal of a room that was claimed; nil: it has none.
        case journal(room: String, fence: UInt64, Result<ResumedRoom?, ClusterFault>)
        /// A room was handed over, or removed; or it could not be.
        case released(room: String, ClusterFault?)
        case flushed
        /// What nobody should have sent.
        case malformed(String)
    }

    /// The bytes of messages that may wait for the main thread.
    struct Limits {
        /// Of all messages together.
        var messages = 32 << 20
        /// The bytes of all messages beyond which no further history of a room waits that is about to be this node's.
        ///
        /// It is in the room's journal, too; what viewers do is nowhere else.
        var histories = 24 << 20
        /// The bytes of all messages beyond which no further step waits.
        var steps = 16 << 20
    }

    private struct Waiting {
        var bytes = 0
        var dropped: UInt64 = 0
    }

    private let queue: EventQueue<(arrival: Arrival, bytes: Int)>
    private let scenes: [String]
    private let limits: Limits
    private let waiting = LockedValue(Waiting())

    /// Makes a queue without arrivals.
    ///
    /// - Parameters:
    ///   - scenes: the names of the scenes that this node shows.
    ///   - limits: the bytes of messages that may wait.
    ///   - wake: called when there is something to remove and there was nothing before.
    init(scenes: [String], limits: Limits = Limits(), wake: @escaping @Sendable () -> Void) {
        self.scenes = scenes
        self.limits = limits
        queue = EventQueue(wake: wake)
    }

    /// The number of messages that were dropped, as too many waited.
    var dropped: UInt64 { waiting.withLock { $0.dropped } }

    func append(_ arrival: Arrival) {
        queue.append((arrival, 0))
    }

    /// Removes and returns all arrivals, in order.
    func removeAll() -> [Arrival] {
        let removed = queue.removeAll()
        let bytes = removed.reduce(0) { $0 + $1.bytes }
        if bytes > 0 { waiting.withLock { $0.bytes -= bytes } }
        return removed.map(\.arrival)
    }

    /// Adds a message of another node, unless too much waits already.
    private func append(_ bytes: [UInt8], limit: Int, _ arrival: () throws -> Arrival) {
        let hasPlace = waiting.withLock { waiting in
            guard waiting.bytes + bytes.count <= limit else {
                waiting.dropped += 1
                return false
            }
            waiting.bytes += bytes.count
            return true
        }
        if hasPlace { queue.append((understood(arrival), bytes.count)) }
    }

    /// Adds what the node hears, on any thread.
    func hear(_ event: ClusterEvent) {
        switch event {
        case .joined: append(.joined)
        case .storeLost(let wasActing): append(.storeLost(wasActing: wasActing))
        case .ended(let session): append(.ended(session: session))
        case .owner(let room): append(.owner(room: room))
        case .record(let room, let bytes): append(record(room, bytes))
        case .message(let bytes):
            let limit = NodeMessage.isHistory(bytes) ? limits.histories : limits.messages
            append(bytes, limit: limit) { .message(try NodeMessage(decoding: bytes)) }
        case .feed(let room, let bytes):
            append(bytes, limit: limits.steps) {
                guard case .step(let step) = try NodeMessage(decoding: bytes) else { return .malformed("not a step") }
                return .step(room: room, step)
            }
        case .malformed: append(.malformed("not a piece of a message"))
        case .journalFault(let room): append(.journalFault(room: room))
        case .line(let isUp): append(.line(isUp: isUp))
        }
    }

    private func understood(_ arrival: () throws -> Arrival) -> Arrival {
        do { return try arrival() } catch { return .malformed("\(error)") }
    }

    private func record(_ room: String, _ bytes: [UInt8]?) -> Arrival {
        guard let bytes else { return .record(room: room, nil) }
        do throws(StoredRoom.Damage) {
            return .record(room: room, try StoredRoom.decode(Data(bytes), name: room, scenes: scenes))
        } catch {
            return .malformed("the record of a room: \(error)")
        }
    }
}
