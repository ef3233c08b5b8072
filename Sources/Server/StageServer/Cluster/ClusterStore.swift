import Cluster
import Dispatch
import Foundation
import Locks
import Logging
import NATS

/// Keeps what outlives rooms in the cluster's bucket, where other nodes see it.
final class ClusterStore: RoomKeeping {
    /// What there is, the node is told of when it joins.
    let stored: [RoomRecord] = []

    private enum Change {
        case save(RoomRecord)
        case remove(RoomRecord)
    }

    private let node: ClusterNode
    private let logger: Logger
    /// What could not be written, by room.
    private let failed = LockedValue<[String: Change]>([:])

    init(_ node: ClusterNode, logger: Logger) {
        self.node = node
        self.logger = logger
    }

    func save(_ record: RoomRecord, then: (@Sendable () -> Void)?) {
        attempt(.save(record), of: record.room, then)
    }

    func remove(_ record: RoomRecord) {
        attempt(.remove(record), of: record.room, nil)
    }

    func flush(by deadline: DispatchTime) {
        retryFailed()
        node.finishWork(by: deadline)
    }

    /// Writes again what could not be written, as there was no line to NATS.
    func retryFailed() {
        let changes = failed.withLock { failed in
            defer { failed = [:] }
            return failed
        }
        for (room, change) in changes { attempt(change, of: room, nil) }
    }

    /// Removes a room that this node owns, of which a public one's record is kept.
    ///
    /// - Parameters:
    ///   - room: the room's name.
    ///   - fence: the fencing number by which this node owns it.
    ///   - record: the room's record; nil if there is none.
    ///   - then: is called on another thread, with the fault if the room is still there.
    func remove(
        _ room: String, _ fence: UInt64, _ record: RoomRecord?, then: @escaping @Sendable (NATSError?) -> Void
    ) {
        var kept = record?.isPrivate == false ? record : nil
        kept?.checkpoint = nil
        node.remove(room, fence, keeping: kept.flatMap { try? StoredRoom.encode($0) }) { [self] fault in
            if fault == nil { failed.withLock { $0[room] = nil } }
            then(fault)
        }
    }

    private func attempt(_ change: Change, of room: String, _ then: (@Sendable () -> Void)?) {
        failed.withLock { $0[room] = nil }
        let done: @Sendable (Error?) -> Void = { [self] fault in
            if fault != nil { failed.withLock { $0[room] = $0[room] ?? change } }
            then?()
        }
        switch change {
        case .save(let record):
            guard let bytes = try? StoredRoom.encode(record) else { return done(nil) }
            node.save(bytes, of: room) { done($0) }
        case .remove: node.removeRecord(of: room) { done($0) }
        }
    }
}
