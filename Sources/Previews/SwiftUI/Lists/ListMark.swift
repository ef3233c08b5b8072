/// What is above or below the rows of a section: its view of UIKit, which stays as long as the section.
@MainActor
final class ListMark {
    private weak var list: ListElement?
    private let isHeader: Bool
    private let content: StackLayoutElement
    private(set) var isEmpty = true
    /// The view of UIKit.
    let view = ListMarkView()
    /// The height at the last layout.
    var height: CGFloat?

    init(_ list: ListElement, _ isHeader: Bool) {
        (self.list, self.isHeader) = (list, isHeader)
        content = StackLayoutElement(list.host)
        content.alignment = HorizontalAlignment.leading.key
        view.placed = { [weak self] in self?.place(Transaction()) }
    }

    func show(_ elements: [Element]) {
        isEmpty = elements.isEmpty
        content.contents = { elements }
    }

    /// What is around the content.
    private func insets(_ list: ListElement) -> EdgeInsets {
        let margin = list.look.kind.margin
        if list.look.kind.table == .plain {
            return EdgeInsets(top: isHeader ? 6 : 8, leading: margin, bottom: isHeader ? 6 : 8, trailing: margin)
        }
        return EdgeInsets(top: isHeader ? 16.5 : 8, leading: margin, bottom: isHeader ? 6 : 8, trailing: margin)
    }

    /// Returns the height, with the space to the section above.
    func measure(in list: ListElement, isFirst: Bool) -> CGFloat {
        let spacing = list.look.sectionSpacing
        guard !isEmpty else {
            guard list.look.kind.table != .plain else { return isHeader ? 0 : spacing ?? 0 }
            // Half of the space to the next section, with which the space above the first one is whole.
            if isHeader, isFirst { return 35 }
            return max((spacing ?? 35) / 2, 0.1)
        }
        let insets = insets(list)
        let width = max(list.rowWidth - insets.leading - insets.trailing, 0)
        let size = content.size(ProposedViewSize(width: width, height: nil))
        let isGroupedHeader = isHeader && list.look.kind.table != .plain
        let least = isHeader ? list.look.minimumHeaderHeight ?? 0 : 0
        let height = max(size.height + insets.top + insets.bottom, least)
        return height + (isGroupedHeader && isFirst ? 17.5 : 0)
    }

    /// Shows the content at the bottom of the header's view, or the top of the footer's.
    func place(_ transaction: Transaction) {
        guard let list, !isEmpty, view.bounds.width > 0 else { return view.surface.clear() }
        view.backgroundColor = list.look.kind == .plain && isHeader ? .systemBackground : .clear
        let insets = insets(list)
        let size = content.size(
            ProposedViewSize(width: max(view.bounds.width - insets.leading - insets.trailing, 0), height: nil))
        let y = isHeader ? view.bounds.height - insets.bottom - size.height : insets.top
        list.placeApart(in: view.surface, at: view, transaction) { [content] placement in
            content.place(CGRect(x: insets.leading, y: y, width: size.width, height: size.height), placement)
        }
    }
}

/// The view of UIKit above or below the rows of a section.
final class ListMarkView: UIView {
    lazy var surface = Surface(self)
    var placed: () -> Void = {}
    private var size = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        guard size != bounds.size else { return }
        size = bounds.size
        placed()
    }
}

extension Surface {
    /// Shows nothing.
    func clear() {
        begin()
        commit(Transaction())
    }
}
