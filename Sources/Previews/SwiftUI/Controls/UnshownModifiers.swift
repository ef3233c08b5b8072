/// What one feels when something happens: has no effect.
public nonisolated struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// How soft something feels.
    public struct Flexibility: Equatable, Sendable {
        private let name: String
        /// Rigid.
        public static let rigid = Flexibility(name: "rigid")
        /// Solid.
        public static let solid = Flexibility(name: "solid")
        /// Soft.
        public static let soft = Flexibility(name: "soft")
    }
    /// How heavy something feels.
    public struct Weight: Equatable, Sendable {
        private let name: String
        /// Light.
        public static let light = Weight(name: "light")
        /// Neither.
        public static let medium = Weight(name: "medium")
        /// Heavy.
        public static let heavy = Weight(name: "heavy")
    }

    /// Something was done.
    public static let success = SensoryFeedback(name: "success")
    /// Something needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something failed.
    public static let error = SensoryFeedback(name: "error")
    /// Something else was selected.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value became greater.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value became less.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something began.
    public static let start = SensoryFeedback(name: "start")
    /// Something ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something fits.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level was reached.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Something hit something.
    public static let impact = SensoryFeedback(name: "impact")
    /// Returns that something hit something.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    /// Returns that something hit something.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// How a pointer changes a view that it is over: has no effect.
public nonisolated struct HoverEffect: Sendable {
    private let name: String
    /// As usual.
    public static let automatic = HoverEffect(name: "automatic")
    /// With light.
    public static let highlight = HoverEffect(name: "highlight")
    /// With a lift.
    public static let lift = HoverEffect(name: "lift")
}

/// How a text or a symbol becomes another: it is replaced at once.
public nonisolated struct ContentTransition: Equatable, Sendable {
    private let name: String
    /// At once.
    public static let identity = ContentTransition(name: "identity")
    /// By its opacity.
    public static let opacity = ContentTransition(name: "opacity")
    /// Letter by letter.
    public static let interpolate = ContentTransition(name: "interpolate")
    /// By a symbol's parts.
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    /// Digit by digit.
    public static let numericText = ContentTransition(name: "numericText")
    /// Returns one digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { numericText }
    /// Returns one digit by digit.
    public static func numericText(value: Double) -> ContentTransition { numericText }
    /// Returns one by a symbol's parts.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}

/// Whether a text can be selected: has no effect.
public protocol TextSelectability {
    /// Whether it can.
    static var allowsSelection: Bool { get }
}
/// A text that can be selected.
public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
    /// True.
    public static var allowsSelection: Bool { true }
}
/// A text that can't be selected.
public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
    /// False.
    public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
    /// It can.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    /// It can't.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Has one feel something when a value has changed: has no effect.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
    /// Has one feel something when a value has changed as a closure asks for: has no effect.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
    /// Has one feel what a closure returns when a value has changed: has no effect.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
    /// Sets how a pointer changes the view: has no effect.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Sets how a pointer changes the view: has no effect.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Does something when a pointer comes over the view, which never happens.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Says what the view is for: has no effect.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Says what the view is for: has no effect.
    public nonisolated func help(_ text: Text) -> some View { self }
    /// Says what the view is for: has no effect.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Sets how texts and symbols become others: has no effect.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Lets texts be selected: has no effect.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
    /// Moves symbols while that is wanted: has no effect.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Moves symbols when a value has changed: has no effect.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    /// Keeps symbols from moving: has no effect.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
