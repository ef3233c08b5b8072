import QuartzCore

/// A row of a list: content, accessories and separators.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// How deep the cell's item lies below others; a diffable data source sets it for section snapshots.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points for each level.
    open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
    /// Whether accessories are indented with the content; true by default.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// The accessories.
    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }

    private final var accessoryViews: [CellAccessoryView] = []
    private final let separator = UIView(frame: .zero)
    private final var place: ListPlace?
    /// Folds and unfolds the cell's item.
    final var toggleExpansion: (() -> Void)?

    /// Returns the content configuration of the list's look.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        place?.isHeader == true ? .groupedHeader() : .cell()
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch place?.appearance {
        case .grouped, .insetGrouped: place?.isHeader == true ? .clear() : .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        case .plain, nil: .listPlainCell()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        separator.isUserInteractionEnabled = false
        separator.isHidden = true
        addSubview(separator)
    }

    /// Makes an empty cell: archives are not read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(separator)
    }

    override func placed(by attributes: UICollectionViewLayoutAttributes) {
        guard place != attributes.listPlace else { return }
        place = attributes.listPlace
        if backgroundConfiguration == nil, place != nil { isBackgroundOfList = true }
        if isBackgroundOfList { backgroundConfiguration = defaultBackgroundConfiguration() }
        setNeedsLayout()
    }
    /// Whether nobody but the list has chosen the background.
    private final var isBackgroundOfList = false

    override var updatesItself: Bool { true }

    open override func prepareForReuse() {
        super.prepareForReuse()
        toggleExpansion = nil
        isExpandedItem = false
    }

    // MARK: Accessories

    private func showAccessories() {
        for view in accessoryViews { view.removeFromSuperview() }
        let shown = accessories.filter { !$0.isHidden && $0.isDisplayed(whileEditing: isEdited) }
        accessoryViews = UICellAccessory.ordered(shown).map(makeView)
        let hasSeveral = accessoryViews.lazy.filter { !$0.accessory.isLeading }.count > 1
        for view in accessoryViews where view.accessory.kind == .reorder {
            view.showLine(hasSeveral && view.accessory.hasSeparator)
        }
        for view in accessoryViews { addSubview(view) }
        sizeMayHaveChanged()
        setNeedsLayout()
    }

    private func makeView(_ accessory: UICellAccessory) -> CellAccessoryView {
        let view = CellAccessoryView(accessory, tint: tintColor)
        switch accessory.kind {
        case .outlineDisclosure:
            view.isTurned = isExpandedItem
            guard accessory.actionHandler == nil else { break }
            view.addAction(UIAction { [weak self] _ in self?.toggleExpansion?() }, for: .touchUpInside)
        case .delete where accessory.actionHandler == nil:
            view.addAction(UIAction { [weak self] _ in self?.revealActions() }, for: .touchUpInside)
        case .reorder:
            let press = ItemMovementGestureRecognizer()
            press.minimumPressDuration = 0
            view.addGestureRecognizer(press)
        default: break
        }
        return view
    }

    /// What a tap anywhere on the row does, if it folds and unfolds the item; nil for rows that are selected.
    final var toggleByWholeRow: (() -> Void)? {
        let shown = accessoryViews.map(\.accessory).first { $0.kind == .outlineDisclosure }
        guard let shown else { return nil }
        switch shown.disclosureStyle {
        case .cell: return nil
        case .automatic where place?.isHeader != true: return nil
        case .automatic, .header: return shown.actionHandler ?? toggleExpansion
        }
    }

    /// Shows the row's trailing actions, as a swipe does.
    private func revealActions() {
        guard let list = collectionView, let path = list.indexPath(for: self) else { return }
        list.gestures.rowSwipes?.reveal(path, self)
    }

    override func editingChanged() {
        if accessories.contains(where: { $0.displayed != .always }) { showAccessories() }
    }

    private static let gap: CGFloat = 12

    private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }

    private func width(of views: [CellAccessoryView]) -> CGFloat {
        views.reduce(0) { $0 + ($1.accessory.reservedLayoutWidth ?? $1.bounds.width) + Self.gap }
    }

    override func contentFrame(in size: CGSize) -> CGRect {
        let leading = width(of: accessoryViews.filter(\.accessory.isLeading)) + indentation
        let trailing = width(of: accessoryViews.filter { !$0.accessory.isLeading })
        return CGRect(x: leading, y: 0, width: max(size.width - leading - trailing, 0), height: size.height)
    }

    override func placeContents() {
        let frame = contentFrame(in: bounds.size)
        let mirror = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil
        let turned = frame.mirrored(in: mirror)
        if contents.frame != turned { contents.frame = turned }
        func place(_ view: CellAccessoryView, at x: CGFloat) {
            view.center = CGPoint(x: mirror.map { $0 - x } ?? x, y: bounds.midY)
        }
        var (start, end) = (
            ListMetrics.margin + (indentsAccessories ? indentation : 0), bounds.width - ListMetrics.margin
        )
        for view in accessoryViews {
            view.isTurned = isExpandedItem
            view.isOn = isSelected
            let room = view.accessory.reservedLayoutWidth ?? view.bounds.width
            if view.accessory.isLeading {
                place(view, at: start + room / 2)
                start += room + Self.gap
            }
        }
        for view in accessoryViews.reversed() where !view.accessory.isLeading {
            let room = view.accessory.reservedLayoutWidth ?? view.bounds.width
            place(view, at: end - room / 2)
            end -= room + Self.gap
        }
        placeSeparator(from: frame.minX, mirroredIn: mirror)
    }

    // MARK: Looks

    /// Points.
    private static let separatorHeight: CGFloat = 1.0 / 3

    private func placeSeparator(from contentStart: CGFloat, mirroredIn mirror: CGFloat?) {
        guard let place, let separators = place.separators else {
            separator.isHidden = true
            return
        }
        let isShown =
            switch separators.bottomSeparatorVisibility {
            case .visible: true
            case .hidden: false
            case .automatic: !place.isHeader && !(place.isLast && place.appearance != .plain)
            }
        separator.isHidden = !isShown
        separator.backgroundColor = separators.color
        let insets = separators.bottomSeparatorInsets
        let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
        let text = (contents as? UIListContentView)?.textStart ?? ListMetrics.margin
        let start = isAutomatic ? contentStart + text : insets.leading
        let end = isAutomatic ? 0 : insets.trailing
        let frame = CGRect(
            x: start, y: bounds.height - Self.separatorHeight, width: max(bounds.width - start - end, 0),
            height: Self.separatorHeight
        ).mirrored(in: mirror)
        separator.frame = separatorGuide?.frame(insteadOf: frame) ?? frame
    }

    /// The rectangle of the line below the cell, which constraints may move; without any it is where the list has it.
    open var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide.guide }
        let made = SeparatorGuide(in: self)
        separatorGuide = made
        setNeedsLayout()
        return made.guide
    }
    private final var separatorGuide: SeparatorGuide?

    /// The first and the last cell of an inset section have its round corners.
    override func backgroundRounding(
        _ background: UIBackgroundConfiguration
    ) -> (radius: CGFloat, corners: CACornerMask) {
        guard let place, place.appearance == .insetGrouped, !place.isHeader, background.cornerRadius == 0 else {
            return super.backgroundRounding(background)
        }
        var corners: CACornerMask = []
        if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return (corners.isEmpty ? 0 : ListMetrics.cornerRadius, corners.isEmpty ? .all : corners)
    }
}
