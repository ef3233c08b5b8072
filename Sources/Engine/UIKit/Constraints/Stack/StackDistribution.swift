/// The constraints of a stack along its axis.
@MainActor
struct StackDistribution {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    private let views: [UIView]
    private let shown: [UIView]
    private let isRow: Bool

    init(_ stack: UIStackView, shown: [UIView]) {
        self.stack = stack
        views = stack.arrangedSubviews
        self.shown = shown
        isRow = stack.axis == .horizontal
    }

    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var center: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var isSpread: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }
    /// Whether what lies between views of a column is told from line to line.
    private var isFromLineToLine: Bool { stack.isBaselineRelativeArrangement && !isRow }

    func add(to made: inout StackConstraints) {
        guard !views.isEmpty else { return }
        connect(&made)
        space(&made)
        switch stack.distribution {
        case .fill: share(&made)
        case .fillEqually: equalize(shown, &made)
        case .fillProportionally: fillProportionally(&made)
        case .equalSpacing: spread(from: end, to: start, &made) { _ in .required }
        case .equalCentering: spread(from: center, to: center, &made) { UILayoutPriority(Float(149 - $0)) }
        }
        for view in views where view.isHidden { made.addZero("hiding", view, length) }
        if isSpread { made.fit(length) }
    }

    private func connect(_ made: inout StackConstraints) {
        guard let first = shown.first, let last = shown.last else {
            let spacer = made.addGuide("distribution-spanner")
            for edge in [start, end] { made.connect(edge, spacer) }
            return
        }
        made.connect(start, first)
        made.connect(end, last)
    }

    /// Has views follow each other; of the space beside one that is hidden one half lies on each side of it.
    private func space(_ made: inout StackConstraints) {
        var before: UIView?
        for (view, next) in zip(views, views.dropFirst()) {
            if !view.isHidden { before = view }
            var space: CGFloat = 0
            if let before, next !== shown.first, view !== shown.last {
                let hidden = CGFloat([view, next].filter(\.isHidden).count)
                space = stack.points(after: before) * (1 - hidden / 2)
            }
            made.add(
                "spacing", next, isFromLineToLine ? .firstBaseline : start, isSpread ? .greaterThanOrEqual : .equal,
                view, isFromLineToLine ? .lastBaseline : end, plus: space)
        }
    }

    private func equalize(
        _ items: [AnyObject], _ made: inout StackConstraints, _ priority: (Int) -> UILayoutPriority = { _ in .required }
    ) {
        for (index, item) in items.dropFirst().enumerated() {
            made.add("fill-equally", item, length, .equal, items[0], length, priority(index))
        }
    }

    /// Has several labels of several lines, whose widths nothing says, be as wide as if all views were alike (openradar 41192642:
    /// `width = SV_width * 1/N + C @(CRP+10)`, whose C is found by the stack's spacing).
    ///
    /// One such label alone keeps the width of its text, as in apps made for systems of today: of iOS 11 are reports that it does
    /// not (openradar 39275811), and since then UIKit makes the constraint for one fewer than such labels are seen (the header of
    /// its `_UIOrderedLayoutArrangement` as class-dump writes it).
    private func share(_ made: inout StackConstraints) {
        let labels = shown.filter { ($0 as? UILabel).map { $0.numberOfLines != 1 } == true }
        guard isRow, labels.count > 1 else { return }
        let part = 1 / CGFloat(shown.count)
        let spaces = shown.dropLast().reduce(0) { $0 + stack.points(after: $1) }
        for label in labels {
            let resistance = label.contentCompressionResistancePriority(for: .horizontal).rawValue
            made.add(
                "text-width-disambiguation", label, .width, .equal, stack, .width, times: part, plus: -spaces * part,
                UILayoutPriority(min(resistance + 10, UILayoutPriority.required.rawValue)))
        }
    }

    /// Gives each view its share of the stack's whole length, the first one before the others.
    private func fillProportionally(_ made: inout StackConstraints) {
        let wanted = shown.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
        let sized = wanted.filter { $0 > 0 }
        guard !sized.isEmpty else { return equalize(shown, &made) }
        let spaces = shown.dropLast().reduce(0) { $0 + stack.points(after: $1) }
        let sum = sized.reduce(spaces, +)
        // With margins the whole length is not to be had.
        let isExact =
            sized.count == 1 && (shown.count == 1 || spaces == 0) && !stack.isLayoutMarginsRelativeArrangement
        for (index, view) in shown.enumerated() {
            guard wanted[index] > 0 else {
                made.addZero("fill-proportionally", view, length)
                continue
            }
            made.add(
                "fill-proportionally", view, length, .equal, stack, length, times: wanted[index] / sum,
                isExact ? .required : UILayoutPriority(Float(999 - index)))
        }
    }

    /// Makes the distances from one attribute of each view to another of the next equal.
    private func spread(
        from: Attribute, to: Attribute, _ made: inout StackConstraints, _ priority: (Int) -> UILayoutPriority
    ) {
        var gaps: [UILayoutGuide] = []
        for (view, next) in zip(shown, shown.dropFirst()) {
            let gap = made.addGuide("distributing")
            made.add("distributing-edge", gap, isFromLineToLine ? .firstBaseline : start, .equal, view, line(from))
            made.add("distributing-edge", gap, isFromLineToLine ? .lastBaseline : end, .equal, next, line(to))
            gaps.append(gap)
        }
        equalize(gaps, &made, priority)
    }

    private func line(_ attribute: Attribute) -> Attribute {
        guard isFromLineToLine, attribute != center else { return attribute }
        return attribute == start ? .firstBaseline : .lastBaseline
    }
}
