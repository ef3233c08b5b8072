import QuartzCore

/// The constraints of a stack.
@MainActor
struct StackArrangement {
    private typealias Attribute = NSLayoutConstraint.Attribute

    private(set) var constraints: [NSLayoutConstraint] = []
    /// What lies between views, or between their centres, where they are spread evenly.
    private(set) var gaps: [UILayoutGuide] = []
    private let stack: UIStackView
    private let views: [UIView]
    private let isHorizontal: Bool

    /// Makes the constraints for the views of a stack that are shown, with the points between each and the next.
    init(stack: UIStackView, views: [UIView], spacings: [CGFloat]) {
        self.stack = stack
        self.views = views
        isHorizontal = stack.axis == .horizontal
        guard let first = views.first, let last = views.last else { return }
        add("canvas-connection", first, start, .equal, stack, edge(start))
        add("canvas-connection", stack, edge(end), .equal, last, end)
        distribute(spacings)
        align()
    }

    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var center: Attribute { isHorizontal ? .centerX : .centerY }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var crossStart: Attribute { isHorizontal ? .top : .leading }
    private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
    private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
    private var crossLength: Attribute { isHorizontal ? .height : .width }

    /// The stack's own edge, or that of its margins.
    private func edge(_ attribute: Attribute) -> Attribute {
        guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
        return switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: attribute
        }
    }

    private mutating func add(
        _ name: String, _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject?, _ other: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.identifier = "UISV-\(name)"
        constraints.append(constraint)
    }

    // MARK: Along the axis

    private mutating func distribute(_ spacings: [CGFloat]) {
        let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (index, spacing) in spacings.enumerated() {
            add(
                "spacing", views[index + 1], start, isSpread ? .greaterThanOrEqual : .equal, views[index], end,
                plus: spacing)
        }
        switch stack.distribution {
        case .fill: suppressAmbiguity()
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing: spread(end, start, "equal-spacing", .required)
        case .equalCentering: spread(center, center, "equal-centering", UILayoutPriority(149))
        }
    }

    /// A view that wants no length has none unless others leave some.
    private mutating func suppressAmbiguity() {
        for view in views where wanted(view) < 0 && !(view is UIStackView) {
            add("ambiguity-suppression", view, length, .equal, nil, plus: 0, UILayoutPriority(25))
        }
    }

    private func wanted(_ view: UIView) -> CGFloat {
        let own = view.intrinsicContentSize
        return isHorizontal ? own.width : own.height
    }

    private mutating func fillProportionally() {
        let wanted = views.map { view in
            let own = self.wanted(view)
            guard own < 0 else { return own }
            let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return isHorizontal ? size.width : size.height
        }
        let sum = wanted.reduce(0) { $0 + max($1, 0) }
        guard sum > 0 else { return fillEqually() }
        // Of the whole stack, its margins and spacings included: the last view has what is left.
        for (view, length) in zip(views, wanted).dropLast() {
            add(
                "fill-proportionally", view, self.length, .equal, stack, self.length, times: max(length, 0) / sum,
                UILayoutPriority(999))
        }
    }

    private mutating func fillEqually() {
        for view in views.dropFirst() { add("fill-equally", view, length, .equal, views[0], length) }
    }

    /// Makes the distances from one attribute of each view to another of the next equal.
    private mutating func spread(_ from: Attribute, _ to: Attribute, _ name: String, _ priority: UILayoutPriority) {
        for index in views.indices.dropLast() {
            let gap = UILayoutGuide()
            gaps.append(gap)
            add("distributing-edge", gap, start, .equal, views[index], from)
            add("distributing-edge", gap, end, .equal, views[index + 1], to)
            // As narrow as the stack lets it be.
            add("distributing-fit", gap, length, .equal, nil, plus: 0, UILayoutPriority(49))
            // A guide has a place across the axis, too.
            add("distributing-edge", gap, crossStart, .equal, stack, crossStart)
            add("distributing-edge", gap, crossLength, .equal, nil, plus: 0)
            if index > 0 { add(name, gap, length, .equal, gaps[0], length, priority) }
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        let baseline: Attribute? =
            switch stack.alignment {
            case .firstBaseline where isHorizontal: .firstBaseline
            case .lastBaseline where isHorizontal: .lastBaseline
            default: nil
            }
        for view in views {
            switch stack.alignment {
            case .fill:
                add("alignment", view, crossStart, .equal, stack, edge(crossStart))
                add("alignment", stack, edge(crossEnd), .equal, view, crossEnd)
                continue
            case .center: add("alignment", view, crossCenter, .equal, stack, edge(crossCenter))
            case .leading: add("alignment", view, crossStart, .equal, stack, edge(crossStart))
            case .trailing: add("alignment", stack, edge(crossEnd), .equal, view, crossEnd)
            case .firstBaseline, .lastBaseline:
                if let baseline {
                    if view !== views[0] { add("alignment", view, baseline, .equal, views[0], baseline) }
                } else {
                    add("alignment", view, crossStart, .equal, stack, edge(crossStart))
                }
            }
            add("spanning-boundary", view, crossStart, .greaterThanOrEqual, stack, edge(crossStart))
            add("spanning-boundary", stack, edge(crossEnd), .greaterThanOrEqual, view, crossEnd)
        }
        guard stack.alignment != .fill else { return }
        if let baseline {
            // The lines stand as high as they can; those of the last baseline, as low.
            let isFirst = baseline == .firstBaseline
            for view in views {
                add(
                    "spanning-fit", view, isFirst ? .top : .bottom, .equal, stack, edge(isFirst ? .top : .bottom),
                    UILayoutPriority(51))
            }
        }
        // No larger than its largest view unless others want it to be.
        add("spanning-fit", stack, crossLength, .equal, nil, plus: 0, UILayoutPriority(49))
    }
}
