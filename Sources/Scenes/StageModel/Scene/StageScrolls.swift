/// The state of a stage's scroll views, and the layers of their items, for an inspector.
public struct StageScrolls: Equatable, Codable, Sendable {
    /// The greatest number of views that are listed.
    public static let viewLimit = 16
    /// The greatest number of items that are listed.
    public static let itemLimit = 512

    /// The scroll views on the stage, at most ``viewLimit``.
    public var views: [View]
    /// The items on the stage, at most ``itemLimit``.
    public var items: [Item]

    /// Makes a state, of whose views and items those beyond the limits are left out.
    public init(views: [View] = [], items: [Item] = []) {
        self.views = Array(views.prefix(Self.viewLimit))
        self.items = Array(items.prefix(Self.itemLimit))
    }

    /// One scroll view, with lengths in points.
    public struct View: Equatable, Sendable {
        /// The id of its layer in snapshots.
        public var layer: UInt32
        /// The content's width and height.
        public var contentSize: SIMD2<Double>
        /// The adjusted content insets: top, left, bottom, right.
        public var insets: SIMD4<Double>
        /// The speed of the content offset by the view's own motion, in points per second.
        public var velocity: SIMD2<Double>
        /// The content offset at which the present fling would rest by itself, within the edges; nil if the view is not
        /// flung.
        public var projected: SIMD2<Double>?
        /// The content offset at which the present motion will rest; nil if the view is at rest.
        public var target: SIMD2<Double>?

        /// Makes a scroll view's state of its attributes.
        public init(
            layer: UInt32, contentSize: SIMD2<Double>, insets: SIMD4<Double> = .zero, velocity: SIMD2<Double> = .zero,
            projected: SIMD2<Double>? = nil, target: SIMD2<Double>? = nil
        ) {
            self.layer = layer
            self.contentSize = contentSize
            self.insets = insets
            self.velocity = velocity
            self.projected = projected
            self.target = target
        }
    }

    /// One item's layer.
    public struct Item: Equatable, Sendable {
        /// The layer's id in snapshots.
        public var layer: UInt32
        /// The item's section.
        public var section: Int
        /// The item's index in its section.
        public var item: Int

        /// Makes an item of its attributes.
        public init(layer: UInt32, section: Int, item: Int) {
            self.layer = layer
            self.section = section
            self.item = item
        }
    }
}

extension StageScrolls.View: Codable {
    enum CodingKeys: String, CodingKey {
        case layer, contentSize, insets, velocity, projected, target
    }

    /// Encodes the view as an object in which `projected` and `target` may be null.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(layer, forKey: .layer)
        try container.encode(contentSize, forKey: .contentSize)
        try container.encode(insets, forKey: .insets)
        try container.encode(velocity, forKey: .velocity)
        // Null, where the synthesized form would leave it out.
        try container.encode(projected, forKey: .projected)
        try container.encode(target, forKey: .target)
    }
}

/// As a list of the layer, the section and the item.
extension StageScrolls.Item: Codable {
    /// Decodes a list of the layer, the section and the item.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            layer: try list.decode(UInt32.self), section: try list.decode(Int.self), item: try list.decode(Int.self))
    }

    /// Encodes a list of the layer, the section and the item.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(layer)
        try list.encode(section)
        try list.encode(item)
    }
}
