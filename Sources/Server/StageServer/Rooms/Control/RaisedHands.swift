import Wire

/// The viewers of a room who want to have control next.
struct RaisedHands: Equatable {
    /// The greatest number of them.
    static let limit = 20

    /// The viewers in the order in which they raised their hands.
    private(set) var viewers: [UInt32] = []

    /// Raises or lowers a viewer's hand.
    ///
    /// - Throws: the reason why it may not be raised.
    mutating func set(_ isRaised: Bool, _ viewer: UInt32, _ role: ViewerRole, in mode: ControlMode) throws {
        guard isRaised else { return lower(viewer) }
        guard role != .viewer else { throw ControlRefusal.watchesOnly }
        guard mode == .turns else { throw ControlRefusal.notInTurns(mode) }
        guard !viewers.contains(viewer) else { return }
        guard viewers.count < Self.limit else { throw TooManyHands() }
        viewers.append(viewer)
    }

    /// Lowers the hand of a viewer who has got control, or is gone.
    mutating func lower(_ viewer: UInt32) { viewers.removeAll { $0 == viewer } }

    /// Lowers those that mean nothing any more.
    mutating func settle(_ mode: ControlMode, holder: UInt32?) {
        if mode != .turns { viewers = [] }
        if let holder { lower(holder) }
    }
}

/// A refusal of one more raised hand.
private struct TooManyHands: Error, CustomStringConvertible {
    let description = "\(RaisedHands.limit) hands are raised already, which is as many as can be at once"
}
