import QuartzCore

/// The titles at a table's side along which a finger jumps from section to section.
final class SectionIndexView: UIControl {
    /// The width in points, by which contents of rows are narrower.
    static let width: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private static let omission = "•"

    /// The titles from above to below.
    var titles: [String] = [] { didSet { if titles != oldValue { showTitles() } } }
    /// Is called with the number of a title that a finger has come to.
    var jump: (Int) -> Void = { _ in }
    /// The background while no finger is there.
    var plainBackground: UIColor? { didSet { showBackground() } }
    /// The background while a finger is there; nil for the plain one.
    var trackingBackground: UIColor? { didSet { showBackground() } }
    private var lines: [UIView] = []
    private var current: Int?
    /// The size for which the titles have been placed.
    private var fitted: CGSize?
    /// Whether a finger is there.
    private var isHeld = false { didSet { showBackground() } }

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != fitted { showTitles() }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        for line in lines { (line as? UILabel)?.textColor = tintColor }
    }

    /// The numbers of the titles that are shown, with nil for those left out between two: as many as there is room for.
    private var shown: [Int?] {
        let room = max(Int(bounds.height / Self.lineHeight), 1)
        guard titles.count > room else { return titles.indices.map { $0 } }
        // Every second line stands for the titles between its neighbours.
        let count = max((room + 1) / 2, 1)
        guard count > 1 else { return [0] }
        return (0..<2 * count - 1).map { $0.isMultiple(of: 2) ? $0 / 2 * (titles.count - 1) / (count - 1) : nil }
    }

    /// Where the titles begin, and how high all of them are, in points.
    private var extent: (start: CGFloat, length: CGFloat) {
        let length = CGFloat(shown.count) * Self.lineHeight
        return ((bounds.height - length) / 2, length)
    }

    private func showTitles() {
        fitted = bounds.size
        for line in lines { line.removeFromSuperview() }
        let start = extent.start
        lines = shown.enumerated().map { place, number in
            let line = line(number.map { titles[$0] } ?? Self.omission)
            line.isUserInteractionEnabled = false
            line.frame = CGRect(
                x: 0, y: start + CGFloat(place) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
            addSubview(line)
            return line
        }
    }

    private func line(_ title: String) -> UIView {
        if title == UITableView.indexSearch {
            let image = UIImage(
                systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9))
            let view = UIImageView(image: image)
            view.contentMode = .center
            return view
        }
        let label = UILabel()
        label.text = title
        label.font = Self.font
        label.textAlignment = .center
        label.textColor = tintColor
        return label
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        current = nil
        isHeld = true
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { isHeld = false }
    override func cancelTracking(with event: UIEvent?) { isHeld = false }

    private func showBackground() { backgroundColor = isHeld ? trackingBackground ?? plainBackground : plainBackground }

    private func follow(_ touch: UITouch) {
        guard !titles.isEmpty else { return }
        let (start, length) = extent
        let share = (touch.location(in: self).y - start) / length
        let number = min(max(Int((share * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1)
        guard number != current else { return }
        current = number
        jump(number)
    }
}

extension UITouch {
    /// Whether the touch is on a table's index, which keeps it from scrolling.
    var isOnIndex: Bool { view is SectionIndexView }
}

/// The index at the side.
extension UITableView {
    /// The points by which the contents of rows are narrower.
    final var indexWidth: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

    /// Asks the data source for the titles of the index; without any, or with fewer rows than it takes, there is none.
    final func readIndexTitles() {
        knowsIndex = true
        let isWanted = geometry.counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        let titles = isWanted ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return
        }
        let index = sectionIndex ?? addIndex()
        index.titles = titles
    }

    private func addIndex() -> SectionIndexView {
        let index = SectionIndexView()
        index.accessibilityLabel = "Table index"
        index.jump = { [table = Unretained(wrappedValue: self)] in table.wrappedValue?.jump(to: $0) }
        sectionIndex = index
        addSubview(index)
        showIndexLooks()
        return index
    }

    final func showIndexLooks() {
        sectionIndex?.tintColor = sectionIndexColor
        sectionIndex?.plainBackground = sectionIndexBackgroundColor
        sectionIndex?.trackingBackground = sectionIndexTrackingBackgroundColor
    }

    /// Keeps the index in sight, beside the rows and above them.
    final func placeIndex() {
        guard let sectionIndex else { return }
        if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
        let inset = adjustedContentInset
        sectionIndex.frame = CGRect(
            x: bounds.maxX - safeAreaInsets.right - SectionIndexView.width, y: bounds.minY + inset.top,
            width: SectionIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
    }

    private func jump(to number: Int) {
        guard let sectionIndex, let dataSource, sectionIndex.titles.indices.contains(number) else { return }
        let title = sectionIndex.titles[number]
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
        update()
        guard geometry.sections.indices.contains(section) else { return }
        let top = geometry.sections[section].header.lowerBound
        let inset = adjustedContentInset
        let end = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
        setContentOffset(CGPoint(x: contentOffset.x, y: min(top - inset.top, end)), animated: false)
    }
}
