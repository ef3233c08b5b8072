/// A key of a keyboard.
public nonisolated struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What it writes.
    public var character: Character
    /// Makes one of what it writes.
    public init(_ character: Character) { self.character = character }
    /// Makes one of what it writes.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The key that ends things.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The key to the next field.
    public static let tab = KeyEquivalent("\u{9}")
    /// The space.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\u{D}")
}

/// Keys that are held together with others.
public nonisolated struct EventModifiers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The one for capital letters, which stays.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The one for capital letters.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
    /// The keys with digits alone.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All.
    public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do what a control does: has no effect.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What is held together with it.
    public var modifiers: EventModifiers
    /// Makes one.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }
    /// The return key.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The key that ends things.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
    /// Whether two are the same keys.
    public static func == (one: KeyboardShortcut, other: KeyboardShortcut) -> Bool {
        one.key == other.key && one.modifiers.rawValue == other.modifiers.rawValue
    }
    /// Feeds the keys to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(modifiers.rawValue)
    }
}

extension View {
    /// Has keys do what the control does: has no effect.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    /// Has keys do what the control does: has no effect.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Has keys do what the control does: has no effect.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
