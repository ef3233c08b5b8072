/// What happens to an app that does not happen on a stage.
extension View {
    /// Hears of addresses that the app is opened with: there are none.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
    /// Hears of activities that go on: there are none.
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Says what somebody does in the view: has no effect.
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Lets the view be dragged into another: has no effect.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    /// Lets the view be dragged into another: has no effect.
    public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Lets something be dropped into the view: has no effect.
    public nonisolated func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
    /// Sets whether the view's frame is that of its content alone: has no effect.
    public nonisolated func geometryGroup() -> some View { self }
    /// Hides the view from those who look over somebody's shoulder: has no effect.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Says that what the view shows is not known yet: draws it as it is.
    public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
    /// Shows what is not known yet: as it is.
    public nonisolated func unredacted() -> some View { self }
    /// Turns the view around where texts go from right to left: has no effect.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
    /// Evaluates the view again for other values alone: it is as without.
    public nonisolated func equatable() -> some View { self }
}

/// Why something is not shown.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is somebody's own.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is no longer right.
    public static let invalidated = RedactionReasons(rawValue: 4)
}
