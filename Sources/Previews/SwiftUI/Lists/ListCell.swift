/// The cell of UIKit that shows a row of a list.
final class ListCell: UITableViewCell {
    weak var list: ListElement?
    private(set) var row: ListRow?
    private lazy var surface = Surface(contentView)
    /// What is behind the content: the row's own background, and the card of a row that is set apart.
    private let ground = UIView()
    private lazy var groundSurface = Surface(ground)
    private let (topLine, bottomLine) = (UIView(), UIView())
    private var chevron: UIImageView?
    /// What was placed last: the number of the layout and the size.
    private var placed: (pass: Int, size: CGSize)?
    /// The width of what the row shows.
    private var contentWidth: CGFloat = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        ground.clipsToBounds = true
        for line in [topLine, bottomLine] { addSubview(line) }
    }

    required init?(coder: NSCoder) { nil }

    required init(dequeuedAs reuseIdentifier: String) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Takes a row.
    func show(_ row: ListRow) {
        self.row = row
        row.cell = self
        placed = nil
    }

    /// Shows nothing any more.
    func clear() {
        if row?.cell === self { row?.cell = nil }
        row = nil
        placed = nil
        surface.clear()
        groundSurface.clear()
    }

    /// The points below the row that are not its own.
    private var gap: CGFloat { row.flatMap { list?.gap(below: $0) } ?? 0 }

    private func insets(_ row: ListRow, _ list: ListElement) -> EdgeInsets {
        let margin = list.look.kind.margin
        var insets = row.look.insets ?? EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
        if showsChevron(row) { insets.trailing = max(insets.trailing, margin) + 16 }
        return insets
    }

    private func showsChevron(_ row: ListRow) -> Bool { row.isLink && !(isEditing && list?.canMove(row) == true) }

    /// Returns the height of the row in a width.
    func height(in width: CGFloat) -> CGFloat {
        guard let row, let list else { return 44 }
        let signs: CGFloat = isEditing ? (editingStyle == .none ? 0 : 38) + (list.canMove(row) ? 38 : 0) : 0
        return list.height(of: row, insets(row, list), in: width - signs) + gap
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: height(in: targetSize.width))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(Transaction())
    }

    /// Shows the row, if it is not shown as it is now.
    func place(_ transaction: Transaction) {
        // A row that is on its way out stays as it was.
        guard let row, let list, let host = list.host, list.place(of: row) != nil, contentView.bounds.width > 0 else {
            return
        }
        if let placed, placed.pass == host.pass, placed.size == contentView.bounds.size { return }
        let look = row.look
        let area = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - gap)
        dress(look, area, list)
        let insets = insets(row, list)
        var size = contentView.bounds.size
        size.width = max(size.width - insets.leading - insets.trailing, 0)
        let own = row.element.size(ProposedViewSize(width: size.width, height: nil))
        let room = area.height - insets.top - insets.bottom
        let frame = CGRect(
            x: insets.leading, y: insets.top + (room - own.height) / 2, width: own.width, height: own.height)
        contentWidth = own.width
        list.placeApart(in: surface, at: contentView, transaction) { row.element.place(frame, $0) }
        if let background = look.background {
            ground.frame = area
            list.placeApart(in: groundSurface, at: self, transaction) { placement in
                let size = background.size(ProposedViewSize(area.size))
                background.place(
                    CGRect(
                        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
                        height: size.height), placement)
            }
        } else {
            groundSurface.clear()
        }
        placeChevron(showsChevron(row), area, insets)
        placeLines(look, frame, insets, list)
        placed = (host.pass, contentView.bounds.size)
    }

    private func dress(_ look: RowLook, _ area: CGRect, _ list: ListElement) {
        let isCard = area.height != bounds.height || list.look.rowSpacing ?? 0 > 0
        let color: UIColor = list.look.kind.table == .plain ? .systemBackground : .secondarySystemGroupedBackground
        if look.background != nil || isCard {
            if backgroundView == nil { backgroundView = UIView() }
            if ground.superview == nil { backgroundView?.addSubview(ground) }
            backgroundColor = .clear
            ground.backgroundColor = look.background == nil ? color : .clear
            ground.frame = area
            ground.layer.cornerRadius = isCard && list.look.kind.table == .insetGrouped ? 10 : 0
        } else {
            backgroundView = nil
            ground.removeFromSuperview()
            if backgroundColor != color { backgroundColor = color }
        }
        selectionStyle = list.isTappable(self.row) ? .default : .none
    }

    private func placeChevron(_ isShown: Bool, _ area: CGRect, _ insets: EdgeInsets) {
        chevron?.isHidden = !isShown
        guard isShown else { return }
        let sign = chevron ?? UIImageView()
        if chevron == nil {
            sign.image = UIImage(
                systemName: "chevron.right",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
            sign.tintColor = .tertiaryLabel
            sign.contentMode = .center
            addSubview(sign)
            chevron = sign
        }
        sign.frame = CGRect(
            x: contentView.frame.maxX - insets.trailing + 8, y: 0, width: 8, height: area.height)
    }

    private func placeLines(_ look: RowLook, _ frame: CGRect, _ insets: EdgeInsets, _ list: ListElement) {
        guard let row, let place = list.place(of: row) else { return }
        let (isGrouped, isApart) = (list.look.kind == .grouped, list.look.rowSpacing ?? 0 > 0)
        let hidesBelow = look.bottomLine == .hidden || place.next?.look.topLine == .hidden
        let showsBelow: Bool =
            place.next == nil ? list.look.kind.table != .insetGrouped : true
        bottomLine.isHidden = isApart || hidesBelow || !showsBelow
        topLine.isHidden = !(isGrouped && place.isFirst) || look.topLine == .hidden
        let thickness: CGFloat = 1 / 3
        let content = CGSize(width: frame.width, height: frame.height)
        let isEdge = isGrouped && place.next == nil
        let leading = row.element.explicit(HorizontalAlignment.listRowSeparatorLeading.key, content) ?? 0
        let start = isEdge ? 0 : contentView.frame.minX + insets.leading + leading
        let end: CGFloat
        if let trailing = row.element.explicit(HorizontalAlignment.listRowSeparatorTrailing.key, content) {
            end = contentView.frame.minX + insets.leading + trailing
        } else {
            end = bounds.width - (list.look.kind == .inset ? insets.trailing : 0)
        }
        bottomLine.frame = CGRect(
            x: start, y: bounds.height - thickness, width: max(end - start, 0), height: thickness)
        topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        bottomLine.backgroundColor = look.bottomTint ?? place.next?.look.topTint ?? .separator
        topLine.backgroundColor = look.topTint ?? .separator
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let found = super.hitTest(point, with: event) else { return nil }
        guard let row, row.link != nil || row.press != nil, found.isDescendant(of: contentView) else { return found }
        var view: UIView = found
        while view !== contentView, let next = view.superview {
            // A control within what the row shows takes its own touches; one that is all of it does not.
            if view is UIControl, view.bounds.width < contentWidth - 0.5 { return found }
            view = next
        }
        return self
    }
}
