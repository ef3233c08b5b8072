/// Which of a view's fields is typed into.
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
    private let location: StateLocation<Value>
    private let record: FocusRecord
    private let empty: Value

    /// A binding to which field is typed into.
    @propertyWrapper
    public struct Binding {
        fileprivate let location: StateLocation<Value>
        fileprivate let record: FocusRecord
        fileprivate let empty: Value

        /// Which field is typed into.
        public var wrappedValue: Value {
            get { location.kept.value }
            nonmutating set {
                record.count += 1
                location.kept.set(newValue)
            }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }

        /// Returns what connects a field with a value.
        func link(_ value: Value) -> FocusLink {
            let (location, record, empty) = (location, record, empty)
            return FocusLink(
                isWanted: { location.kept.value == value }, count: { record.count },
                set: { isFocused in
                    if isFocused {
                        location.kept.set(value)
                    } else if location.kept.value == value {
                        location.kept.set(empty)
                    }
                })
        }
    }

    private init(_ empty: Value) {
        (location, record, self.empty) = (StateLocation(empty), FocusRecord(), empty)
    }

    /// Makes one of whether a field is typed into.
    public init() where Value == Bool { self.init(false) }
    /// Makes one of the value of the field that is typed into; nil for none.
    public init<T: Hashable>() where Value == T? { self.init(nil) }

    /// Which field is typed into.
    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }
    /// A binding to which field is typed into.
    public var projectedValue: Binding { Binding(location: location, record: record, empty: empty) }

    /// Connects it to the value that is kept.
    @MainActor
    public func connect(_ connection: PropertyConnection) { location.connect(connection) }
}

/// How often an app has said which field is typed into.
nonisolated final class FocusRecord {
    var count = 0
}

/// What connects a field with a value of which field is typed into.
nonisolated struct FocusLink {
    /// Whether the app wants the field to be typed into.
    let isWanted: () -> Bool
    /// How often the app has said which field is.
    let count: () -> Int
    /// Says whether the field is.
    let set: (Bool) -> Void
}

private enum FocusLinksKey: EnvironmentKey {
    static var defaultValue: [FocusLink] { [] }
}

extension EnvironmentValues {
    /// What connects fields with values of which is typed into.
    var focusLinks: [FocusLink] {
        get { self[FocusLinksKey.self] }
        set { self[FocusLinksKey.self] = newValue }
    }
    /// Whether the nearest view around that can have the focus has it: has no effect, it is false.
    public var isFocused: Bool { false }
}

extension View {
    /// Connects the field with a value: it is typed into while the value is this one.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        changingEnvironment { $0.focusLinks.append(binding.link(value)) }
    }
    /// Connects the field with a value: it is typed into while the value is true.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        changingEnvironment { $0.focusLinks.append(condition.link(true)) }
    }
    /// Has a field typed into when the view appears.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
    /// Lets the view have the focus of a keyboard: has no effect.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Takes away the mark of the focus: has no effect.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}

/// How much a field counts that is typed into first: has no effect.
public nonisolated struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// As the user has chosen it.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// What has a field typed into while the app wants that, and tells the app when it is.
@MainActor
final class FocusFollower {
    private weak var field: UIView?
    private var links: [FocusLink] = []
    private var wanted: [Bool] = []

    init(_ field: UIView) { self.field = field }

    /// Does what the app wants now.
    func update(_ environment: EnvironmentValues, _ host: ViewHost?) {
        links = environment.focusLinks
        let now = links.map { $0.isWanted() }
        let before = wanted.count == now.count ? wanted : now.map { _ in false }
        wanted = now
        guard let field, now != before else { return }
        if zip(now, before).contains(where: { $0 && !$1 }) {
            host?.afterwards { [weak field] in
                if let field, !field.isFirstResponder { field.becomeFirstResponder() }
            }
        } else if field.isFirstResponder {
            // Another field may take over first.
            host?.afterwards { [weak self, weak host] in
                host?.afterwards { [weak self] in
                    guard let self, let field = self.field, field.isFirstResponder else { return }
                    if !links.contains(where: { $0.isWanted() }) { field.resignFirstResponder() }
                }
                host?.setNeedsLayout()
            }
        }
    }

    /// Tells the app whether the field is typed into.
    func changed(_ isFocused: Bool) {
        wanted = links.map { _ in isFocused }
        for link in links { link.set(isFocused) }
    }

    /// Does what the return key does, and ends typing unless the app has said that it goes on in this field.
    func submit(_ actions: () -> Void) {
        let before = links.map { $0.count() }
        actions()
        let isKept = zip(links, before).contains { $0.isWanted() && $0.count() != $1 }
        if !isKept, let field, field.isFirstResponder { field.resignFirstResponder() }
    }
}
