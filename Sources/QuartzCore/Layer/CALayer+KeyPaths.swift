import CoreGraphics

extension CALayer {
    /// The value of an animatable attribute: a number, or a boxed point, size, rectangle or transform; nil for other paths.
    public func value(forKeyPath keyPath: String) -> Any? {
        AnimatableKey(rawValue: keyPath).flatMap { model[$0].object }
    }

    /// Sets an animatable attribute, down to one component of the transform (`transform.rotation.z`). Other paths, and values
    /// of another type than the attribute's, are ignored.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let key = AnimatableKey(rawValue: keyPath), let value, let animatable = AnimatableValue(value) else {
            return
        }
        change(key) { $0[key] = animatable }
    }
}

extension AnimatableValue {
    fileprivate var object: Any? {
        switch self {
        case .scalar(let value): NSNumber(value: Double(value))
        case .point(let value): NSValue(cgPoint: value)
        case .size(let value): NSValue(cgSize: value)
        case .rect(let value): NSValue(cgRect: value)
        case .transform(let value): NSValue(caTransform3D: value)
        case .color(let value): value
        case .path(let value): value
        }
    }
}
