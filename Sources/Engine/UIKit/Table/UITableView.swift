import QuartzCore

/// Rows in sections, one below the other; only those in sight have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// A look of a table's sections.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// A place in the table to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// A way in which rows appear and disappear; `automatic` and `middle` fade.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The place from which the insets of lines count, without effect.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    /// The title of an index that stands for the search field.
    public static let indexSearch = "{search}"
    /// A height that follows from the content.
    public static let automaticDimension: CGFloat = -1
    /// The height of a row in points unless another is set.
    public static let defaultRowHeight: CGFloat = 44

    /// The look of the sections.
    open private(set) var style: Style
    /// The object that lays out and follows the table.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate != nil, rowSwipes == nil {
                rowSwipes = SwipeActions(self)
                contextMenus = UIContextMenuInteraction(of: self) { [view = Unretained(wrappedValue: self)] in
                    view.wrappedValue?.contextMenu(at: $0)
                }
            }
            invalidate()
        }
    }
    override var appsDelegate: (any UIScrollViewDelegate)? {
        get { delegate ?? scrollDelegate }
        set {
            delegate = newValue as? any UITableViewDelegate
            if delegate == nil { scrollDelegate = newValue }
        }
    }
    /// The source of the cells.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { readAnew() } }
    /// The object that prepares data for rows that will be shown soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether rows that will be shown soon are announced to ``prefetchDataSource``; true by default.
    open var isPrefetchingEnabled = true
    final var prefetching = Prefetching()
    /// The height of rows in points, for a delegate that has none; `automaticDimension` is what their cells want.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The height in points of a row that sizes itself, until its cell has been seen; `automaticDimension` is 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The height of headers in points, for a delegate that has none; `automaticDimension` is what their views want, and 28
    /// for sections with a title.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The height of footers in points, for a delegate that has none.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The points above each section's header; `automaticDimension` is 22 in a plain table, and none in the others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// Has no effect: heights are known.
    open var estimatedSectionHeaderHeight: CGFloat = 0
    /// Has no effect: heights are known.
    open var estimatedSectionFooterHeight: CGFloat = 0
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// Has no effect: lines are drawn in their colour.
    open var separatorEffect: UIVisualEffect?
    /// The look of the lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The insets of the lines between rows.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Has no effect: separators begin at the cells' edges.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Has no effect: rows have the width of the table.
    open var insetsContentViewsToSafeArea = true
    /// Has no effect: the margins do not follow what can be read at ease.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// The colour of the index's titles; nil for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { showIndexLooks() } }
    /// The index's background; nil for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { showIndexLooks() } }
    /// The index's background while a finger is there; nil for ``sectionIndexBackgroundColor``.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { showIndexLooks() } }
    /// The number of rows from which on there is an index; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { reloadSectionIndexTitles() } }
    /// Asks the data source for the titles of the index again.
    open func reloadSectionIndexTitles() {
        knowsIndex = false
        invalidate()
    }
    /// Has no effect: there are no lines below the last row.
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension
    /// The object that gives what a long press on a row drags; nil for no drags.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { installDragGesture() } }
    /// The object that takes what is dropped; nil for no drops.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged; true by default.
    open var dragInteractionEnabled = true { didSet { installDragGesture() } }
    /// Whether rows of this table are being dragged.
    open var hasActiveDrag: Bool { dragGesture?.state == .began || dragGesture?.state == .changed }
    /// Whether a drag is above this table.
    open var hasActiveDrop: Bool { hasActiveDrag }
    /// Drags rows; nil if they can't be dragged.
    final var dragGesture: DragGestureRecognizer?
    /// Has no effect: nothing opens under a drag.
    open var isSpringLoaded = false
    /// Has no effect: cells that ask for another height get it.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// Has no effect: there is no keyboard's focus.
    open var selectionFollowsFocus = false
    /// Has no effect: there is no keyboard's focus.
    open var allowsFocus = true

    /// When cells ask for another height by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled, enabled, enabledIncludingConstraints
    }
    /// Has no effect: there is no keyboard's focus.
    open var remembersLastFocusedIndexPath = false
    /// Whether taps select rows; true by default.
    open var allowsSelection = true
    /// Whether taps select several rows; false by default.
    open var allowsMultipleSelection = false
    /// Whether taps select rows while rows are edited; false by default.
    open var allowsSelectionDuringEditing = false
    /// Whether taps select several rows while rows are edited; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows show signs by which they are deleted, inserted and moved.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the signs by which rows are deleted, inserted and moved.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    /// The view above the first section.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    /// The view below the last section.
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    /// The view behind the rows.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// The interaction that opens the menus of rows; nil without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus }
    private final var contextMenus: UIContextMenuInteraction?
    private(set) final var rowSwipes: SwipeActions?
    final var geometry = TableGeometry()
    /// Whether the geometry has the heights of now.
    final var isCurrent = false
    /// Whether the geometry has the rows that the data source had before any changes that are being announced.
    final var knowsRows = false
    /// The titles at the side; nil without any.
    final var sectionIndex: SectionIndexView?
    /// Whether the data source has been asked for them.
    final var knowsIndex = false
    final var cells: [IndexPath: UITableViewCell] = [:]
    /// The heights that the cells of rows wanted when they were seen last.
    final var fitted: [IndexPath: CGFloat] = [:]
    /// The table's width for which the cells in sight were asked last.
    final var fittedWidth: CGFloat = 0
    /// The changes of rows since the outermost group of changes began; nil outside of any.
    final var pendingUpdates: TableUpdates?
    final var isEdited = false
    /// The row that a finger carries; nil without one.
    final var movement: RowMovement?
    /// The headers and footers in sight.
    final var marks: [TableMark: UIView] = [:]
    /// The cell that is being set up again, which the data source is given instead of another one; nil for none.
    final var reconfigured: UITableViewCell?
    final var waiting: [String: [UITableViewCell]] = [:]
    private final var classes: [String: UITableViewCell.Type] = [:]
    /// What makes cells of nibs and of a storyboard's prototypes, by their identifiers.
    final var makers: [String: @MainActor () -> UITableViewCell?] = [:]
    private final var headerNibs: [String: UINib] = [:]
    /// The sections of a storyboard whose cells are the table's content; nil for a data source's.
    final var staticSections: [StaticSection]?
    private final var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    final var selected: Set<IndexPath> = []
    final var highlighted: (touch: ObjectIdentifier, path: IndexPath)?
    /// The row whose accessory's button a touch holds.
    final var pressedDetail: (touch: ObjectIdentifier, path: IndexPath)?

    /// A section of cells that a storyboard has.
    struct StaticSection {
        var header: String?
        var footer: String?
        /// The cells with their heights; nil for the table's.
        var cells: [(cell: UITableViewCell, height: CGFloat?)]
    }

    /// Makes a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table of the plain style, or as an Interface Builder file says.
    public required init?(coder: NSCoder) {
        style = InterfaceCoder.of(coder)?.tableStyle ?? .plain
        super.init(coder: coder)
        setUp()
        InterfaceCoder.of(coder)?.decodeTable(self)
    }

    private func setUp() {
        accessibility.ownRole = .list
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    // MARK: Cells

    /// Registers a class of cells for an identifier; nil removes it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }

    /// Has cells with an identifier be made of a nib; nil removes it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = nil
        guard let nib else {
            makers[identifier] = nil
            return
        }
        makers[identifier] = { nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first }
    }

    /// Has headers and footers with an identifier be made of a nib; nil removes it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = nil
        headerNibs[identifier] = nib
    }

    /// Registers a class of headers and footers for an identifier; nil removes it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }

    /// Returns a cell that is no longer on the screen, or a new one of the registered class; nil if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfigured, cell.reuseIdentifier == identifier {
            reconfigured = nil
            return cell
        }
        if let cell = waiting[identifier]?.popLast() {
            ObservedMessages.send("prepareForReuse", to: cell) { cell.prepareForReuse() }
            return cell
        }
        if let type = classes[identifier] { return type.init(dequeuedAs: identifier) }
        let made = makers[identifier]?()
        made?.reuseIdentifier = identifier
        return made
    }

    /// - Precondition: `identifier` is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "no class is registered for '\(identifier)'; registered: \((Array(classes.keys) + makers.keys).sorted().joined(separator: ", "))"
            )
        }
        return cell
    }

    /// A new one of the registered class.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let nib = headerNibs[identifier] {
            return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
        }
        return headerClasses[identifier]?.init(dequeuedAs: identifier)
    }

    /// Returns the cell of a row; nil if it is not on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
    /// Returns the row of a cell on the screen; nil for another one.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    /// The cells on the screen, by their rows.
    open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
    /// The rows on the screen, in ascending order; nil if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

    // MARK: Geometry

    override var contentFollowsConstraints: Bool { false }

    /// The number of sections.
    open var numberOfSections: Int {
        update()
        return geometry.sections.count
    }

    /// Returns the number of rows in a section.
    open func numberOfRows(inSection section: Int) -> Int {
        update()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count - 1 : 0
    }

    /// Zero for an unknown row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        update()
        return geometry.row(indexPath).map(rowRect) ?? .zero
    }

    /// The place of a section with its header and footer; zero for an unknown one.
    open func rect(forSection section: Int) -> CGRect {
        update()
        guard geometry.sections.indices.contains(section) else { return .zero }
        return rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    /// Returns the place of a section's header in the content.
    open func rectForHeader(inSection section: Int) -> CGRect {
        update()
        return geometry.sections.indices.contains(section) ? markRect(geometry.sections[section].header) : .zero
    }

    /// Returns the place of a section's footer in the content.
    open func rectForFooter(inSection section: Int) -> CGRect {
        update()
        return geometry.sections.indices.contains(section) ? markRect(geometry.sections[section].footer) : .zero
    }

    /// Returns the row at a point of the content; nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        update()
        return geometry.rows(in: point.y...point.y.nextUp).first
    }

    /// Returns the rows that a part of the content has.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        update()
        return geometry.rows(in: rect.minY...max(rect.maxY, rect.minY))
    }

    /// Returns the header of a section; nil if it is not on the screen.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        marks[TableMark(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    /// Returns the footer of a section; nil if it is not on the screen.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        marks[TableMark(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Scrolls to the selected row, of several the one that is nearest to a place of what is seen.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        update()
        let place: CGFloat =
            switch scrollPosition {
            case .top, .none: bounds.minY
            case .middle: bounds.midY
            case .bottom: bounds.maxY
            }
        let nearest = selected.min {
            (rectForRow(at: $0).midY - place).magnitude < (rectForRow(at: $1).midY - place).magnitude
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    final func invalidate() {
        isCurrent = false
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        invalidate()
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue.size.width != super.bounds.width { isCurrent = false }
            if newValue != super.bounds { setNeedsLayout() }
            super.bounds = newValue
        }
    }

    // MARK: Layout

    /// The table places its rows itself.
    override func subviewChangedSize() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        update()
        showRows()
        showMarks()
        placeIndex()
        updatePrefetching()
        closeMovedMenu()
    }

    // MARK: Changes

    /// Reads the sections and rows again.
    open func reloadData() { readAnew() }

    /// What ``reloadData()`` does unless it is overridden, as a new data source does not call it.
    private func readAnew() {
        selected = []
        fitted = [:]
        knowsRows = false
        knowsIndex = false
        forgetViews()
        invalidate()
    }

    /// Shows rows that the data source has inserted.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.insert(path, animation) } }
    }
    /// Hides rows that the data source has deleted.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.delete(path, animation) } }
    }
    /// Makes the cells of rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { for path in indexPaths { $0.reload(path, animation) } }
    }
    /// Has the data source set up the cells on the screen of some rows again, without making others.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths { reconfigure(path) }
        invalidate()
    }
    /// Moves a row, after the data source has.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(indexPath, newIndexPath) }
    }
    /// Shows sections that the data source has inserted.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { for section in sections { $0.insert(IndexPath(ofSection: section), animation) } }
    }
    /// Hides sections that the data source has deleted.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { for section in sections { $0.delete(IndexPath(ofSection: section), animation) } }
    }
    /// Makes the cells and the headers of sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { for section in sections { $0.reload(IndexPath(ofSection: section), animation) } }
    }
    /// Moves a section, after the data source has.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.move(IndexPath(ofSection: section), IndexPath(ofSection: newSection)) }
    }
    /// Begins a group of changes, which the matching ``endUpdates()`` shows.
    open func beginUpdates() { beginGroup() }

    /// Ends a group of changes, and shows them; without any, rows that want other heights get them, animated.
    open func endUpdates() { endGroup() }

    /// Makes a group of changes, and shows them together; without any, rows that want other heights get them, animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginGroup()
        updates?()
        if let completion { pendingUpdates?.completions.append(completion) }
        endGroup()
    }

    /// Whether changes have been made since a group of them began.
    open var hasUncommittedUpdates: Bool { pendingUpdates != nil }

    // MARK: Scrolling

    /// Scrolls to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let row = rectForRow(at: indexPath)
        guard row != .zero else { return }
        let inset = adjustedContentInset
        let y =
            switch scrollPosition {
            case .top: row.minY - inset.top
            case .middle: row.midY - bounds.height / 2
            case .bottom: row.maxY + inset.bottom - bounds.height
            case .none:
                row.minY < bounds.minY + inset.top
                    ? row.minY - inset.top : max(bounds.minY, row.maxY + inset.bottom - bounds.height)
            }
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }

    // MARK: Selection

    /// The first selected row; nil if there is none.
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    /// The selected rows in ascending order; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Selects a row without telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selected.sorted() { deselectRow(at: path, animated: animated) }
            return
        }
        if !selectsSeveral {
            for path in selected.sorted() where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        selected.insert(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.remove(indexPath)
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { drag(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { _ = unhighlight(touch) }
    }
}

extension UITableViewCell {
    /// A look of the line below a cell.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }
}
