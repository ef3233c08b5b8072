import QuartzCore

extension NSLayoutConstraint.Attribute {
    /// The part of an axis that an attribute names.
    enum Part {
        case start, end, center, length, firstBaseline, lastBaseline
    }

    var part: Part? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .start
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .width, .height: .length
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .notAnAttribute: nil
        }
    }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins, .notAnAttribute:
            false
        }
    }

    /// Whether it is of what the view's margins leave.
    var isInMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether it is the other edge where texts are read from the right.
    var followsTextDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint {
    /// The constraint as UIKit prints it: `<NSLayoutConstraint:0x... UILabel:0x....width == 100   (active)>`.
    var text: String {
        func address(_ object: AnyObject) -> String { "\(Unmanaged.passUnretained(object).toOpaque())" }
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String? {
            item.map { "\(type(of: $0)):\(address($0)).\(attribute)" }
        }
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var right = side(secondItem, secondAttribute).map { multiplier == 1 ? $0 : "\(multiplier)*\($0)" } ?? ""
        if right.isEmpty {
            right = "\(constant)"
        } else if constant != 0 {
            right += constant > 0 ? " + \(constant)" : " - \(-constant)"
        }
        let rank = priority == .required ? "" : " @\(priority.rawValue)"
        let name = identifier.map { " '\($0)'" } ?? ""
        return
            "<NSLayoutConstraint:\(address(self))\(name) \(side(firstItem, firstAttribute) ?? "") \(sign) \(right)\(rank)"
            + "   (\(isActive ? "active" : "inactive"))>"
    }
}
