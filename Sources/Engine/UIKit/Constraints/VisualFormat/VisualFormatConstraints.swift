import QuartzCore

/// The constraints of one sentence of the visual format language.
@MainActor
struct VisualFormatConstraints {
    private typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    /// The sentence itself, for messages.
    let text: String
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let items: [String: Any]

    /// Returns the constraints in the sentence's order.
    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        let named = try namedItems()
        var result: [NSLayoutConstraint] = []
        if let leading = format.leading {
            let superview = try superview(of: named[0])
            let isStandard = leading == .standard
            for space in try spaces(leading, standard: 0) {
                result.append(
                    make(named[0], start, space, superview, isStandard ? margin(start) : start))
            }
        }
        for (index, view) in format.views.enumerated() {
            for predicate in view.predicates { result.append(try length(of: named[index], predicate)) }
            guard index < format.connections.count else { continue }
            for space in try spaces(format.connections[index], standard: LayoutSpace.standard) {
                result.append(make(named[index + 1], start, space, named[index], end))
            }
        }
        if let trailing = format.trailing, let last = named.last {
            let superview = try superview(of: last)
            let isStandard = trailing == .standard
            for space in try spaces(trailing, standard: 0) {
                result.append(make(superview, isStandard ? margin(end) : end, space, last, end))
            }
        }
        return result
    }

    /// The views and guides in the sentence's order.
    func namedItems() throws(VisualFormatError) -> [AnyObject] {
        var list: [AnyObject] = []
        for view in format.views { list.append(try item(view.name)) }
        return list
    }

    // MARK: Directions

    private var isReversed: Bool { format.isHorizontal && options.contains(.directionRightToLeft) }

    private var start: Attribute {
        guard format.isHorizontal else { return .top }
        if isReversed { return .right }
        return options.contains(.directionLeftToRight) ? .left : .leading
    }

    private var end: Attribute {
        guard format.isHorizontal else { return .bottom }
        if isReversed { return .left }
        return options.contains(.directionLeftToRight) ? .right : .trailing
    }

    private func margin(_ attribute: Attribute) -> Attribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        default: .bottomMargin
        }
    }

    // MARK: Values

    private struct Length {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat
        var priority = UILayoutPriority.required
    }

    private func spaces(
        _ connection: VisualFormat.Connection, standard: CGFloat
    ) throws(VisualFormatError) -> [Length] {
        switch connection {
        case .flush: return [Length(constant: 0)]
        case .standard: return [Length(constant: standard)]
        case .predicates(let predicates):
            var lengths: [Length] = []
            for predicate in predicates {
                lengths.append(
                    Length(
                        relation: predicate.relation, constant: CGFloat(try number(predicate.object)),
                        priority: try priority(predicate)))
            }
            return lengths
        }
    }

    /// A space from one attribute to another; from right to left it is counted backward.
    private func make(
        _ first: AnyObject, _ attribute: Attribute, _ space: Length, _ second: AnyObject, _ other: Attribute
    ) -> NSLayoutConstraint {
        let constraint =
            isReversed
            ? NSLayoutConstraint(
                item: second, attribute: other, relatedBy: space.relation, toItem: first, attribute: attribute,
                multiplier: 1, constant: space.constant)
            : NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: space.relation, toItem: second, attribute: other,
                multiplier: 1, constant: space.constant)
        constraint.priority = space.priority
        return constraint
    }

    private func length(
        of item: AnyObject, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: Attribute = format.isHorizontal ? .width : .height
        var other: AnyObject?
        if case .name(let name) = predicate.object, metrics[name] == nil { other = try self.item(name) }
        let constant = other == nil ? try number(predicate.object) * predicate.multiplier : 0
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute,
            multiplier: other == nil ? 1 : CGFloat(predicate.multiplier),
            constant: CGFloat(constant + predicate.constant))
        constraint.priority = try priority(predicate)
        return constraint
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let value = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(value)))
    }

    private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> Double {
        switch value {
        case .number(let number): return number
        case .name(let name):
            switch metrics[name] {
            case let number as Double: return number
            case let number as CGFloat: return Double(number)
            case let number as Int: return Double(number)
            case let number as Float: return Double(number)
            case let number as NSNumber: return number.doubleValue
            case let priority as UILayoutPriority: return Double(priority.rawValue)
            default:
                throw fault("'\(name)' is not a number in the metrics, which are \(list(metrics.keys))", at: name)
            }
        }
    }

    private func item(_ name: String) throws(VisualFormatError) -> AnyObject {
        switch items[name] {
        case let view as UIView: return view
        case let guide as UILayoutGuide: return guide
        default: throw fault("'\(name)' is not a view in the views dictionary, which has \(list(items.keys))", at: name)
        }
    }

    private func superview(of item: AnyObject) throws(VisualFormatError) -> UIView {
        if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView { return view }
        throw fault("'|' is the superview, but the view beside it has none", at: "|")
    }

    private func list(_ names: some Sequence<String>) -> String {
        let names = names.sorted()
        return names.isEmpty ? "empty" : names.joined(separator: ", ")
    }

    private func fault(_ reason: String, at word: String) -> VisualFormatError {
        let offset = text.range(of: word).map { text.distance(from: text.startIndex, to: $0.lowerBound) } ?? 0
        return VisualFormatError(reason: reason, format: text, offset: offset)
    }
}
