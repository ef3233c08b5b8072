extension LayerNode {
    /// What is done to all that a layer and its children draw, before it is drawn over what lies behind.
    public struct Filter: Hashable, Sendable {
        /// The numbers of a colour matrix.
        public static let colorMatrixCount = 20

        /// How the colours are mixed with those behind.
        public var blend = Blend.normal
        /// Whether what is drawn within blends with nothing behind the layer.
        public var isIsolated = false
        /// The standard deviation of the Gaussian blur; 0, the default, is none.
        public var blur = FixedPoint.zero
        /// The matrix that colours are multiplied by, row by row; empty for none.
        ///
        /// A row has four factors, for red, green, blue and alpha, and what is added. There is one for each of the four. Colours
        /// are 0...1, and not premultiplied.
        public var colorMatrix: [Float] = []

        /// Makes a filter that does nothing.
        public init() {}

        /// A way to mix colours with those behind: Compositing and Blending Level 1's, with its number on the wire.
        public enum Blend: UInt8, CaseIterable, Sendable {
            case normal = 0
            case multiply = 1
            case screen = 2
            case overlay = 3
            case darken = 4
            case lighten = 5
            case colorDodge = 6
            case colorBurn = 7
            case softLight = 8
            case hardLight = 9
            case difference = 10
            case exclusion = 11
            case hue = 12
            case saturation = 13
            case color = 14
            case luminosity = 15
            /// Where something is behind.
            case sourceAtop = 16
            /// Behind what is there.
            case destinationOver = 17
            /// Nothing is drawn; it makes what is behind clear.
            case destinationOut = 18
            /// The sum of both, less one.
            case plusDarker = 19
            /// The sum of both.
            case plusLighter = 20
        }
    }
}
