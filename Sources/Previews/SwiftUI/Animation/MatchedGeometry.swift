/// What of a view is that of another with the same name.
public nonisolated struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The place.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The frames on the screen of views that have a name in common with others.
@MainActor
final class MatchedFrames {
    struct Name: Hashable {
        let id: AnyHashable
        let namespace: Namespace.ID
    }

    private struct Entry {
        weak var element: Element?
        var frame: CGRect
    }

    private var entries: [Name: Entry] = [:]

    /// Remembers where a view is.
    func set(_ frame: CGRect, of element: Element, _ name: Name) {
        entries[name] = Entry(element: element, frame: frame)
    }

    /// Returns where another view of the name is, or was last; nil if there was none.
    func frame(_ name: Name, otherThan element: Element) -> CGRect? {
        entries[name].flatMap { $0.element === element ? nil : $0.frame }
    }
}

/// A modifier that has views come from where another one of the same name is.
nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
    let name: MatchedFrames.Name
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { MatchedElement(element, self) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? MatchedElement)?.modifier = self }

    private final class MatchedElement: ContainerElement {
        var modifier: MatchedGeometryModifier

        init(_ content: Element, _ modifier: MatchedGeometryModifier) {
            self.modifier = modifier
            super.init(content)
        }

        override func place(_ frame: CGRect, _ placement: Placement) {
            let known = placement.host.matched.frame(modifier.name, otherThan: self)
                .map { $0.offsetBy(dx: -placement.origin.x, dy: -placement.origin.y) }
            guard modifier.isSource else { return super.place(known.map { matched(frame, $0) } ?? frame, placement) }
            if let known, placement.transaction.animation != nil, placement.surface.isNew(view) {
                var still = placement
                still.transaction.animation = nil
                super.place(matched(frame, known), still)
                placement.surface.view.addSubview(view)
            }
            super.place(frame, placement)
            placement.host.matched.set(
                CGRect(origin: placement.global(frame.origin), size: frame.size), of: self, modifier.name)
        }

        /// Returns a frame with what of it is another one's.
        private func matched(_ own: CGRect, _ other: CGRect) -> CGRect {
            let size = modifier.properties.contains(.size) ? other.size : own.size
            guard modifier.properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
            let (x, y) = (modifier.anchor.x, modifier.anchor.y)
            return CGRect(
                x: other.minX + x * (other.width - size.width), y: other.minY + y * (other.height - size.height),
                width: size.width, height: size.height)
        }
    }
}

extension View {
    /// Gives the view a name: one that comes in an animation comes from where another one of the name was; of two at once, one that
    /// is no source is where the other one is.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                name: MatchedFrames.Name(id: AnyHashable(id), namespace: namespace), properties: properties,
                anchor: anchor, isSource: isSource))
    }

    /// Gives a view a name for a transition between screens: has no effect.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
}
