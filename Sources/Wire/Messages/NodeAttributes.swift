import StageModel

/// A node's mask: which attributes follow.
public struct NodeAttributes: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let parent = Self(rawValue: 1 << 0)
    public static let index = Self(rawValue: 1 << 1)
    public static let position = Self(rawValue: 1 << 2)
    public static let boundsOrigin = Self(rawValue: 1 << 3)
    public static let boundsSize = Self(rawValue: 1 << 4)
    public static let anchorPoint = Self(rawValue: 1 << 5)
    public static let transform = Self(rawValue: 1 << 6)
    public static let sublayerTransform = Self(rawValue: 1 << 7)
    public static let zPosition = Self(rawValue: 1 << 8)
    public static let opacity = Self(rawValue: 1 << 9)
    public static let flags = Self(rawValue: 1 << 10)
    public static let cornerRadius = Self(rawValue: 1 << 11)
    public static let backgroundColor = Self(rawValue: 1 << 12)
    public static let border = Self(rawValue: 1 << 13)
    public static let shadow = Self(rawValue: 1 << 14)
    public static let contents = Self(rawValue: 1 << 15)
    public static let text = Self(rawValue: 1 << 16)
    public static let gradient = Self(rawValue: 1 << 17)
    public static let blur = Self(rawValue: 1 << 18)
    public static let accessibility = Self(rawValue: 1 << 19)
    public static let item = Self(rawValue: 1 << 20)
    public static let drawing = Self(rawValue: 1 << 21)

    /// One above the highest mask.
    public static let limit: UInt64 = 1 << 22
}

extension NodeAttributes {
    /// The attributes in which two states of a layer differ.
    public init(from base: LayerNode, to node: LayerNode) {
        self = []
        if node.parent != base.parent { insert(.parent) }
        if node.index != base.index { insert(.index) }
        if node.position != base.position { insert(.position) }
        if node.boundsOrigin != base.boundsOrigin { insert(.boundsOrigin) }
        if node.boundsSize != base.boundsSize { insert(.boundsSize) }
        if node.anchorPoint != base.anchorPoint { insert(.anchorPoint) }
        if node.transform != base.transform { insert(.transform) }
        if node.sublayerTransform != base.sublayerTransform { insert(.sublayerTransform) }
        if node.zPosition != base.zPosition { insert(.zPosition) }
        if node.opacity != base.opacity { insert(.opacity) }
        if node.flags != base.flags { insert(.flags) }
        if node.cornerRadius != base.cornerRadius { insert(.cornerRadius) }
        if node.backgroundColor != base.backgroundColor { insert(.backgroundColor) }
        if node.border != base.border { insert(.border) }
        if node.shadow != base.shadow { insert(.shadow) }
        if node.contents != base.contents { insert(.contents) }
        if node.text != base.text { insert(.text) }
        if node.gradient != base.gradient { insert(.gradient) }
        if node.blur != base.blur { insert(.blur) }
        if node.accessibility != base.accessibility { insert(.accessibility) }
        if node.item != base.item { insert(.item) }
        if node.drawing != base.drawing { insert(.drawing) }
    }
}
