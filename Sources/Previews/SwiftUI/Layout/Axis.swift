/// A direction in which views stand beside each other.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical

    /// Some of the directions.
    public struct `Set`: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Beside each other.
        public static let horizontal = Set(rawValue: 1)
        /// Below each other.
        public static let vertical = Set(rawValue: 2)
    }

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// One of them.
    case top, leading, bottom, trailing

    /// Some of the edges.
    public struct `Set`: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one edge.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
        /// The upper edge.
        public static let top = Set(.top)
        /// The left edge.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The right edge.
        public static let trailing = Set(.trailing)
        /// All edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The left and right edges.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and lower edges.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A left or right edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// One of them.
    case leading, trailing

    /// Some of the edges.
    public struct `Set`: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The left edge.
        public static let leading = Set(rawValue: 1)
        /// The right edge.
        public static let trailing = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// An upper or lower edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// One of them.
    case top, bottom

    /// Some of the edges.
    public struct `Set`: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int8
        /// Makes a set of its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The lower edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The distances of something from the edges around it, in points.
public nonisolated struct EdgeInsets: Hashable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var trailing: CGFloat

    /// Makes one without distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Makes one.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// Makes one of UIKit's.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// Makes one with the same distance from some edges.
    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    var uiKit: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
