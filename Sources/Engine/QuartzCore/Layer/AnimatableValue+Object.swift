import CoreGraphics

extension AnimatableValue {
    var object: Any? {
        switch self {
        case .scalar(let value): NSNumber(value: Double(value))
        case .point(let value): NSValue(cgPoint: value)
        case .size(let value): NSValue(cgSize: value)
        case .rect(let value): NSValue(cgRect: value)
        case .transform(let value): NSValue(caTransform3D: value)
        case .color(let value): value
        case .path(let value): value
        case .colors(let value): value
        case .numbers(let value): value.map { NSNumber(value: Double($0)) }
        }
    }
}
