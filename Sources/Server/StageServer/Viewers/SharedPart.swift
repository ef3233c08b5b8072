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

    /// Takes a newer one; nil leaves the one that there is.
    mutating func replace(with bytes: [UInt8]?, at update: UInt64) {
        if let bytes { replace(with: bytes, at: update) }
    }
}
