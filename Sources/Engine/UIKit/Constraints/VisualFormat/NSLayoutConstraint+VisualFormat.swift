import QuartzCore

extension NSLayoutConstraint {
    /// The direction of a visual format, and the attributes in which all its views are in line.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits, as in UIKit.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The views' left edges are in line.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The views' right edges are in line.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The views' top edges are in line.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The views' bottom edges are in line.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The views' leading edges are in line.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The views' trailing edges are in line.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The views' centres are in line along the x axis.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The views' centres are in line along the y axis.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baselines of the views' last lines are in line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baselines of the views' first lines are in line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// A row begins at the leading edge: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A row begins at the left edge.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row begins at the right edge.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        fileprivate static let alignments: [(FormatOptions, Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
    }

    /// Returns the constraints of a sentence, or says what is wrong with it.
    static func visualFormat(
        _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format)
        let maker = VisualFormatConstraints(
            format: try parser.parse(), text: format, options: options, metrics: metrics, items: views)
        var constraints = try maker.constraints()
        let items = try maker.namedItems()
        for (option, attribute) in FormatOptions.alignments where options.contains(option) {
            for item in items.dropFirst() {
                constraints.append(
                    NSLayoutConstraint(
                        item: item, attribute: attribute, relatedBy: .equal, toItem: items[0], attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return constraints
    }
}
