/// How a stage's scroll views move, and which layers are items: for those who look into it.
public struct StageScrolls: Equatable, Codable, Sendable {
    /// At most this many views, and items, are told of.
    public static let viewLimit = 16
    public static let itemLimit = 512

    public var views: [View]
    /// Those on the stage.
    public var items: [Item]

    public init(views: [View] = [], items: [Item] = []) {
        self.views = Array(views.prefix(Self.viewLimit))
        self.items = Array(items.prefix(Self.itemLimit))
    }

    /// One scroll view. Lengths are points.
    public struct View: Equatable, Sendable {
        /// The id of its layer in snapshots.
        public var layer: UInt32
        public var contentSize: SIMD2<Double>
        /// Top, left, bottom, right.
        public var insets: SIMD4<Double>
        /// Of the content offset by the view's own motion, in points per second.
        public var velocity: SIMD2<Double>
        /// The content offset at which a fling that goes on would rest by itself, within the edges; nil without one.
        public var projected: SIMD2<Double>?
        /// The content offset at which the present motion will rest; nil without one.
        public var target: SIMD2<Double>?

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
        /// Its id in snapshots.
        public var layer: UInt32
        public var section: Int
        public var item: Int

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
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            layer: try list.decode(UInt32.self), section: try list.decode(Int.self), item: try list.decode(Int.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(layer)
        try list.encode(section)
        try list.encode(item)
    }
}
