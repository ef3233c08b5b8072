import QuartzCore

/// The view of one row.
@preconcurrency @MainActor
open class UITableViewCell: UIView, SwipeableRow {
    /// A layout of a cell's labels.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// A way in which a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// A change that editing makes to a row.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    /// The way in which a cell with the keyboard's focus looks, without effect.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    /// A closure that sets a cell's configurations for its state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void

    /// A sign at a cell's trailing end.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

        fileprivate var sign: String? {
            switch self {
            case .none: nil
            case .disclosureIndicator, .detailDisclosureButton: "›"
            case .checkmark: "✓"
            case .detailButton: nil
            }
        }

        /// Whether there is a button.
        fileprivate var hasButton: Bool { self == .detailDisclosureButton || self == .detailButton }

        /// The width in points.
        fileprivate var width: CGFloat {
            switch self {
            case .none: 0
            case .detailDisclosureButton: 44
            case .disclosureIndicator, .checkmark, .detailButton: 20
            }
        }
    }

    /// The identifier with which the cell was made.
    open internal(set) var reuseIdentifier: String?
    /// The way in which the selected cell looks.
    open var selectionStyle = SelectionStyle.default
    /// The sign at the trailing end.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// The view at the trailing end, instead of the sign of ``accessoryType``.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    /// The view at the trailing end while rows are edited, instead of the sign of ``editingAccessoryType``.
    open var editingAccessoryView: UIView? {
        didSet {
            if oldValue !== editingAccessoryView, oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            if let editingAccessoryView { addSubview(editingAccessoryView) }
            setNeedsLayout()
        }
    }
    /// The insets of the line below the cell.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
    /// The view that is shown behind a selected or highlighted cell.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, selectedBackgroundView) } }
    /// The view that is shown behind a selected cell where several may be selected; nil for ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { replace(oldValue, multipleSelectionBackgroundView) }
    }
    /// Whether the cell looks selected.
    open var isSelected = false { didSet { update() } }
    /// Whether the cell looks pressed.
    open var isHighlighted = false { didSet { update() } }
    /// The steps by which the content begins farther to the right; 0 by default.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The points of such a step; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Has no effect: there is no keyboard's focus.
    open var focusStyle = FocusStyle.default
    /// Has no effect: rows that are dragged away take no touches.
    open var userInteractionEnabledWhileDragging = false

    /// The points by which a swipe has moved the cell to the right of where the table has it.
    final var swipeOffset: CGFloat = 0 {
        didSet { if swipeOffset != oldValue { center.x += swipeOffset - oldValue } }
    }
    /// Whether the actions of the cell's row are shown.
    final var isSwiped = false { didSet { mask() } }

    /// Whether the cell shows the signs of its row.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// The sign at the beginning while rows are edited.
    open internal(set) var editingStyle = EditingStyle.none
    /// Whether the content makes room for the sign at the beginning.
    open var shouldIndentWhileEditing = true
    /// Whether the cell has a sign for moving while rows are edited, in a table whose rows can be moved.
    open var showsReorderControl = true { didSet { showSigns() } }
    /// The sign at the trailing end while rows are edited, of rows that can't be moved.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// Whether the button by which the row is deleted is shown.
    open var showingDeleteConfirmation: Bool { isSwiped }
    final var isEdited = false
    /// Whether the table lets the row be moved.
    final var isMovable = false
    /// Whether a finger carries the cell, which is then above the others.
    final var isCarried = false {
        didSet {
            layer.shadowOpacity = isCarried ? 0.2 : 0
            layer.zPosition = isCarried ? 1 : 0
            alpha = isCarried ? 0.9 : 1
        }
    }
    /// The transparency that the cell has once it has come.
    final var shownAlpha: CGFloat = 1
    private final var editingSign: CellAccessoryView?
    private final var reorderSign: CellAccessoryView?
    /// The cell's place in its section; nil outside of a table.
    final var rowPlace: TableRowPlace? { didSet { if rowPlace != oldValue { showPlace() } } }
    /// Whether the table has no lines between rows.
    final var hidesSeparator = false { didSet { if hidesSeparator != oldValue { setNeedsLayout() } } }
    private final var topSeparator: UIView?

    /// Performs the segue that a storyboard starts when the cell is selected.
    final var selectionSegue: (@MainActor (AnyObject) -> Void)?

    private final let style: CellStyle
    private final var contents = UIView(frame: .zero)
    private final let title = UILabel()
    private final let detail = UILabel()
    private final let picture = UIImageView()
    private final let accessory = UILabel()
    /// The sign of the button beside or in the place of an accessory; nil until there has been one.
    private final var detailSign: UIImageView?
    private final let shade = UIView()
    final let separator = UIView()

    /// A state of a cell that is edited.
    public struct StateMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The sign at the leading edge is shown.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button for deleting is shown.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// A state of a cell that is dragged.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// Is not called: ``setEditing(_:animated:)`` tells of a cell's state.
    open func willTransition(to state: StateMask) {}
    /// Is not called: ``setEditing(_:animated:)`` tells of a cell's state.
    open func didTransition(to state: StateMask) {}
    /// Is not called: a row that is dragged looks as it did.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Makes a cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
        // Cells lay their own views out by it as they are made, before they are in a table.
        contents.frame = bounds
    }

    /// Makes a cell of the default style, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        let interface = InterfaceCoder.of(coder)
        style = interface?.cellStyle ?? .default
        reuseIdentifier = interface?.element["reuseIdentifier"]
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeTableCell(self)
    }

    /// How a class that is known at run time only makes an instance; inherited by classes that have both initialisers.
    public required convenience init(dequeuedAs reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a cell of the default style, with a frame.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if !frame.isEmpty { self.frame = frame }
    }

    /// Makes a cell of the default style.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        accessibility.ownRole = .item
        title.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
        detail.textColor = style == .value1 ? .secondaryLabel : .label
        if style == .value2 {
            title.textAlignment = .right
            title.textColor = tintColor
            title.font = .systemFont(ofSize: 12)
            detail.font = .systemFont(ofSize: 15)
        }
        accessory.font = .systemFont(ofSize: 20, weight: .semibold)
        accessory.textAlignment = .right
        shade.backgroundColor = .systemGray4
        separator.backgroundColor = .separator
        for view in [shade, contents, accessory, separator] { addSubview(view) }
        update()
    }

    /// Puts another view in the place of the one that what is shown is put into.
    final func replaceContents(with view: UIView) {
        insertSubview(view, aboveSubview: contents)
        contents.removeFromSuperview()
        contents = view
        setNeedsLayout()
    }

    // MARK: Configurations

    /// A description of what the cell shows; its view lies where the labels and the image would.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContent() } }
    /// The content configuration's view.
    private final var configured: (UIView & UIContentView)?

    /// Returns the content configuration of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// What lies behind the content; nil for ``backgroundView`` and the cell's own colours.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { background.configuration }
        set {
            background.configuration = newValue
            if newValue != nil { backgroundColor = .clear }
            update()
        }
    }
    private final let background = ConfiguredBackground()
    /// Whether the cell's state is applied to its background configuration whenever it changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { background.followsState }
        set { background.followsState = newValue }
    }
    /// Returns the background that the cell has in its table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        rowPlace?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The state for which the configurations are made.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isSwiped = isSwiped
        state.isEditing = isEdited
        state.isDisabled = !isUserInteractionEnabled
        return state
    }
    /// Is called with the cell's state before it is laid out, when the state has changed; nil for none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Has ``updateConfiguration(using:)`` called before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    private final var needsConfiguration = false
    /// Makes the configurations for a state; the base class does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    private func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    private func showContent() {
        if let contentConfiguration, let configured, configured.supports(contentConfiguration) {
            configured.configuration = contentConfiguration
        } else {
            configured?.removeFromSuperview()
            configured = contentConfiguration?.makeContentView()
            if let configured { contents.addSubview(configured) }
        }
        for view in [picture, title, detail] { view.isHidden = configured != nil }
        setNeedsLayout()
    }

    /// The view to which content is added.
    open var contentView: UIView { contents }
    /// The first label; in ``contentView`` from when it is first asked for.
    open var textLabel: UILabel? { standard(title) }
    /// The second label; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : standard(detail) }
    /// The image view at the leading end; in ``contentView`` from when it is first asked for.
    open var imageView: UIImageView? { standard(picture) }
    /// Which of the standard views have been asked for.
    private final var asked: Set<ObjectIdentifier> = []

    /// Returns one of the views that every cell has, in its place among them: below what an app has added itself.
    private final func standard<Content: UIView>(_ view: Content) -> Content {
        guard asked.insert(ObjectIdentifier(view)).inserted else { return view }
        let below = [picture, title, detail].prefix { $0 !== view }.filter { $0.superview === contents }
        contents.insertSubview(view, at: below.count)
        setNeedsLayout()
        return view
    }

    /// Resets a cell that is about to be used again; the base class does nothing.
    open func prepareForReuse() {}

    /// Shows or hides the signs of the row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEdited = editing
        showSigns()
    }

    private func showSigns() {
        let sign: UICellAccessory? =
            switch isEdited ? editingStyle : .none {
            case .delete: .delete(displayed: .always) { [weak self] in self?.tellOfSign() }
            case .insert: .insert(displayed: .always) { [weak self] in self?.tellOfSign() }
            case .none: nil
            }
        exchange(&editingSign, sign)
        exchange(&reorderSign, isEdited && isMovable && showsReorderControl ? .reorder(displayed: .always) : nil)
        if let reorderSign, reorderSign.gestureRecognizers?.isEmpty != false {
            reorderSign.isUserInteractionEnabled = true
            reorderSign.addGestureRecognizer(RowMovementGestureRecognizer(self))
        }
        setNeedsLayout()
    }

    private func tellOfSign() {
        (superview as? UITableView)?.editingSignTapped(self)
    }

    /// Shows another sign in place of one, unless it is of the same kind.
    private func exchange(_ view: inout CellAccessoryView?, _ sign: UICellAccessory?) {
        guard view?.accessory.kind != sign?.kind else { return }
        view?.removeFromSuperview()
        view = sign.map { CellAccessoryView($0, tint: tintColor) }
        guard let view else { return }
        UIView.performWithoutAnimation {
            addSubview(view)
            view.alpha = 0
            view.center = CGPoint(x: view.accessory.isLeading ? 0 : bounds.width, y: bounds.midY)
        }
        view.alpha = 1
    }

    /// Takes the look of the cell's place in its section.
    private func showPlace() {
        guard let rowPlace else { return }
        let isGrouped = rowPlace.style != .plain
        if isGrouped, backgroundColor == .systemBackground { backgroundColor = .secondarySystemGroupedBackground }
        if rowPlace.style == .insetGrouped {
            var corners: CACornerMask = []
            if rowPlace.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if rowPlace.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.cornerRadius = corners.isEmpty ? 0 : ListMetrics.cornerRadius
            layer.maskedCorners = corners
            mask()
        }
        if rowPlace.style == .grouped, rowPlace.isFirst, topSeparator == nil {
            let line = UIView()
            topSeparator = line
            addSubview(line)
        }
        topSeparator?.isHidden = rowPlace.style != .grouped || !rowPlace.isFirst
        setNeedsLayout()
    }

    /// Keeps what the cell shows within its round corners, but for the actions beside a cell that is swiped.
    private func mask() {
        guard rowPlace?.style == .insetGrouped else { return }
        layer.masksToBounds = layer.cornerRadius > 0 && !isSwiped
    }

    /// Sets ``isSelected``, without animation.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Sets ``isHighlighted``, without animation.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    /// Whether a place is in the cell, or among the actions beside it.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        swipeOffset == 0 ? super.point(inside: point, with: event) : areaOfSwipe.contains(point)
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, belowSubview: contents) }
        update()
    }

    private func update() {
        let isMarked = isSelected || isHighlighted
        let ofMany = allowsSeveral ? multipleSelectionBackgroundView : nil
        let marked = ofMany ?? selectedBackgroundView
        shade.isHidden =
            !isMarked || selectionStyle == .none || marked != nil || background.configuration != nil
        selectedBackgroundView?.isHidden = !isMarked || ofMany != nil
        multipleSelectionBackgroundView?.isHidden = !isMarked || ofMany == nil
        accessibility.isSelected = isSelected
        background.show(in: self, for: configurationState)
        setNeedsUpdateConfiguration()
    }

    /// Whether several rows of the table may be selected.
    private var allowsSeveral: Bool {
        guard let table = superview as? UITableView else { return false }
        return isEdited ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    /// The size of the content, with the accessory beside it, and at least 44 points high where it is what the cell has by
    /// itself.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let beside = accessoryWidth > 0 ? accessoryWidth + 16 : 0
        let target = CGSize(width: max(targetSize.width - beside, 0), height: targetSize.height)
        if let own = configured ?? (contents.fittingReach.constraints.isEmpty ? nil : contents) {
            let size = own.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            let least = own === contents ? 0 : UITableView.defaultRowHeight
            return CGSize(width: size.width + beside, height: max(size.height, least))
        }
        // What is added to the cell itself lies beside its content.
        if !fittingReach.constraints.isEmpty {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return CGSize(
            width: targetSize.width, height: max(standardHeight(in: target.width), UITableView.defaultRowHeight))
    }

    /// The height of the standard labels below each other, with the space around them that makes one line of each 44 points.
    private func standardHeight(in width: CGFloat) -> CGFloat {
        let image = picture.image.map { $0.size.width + 15 } ?? 0
        let indentation = CGFloat(indentationLevel) * indentationWidth
        let room = CGSize(width: max(width - 32 - image - indentation, 0), height: .greatestFiniteMagnitude)
        let first = title.sizeThatFits(room).height
        guard style == .subtitle else { return first + 22 }
        return first + detail.sizeThatFits(room).height + 8
    }

    private var shownAccessory: AccessoryType {
        isEdited ? (reorderSign == nil ? editingAccessoryType : .none) : accessoryType
    }

    private var accessoryWidth: CGFloat {
        if isEdited {
            if reorderSign == nil, let editingAccessoryView { return editingAccessoryView.bounds.width }
            return shownAccessory.width
        }
        return accessoryView?.bounds.width ?? accessoryType.width
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView, shade] {
            view?.frame = bounds
        }
        background.show(in: self, for: configurationState)
        let isEndOfEditing = isEdited && reorderSign == nil
        // Both may be the same view.
        editingAccessoryView?.isHidden = !isEndOfEditing
        accessoryView?.isHidden = isEdited && !(isEndOfEditing && editingAccessoryView === accessoryView)
        accessory.text = isEndOfEditing && editingAccessoryView != nil ? nil : shownAccessory.sign
        accessory.textColor = shownAccessory == .checkmark ? tintColor : .systemGray3
        let side = accessoryWidth
        let width = bounds.width - (rowPlace?.indexWidth ?? 0)
        let indentation = editingSign != nil && shouldIndentWhileEditing ? TableMetrics.editingIndentation : 0
        let beside = (side > 0 ? side + 16 : 0) + (reorderSign == nil ? 0 : TableMetrics.reorderWidth)
        contents.frame = CGRect(
            x: indentation, y: 0, width: max(width - indentation - beside, 0), height: bounds.height)
        editingSign?.center = CGPoint(x: 16 + 10, y: bounds.midY)
        reorderSign?.center = CGPoint(x: width - 16 - 10, y: bounds.midY)
        accessory.frame = CGRect(x: width - 16 - side, y: 0, width: side, height: bounds.height)
        placeDetailSign()
        for view in [accessoryView, editingAccessoryView] {
            view?.center = CGPoint(x: width - 16 - side / 2, y: bounds.midY)
        }
        placeSeparators(indentation)
        placeContent()
    }

    /// Shows the sign of the accessory's button at the accessory's leading end, if it has one.
    private func placeDetailSign() {
        let isShown = shownAccessory.hasButton && accessory.superview != nil && customAccessory == nil
        detailSign?.isHidden = !isShown
        guard isShown else { return }
        let sign = detailSign ?? UIImageView()
        if detailSign == nil {
            detailSign = sign
            sign.image = UIImage(
                systemName: "info.circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
            sign.contentMode = .center
            addSubview(sign)
        }
        sign.frame = CGRect(x: accessory.frame.minX, y: 0, width: 22, height: bounds.height)
    }

    /// The view in the place of the accessory's sign; nil for none.
    private var customAccessory: UIView? { isEdited ? editingAccessoryView : accessoryView }

    /// Whether a point of the cell is on the accessory's button, which is as wide as a finger.
    final func isOnDetailButton(_ point: CGPoint) -> Bool {
        guard shownAccessory.hasButton, customAccessory == nil, bounds.contains(point) else { return false }
        let middle = accessory.frame.minX + 11
        return (middle - 22...middle + 22).contains(point.x)
    }

    /// The line below the last row of a grouped section has the table's width, and an inset section has none there.
    private func placeSeparators(_ indentation: CGFloat) {
        let isEnd = rowPlace?.isLast == true && rowPlace?.style != .plain
        let left = isEnd ? 0 : separatorInset.left + indentation
        separator.frame = CGRect(
            x: left, y: bounds.height - 0.5,
            width: max(bounds.width - left - (isEnd ? 0 : separatorInset.right), 0), height: 0.5)
        separator.isHidden = hidesSeparator || (isEnd && rowPlace?.style == .insetGrouped)
        topSeparator?.backgroundColor = separator.backgroundColor
        topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hidesSeparator ? 0 : 0.5)
    }

    private func placeContent() {
        if let configured {
            configured.frame = contents.bounds
            return
        }
        let size = contents.bounds.size
        let image = picture.image?.size ?? .zero
        let imageSide = min(image.height, max(size.height - 8, 0))
        let imageWidth = image.height > 0 ? image.width * imageSide / image.height : 0
        let start = 16 + CGFloat(indentationLevel) * indentationWidth
        picture.frame = CGRect(x: start, y: (size.height - imageSide) / 2, width: imageWidth, height: imageSide)
        let left = start + (imageWidth > 0 ? imageWidth + 15 : 0)
        let width = max(size.width - left - 16, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let (first, second) = (title.sizeThatFits(room), detail.sizeThatFits(room))
        if style == .subtitle {
            let top = (size.height - first.height - second.height) / 2
            title.frame = CGRect(x: left, y: top, width: width, height: first.height)
            detail.frame = CGRect(x: left, y: top + first.height, width: width, height: second.height)
        } else if style == .value2 {
            // The first text ends beside the line at which the second one begins.
            title.frame = CGRect(x: start, y: 0, width: 91, height: size.height)
            let line = start + 91 + 6
            detail.frame = CGRect(x: line, y: 0, width: max(size.width - line - 16, 0), height: size.height)
        } else {
            title.frame = CGRect(x: left, y: 0, width: width, height: size.height)
            let own = style == .default ? 0 : min(second.width, width)
            detail.frame = CGRect(x: left + width - own, y: 0, width: own, height: size.height)
        }
    }
}
