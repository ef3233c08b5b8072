import QuartzCore

extension UICellAccessory {
    /// Options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is kept free; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?

        /// Makes options of their values.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// Options of a check mark.
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    /// Options of a detail button.
    public typealias DetailOptions = DisclosureIndicatorOptions

    /// Options of a sign on a round ground: for deletion, insertion or selection.
    public struct DeleteOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is kept free; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour of the sign; nil for white.
        public var tintColor: UIColor?
        /// The colour of the ground; nil for the standard one.
        public var backgroundColor: UIColor?

        /// Makes options of their values.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// Options of a sign for insertion.
    public typealias InsertOptions = DeleteOptions
    /// Options of a sign for selection.
    public typealias MultiselectOptions = DeleteOptions

    /// Options of a sign for reordering.
    public struct ReorderOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is kept free; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?
        /// Whether a line stands before the sign where other accessories are beside it; nil for true.
        public var showsVerticalSeparator: Bool?

        /// Makes options of their values.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// Options of a sign that expands and collapses.
    public struct OutlineDisclosureOptions {
        /// A part of the cell that expands and collapses by a tap.
        public enum Style: Int, Sendable {
            /// That of a header where the row is its section's header, else that of a cell.
            case automatic
            /// A tap anywhere on the cell folds and unfolds it.
            case header
            /// Only a tap on the accessory does.
            case cell
        }

        /// The part of the cell that expands and collapses by a tap.
        public var style: Style
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is kept free; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?

        /// Makes options of their values.
        public init(
            style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// Options of a label.
    public struct LabelOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is kept free; nil for the accessory's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?
        /// The font; nil for the standard one.
        public var font: UIFont?
        /// Whether the font follows the text size; false by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// Makes options of their values.
        public init(
            isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = false
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The description of an accessory that is a view.
    public struct CustomViewConfiguration {
        /// The view.
        public var customView: UIView
        /// The place at an end of the cell.
        public var placement: Placement
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The width that is kept free; nil for the view's own.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?
        /// Whether the view keeps its size; true by default.
        public var maintainsFixedSize: Bool

        /// Makes a description of its values.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool = false,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool = true
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
