/// Glass as the system has it since version 26: drawn as thin material.
public nonisolated struct Glass: Equatable, Sendable {
    private let name: String
    /// As usual.
    public static let regular = Glass(name: "regular")
    /// Nearly clear.
    public static let clear = Glass(name: "clear")
    /// None.
    public static let identity = Glass(name: "identity")
    /// Returns glass of a colour: as without.
    public func tint(_ color: Color?) -> Glass { self }
    /// Returns glass that follows a finger: as without.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
    fileprivate var isSeen: Bool { self != .identity }
}

extension View {
    /// Shows glass behind the view.
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background { if glass.isSeen { shape.fill(.ultraThinMaterial) } }
    }
    /// Gives glass a name for when it turns into other glass: has no effect.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
}

/// Views of glass that can turn into each other: they stand beside each other.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    private let content: Content
    /// Makes one.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    /// The views.
    @MainActor public var body: some View { content }
}
