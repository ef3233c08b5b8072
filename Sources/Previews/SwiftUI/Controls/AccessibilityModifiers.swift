/// What somebody is told of a view who can't see it: has no effect.
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64
    /// Makes a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A header.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// Something that is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// A field of a search.
    public static let isSearchField = AccessibilityTraits(rawValue: 16)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// Something that plays a sound.
    public static let playsSound = AccessibilityTraits(rawValue: 64)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 128)
    /// A text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 256)
    /// The summary of a screen.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 512)
    /// Something that often changes.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)
    /// Something that starts a film or a sound.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 2048)
    /// Something that takes touches itself.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 4096)
    /// Something that turns pages.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 8192)
    /// A screen in front of another.
    public static let isModal = AccessibilityTraits(rawValue: 16384)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 32768)
    /// A bar of tabs.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}

/// How the views in one are told of: has no effect.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// Not at all.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Each for itself.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// All in one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What somebody can do with a view who can't see it: has no effect.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// What a tap does.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// Go back.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// A tap with two fingers.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    /// Makes one of a text.
    public init(named name: Text) { self.init(name: name.string) }
    private init(name: String) { self.name = name }
}

/// Whether a value is to be greater or less: has no effect.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// One of them.
    case increment, decrement
}

/// How headings stand below each other: has no effect.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// One of them.
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    /// Says what the view is: has no effect.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
    /// Says what the view is: has no effect.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Says what the view is: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Says what the view is, where that counts: has no effect.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
    /// Says which value the view shows: has no effect.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View { self }
    /// Says which value the view shows: has no effect.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    /// Says which value the view shows: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
    /// Says what the view does: has no effect.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
    /// Says what the view does: has no effect.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Says what the view does: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
    /// Sets whether nobody is told of the view: has no effect.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Sets whether nobody is told of the view, where that counts: has no effect.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    /// Names the view for tests: has no effect.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Names the view for tests, where that counts: has no effect.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }
    /// Sets how the views in it are told of: has no effect.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Adds traits: has no effect.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Removes traits: has no effect.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Sets when the view is told of: has no effect.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
    /// Adds an action: has no effect.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Adds an action: has no effect.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
    /// Adds an action: has no effect.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Adds an action: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { self }
    /// Adds an action with a label: has no effect.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }
    /// Adds actions: has no effect.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }
    /// Adds what changes a value: has no effect.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    /// Says which level of heading the view is: has no effect.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    /// Adds names that somebody may say: has no effect.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// Adds names that somebody may say: has no effect.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// Adds names that somebody may say: has no effect.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
    /// Says what the view is in other views: has no effect.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        self
    }
    /// Says what is in the view: has no effect.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
    /// Keeps colours from being inverted: has no effect.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    /// Shows a large picture of the view while it is pressed: has no effect.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
    /// Shows a large view while this one is pressed: has no effect.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
    /// Sets whether somebody may use the view: has no effect.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }
}
