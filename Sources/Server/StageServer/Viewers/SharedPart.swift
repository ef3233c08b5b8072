import WebSocketServer

/// A part that everyone in a room is sent, encoded once.
///
/// A newer one takes its place.
struct SharedPart {
    private var notice: EncodedNotice?
    /// The number of the room's update with which it came; 0 if there is none.
    private(set) var update: UInt64 = 0

    /// The part as it was when it was said.
    var bytes: [UInt8] { notice?.bytes ?? [] }

    /// Returns the part for whoever is sent it later.
    func bytes(at now: @autoclosure () -> MonotonicInstant) -> [UInt8] {
        guard let notice, notice.notice.dependsOnTime else { return bytes }
        return notice.notice.part(at: now())
    }

    mutating func replace(with notice: EncodedNotice, at update: UInt64) {
        self.notice = notice
        self.update = update
    }
}
