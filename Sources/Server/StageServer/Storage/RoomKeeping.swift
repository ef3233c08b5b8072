import Dispatch

/// Keeps what outlives rooms.
protocol RoomKeeping: Sendable {
    /// Rooms of an earlier run.
    var stored: [RoomRecord] { get }

    /// Returns at once. What cannot be written is tried again until it can, or until there is something newer.
    ///
    /// - Parameters:
    ///   - record: the room as it is to be found again.
    ///   - then: called on another thread once it is kept, or could not be for now.
    func save(_ record: RoomRecord, then: (@Sendable () -> Void)?)

    /// Returns at once.
    func remove(_ record: RoomRecord)

    /// Tries everything that waits, and waits until that is done, but not longer than until `deadline`.
    func flush(by deadline: DispatchTime)
}

extension RoomKeeping {
    func save(_ record: RoomRecord) { save(record, then: nil) }
}
