/// What an app hears of when the return key is pressed.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Fields of text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Fields of searches.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key of a keyboard says.
public nonisolated struct SubmitLabel: Sendable {
    let uiKit: UIReturnKeyType
    /// Done.
    public static let done = SubmitLabel(uiKit: .done)
    /// Go.
    public static let go = SubmitLabel(uiKit: .go)
    /// Send.
    public static let send = SubmitLabel(uiKit: .send)
    /// Join.
    public static let join = SubmitLabel(uiKit: .join)
    /// Route.
    public static let route = SubmitLabel(uiKit: .route)
    /// Search.
    public static let search = SubmitLabel(uiKit: .search)
    /// Return.
    public static let `return` = SubmitLabel(uiKit: .default)
    /// Next.
    public static let next = SubmitLabel(uiKit: .next)
    /// Continue.
    public static let `continue` = SubmitLabel(uiKit: .continue)
}

/// What is done when the return key is pressed.
nonisolated struct SubmitActions {
    var all: [(triggers: SubmitTriggers, action: () -> Void)] = []

    /// Does what is to be done for one of the triggers.
    func run(_ trigger: SubmitTriggers) {
        for (triggers, action) in all.reversed() where triggers.contains(trigger) { action() }
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    /// What is done when the return key is pressed.
    var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Does something when the return key is pressed in a field.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        changingEnvironment { $0.submitActions.all.append((triggers, action)) }
    }
    /// Keeps what is done around the view from being done for fields in it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        changingEnvironment { if isBlocking { $0.submitActions = SubmitActions() } }
    }
    /// Sets what the return key says.
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        changingEnvironment { $0.typing.returnKey = submitLabel.uiKit }
    }
}
