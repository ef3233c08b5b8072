import Dispatch
import WebSocketServer

/// What happened to rooms, on its way from the server's thread to the main thread.
final class InputQueue: Sendable {
    struct Entry: Sendable {
        let room: String
        /// What the room shows.
        let scene: String
        /// The connection's id; 0 for what happens to the room itself.
        let connection: UInt64
        let event: RoomEvent
        /// The monotonic clock in nanoseconds.
        var arrival = DispatchTime.now().uptimeNanoseconds
    }

    private let entries = LockedValue<[Entry]>([])
    private let wake: @Sendable () -> Void

    /// - Parameter wake: called when there is something to take and there was nothing before.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    func append(_ entry: Entry) {
        let isFirst = entries.withLock {
            $0.append(entry)
            return $0.count == 1
        }
        if isFirst { wake() }
    }

    func take() -> [Entry] {
        entries.withLock { entries in
            let taken = entries
            entries = []
            return taken
        }
    }
}
