import Wire

/// A part that everyone in a room is sent, encoded once.
///
/// A newer one takes its place.
struct SharedPart {
    private(set) var bytes: [UInt8] = []
    /// The number of the room's update with which it came; 0 if there is none.
    private(set) var update: UInt64 = 0

    mutating func replace(with bytes: [UInt8], at update: UInt64) {
        self.bytes = bytes
        self.update = update
    }

    mutating func replace(with notice: ServerNotice, at update: UInt64) {
        replace(with: [MessageType.notice.rawValue] + notice.encoded(), at: update)
    }
}
