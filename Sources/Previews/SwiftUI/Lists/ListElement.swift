/// The element of a list: a table of UIKit whose cells show the rows.
final class ListElement: Element, ScrollTarget {
    var look = ListLook()
    var scrolling = ScrollLook()
    var isEditing = false
    var selection: ListSelection?
    /// Returns what stands in it.
    var contents: () -> [Element] = { [] }
    /// Returns the node of what stands in it.
    var root: () -> ViewNode? = { nil }
    private(set) var sections: [ListSection] = []
    private(set) var table: UITableView?
    private let reader = ListReader()
    private lazy var source = ListSource(self)
    private var wanted: (id: AnyHashable, anchor: UnitPoint?, transaction: Transaction)?
    private var editable: (pass: Int, rows: EditableRows)?
    private var spaces: [AnyHashable: CGRect] = [:]
    private var margins = UIEdgeInsets.zero
    private var places: [ObjectIdentifier: IndexPath] = [:]

    /// What is beside the rows of a table with round corners, as UIKit's table has it.
    private static let sideInset: CGFloat = 20
    /// The number of rows up to which all are measured; of more only those that have been seen.
    private static let measured = 100

    /// The width of rows.
    var rowWidth: CGFloat {
        max((table?.bounds.width ?? 0) - (look.kind.table == .insetGrouped ? 2 * Self.sideInset : 0), 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    // MARK: Layout

    override func place(_ frame: CGRect, _ placement: Placement) {
        let whole = placement.region?.extend(frame, .all) ?? frame
        let table = table(of: look.kind.table)
        placement.put(table, whole)
        placement.lead(table, whole)
        spaces = placement.spaces
        spaces[ScrollElement.name] = CGRect(origin: placement.global(whole.origin), size: whole.size)
        configure(table, placement.added(frame, whole))
        let isAnimated = table.window != nil && !placement.transaction.disablesAnimations
        let next = reader.read(contents(), self)
        if isAnimated, placement.surface.isNew(table) == false {
            change(to: next, table)
        } else if ListChanges(sections, next).isEmpty {
            take(next)
        } else {
            take(next)
            table.reloadData()
        }
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: isAnimated) }
        show(placement.transaction, table)
        follow(table)
    }

    private func table(of style: UITableView.Style) -> UITableView {
        if let table, table.style == style { return table }
        let new = UITableView(frame: .zero, style: style)
        new.separatorStyle = .none
        new.sectionHeaderTopPadding = 0
        (new.dataSource, new.delegate) = (source, source)
        table = new
        return new
    }

    private func configure(_ table: UITableView, _ added: EdgeInsets) {
        table.backgroundColor =
            look.background == .hidden
            ? .clear : look.kind.table == .plain ? .systemBackground : .systemGroupedBackground
        table.showsVerticalScrollIndicator =
            scrolling.indicators != .hidden && scrolling.indicators != .never
        table.isScrollEnabled = scrolling.isEnabled
        table.alwaysBounceVertical = scrolling.bounces
        table.clipsToBounds = scrolling.clips
        table.allowsSelection = true
        table.allowsMultipleSelectionDuringEditing = selection?.allowsSeveral == true
        table.allowsSelectionDuringEditing = selection != nil
        let insets = UIEdgeInsets(
            top: scrolling.margins.top + added.top, left: 0, bottom: scrolling.margins.bottom + added.bottom, right: 0)
        // What refreshes has insets of its own meanwhile.
        if insets != margins { table.contentInset = insets }
        margins = insets
        guard scrolling.refresh != nil, table.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        table.refreshControl = control
    }

    private func refresh() {
        guard let refresh = scrolling.refresh else { return }
        Task { [weak table] in
            await refresh()
            table?.refreshControl?.endRefreshing()
        }
    }

    /// Takes newer sections, without showing them.
    func take(_ next: [ListSection]) {
        sections = next
        places = [:]
        for (section, content) in next.enumerated() {
            for (row, item) in content.rows.enumerated() {
                places[ObjectIdentifier(item)] = IndexPath(row: row, section: section)
            }
        }
    }

    private func change(to next: [ListSection], _ table: UITableView) {
        let changes = ListChanges(sections, next)
        guard !changes.isEmpty else { return take(next) }
        guard !changes.isOther else {
            take(next)
            return table.reloadData()
        }
        table.performBatchUpdates {
            take(next)
            changes.announce(to: table)
        }
    }

