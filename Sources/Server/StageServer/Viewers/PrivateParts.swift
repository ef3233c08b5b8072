/// The parts for one viewer alone that have not been sent.
///
/// Each replaces the one of its kind before it.
struct PrivateParts {
    /// Encoded notices.
    var welcome: [UInt8]?
    var refused: [UInt8]?
    var scrolls: [UInt8]?
    var views: [UInt8]?
    var console: [UInt8]?
    var costs: [UInt8]?
    var editing: [UInt8]?
    var people: [UInt8]?
    var changes: [UInt8]?
    /// The time of the newest probe.
    var probe: Double?

    /// Returns whether something is to be sent.
    ///
    /// - Parameter isWelcomed: whether the welcome was sent; notices other than it wait for it.
    /// - Returns: whether a part is due.
    func isDue(isWelcomed: Bool) -> Bool {
        if welcome != nil || probe != nil { return true }
        let isOther =
            scrolls != nil || views != nil || console != nil || costs != nil || editing != nil
            || people != nil || changes != nil
        return isWelcomed && (refused != nil || isOther)
    }
}
