import CoreGraphics

/// The way of an attribute from one value to another, prepared once for many steps.
///
/// It leads through the same values as ``AnimatableValue/interpolated(to:fraction:)``. A class, as each step is handed it for each
/// animation, and it holds up to eight numbers.
final class PreparedWay {
    private let key: AnimatableKey
    private let form: Form

    private enum Form {
        /// Values of up to four numbers; a missing end is the value without the animation.
        case numbers(from: SIMD4<Double>?, to: SIMD4<Double>?)
        case transform(TransformWay)
    }

    /// Makes a way between two values; nil if it is of neither form, or the values are not of the attribute's type.
    ///
    /// - Parameters:
    ///   - key: the attribute.
    ///   - from: the start; nil for the value without the animation.
    ///   - to: the end; nil for the value without the animation.
    init?(_ key: AnimatableKey, from: AnimatableValue?, to: AnimatableValue?) {
        self.key = key
        if let kind = key.numberKind {
            let (start, end) = (from?.vector, to?.vector)
            guard from == nil || start?.kind == kind, to == nil || end?.kind == kind else { return nil }
            form = .numbers(from: start?.numbers, to: end?.numbers)
        } else if key == .transform || key == .sublayerTransform, case .transform(let start)? = from,
            case .transform(let end)? = to
        {
            form = .transform(TransformWay(from: start, to: end))
        } else {
            return nil
        }
    }

    /// Gives the attribute its value at a fraction of the way.
    ///
    /// - Parameters:
    ///   - fraction: 0 at the start, 1 at the end.
    ///   - isAdditive: whether the value is added to the one that there is.
    ///   - properties: the layer's attributes.
    func apply(at fraction: CGFloat, isAdditive: Bool, to properties: inout LayerProperties) {
        switch form {
        case .numbers(let from, let to):
            let underlying = properties[numbers: key]
            let (start, end) = (from ?? underlying, to ?? underlying)
            // The end is exact.
            let value = fraction == 1 ? end : start + (end - start) * Double(fraction)
            properties[numbers: key] = isAdditive ? underlying + value : value
        case .transform(let way):
            let value = way.value(at: fraction)
            if key == .transform {
                properties.transform = isAdditive ? CATransform3DConcat(value, properties.transform) : value
            } else {
                properties.sublayerTransform =
                    isAdditive ? CATransform3DConcat(value, properties.sublayerTransform) : value
            }
        }
    }
}
