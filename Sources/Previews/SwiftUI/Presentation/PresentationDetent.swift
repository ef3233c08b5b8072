/// A height at which a sheet rests.
public nonisolated struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case height(CGFloat)
        case fraction(CGFloat)
        case custom(CustomDetent)
    }
    let kind: Kind

    /// What a height of one's own is made of.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height in points.
        public let maxDetentValue: CGFloat

        /// Returns a value of the environment as it is where nobody has set it.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }

    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// As high as a sheet gets.
    public static let large = PresentationDetent(kind: .large)
    /// Returns a part of the greatest height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// Returns a height of one's own.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type: type)))
    }

    /// What it is sorted by: lower ones first.
    var order: CGFloat {
        switch kind {
        case .medium: 0.5
        case .large: 1
        case .height(let height): height / 800
        case .fraction(let fraction): fraction
        case .custom(let custom): custom.height(800).map { $0 / 800 } ?? 1
        }
    }

    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .height(let height): .init("height \(height)")
        case .fraction(let fraction): .init("fraction \(fraction)")
        case .custom(let custom): .init("custom \(custom.type)")
        }
    }

    @MainActor
    var uiKit: UISheetPresentationController.Detent {
        switch kind {
        case .medium: .medium()
        case .large: .large()
        case .height(let height): .custom(identifier: identifier) { _ in height }
        case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .custom(let custom): .custom(identifier: identifier) { custom.height($0.maximumDetentValue) }
        }
    }

    struct CustomDetent: Hashable, @unchecked Sendable {
        let type: any CustomPresentationDetent.Type

        func height(_ maximum: CGFloat) -> CGFloat? { type.height(in: Context(maxDetentValue: maximum)) }

        static func == (one: CustomDetent, other: CustomDetent) -> Bool {
            ObjectIdentifier(one.type) == ObjectIdentifier(other.type)
        }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
    }
}

/// A height of one's own at which a sheet rests.
public protocol CustomPresentationDetent {
    /// What the height is made of.
    typealias Context = PresentationDetent.Context
    /// Returns the height in points; nil for the greatest.
    static func height(in context: Context) -> CGFloat?
}
