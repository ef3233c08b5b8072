import Locks

/// The directory of rooms, for the server's threads and the main thread.
///
/// Its lock is taken when viewers come and go, for requests, and when a room changes its key or ends.
final class SharedDirectory: Sendable {
    private let directory: LockedValue<RoomDirectory>

    init(_ directory: RoomDirectory) {
        self.directory = LockedValue(directory)
    }

    /// Reads and changes the directory, while nobody else does.
    func access<Value: Sendable, Failure: Error>(
        _ body: (inout RoomDirectory) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        let result: Result<Value, Failure> = directory.withLock { directory in
            do throws(Failure) { return .success(try body(&directory)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}
