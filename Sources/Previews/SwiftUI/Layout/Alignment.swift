/// A line by which views are aligned.
public protocol AlignmentID {
    /// Returns where the line is in a view that says nothing else, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line, by its type.
nonisolated struct AlignmentKey: Hashable, @unchecked Sendable {
    let axis: Axis
    private let type: any AlignmentID.Type

    init(_ axis: Axis, _ type: any AlignmentID.Type) { (self.axis, self.type) = (axis, type) }

    func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { type.defaultValue(in: dimensions) }

    static func == (one: AlignmentKey, other: AlignmentKey) -> Bool {
        one.axis == other.axis && ObjectIdentifier(one.type) == ObjectIdentifier(other.type)
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// A line by which views below each other are aligned.
public nonisolated struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    init(_ key: AlignmentKey) { self.key = key }

    /// Makes one of a line's type.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }

    /// The left edges.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middles.
    public static let center = HorizontalAlignment(Center.self)
    /// The right edges.
    public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A line by which views beside each other are aligned.
public nonisolated struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    init(_ key: AlignmentKey) { self.key = key }

    /// Makes one of a line's type.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, id) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// The upper edges.
    public static let top = VerticalAlignment(Top.self)
    /// The middles.
    public static let center = VerticalAlignment(Center.self)
    /// The lower edges.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A point by which views on each other are aligned.
public nonisolated struct Alignment: Hashable, Sendable {
    /// Where the point is across.
    public var horizontal: HorizontalAlignment
    /// Where the point is down.
    public var vertical: VerticalAlignment

    /// Makes one.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the left edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the right edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the upper edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the lower edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper left corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper right corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower left corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower right corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The left of the first baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The middle of the first baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The right of the first baseline.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)

    /// Returns where a view of a size is in a frame, aligned with it.
    @MainActor
    func origin(of element: Element, _ size: CGSize, in frame: CGRect) -> CGPoint {
        let outer = ViewDimensions(element: nil, size: frame.size)
        return CGPoint(
            x: frame.minX + horizontal.key.defaultValue(outer) - element.line(horizontal.key, size),
            y: frame.minY + vertical.key.defaultValue(outer) - element.line(vertical.key, size))
    }
}

/// The size of a view, and where its lines are.
public nonisolated struct ViewDimensions: @unchecked Sendable {
    let element: Element?
    let size: CGSize

    /// The width.
    public var width: CGFloat { size.width }
    /// The height.
    public var height: CGFloat { size.height }

    /// Returns where a line is.
    public subscript(guide: HorizontalAlignment) -> CGFloat { line(guide.key) ?? guide.key.defaultValue(self) }
    /// Returns where a line is.
    public subscript(guide: VerticalAlignment) -> CGFloat { line(guide.key) ?? guide.key.defaultValue(self) }
    /// Returns where a line is that the view itself says; nil for the usual place.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { line(guide.key) }
    /// Returns where a line is that the view itself says; nil for the usual place.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { line(guide.key) }

    private func line(_ key: AlignmentKey) -> CGFloat? {
        guard let element else { return nil }
        return MainActor.assumeIsolated { element.explicit(key, size) }
    }
}

extension ViewDimensions: Equatable {
    /// Whether two views have the same size.
    public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool { one.size == other.size }
}

/// A modifier that says where a line of views is.
nonisolated struct AlignmentGuideModifier: PrimitiveModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor
    func wrap(_ element: Element, _ node: ViewNode) -> WrappingElement? { GuideElement(element) }
    @MainActor
    func update(_ element: WrappingElement, _ node: ViewNode) { (element as? GuideElement)?.modifier = self }

    private final class GuideElement: WrappingElement {
        var modifier: AlignmentGuideModifier?

        override func guide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
            guard let modifier, modifier.key == key else { return content.explicit(key, size) }
            return modifier.compute(ViewDimensions(element: content, size: size))
        }
    }
}

extension View {
    /// Says where a line of the view is.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Says where a line of the view is.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
