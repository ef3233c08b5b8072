import QuartzCore

/// The titles at a table's edge, along which a finger leads to the sections.
final class TableIndex: UIControl {
    static let width: CGFloat = 15
    private static let height: CGFloat = 14

    /// The place among all of the title under the finger, or the last one under it.
    private(set) var chosen = 0
    private(set) var titles: [String] = []
    private var views: [UIView] = []

    /// Shows titles from above to below.
    func show(_ titles: [String]) {
        guard titles != self.titles else { return }
        self.titles = titles
        for view in views { view.removeFromSuperview() }
        views = titles.map(view)
        for view in views { addSubview(view) }
        accessibilityLabel = "Table index"
        setNeedsLayout()
    }

    private func view(of title: String) -> UIView {
        guard title != UITableView.indexSearch else {
            let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
            glass.contentMode = .scaleAspectFit
            return glass
        }
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        label.textColor = tintColor
        return label
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for case let label as UILabel in views { label.textColor = tintColor }
    }

    /// The height of a title, and where the first one begins.
    private var column: (start: CGFloat, height: CGFloat) {
        let count = CGFloat(max(views.count, 1))
        let height = min(Self.height, bounds.height / count)
        return ((bounds.height - count * height) / 2, height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (start, height) = column
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: start + CGFloat(index) * height, width: bounds.width, height: height)
        }
    }

    private func choose(_ touch: UITouch) {
        let (start, height) = column
        guard !views.isEmpty, height > 0 else { return }
        let place = ((touch.location(in: self).y - start) / height).rounded(.down)
        chosen = Int(min(max(place, 0), CGFloat(views.count - 1)))
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(touch)
        return true
    }
}

extension UITableView {
    /// Asks the data source for the titles of the index.
    final func readIndex() {
        let rows = geometry.sections.reduce(0) { $0 + $1.rows.count - 1 }
        let hasRows = rows >= max(sectionIndexMinimumDisplayRowCount, 1)
        guard hasRows, let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty else {
            index?.removeFromSuperview()
            index = nil
            return
        }
        let shown = index ?? makeIndex()
        shown.show(titles)
    }

    private func makeIndex() -> TableIndex {
        let made = TableIndex()
        index = made
        addSubview(made)
        made.addAction(UIAction { [weak self] _ in self?.followIndex() }, for: .valueChanged)
        return made
    }

    /// Shows the index at the edge, above the rows.
    final func showIndex() {
        guard let index else { return }
        let insets = adjustedContentInset
        index.tintColor = sectionIndexColor
        let touched = index.isTracking ? sectionIndexTrackingBackgroundColor : nil
        index.backgroundColor = touched ?? sectionIndexBackgroundColor
        index.frame = CGRect(
            x: bounds.maxX - TableIndex.width - safeAreaInsets.right, y: bounds.minY + insets.top,
            width: TableIndex.width,
            height: max(bounds.height - insets.top - insets.bottom, 0))
        if subviews.last !== index { bringSubviewToFront(index) }
    }

    private func followIndex() {
        guard let index, index.titles.indices.contains(index.chosen), let dataSource else { return }
        let title = index.titles[index.chosen]
        let top = -adjustedContentInset.top
        guard title != Self.indexSearch else {
            contentOffset.y = top
            return
        }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index.chosen)
        guard section >= 0, section < numberOfSections else { return }
        let end = max(contentSize.height + adjustedContentInset.bottom - bounds.height, top)
        contentOffset.y = min(rect(forSection: section).minY + top, end)
    }
}
