import QuartzCore

/// What is known of where a view is.
struct ConstrainedPlace {
    var x = Span()
    var y = Span()

    init() {}

    init(_ frame: CGRect) {
        x = Span(start: frame.minX, length: frame.width)
        y = Span(start: frame.minY, length: frame.height)
        complete()
    }

    /// What is known along one axis.
    struct Span {
        var start: CGFloat?
        var end: CGFloat?
        var center: CGFloat?
        var length: CGFloat?

        var isPlaced: Bool { start != nil || end != nil || center != nil }

        /// Two facts give the rest.
        mutating func complete() {
            if length == nil {
                if let start, let end {
                    length = end - start
                } else if let start, let center {
                    length = (center - start) * 2
                } else if let end, let center {
                    length = (end - center) * 2
                }
            }
            guard let length else { return }
            if start == nil { start = end.map { $0 - length } ?? center.map { $0 - length / 2 } }
            guard let start else { return }
            // What contradicts the two facts that came first gives way.
            end = start + length
            center = start + length / 2
        }

        subscript(part: NSLayoutConstraint.Attribute.Part) -> CGFloat? {
            get {
                switch part {
                case .start: start
                case .end: end
                case .center: center
                case .length: length
                }
            }
            set {
                switch part {
                case .start: start = newValue
                case .end: end = newValue
                case .center: center = newValue
                case .length: length = newValue
                }
            }
        }
    }

    mutating func complete() {
        x.complete()
        y.complete()
    }

    subscript(attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let part = attribute.part else { return nil }
        return attribute.isHorizontal ? x[part] : y[part]
    }

    /// Adds a fact; one that is known stays.
    mutating func settle(_ attribute: NSLayoutConstraint.Attribute, at value: CGFloat) {
        guard let part = attribute.part, self[attribute] == nil else { return }
        if attribute.isHorizontal { x[part] = value } else { y[part] = value }
        complete()
    }
}

extension NSLayoutConstraint.Attribute {
    enum Part {
        case start, end, center, length
    }

    var part: Part? {
        switch self {
        case .left, .leading, .top: .start
        case .right, .trailing, .bottom: .end
        case .centerX, .centerY: .center
        case .width, .height: .length
        case .notAnAttribute: nil
        }
    }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: true
        case .top, .bottom, .height, .centerY, .notAnAttribute: false
        }
    }

    /// How much greater a guide's value is than its view's.
    @MainActor
    func shift(of guide: UILayoutGuide?) -> CGFloat {
        guard let guide, let part else { return 0 }
        let insets = guide.insets
        let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        return switch part {
        case .start: before
        case .end: -after
        case .center: (before - after) / 2
        case .length: -(before + after)
        }
    }
}