    /// Shows the rows in sight as they are now.
    private func show(_ transaction: Transaction, _ table: UITableView) {
        var isOther = false
        for (index, section) in sections.enumerated() {
            for mark in [section.header, section.footer] {
                let height = mark.measure(in: self, isFirst: index == 0)
                if let known = mark.height, abs(known - height) > 0.01 { isOther = true }
                mark.height = height
            }
        }
        for case let cell as ListCell in table.visibleCells where !isOther {
            isOther = abs(cell.height(in: cell.bounds.width) - cell.bounds.height) > 0.01
        }
        if isOther {
            if transaction.animation == nil {
                UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
            } else {
                table.performBatchUpdates(nil)
            }
        }
        UIView.performWithoutAnimation { table.layoutIfNeeded() }
        for case let cell as ListCell in table.visibleCells { cell.place(transaction) }
        for section in sections {
            for mark in [section.header, section.footer] where mark.view.superview === table { mark.place(transaction) }
        }
        source.showSelection(table)
    }

    /// Places what stands in a view of the table.
    func placeApart(
        in surface: Surface, at view: UIView, _ transaction: Transaction, _ body: @escaping (Placement) -> Void
    ) {
        guard let host else { return }
        host.placeApart {
            var placement = Placement(host: host, surface: surface, transaction: transaction, region: nil)
            placement.origin = view.window.map { view.convert(.zero, to: $0) } ?? .zero
            placement.spaces = spaces
            surface.begin()
            body(placement)
            surface.commit(transaction)
        }
    }

    // MARK: Rows

    /// Returns the height of a row in a width.
    func height(of row: ListRow, _ insets: EdgeInsets, in width: CGFloat) -> CGFloat {
        let room = max(width - insets.leading - insets.trailing, 0)
        let size = row.element.size(ProposedViewSize(width: room, height: nil))
        return max(size.height + insets.top + insets.bottom, look.minimumRowHeight)
    }

    /// Returns the height that a row has likely that has not been seen.
    func estimate(_ row: ListRow) -> CGFloat {
        guard places.count <= Self.measured, rowWidth > 0 else { return look.minimumRowHeight }
        let margin = look.kind.margin
        var insets = row.look.insets ?? EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
        if row.isLink { insets.trailing += 16 }
        return height(of: row, insets, in: rowWidth) + gap(below: row)
    }

    func row(at path: IndexPath) -> ListRow? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    /// Returns whether a row is the first of its section, and the row below it.
    func place(of row: ListRow) -> (isFirst: Bool, next: ListRow?)? {
        guard let path = places[ObjectIdentifier(row)] else { return nil }
        return (path.row == 0, self.row(at: IndexPath(row: path.row + 1, section: path.section)))
    }

    /// The points below a row that are not its own.
    func gap(below row: ListRow) -> CGFloat { place(of: row)?.next == nil ? 0 : look.rowSpacing ?? 0 }

    /// Returns where a row can be deleted from and moved in; nil for one that can't be changed.
    func editing(_ row: ListRow) -> EditableRows.Place? {
        let pass = host?.pass ?? 0
        if editable?.pass != pass { editable = (pass, EditableRows(in: root())) }
        return editable?.rows.place(of: row.element)
    }

    func canMove(_ row: ListRow) -> Bool { editing(row)?.node.onMove != nil && !row.look.isMoveDisabled }
    func canDelete(_ row: ListRow) -> Bool { editing(row)?.node.onDelete != nil && !row.look.isDeleteDisabled }

    /// Whether a tap on a row does something.
    func isTappable(_ row: ListRow?) -> Bool {
        guard let row else { return false }
        if table?.isEditing == true { return selection != nil && !row.look.isSelectionDisabled }
        if row.link != nil || row.press != nil { return true }
        guard let selection, !selection.allowsSeveral else { return false }
        return row.value != nil && !row.look.isSelectionDisabled
    }

    // MARK: Scrolling

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        wanted = (id, anchor, TransactionState.current.transaction)
        host?.setNeedsLayout()
    }

    private func follow(_ table: UITableView) {
        guard let (id, anchor, transaction) = wanted else { return }
        for (section, content) in sections.enumerated() {
            guard let row = content.rows.firstIndex(where: { $0.isNamed(id) }) else { continue }
            wanted = nil
            let position: UITableView.ScrollPosition =
                anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .middle } ?? .none
            return table.scrollToRow(
                at: IndexPath(row: row, section: section), at: position, animated: transaction.animation != nil)
        }
    }
}
