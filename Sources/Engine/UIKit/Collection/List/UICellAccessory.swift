import QuartzCore

/// Something small at the beginning or the end of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A state of the cell in which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// A place of an accessory at an end of the cell.
    public enum Placement {
        /// A closure that returns the place among the other accessories.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// A width that is kept free for an accessory.
    public enum LayoutDimension: Equatable, Sendable {
        case actual
        case standard
        case custom(CGFloat)
    }

    enum Kind: Equatable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, custom
        case detail
    }

    let kind: Kind
    let isLeading: Bool
    var displayed: DisplayedState
    var tintColor: UIColor?
    var isHidden = false
    var reservedLayoutWidth: CGFloat?
    var text: String?
    var font: UIFont?
    var actionHandler: (() -> Void)?
    var disclosureStyle = OutlineDisclosureOptions.Style.automatic
    var view: UIView?

    func isDisplayed(whileEditing isEditing: Bool) -> Bool {
        displayed == .always || (displayed == .whenEditing) == isEditing
    }

    private init(_ kind: Kind, isLeading: Bool = false, displayed: DisplayedState) {
        self.kind = kind
        self.isLeading = isLeading
        self.displayed = displayed
    }

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
    /// Options of a sign for reordering.
    public typealias ReorderOptions = DisclosureIndicatorOptions
    /// Options of a sign for deletion.
    public typealias DeleteOptions = DisclosureIndicatorOptions
    /// Options of a sign for insertion.
    public typealias InsertOptions = DisclosureIndicatorOptions
    /// Options of a sign for selection.
    public typealias MultiselectOptions = DisclosureIndicatorOptions
    /// Options of a detail button.
    public typealias DetailOptions = DisclosureIndicatorOptions

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
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?

        /// Makes options of their values.
        public init(style: Style = .automatic, isHidden: Bool = false, tintColor: UIColor? = nil) {
            self.style = style
            self.isHidden = isHidden
            self.tintColor = tintColor
        }
    }

    /// Options of a label.
    public struct LabelOptions {
        /// Whether the accessory is hidden.
        public var isHidden: Bool
        /// The colour; nil for the standard one.
        public var tintColor: UIColor?
        /// The font; nil for the standard one.
        public var font: UIFont?

        /// Makes options of their values.
        public init(isHidden: Bool = false, tintColor: UIColor? = nil, font: UIFont? = nil) {
            self.isHidden = isHidden
            self.tintColor = tintColor
            self.font = font
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

    private static func make(
        _ kind: Kind, _ displayed: DisplayedState, _ options: DisclosureIndicatorOptions, isLeading: Bool = false,
        _ action: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(kind, isLeading: isLeading, displayed: displayed)
        accessory.tintColor = options.tintColor
        accessory.isHidden = options.isHidden
        if case .custom(let width) = options.reservedLayoutWidth { accessory.reservedLayoutWidth = width }
        accessory.actionHandler = action
        return accessory
    }

    /// Returns a sign that a tap leads further.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { make(.disclosureIndicator, displayed, options) }

    /// Returns a check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { make(.checkmark, displayed, options) }

    /// Returns a button for details.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.detail, displayed, options, actionHandler) }

    /// Returns a sign for reordering.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { make(.reorder, displayed, options) }

    /// Returns a sign for deletion.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.delete, displayed, options, isLeading: true, actionHandler) }

    /// Returns a sign for insertion.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.insert, displayed, options, isLeading: true, actionHandler) }

    /// Returns a sign for selection.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { make(.multiselect, displayed, options, isLeading: true) }

    /// Returns a sign that expands and collapses the items below, or does what a closure does instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed: displayed)
        accessory.tintColor = options.tintColor
        accessory.isHidden = options.isHidden
        accessory.disclosureStyle = options.style
        accessory.actionHandler = actionHandler
        return accessory
    }

    /// Returns a label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed: displayed)
        accessory.text = text
        accessory.tintColor = options.tintColor
        accessory.font = options.font
        accessory.isHidden = options.isHidden
        return accessory
    }

    /// Returns an accessory that is a view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var (isLeading, displayed) = (false, DisplayedState.always)
        switch configuration.placement {
        case .leading(let state, _): (isLeading, displayed) = (true, state)
        case .trailing(let state, _): displayed = state
        }
        var accessory = UICellAccessory(.custom, isLeading: isLeading, displayed: displayed)
        accessory.view = configuration.customView
        accessory.tintColor = configuration.tintColor
        accessory.isHidden = configuration.isHidden
        if case .custom(let width) = configuration.reservedLayoutWidth { accessory.reservedLayoutWidth = width }
        return accessory
    }
}

