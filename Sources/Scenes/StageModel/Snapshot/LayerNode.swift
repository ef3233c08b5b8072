/// One layer of the stage as viewers see it: `CALayer`'s presented attributes, quantised.
///
/// Its place is given as in `CALayer`: `position` is where its anchor point lies in its parent's bounds, `boundsOrigin`
/// scrolls its children, and `transform` acts about the anchor point.
public struct LayerNode: Equatable, Sendable {
    /// The transform about the anchor point.
    ///
    /// It comes first as its alignment is the greatest.
    public var transform = Transform.identity
    /// Unique within a stage, never 0, never used again for another layer.
    public var id: UInt32
    /// The parent's `id`, or 0 for the stage's root layer.
    public var parent: UInt32 = 0
    /// The place among the siblings.
    ///
    /// Among layers of equal `zPosition` a higher index is nearer to the viewer.
    public var index: UInt32 = 0
    /// The distance towards the viewer, by which siblings are ordered.
    public var zPosition: Float = 0
    /// Where the anchor point lies in the parent's bounds.
    public var position = FixedPair.zero
    /// The coordinates of the top left corner of the layer's own space.
    public var boundsOrigin = FixedPair.zero
    /// The layer's size.
    public var boundsSize = FixedPair.zero
    /// The anchor point in units of the bounds' size; (0.5, 0.5), the default, is the centre.
    public var anchorPoint = SIMD2<Float>(0.5, 0.5)
    /// The radius of the background's, the border's and the clip's corners.
    public var cornerRadius = FixedPoint.zero
    /// The opacity, 0...255 for 0...1.
    public var opacity: UInt8 = 255
    /// Attributes that are either on or off.
    public var flags = Flags.doubleSided
    /// The colour behind the contents.
    public var backgroundColor = PackedColor.clear
    /// The attributes that seldom change.
    var shared = SharedDetails.initial

    /// Makes a layer with every other attribute at its default: of no size, at the origin, opaque and visible.
    public init(id: UInt32) {
        self.id = id
    }

    /// The attributes of a layer that are either on or off, one bit each.
    public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits.
        public var rawValue: UInt8

        /// Makes a set of its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Neither the layer nor its children are drawn.
        public static let hidden = Flags(rawValue: 1)
        /// The children are cut off at the layer's rounded bounds.
        public static let masksToBounds = Flags(rawValue: 2)
        /// The layer is drawn when its back is turned to the viewer.
        public static let doubleSided = Flags(rawValue: 4)
        /// The layer is not drawn: its opacity says how much of its parent shows.
        public static let mask = Flags(rawValue: 8)
        /// The top left corner is square, whatever the corner radius.
        public static let squareTopLeft = Flags(rawValue: 16)
        /// The top right corner is square.
        public static let squareTopRight = Flags(rawValue: 32)
        /// The bottom left corner is square.
        public static let squareBottomLeft = Flags(rawValue: 64)
        /// The bottom right corner is square.
        public static let squareBottomRight = Flags(rawValue: 128)
    }

    /// A line along the inside of a layer's edge.
    public struct Border: Hashable, Sendable {
        /// The line's width; 0, the default, draws none.
        public var width = FixedPoint.zero
        /// The line's colour.
        public var color = PackedColor.clear

        /// Makes a border of its attributes.
        public init(width: FixedPoint = .zero, color: PackedColor = .clear) {
            self.width = width
            self.color = color
        }
    }

    /// The shadow of a layer's shape.
    public struct Shadow: Hashable, Sendable {
        /// The colour, whose alpha has `shadowOpacity` multiplied in; an alpha of 0 draws no shadow.
        public var color = PackedColor.clear
        /// The standard deviation of the Gaussian blur.
        public var radius = FixedPoint.zero
        /// How far the shadow is moved from the layer.
        public var offset = FixedPair.zero

        /// Makes a shadow of its attributes.
        public init(color: PackedColor = .clear, radius: FixedPoint = .zero, offset: FixedPair = .zero) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    /// An image by name, and how it fills the layer.
    public struct Contents: Hashable, Sendable {
        /// The image's name below the page's `/images/`; empty is no image.
        public var image = ""
        /// How the image is fitted into the bounds.
        public var gravity = Gravity.scaleToFill

        /// Makes contents of their attributes.
        public init(image: String = "", gravity: Gravity = .scaleToFill) {
            self.image = image
            self.gravity = gravity
        }

        /// A way to fit an image into a layer's bounds, as in `UIView.ContentMode`.
        public enum Gravity: UInt8, CaseIterable, Sendable {
            case scaleToFill = 0
            case aspectFit = 1
            case aspectFill = 2
            case center = 3
        }
    }

    /// A gradient between two points of the unit square.
    public struct Gradient: Hashable, Sendable {
        /// The most stops: there are no more different locations.
        public static let stopLimit = 255

        /// How the two points say which place has which colour.
        public var kind = Kind.axial
        /// Where the gradient starts, in units of the bounds' size.
        public var start = SIMD2<Float>(0.5, 0)
        /// Where the gradient ends, in units of the bounds' size.
        public var end = SIMD2<Float>(0.5, 1)
        /// The colours, by ascending location; fewer than two draw no gradient.
        public var stops: [Stop] = []

        /// Makes a gradient without colours.
        public init() {}

        /// A kind of gradient, as in `CAGradientLayerType`, with its number on the wire.
        public enum Kind: UInt8, CaseIterable, Sendable {
            /// Along the line from the start to the end.
            case axial = 0
            /// From the start to the ellipse around it whose half axes are the distances to the end along x and y.
            case radial = 1
            /// About the start by the angle, clockwise from the direction to the end.
            case conic = 2
        }

        /// A colour at a place of a gradient.
        public struct Stop: Hashable, Sendable {
            /// The colour.
            public var color: PackedColor
            /// The place along the line, 0...255 for 0...1.
            public var location: UInt8

            /// Makes a stop of its colour and place.
            public init(color: PackedColor, location: UInt8) {
                self.color = color
                self.location = location
            }
        }
    }

    /// A style of `UIBlurEffect`, which blurs and tints what lies behind a layer.
    public enum Blur: UInt8, CaseIterable, Sendable {
        case none = 0
        case extraLight = 1
        case light = 2
        case dark = 3
        case regular = 4
        case prominent = 5
    }

    /// A layer's role and label for assistive technology.
    public struct Accessibility: Hashable, Sendable {
        /// What kind of thing the layer is.
        public var role = Role.none
        /// The text that is read aloud; empty is none.
        public var label = ""

        /// Makes an entry of its role and label.
        public init(role: Role = .none, label: String = "") {
            self.role = role
            self.label = label
        }

        /// A kind of thing that a layer is for assistive technology.
        public enum Role: UInt8, CaseIterable, Sendable {
            case none = 0
            case list = 1
            case item = 2
            case button = 3
            case image = 4
            case text = 5
            /// A field that text is typed into.
            case field = 6
        }
    }

    /// An item's place in its list, and whether it is selected.
    public struct Item: Hashable, Sendable {
        /// The item's place, from 1; 0 if it is not known.
        public var position: UInt32 = 0
        /// How many items the list has.
        public var count: UInt32 = 0
        /// Whether the item is selected.
        public var isSelected = false

        /// Makes an item's entry of its attributes.
        public init(position: UInt32 = 0, count: UInt32 = 0, isSelected: Bool = false) {
            self.position = position
            self.count = count
            self.isSelected = isSelected
        }
    }
}
