/// The constraints of a stack across its axis.
@MainActor
struct StackAlignment {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private let stack: UIStackView
    /// All arranged views: those that are hidden are aligned, too.
    private let views: [UIView]
    private let shown: [UIView]
    private let isRow: Bool
    private let alignment: UIStackView.Alignment

    init(_ stack: UIStackView, shown: [UIView]) {
        self.stack = stack
        views = stack.arrangedSubviews
        self.shown = shown
        isRow = stack.axis == .horizontal
        alignment = stack.alignment
    }

    private var start: Attribute { isRow ? .top : .leading }
    private var end: Attribute { isRow ? .bottom : .trailing }
    private var center: Attribute { isRow ? .centerY : .centerX }
    private var length: Attribute { isRow ? .height : .width }

    /// Whether views may begin after the edge that is their common one.
    private var isLooseAtStart: Bool { alignment != .fill && alignment != .leading }
    private var isLooseAtEnd: Bool { alignment != .fill && alignment != .trailing }
    private var isLoose: Bool { alignment != .fill }

    func add(to made: inout StackConstraints) {
        guard let first = views.first else { return }
        let spanner = addSpanner(to: &made)
        connect(shown.isEmpty ? spanner ?? first : first, spanner, &made)
        for attribute in aligned {
            for view in views.dropFirst() { made.add("alignment", first, attribute, .equal, view, attribute) }
        }
        guard isLoose else { return }
        for view in views { made.addZero("ambiguity-suppression", view, length, UILayoutPriority(25)) }
    }

    /// What all views have in common.
    private var aligned: [Attribute] {
        switch alignment {
        case .fill: [end, start]
        case .leading: [start]
        case .trailing: [end]
        case .center: [center]
        case .firstBaseline: isRow ? [.firstBaseline] : []
        case .lastBaseline: isRow ? [.lastBaseline] : []
        }
    }

    /// Adds a guide around all views that are shown, unless a single view stands for it.
    private func addSpanner(to made: inout StackConstraints) -> UILayoutGuide? {
        guard shown.isEmpty || (isLoose && views.count > 1) else { return nil }
        let spanner = made.addGuide("alignment-spanner")
        if isLoose { made.addZero("spanning-fit", spanner, length, UILayoutPriority(51)) }
        for view in shown {
            for (edge, isLoose) in [(start, isLooseAtStart), (end, isLooseAtEnd)] {
                made.add(
                    "spanning-boundary", spanner, edge, StackConstraints.relation(edge, isLoose), view, edge,
                    isLoose ? .required : UILayoutPriority(999.5))
            }
        }
        return spanner
    }

    /// Connects the stack's edges with its first view and the guide around all.
    private func connect(_ first: AnyObject, _ spanner: UILayoutGuide?, _ made: inout StackConstraints) {
        let isBaseline = isRow && !shown.isEmpty && spanner != nil
        let (looseStart, looseEnd) =
            spanner == nil
            ? (isLooseAtStart, isLooseAtEnd)
            : (isBaseline && alignment == .firstBaseline, isBaseline && alignment == .lastBaseline)
        let around: AnyObject = spanner ?? first
        let (top, bottom): (AnyObject, AnyObject) =
            switch alignment {
            case .fill: (first, first)
            case .leading: (first, around)
            case .trailing: (around, first)
            case .center: (around, around)
            case .firstBaseline: (isRow ? first : around, around)
            case .lastBaseline: (around, isRow ? first : around)
            }
        made.connect(start, top, isLoose: looseStart)
        made.connect(end, bottom, isLoose: looseEnd)
        if alignment == .center { made.connect(center, first) }
        if looseStart || looseEnd { made.fit(length) }
    }
}
