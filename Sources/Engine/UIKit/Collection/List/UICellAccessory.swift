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

        /// Returns the place before the accessories of an accessory's kind; the last one if there is none.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            let kind = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == kind } ?? others.count }
        }

        /// Returns the place after the accessories of an accessory's kind; the last one if there is none.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            let kind = accessory.accessoryType
            return { others in (others.lastIndex { $0.accessoryType == kind } ?? others.count - 1) + 1 }
        }
    }

    /// A kind of accessory.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case customView(ObjectIdentifier)
    }

    /// The kind of the accessory.
    public var accessoryType: AccessoryType {
        switch kind {
        case .disclosureIndicator: .disclosureIndicator
        case .outlineDisclosure: .outlineDisclosure
        case .checkmark: .checkmark
        case .delete: .delete
        case .insert: .insert
        case .reorder: .reorder
        case .multiselect: .multiselect
        case .label: .label
        case .detail: .detail
        case .custom: .customView(view.map { ObjectIdentifier($0) } ?? ObjectIdentifier(UIView.self))
        }
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
    var backgroundColor: UIColor?
    /// Whether a line stands before a sign for reordering.
    var hasSeparator = true
    var isHidden = false
    var reservedLayoutWidth: CGFloat?
    var text: String?
    var font: UIFont?
    /// Whether a label's font follows the text size.
    var followsTextSize = false
    var actionHandler: (() -> Void)?
    var disclosureStyle = OutlineDisclosureOptions.Style.automatic
    var view: UIView?
    /// The place among the accessories of the same end; nil for that in the order of all.
    var position: Placement.Position?

    /// Returns accessories in the order in which they stand at each end.
    static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        [true, false].flatMap { isLeading in
            var end = accessories.filter { $0.isLeading == isLeading && $0.position == nil }
            for accessory in accessories where accessory.isLeading == isLeading {
                guard let position = accessory.position else { continue }
                end.insert(accessory, at: min(max(position(end), 0), end.count))
            }
            return end
        }
    }

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

    private static func make(
        _ kind: Kind, _ displayed: DisplayedState, _ options: DisclosureIndicatorOptions, isLeading: Bool = false,
        _ action: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(kind, isLeading: isLeading, displayed: displayed)
        accessory.tintColor = options.tintColor
        accessory.isHidden = options.isHidden
        accessory.reserve(options.reservedLayoutWidth)
        accessory.actionHandler = action
        return accessory
    }

    private static func make(
        _ kind: Kind, _ displayed: DisplayedState, _ options: DeleteOptions, _ action: (() -> Void)? = nil
    ) -> UICellAccessory {
        let common = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        var accessory = make(kind, displayed, common, isLeading: true, action)
        accessory.backgroundColor = options.backgroundColor
        return accessory
    }

    private mutating func reserve(_ width: LayoutDimension?) {
        if case .custom(let width) = width { reservedLayoutWidth = width }
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
    ) -> UICellAccessory {
        let common = DisclosureIndicatorOptions(
            isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
        var accessory = make(.reorder, displayed, common)
        accessory.hasSeparator = options.showsVerticalSeparator ?? true
        return accessory
    }

    /// Returns a sign for deletion.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.delete, displayed, options, actionHandler) }

    /// Returns a sign for insertion.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { make(.insert, displayed, options, actionHandler) }

    /// Returns a sign for selection.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { make(.multiselect, displayed, options) }

    /// Returns a sign that expands and collapses the items below, or does what a closure does instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed: displayed)
        accessory.tintColor = options.tintColor
        accessory.isHidden = options.isHidden
        accessory.reserve(options.reservedLayoutWidth)
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
        accessory.followsTextSize = options.adjustsFontForContentSizeCategory
        accessory.isHidden = options.isHidden
        accessory.reserve(options.reservedLayoutWidth)
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
        switch configuration.placement {
        case .leading(_, let position), .trailing(_, let position): accessory.position = position
        }
        accessory.view = configuration.customView
        accessory.tintColor = configuration.tintColor
        accessory.isHidden = configuration.isHidden
        accessory.reserve(configuration.reservedLayoutWidth)
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
    /// The line before a sign for reordering, in the middle of the gap.
    private lazy var line = UIView(frame: CGRect(x: -8, y: -8, width: 0.5, height: bounds.height + 16))

    /// Shows or hides the line before the sign.
    func showLine(_ isShown: Bool) {
        if isShown, line.superview == nil {
            line.backgroundColor = .separator
            addSubview(line)
        }
        if line.superview != nil { line.isHidden = !isShown }
    }

    init(_ accessory: UICellAccessory, tint: UIColor) {
        self.accessory = accessory
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        isUserInteractionEnabled =
            accessory.actionHandler != nil || [.outlineDisclosure, .delete, .reorder].contains(accessory.kind)
        addAction { [weak self] in self?.accessory.actionHandler?() }
        build(tint)
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

    private func build(_ tint: UIColor) {
        if let view = accessory.view {
            frame.size = view.bounds.size
            addSubview(view)
            view.frame = bounds
            return
        }
        if accessory.kind == .label {
            label.text = accessory.text
            label.font = accessory.font ?? .systemFont(ofSize: 17)
            label.adjustsFontForContentSizeCategory = accessory.followsTextSize
            label.textColor = accessory.tintColor ?? .secondaryLabel
            label.frame.size = label.sizeThatFits(.zero)
            frame.size = label.bounds.size
            addSubview(label)
            return
        }
        let standard = Self.color(of: accessory.kind, tint: tint)
        let sign = AccessorySignView(
            accessory.kind, ground: accessory.backgroundColor ?? standard,
            lines: accessory.tintColor
                ?? ([.delete, .insert, .multiselect].contains(accessory.kind) ? .white : standard))
        frame.size = sign.bounds.size
        addSubview(sign)
        shownSign = sign
    }
}

/// The strokes of an accessory's sign.
private final class AccessorySignView: UIView {
    private let kind: UICellAccessory.Kind
    private let ground: UIColor
    private let lines: UIColor
    /// Whether a sign for selection is that of a selected cell.
    var isOn = false { didSet { setNeedsDisplay() } }

    init(_ kind: UICellAccessory.Kind, ground: UIColor, lines: UIColor) {
        self.kind = kind
        self.ground = ground
        self.lines = lines
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
        ground.setFill()
        UIBezierPath(ovalIn: bounds).fill()
    }

    private var strokeColor: UIColor {
        kind == .multiselect && !isOn ? .systemGray3 : lines
    }
}
