import StageModel

/// A node's mask, which tells the attributes that follow.
public struct NodeAttributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt32

    /// Makes a mask of its bits.
    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The id of the parent.
    public static let parent = Self(rawValue: 1 << 0)
    /// The place among the siblings.
    public static let index = Self(rawValue: 1 << 1)
    /// The place of the anchor point.
    public static let position = Self(rawValue: 1 << 2)
    /// The origin of the bounds.
    public static let boundsOrigin = Self(rawValue: 1 << 3)
    /// The size of the bounds.
    public static let boundsSize = Self(rawValue: 1 << 4)
    /// The anchor point.
    public static let anchorPoint = Self(rawValue: 1 << 5)
    /// The transform.
    public static let transform = Self(rawValue: 1 << 6)
    /// The transform of the children.
    public static let sublayerTransform = Self(rawValue: 1 << 7)
    /// The z position.
    public static let zPosition = Self(rawValue: 1 << 8)
    /// The opacity.
    public static let opacity = Self(rawValue: 1 << 9)
    /// The flags.
    public static let flags = Self(rawValue: 1 << 10)
    /// The corner radius.
    public static let cornerRadius = Self(rawValue: 1 << 11)
    /// The background colour.
    public static let backgroundColor = Self(rawValue: 1 << 12)
    /// The border.
    public static let border = Self(rawValue: 1 << 13)
    /// The shadow.
    public static let shadow = Self(rawValue: 1 << 14)
    /// The image.
    public static let contents = Self(rawValue: 1 << 15)
    /// The text.
    public static let text = Self(rawValue: 1 << 16)
    /// The gradient.
    public static let gradient = Self(rawValue: 1 << 17)
    /// The blur.
    public static let blur = Self(rawValue: 1 << 18)
    /// The role and label for assistive technology.
    public static let accessibility = Self(rawValue: 1 << 19)
    /// The place in a list.
    public static let item = Self(rawValue: 1 << 20)
    /// The vector graphics.
    public static let drawing = Self(rawValue: 1 << 21)
    /// What is done to all that the layer and its children draw.
    public static let filter = Self(rawValue: 1 << 22)

    /// The attributes that nodes of a layer share in successive frames.
    static let details: Self = [
        .sublayerTransform, .border, .shadow, .contents, .text, .gradient, .blur, .accessibility, .item, .drawing,
        .filter,
    ]

    /// The least number above all masks.
    public static let limit: UInt64 = 1 << 23
}

extension NodeAttributes {
    /// Makes the mask of the attributes in which two states of a layer differ.
    public init(from base: LayerNode, to node: LayerNode) {
        self = withUnsafePointer(to: base) { base in
            withUnsafePointer(to: node) { Self(from: base, to: $0) }
        }
    }

    /// Makes the mask of the attributes in which two states of a layer differ, which lie in memory.
    ///
    /// Nothing is copied of them.
    init(from base: UnsafePointer<LayerNode>, to node: UnsafePointer<LayerNode>) {
        let equal: Self = LayerNode.shareDetails(base, node) ? .details : []
        var comparison = AttributeComparison(base: base, node: node, equal: equal)
        Self.visitAll(AttributeComparison.unread, AttributeComparison.unread, with: &comparison)
        self = comparison.differing
    }
}

private struct AttributeComparison: NodeAttributeVisitor {
    /// Only the pointers are read.
    static let unread = LayerNode(id: 0)
    let base: UnsafePointer<LayerNode>
    let node: UnsafePointer<LayerNode>
    /// Attributes that are known not to differ.
    let equal: NodeAttributes
    var differing: NodeAttributes = []

    @inline(__always)
    mutating func visit(
        _ attribute: NodeAttributes, _ base: LayerNode, _ node: LayerNode,
        differ: (UnsafePointer<LayerNode>, UnsafePointer<LayerNode>) -> Bool,
        copy: (inout LayerNode, LayerNode) -> Void, write: (inout ByteWriter, LayerNode) -> Void,
        read: (inout ByteReader, inout LayerNode) throws(WireFault) -> Void
    ) {
        if !equal.contains(attribute), differ(self.base, self.node) { differing.insert(attribute) }
    }
}
