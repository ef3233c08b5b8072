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

    /// A way in which rows appear and disappear; all of them fade here.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

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
                contextMenus = UIContextMenuInteraction(of: self) { [weak self] in self?.contextMenu(at: $0) }
            }
            invalidate()
        }
    }
    /// The source of the cells.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The height of rows in points, for a delegate that has none; `automaticDimension` is what their cells want.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The height in points of a row that sizes itself, until its cell has been seen; `automaticDimension` is 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The height of headers in points, for a delegate that has none; `automaticDimension` is what their views want, and 28
    /// for sections with a title.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// The height of footers in points, for a delegate that has none.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { invalidate() } }
    /// Has no effect: heights are known.
    open var estimatedSectionHeaderHeight: CGFloat = 0
    /// Has no effect: heights are known.
    open var estimatedSectionFooterHeight: CGFloat = 0
    /// The colour of the lines between rows.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// The look of the lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The insets of the lines between rows.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether taps select rows; true by default.
    open var allowsSelection = true
    /// Whether taps select several rows; false by default.
    open var allowsMultipleSelection = false
    /// Has no effect: rows are not edited here.
    open var isEditing = false
    /// Has no effect but on ``isEditing``: rows are not edited here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
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
    private final var rowSwipes: SwipeActions?
    private(set) final var geometry = TableGeometry()
    private final var isCurrent = false
    private(set) final var cells: [IndexPath: UITableViewCell] = [:]
    /// The heights that the cells of rows wanted when they were seen last.
    final var fitted: [IndexPath: CGFloat] = [:]
    /// The table's width for which the cells in sight were asked last.
    private final var fittedWidth: CGFloat = 0
    /// Whether rows have changed since the outermost group of changes began; nil outside of any.
    private final var groupHasChanges: Bool?
    private final var marks: [String: UIView] = [:]
    private final var waiting: [String: [UITableViewCell]] = [:]
    private final var classes: [String: UITableViewCell.Type] = [:]
    /// What makes cells of nibs and of a storyboard's prototypes, by their identifiers.
    final var makers: [String: @MainActor () -> UITableViewCell?] = [:]
    private final var headerNibs: [String: UINib] = [:]
    /// The sections of a storyboard whose cells are the table's content; nil for a data source's.
    final var staticSections: [StaticSection]?
    private final var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private final var selected: Set<IndexPath> = []
    private final var highlighted: (touch: ObjectIdentifier, path: IndexPath)?

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
        if let cell = waiting[identifier]?.popLast() {
            cell.prepareForReuse()
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
    /// The rows on the screen, in ascending order.
    open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

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
        return geometry.row(indexPath).map(rect) ?? .zero
    }

    /// Returns the place of a section's header in the content.
    open func rectForHeader(inSection section: Int) -> CGRect {
        update()
        return geometry.sections.indices.contains(section) ? rect(geometry.sections[section].header) : .zero
    }

    /// Returns the row at a point of the content; nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        update()
        return geometry.rows(in: point.y...point.y.nextUp).first
    }

    private func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        CGRect(x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
    }

    private func invalidate() {
        isCurrent = false
        setNeedsLayout()
    }

    private func update() {
        guard !isCurrent else { return }
        isCurrent = true
        guard let source = dataSource else {
            geometry = TableGeometry()
            contentSize = .zero
            return
        }
        let start = tableHeaderView?.bounds.height ?? 0
        let sections = (0..<source.numberOfSections(in: self)).map { section in
            let rows = (0..<source.tableView(self, numberOfRowsInSection: section)).map { row in
                height(of: IndexPath(row: row, section: section))
            }
            return (header: headerHeight(section), rows: rows, footer: footerHeight(section))
        }
        geometry = TableGeometry(start: start, sections: sections)
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: start)
        let end = tableFooterView?.bounds.height ?? 0
        tableFooterView?.frame = CGRect(x: 0, y: geometry.length, width: bounds.width, height: end)
        let size = CGSize(width: bounds.width, height: geometry.length + end)
        if size != contentSize { contentSize = size }
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        guard wanted < 0 else { return wanted }
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return fittingHeight(of: view) }
        return dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : Self.titleHeight
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard wanted < 0 else { return wanted }
        if let view = delegate?.tableView(self, viewForFooterInSection: section) { return fittingHeight(of: view) }
        return dataSource?.tableView(self, titleForFooterInSection: section) == nil ? 0 : Self.titleHeight
    }

    /// The height of a header or footer with a title, in points.
    static let titleHeight: CGFloat = 28

    /// Reads the heights of all rows again.
    final func updateGeometry() {
        isCurrent = false
        update()
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
        closeMovedMenu()
    }

    private func showRows() {
        if fittedWidth != bounds.width {
            fittedWidth = bounds.width
            fitAnew()
        }
        for _ in 0..<Self.sizingPasses {
            let seen = rowsInSight
            let wanted = Set(seen)
            for path in cells.keys.filter({ !wanted.contains($0) }).sorted() { recycle(path) }
            let new = seen.filter { cells[$0] == nil }
            for path in new { makeCell(of: path) }
            // Rows of other heights may bring others into sight.
            guard fit(new) else { break }
        }
        for (path, cell) in cells {
            guard let place = geometry.row(path) else { continue }
            cell.frame = rect(place).offsetBy(dx: cell.swipeOffset, dy: 0)
            cell.separator.isHidden = separatorStyle == .none
            cell.separator.backgroundColor = separatorColor
        }
    }

    private var rowsInSight: [IndexPath] { geometry.rows(in: bounds.minY...max(bounds.maxY, bounds.minY)) }

    private func makeCell(of path: IndexPath) {
        guard let place = geometry.row(path), let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
        cells[path] = cell
        UIView.performWithoutAnimation {
            cell.frame = rect(place)
            cell.isSelected = selected.contains(path)
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
            fitCell(cell, at: path)
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func recycle(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.isHighlighted = false
        rowSwipes?.forget(cell)
        if let presenter = contextMenuInteraction?.presenter, presenter.sourceView === cell { presenter.putDown() }
        if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Headers stay at the top of a plain table as long as their section is seen.
    private func showMarks() {
        var seen: Set<String> = []
        for (index, section) in geometry.sections.enumerated()
        where section.footer.upperBound > bounds.minY && section.header.lowerBound < bounds.maxY {
            var header = rect(section.header)
            if style == .plain {
                let top = bounds.minY + adjustedContentInset.top
                header.origin.y = max(header.minY, min(top, section.footer.upperBound - header.height))
            }
            if header.height > 0 {
                seen.insert("header \(index)")
                show("header \(index)", header) {
                    delegate?.tableView(self, viewForHeaderInSection: index)
                        ?? mark(dataSource?.tableView(self, titleForHeaderInSection: index))
                }
            }
            if section.footer.upperBound > section.footer.lowerBound {
                seen.insert("footer \(index)")
                show("footer \(index)", rect(section.footer)) {
                    delegate?.tableView(self, viewForFooterInSection: index)
                        ?? mark(dataSource?.tableView(self, titleForFooterInSection: index))
                }
            }
        }
        for name in marks.keys.sorted() where !seen.contains(name) {
            marks.removeValue(forKey: name)?.removeFromSuperview()
        }
    }

    private func show(_ name: String, _ frame: CGRect, _ make: () -> UIView) {
        if marks[name] == nil {
            let view = make()
            marks[name] = view
            addSubview(view)
        }
        marks[name]?.frame = frame
    }

    private func mark(_ title: String?) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = style == .plain ? title : title?.uppercased()
        return view
    }

    // MARK: Changes

    /// Reads the sections and rows again.
    open func reloadData() {
        selected = []
        fitted = [:]
        forgetViews()
        invalidate()
    }

    private func forgetViews() {
        for path in cells.keys.sorted() { recycle(path) }
        for view in marks.values { view.removeFromSuperview() }
        marks = [:]
    }

    /// Reads the rows again, after the data source has inserted some.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) }
    /// Reads the rows again, after the data source has deleted some.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) }
    /// Reads the rows again, after the data source has changed some.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change(animation) }
    /// Reads the rows again, after the data source has moved one.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change(.automatic) }
    /// Reads the sections again, after the data source has inserted some.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) }
    /// Reads the sections again, after the data source has deleted some.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) }
    /// Reads the sections again, after the data source has changed some.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change(animation) }
    /// Reads the sections again, after the data source has moved one.
    open func moveSection(_ section: Int, toSection newSection: Int) { change(.automatic) }
    /// Begins a group of changes, which ``endUpdates()`` shows.
    open func beginUpdates() { groupHasChanges = groupHasChanges ?? false }

    /// Ends a group of changes, and shows them; without any, rows that want other heights get them, animated.
    open func endUpdates() {
        let hasChanges = groupHasChanges ?? true
        groupHasChanges = nil
        if hasChanges { change(.automatic) } else { resizeRows() }
    }

    /// Makes a group of changes, and shows them together; without any, rows that want other heights get them, animated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Has the rows be read again, after the data source has changed any.
    final func changeRows() { change(.automatic) }

    /// Rows appear anew, fading in, at once or at the end of the group of changes.
    private func change(_ animation: RowAnimation) {
        guard groupHasChanges == nil else {
            groupHasChanges = true
            return
        }
        forgetViews()
        invalidate()
        guard animation != .none, window != nil else { return }
        layoutIfNeeded()
        for cell in cells.values { UIView.performWithoutAnimation { cell.alpha = 0 } }
        UIView.animate(withDuration: 0.3) { [self] in
            for cell in cells.values { cell.alpha = 1 }
        }
    }

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
        if !allowsMultipleSelection {
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

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelection, highlighted == nil, let touch = touches.first, !touch.stoppedScrolling,
            let path = indexPathForRow(at: touch.location(in: self)),
            delegate?.tableView(self, shouldHighlightRowAt: path) != false
        else { return }
        highlighted = (ObjectIdentifier(touch), path)
        cells[path]?.setHighlighted(true, animated: false)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where touch.distanceFromOrigin > GestureConstants.slop { _ = unhighlight(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let path = unhighlight(touch) else { continue }
            let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
            guard let target else { continue }
            if allowsMultipleSelection, selected.contains(target) {
                deselectRow(at: target, animated: false)
                delegate?.tableView(self, didDeselectRowAt: target)
                continue
            }
            let others = allowsMultipleSelection ? [] : selected.filter { $0 != target }.sorted()
            selectRow(at: target, animated: false, scrollPosition: .none)
            if let cell = cellForRow(at: target) { cell.selectionSegue?(cell) }
            for other in others { delegate?.tableView(self, didDeselectRowAt: other) }
            delegate?.tableView(self, didSelectRowAt: target)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { _ = unhighlight(touch) }
    }

    /// The row that the touch held, if it still did.
    private func unhighlight(_ touch: UITouch) -> IndexPath? {
        guard let held = highlighted, held.touch == ObjectIdentifier(touch) else { return nil }
        highlighted = nil
        cells[held.path]?.setHighlighted(false, animated: false)
        return held.path
    }
}

extension UITableViewCell {
    /// A look of the line below a cell.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }
}
