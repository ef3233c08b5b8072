extension GraphicsContext {
    /// A change of how something looks: has no effect.
    public struct Filter: Sendable {
        /// A shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter() }
        /// A colour that is mixed in.
        public static func colorMultiply(_ color: Color) -> Filter { Filter() }
        /// Turned hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
        /// Stronger or weaker colours.
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        /// Brighter or darker colours.
        public static func brightness(_ amount: Double) -> Filter { Filter() }
        /// More or less contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter() }
        /// Opposite colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
        /// Grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter() }
        /// Opacity by brightness.
        public static var luminanceToAlpha: Filter { Filter() }
        /// Out of focus.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter() }
        /// One colour where there is more than some opacity.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    }

    /// How a filter is applied.
    public struct FilterOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes a set of its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In linear colours.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes a set of its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Above what throws it.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Alone.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// By the opposite of what throws it.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Without a layer of its own.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// How something is drawn out of focus.
    public struct BlurOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes a set of its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Without transparent parts.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Smoothly.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// How a gradient is drawn.
    public struct GradientOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Makes a set of its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Again and again: has no effect.
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        /// Back and forth: has no effect.
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        /// In linear colours: has no effect.
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
    }
}
