/// Constraints of a stack in the making, under the names that iOS gives them.
///
/// Which there are, between what, how they are related and how much they count is what kean/Arranged and
/// tomvanzummeren/TZStackView found, whose tests compare their own with a `UIStackView`'s one by one.
@MainActor
struct StackConstraints {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The name of the constraints of hidden views.
    nonisolated static let hiding = "UISV-hiding"
    let stack: UIStackView
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    init(of stack: UIStackView) {
        self.stack = stack
    }

    /// Makes a guide in the stack.
    mutating func addGuide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UISV-\(name)"
        guides.append(guide)
        return guide
    }

    mutating func add(
        _ name: String, _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: AnyObject, _ other: Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.identifier = "UISV-\(name)"
        constraint.priority = priority
        constraints.append(constraint)
    }

    /// Has something be without length.
    mutating func addZero(
        _ name: String, _ item: AnyObject, _ attribute: Attribute, _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
        constraint.identifier = "UISV-\(name)"
        constraint.priority = priority
        constraints.append(constraint)
    }

    /// Ties an edge or the middle of the stack, or of what its margins leave, to that of a view or a guide.
    mutating func connect(_ attribute: Attribute, _ item: AnyObject, isLoose: Bool = false) {
        let canvas: AnyObject = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        add("canvas-connection", canvas, attribute, Self.relation(attribute, isLoose), item, attribute)
    }

    /// Has the stack be as short as what is in it lets it.
    mutating func fit(_ attribute: Attribute) {
        addZero("canvas-fit", stack, attribute, UILayoutPriority(49))
    }

    /// How an edge of what lies around is related to one of what lies within.
    static func relation(_ attribute: Attribute, _ isLoose: Bool) -> NSLayoutConstraint.Relation {
        guard isLoose else { return .equal }
        return attribute == .top || attribute == .leading ? .lessThanOrEqual : .greaterThanOrEqual
    }
}
