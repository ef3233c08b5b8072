/// One layer of the stage as viewers see it: `CALayer`'s presented attributes, quantised.
///
/// A node's place is CALayer's: `position` is where its anchor point lies in its parent's bounds space, `bounds`
/// origin scrolls its children, and `transform` acts about the anchor point.
public struct LayerNode: Equatable, Sendable {
    /// Unique within a stage, never 0, never used again for another layer.
    public var id: UInt32
    /// The parent's `id`, or 0 for the stage's root layer.
    public var parent: UInt32 = 0
    /// Place among the siblings; among equal `zPosition`s a higher index is nearer to the viewer.
    public var index: UInt32 = 0
    public var position = FixedPair.zero
    public var boundsOrigin = FixedPair.zero
    public var boundsSize = FixedPair.zero
    /// In units of the bounds' size; (0.5, 0.5) is the centre.
    public var anchorPoint = SIMD2<Float>(0.5, 0.5)
    public var transform = Transform.identity
    /// Applied to the children, about this layer's anchor point.
    public var sublayerTransform = Transform.identity
    public var zPosition: Float = 0
    /// 0...255 for 0...1.
    public var opacity: UInt8 = 255
    public var flags = Flags.doubleSided
    public var cornerRadius = FixedPoint.zero
    public var backgroundColor = PackedColor.clear
    public var border = Border()
    public var shadow = Shadow()
    public var contents = Contents()
    public var text = Text()
    public var gradient = Gradient()
    public var blur = Blur.none
    public var accessibility = Accessibility()
    public var item = Item()
    public var drawing = Drawing()

    public init(id: UInt32) {
        self.id = id
    }

    public struct Flags: OptionSet, Hashable, Sendable {
        public var rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let hidden = Flags(rawValue: 1)
        public static let masksToBounds = Flags(rawValue: 2)
        public static let doubleSided = Flags(rawValue: 4)
        /// Not drawn itself: its opacity says how much of its parent shows.
        public static let mask = Flags(rawValue: 8)
        public static let all: Flags = [.hidden, .masksToBounds, .doubleSided, .mask]
    }

    public struct Border: Hashable, Sendable {
        public var width = FixedPoint.zero
        public var color = PackedColor.clear

        public init(width: FixedPoint = .zero, color: PackedColor = .clear) {
            self.width = width
            self.color = color
        }
    }

    /// `color.alpha` has `shadowOpacity` multiplied in: an alpha of 0 is no shadow.
    public struct Shadow: Hashable, Sendable {
        public var color = PackedColor.clear
        public var radius = FixedPoint.zero
        public var offset = FixedPair.zero

        public init(color: PackedColor = .clear, radius: FixedPoint = .zero, offset: FixedPair = .zero) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    /// An image by name; an empty name is none.
    public struct Contents: Hashable, Sendable {
        public var image = ""
        public var gravity = Gravity.scaleToFill

        public init(image: String = "", gravity: Gravity = .scaleToFill) {
            self.image = image
            self.gravity = gravity
        }

        public enum Gravity: UInt8, CaseIterable, Sendable {
            case scaleToFill = 0
            case aspectFit = 1
            case aspectFill = 2
            case center = 3
        }
    }

    /// A label's text; an empty string is none.
    public struct Text: Hashable, Sendable {
        public var string = ""
        /// The font's point size.
        public var size = FixedPoint.zero
        public var color = PackedColor.clear
        /// CSS weight in hundreds: 1...9.
        public var weight: UInt8 = 4
        public var design = Design.standard
        public var alignment = Alignment.natural
        /// 0: as many lines as fit.
        public var lines: UInt8 = 1

        public init() {}

        public enum Design: UInt8, CaseIterable, Sendable {
            case standard = 0
            case monospaced = 1
            case rounded = 2
            case serif = 3
        }

        public enum Alignment: UInt8, CaseIterable, Sendable {
            case left = 0
            case center = 1
            case right = 2
            case justified = 3
            case natural = 4
        }
    }

    /// A linear gradient between two points of the unit square; fewer than two stops is none.
    public struct Gradient: Hashable, Sendable {
        public var start = SIMD2<Float>(0.5, 0)
        public var end = SIMD2<Float>(0.5, 1)
        public var stops: [Stop] = []

        public init() {}

        public struct Stop: Hashable, Sendable {
            public var color: PackedColor
            /// 0...255 for 0...1 along the line.
            public var location: UInt8

            public init(color: PackedColor, location: UInt8) {
                self.color = color
                self.location = location
            }
        }
    }

    /// What a visual effect view does to what is behind it.
    public enum Blur: UInt8, CaseIterable, Sendable {
        case none = 0
        case extraLight = 1
        case light = 2
        case dark = 3
        case regular = 4
        case prominent = 5
    }

    /// What assistive technology is told.
    public struct Accessibility: Hashable, Sendable {
        public var role = Role.none
        public var label = ""

        public init(role: Role = .none, label: String = "") {
            self.role = role
            self.label = label
        }

        public enum Role: UInt8, CaseIterable, Sendable {
            case none = 0
            case list = 1
            case item = 2
            case button = 3
            case image = 4
            case text = 5
        }
    }

    /// Of an item: its place in its list, and whether it is selected.
    public struct Item: Hashable, Sendable {
        /// From 1; 0 if it is not known.
        public var position: UInt32 = 0
        /// Of how many.
        public var count: UInt32 = 0
        public var isSelected = false

        public init(position: UInt32 = 0, count: UInt32 = 0, isSelected: Bool = false) {
            self.position = position
            self.count = count
            self.isSelected = isSelected
        }
    }
}
