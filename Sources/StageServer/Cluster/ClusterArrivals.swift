import Cluster
import Foundation
import NATS
import WebSocketServer

/// What a node hears of its cluster, on its way to the main thread.
///
/// It is understood before it gets there.
final class ClusterArrivals: Sendable {
    enum Arrival: Sendable {
        /// The node begins anew: what it owned, it owns no more.
        case joined
        case ended(session: String)
        case owner(room: String)
        /// nil: the room is not kept any more.
        case record(room: String, RoomRecord?)
        case message(NodeMessage)
        case step(room: String, RelayedStep)
        case journalFault(room: String)
        case line(isUp: Bool)
        /// What a claim led to.
        case claimed(room: String, Result<UInt64, NATSError>)
        /// The journal of a room that was claimed; nil: it has none.
        case journal(room: String, fence: UInt64, Result<ResumedRoom?, NATSError>)
        /// What giving a room away led to.
        case given(room: String, Result<UInt64, NATSError>)
        case flushed
        /// What nobody should have sent.
        case malformed(String)
    }

    private let queue: EventQueue<Arrival>
    private let scenes: [String]

    /// Makes a queue without arrivals.
    ///
    /// - Parameters:
    ///   - scenes: the names of the scenes that this node shows.
    ///   - wake: called when there is something to remove and there was nothing before.
    init(scenes: [String], wake: @escaping @Sendable () -> Void) {
        self.scenes = scenes
        queue = EventQueue(wake: wake)
    }

    func append(_ arrival: Arrival) {
        queue.append(arrival)
    }

    /// Removes and returns all arrivals, in order.
    func removeAll() -> [Arrival] { queue.removeAll() }

    /// Adds what the node hears, on any thread.
    func hear(_ event: ClusterEvent) {
        switch event {
        case .joined: append(.joined)
        case .ended(let session): append(.ended(session: session))
        case .owner(let room): append(.owner(room: room))
        case .record(let room, let bytes): append(record(room, bytes))
        case .message(let bytes): append(understood { .message(try NodeMessage(decoding: bytes)) })
        case .feed(let room, let bytes):
            append(
                understood {
                    guard case .step(let step) = try NodeMessage(decoding: bytes) else {
                        return .malformed("not a step")
                    }
                    return .step(room: room, step)
                })
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