/// An accessory's sign, drawn as lines.
final class CellAccessoryView: UIControl {
    let accessory: UICellAccessory
    private let shape = CAShapeLayer()
    private let label = UILabel(frame: .zero)
    /// Radians; of the outline's arrow.
    var isTurned = false {
        didSet {
            guard isTurned != oldValue else { return }
            shownSign?.transform = isTurned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
        }
    }
    /// Whether a sign for selection is that of a selected cell.
    var isOn = false {
        didSet { if isOn != oldValue { shownSign?.isOn = isOn } }
    }
    private var shownSign: AccessorySignView?

    init(_ accessory: UICellAccessory, tint: UIColor) {
        self.accessory = accessory
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        isUserInteractionEnabled =
            accessory.actionHandler != nil || [.outlineDisclosure, .delete, .reorder].contains(accessory.kind)
        addAction { [weak self] in self?.accessory.actionHandler?() }
        build(accessory.tintColor ?? Self.color(of: accessory.kind, tint: tint))
    }

    private static func color(of kind: UICellAccessory.Kind, tint: UIColor) -> UIColor {
        switch kind {
        case .checkmark, .multiselect, .detail: tint
        case .delete: .systemRed
        case .insert: .systemGreen
        default: .systemGray3
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func addAction(_ action: @escaping () -> Void) {
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    private func build(_ color: UIColor) {
        if let view = accessory.view {
            frame.size = view.bounds.size
            addSubview(view)
            view.frame = bounds
            return
        }
        if accessory.kind == .label {
            label.text = accessory.text
            label.font = accessory.font ?? .systemFont(ofSize: 17)
            label.textColor = accessory.tintColor ?? .secondaryLabel
            label.frame.size = label.sizeThatFits(.zero)
            frame.size = label.bounds.size
            addSubview(label)
            return
        }
        let sign = AccessorySignView(accessory.kind, color)
        frame.size = sign.bounds.size
        addSubview(sign)
        shownSign = sign
    }
}

/// The strokes of an accessory's sign.
private final class AccessorySignView: UIView {
    private let kind: UICellAccessory.Kind
    private let color: UIColor
    /// Whether a sign for selection is that of a selected cell.
    var isOn = false { didSet { setNeedsDisplay() } }

    init(_ kind: UICellAccessory.Kind, _ color: UIColor) {
        self.kind = kind
        self.color = color
        super.init(frame: CGRect(x: 0, y: 0, width: kind == .disclosureIndicator ? 10 : 20, height: 20))
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let (x, y) = (bounds.midX, bounds.midY)
        func line(_ points: (CGFloat, CGFloat)...) {
            path.move(to: CGPoint(x: x + points[0].0, y: y + points[0].1))
            for point in points.dropFirst() { path.addLine(to: CGPoint(x: x + point.0, y: y + point.1)) }
        }
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch kind {
        case .disclosureIndicator, .outlineDisclosure: line((-2.5, -5), (2.5, 0), (-2.5, 5))
        case .checkmark: line((-6, 0.5), (-2, 5), (6, -5))
        case .delete, .insert:
            fillCircle()
            line((-4.5, 0), (4.5, 0))
            if kind == .insert { line((0, -4.5), (0, 4.5)) }
        case .reorder:
            for offset in [-4, 0, 4] as [CGFloat] { line((-8, offset), (8, offset)) }
        case .multiselect where isOn:
            fillCircle()
            line((-4, 0.5), (-1, 3.5), (4, -3))
        case .multiselect: path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)))
        case .detail:
            path.append(UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)))
            line((0, -1), (0, 4.5))
            line((0, -4.5), (0, -4.5))
        case .label, .custom: break
        }
        strokeColor.setStroke()
        path.stroke()
    }

    private func fillCircle() {
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }

    private var strokeColor: UIColor {
        switch kind {
        case .delete, .insert: .white
        case .multiselect: isOn ? .white : .systemGray3
        default: color
        }
    }
}
