import CoreGraphics

/// A value that an animation can be half-way to.
package enum AnimatableValue: Equatable {
    case scalar(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor?)
    case path(CGPath?)
    case colors([CGColor])
    case numbers([CGFloat])

    /// Makes the value of what a caller gives to `fromValue` and the like; nil for a type that no layer attribute has.
    package init?(_ value: Any) {
        switch value {
        case let value as CGFloat: self = .scalar(value)
        case let value as Double: self = .scalar(CGFloat(value))
        case let value as Float: self = .scalar(CGFloat(value))
        case let value as Int: self = .scalar(CGFloat(value))
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as NSNumber: self = .scalar(CGFloat(value.doubleValue))
        case let value as NSValue: self.init(boxed: value)
        case let values as [CGColor]: self = .colors(values)
        case let values as [Any]:
            let numbers = values.compactMap { value -> CGFloat? in
                guard case .scalar(let number)? = AnimatableValue(value) else { return nil }
                return number
            }
            guard numbers.count == values.count else { return nil }
            self = .numbers(numbers)
        default: return nil
        }
    }

    /// The value at `fraction` of the way to `end`; fractions outside 0...1 (a spring's overshoot) extrapolate.
    package func interpolated(to end: AnimatableValue, fraction f: CGFloat) -> AnimatableValue {
        switch (self, end) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + (b - a) * f)
        case (.point(let a), .point(let b)): .point(Self.mix(a, b, f))
        case (.size(let a), .size(let b)): .size(Self.mix(a, b, f))
        case (.rect(let a), .rect(let b)):
            .rect(CGRect(origin: Self.mix(a.origin, b.origin, f), size: Self.mix(a.size, b.size, f)))
        case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, fraction: f))
        case (.color(let a), .color(let b)): .color(Self.mix(a, b, f))
        case (.path(let a?), .path(let b?)): .path(a.interpolated(to: b, fraction: f) ?? (f < 1 ? a : b))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { Self.mix($0, $1, f) ?? $0 })
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { $0 + ($1 - $0) * f })
        default: f < 1 ? self : end
        }
    }

    /// The sum of two values, for additive animations; transforms are concatenated.
    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + b)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)): .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        default: other
        }
    }

    /// Returns the value which, added to `other`, gives this one: nil where there is none, as for colours, paths and
    /// transforms that can't be inverted.
    package func difference(from other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return .scalar(a - b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width - b.width, height: a.height - b.height))
        case (.rect(let a), .rect(let b)):
            let origin = CGPoint(x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y)
            return .rect(
                CGRect(
                    origin: origin,
                    size: CGSize(width: a.size.width - b.size.width, height: a.size.height - b.size.height)))
        case (.transform(let a), .transform(let b)):
            guard let inverse = b.inverse else { return nil }
            return .transform(CATransform3DConcat(a, inverse))
        default: return nil
        }
    }

    /// The value that changes nothing when it is added.
    package var neutral: AnimatableValue {
        switch self {
        case .scalar: .scalar(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color, .path, .colors, .numbers: self
        }
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ f: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
    }

    private static func mix(_ a: CGSize, _ b: CGSize, _ f: CGFloat) -> CGSize {
        CGSize(width: a.width + (b.width - a.width) * f, height: a.height + (b.height - a.height) * f)
    }

    /// No colour fades as the other one's transparent twin.
    private static func mix(_ a: CGColor?, _ b: CGColor?, _ f: CGFloat) -> CGColor? {
        guard let from = a ?? b?.copy(alpha: 0), let to = b ?? a?.copy(alpha: 0) else { return nil }
        return CGColor(
            srgbRed: from.red + (to.red - from.red) * f, green: from.green + (to.green - from.green) * f,
            blue: from.blue + (to.blue - from.blue) * f, alpha: from.alpha + (to.alpha - from.alpha) * f)
    }
}
