import CoreGraphics

/// An animation from one value to another; a missing end is the layer's own value.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? {
        didSet { from = fromValue.flatMap { AnimatableValue($0) } }
    }
    open var toValue: Any? {
        didSet { to = toValue.flatMap { AnimatableValue($0) } }
    }
    open var byValue: Any? {
        didSet { by = byValue.flatMap { AnimatableValue($0) } }
    }

    package var from: AnimatableValue? { didSet { preparedKey = nil } }
    package var to: AnimatableValue? { didSet { preparedKey = nil } }
    package var by: AnimatableValue? { didSet { preparedKey = nil } }

    /// The way from ``from`` to ``to``; nil if it can't be prepared.
    private var way: PreparedWay?
    /// The attribute for which it is so; nil while nothing was tried.
    private var preparedKey: AnimatableKey?

    private func preparedWay(of key: AnimatableKey) -> PreparedWay? {
        if preparedKey == key { return way }
        way = by == nil && (from != nil || to != nil) ? PreparedWay(key, from: from, to: to) : nil
        preparedKey = key
        return way
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
        (from, to, by) = (other.from, other.to, other.by)
    }

    package override func apply(to properties: inout LayerProperties, at time: CFTimeInterval) {
        guard let key, let way = preparedWay(of: key) else { return super.apply(to: &properties, at: time) }
        guard let progress = progress(at: time) else { return }
        way.apply(at: progress, isAdditive: isAdditive, to: &properties)
    }

    package override func value(at progress: CGFloat, over underlying: AnimatableValue) -> AnimatableValue? {
        let start = from ?? (to != nil && by != nil ? nil : underlying)
        switch (start, to, by) {
        case (let start?, let end?, _): return start.interpolated(to: end, fraction: progress)
        case (let start?, nil, let step?): return start.interpolated(to: start.adding(step), fraction: progress)
        case (let start?, nil, nil): return start.interpolated(to: underlying, fraction: progress)
        case (nil, let end?, let step?):
            // from = to - by: the way along `by` that is left at `progress`, taken back from the end.
            return end.adding(step.interpolated(to: step.scaled(by: 0), fraction: progress).scaled(by: -1))
        default: return nil
        }
    }
}

extension AnimatableValue {
    fileprivate func scaled(by factor: CGFloat) -> AnimatableValue {
        switch self {
        case .scalar(let a): .scalar(a * factor)
        case .point(let a): .point(CGPoint(x: a.x * factor, y: a.y * factor))
        case .size(let a): .size(CGSize(width: a.width * factor, height: a.height * factor))
        case .rect(let a):
            .rect(
                CGRect(
                    x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor,
                    height: a.size.height * factor))
        case .transform, .color, .path, .colors, .numbers: self
        }
    }
}
