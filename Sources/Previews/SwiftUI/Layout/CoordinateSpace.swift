/// What places are told in.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The screen.
    case global
    /// The view itself.
    case local
    /// A view around that has a name.
    case named(AnyHashable)

    /// Returns a view around that has a name.
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

/// What places are told in.
public protocol CoordinateSpaceProtocol {
    /// The value of it.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Makes one.
    public init() {}
    /// The value of it.
    public var coordinateSpace: CoordinateSpace { .local }
}
/// The screen.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Makes one.
    public init() {}
    /// The value of it.
    public var coordinateSpace: CoordinateSpace { .global }
}
/// A view around that has a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
    let name: AnyHashable
    /// The value of it.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns a view around that has a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// Returns the scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollElement.name) }
    /// Returns the scroll view around.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// A modifier that gives views a name, in which places are told.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
    let name: AnyHashable

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { SpaceElement(element, name) }

    private final class SpaceElement: WrappingElement {
        private let name: AnyHashable

        init(_ content: Element, _ name: AnyHashable) {
            self.name = name
            super.init(content)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            var inner = placement
            inner.spaces[name] = CGRect(origin: placement.global(frame.origin), size: frame.size)
            content.place(frame, inner)
        }
    }
}

extension View {
    /// Gives the view a name, in which places are told.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
    /// Gives the view a name, in which places are told.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
