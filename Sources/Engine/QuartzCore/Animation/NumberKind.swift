import CoreGraphics

/// A kind of value that is made of at most four numbers.
///
/// Values of such kinds are interpolated by all their numbers at once, without their enumeration's largest case around
/// them.
enum NumberKind {
    case scalar, point, size, rect
}

extension AnimatableValue {
    /// The value's kind and numbers, the unused ones 0; nil for other kinds.
    var vector: (kind: NumberKind, numbers: SIMD4<Double>)? {
        switch self {
        case .scalar(let value): (.scalar, SIMD4(Double(value), 0, 0, 0))
        case .point(let value): (.point, SIMD4(Double(value.x), Double(value.y), 0, 0))
        case .size(let value): (.size, SIMD4(Double(value.width), Double(value.height), 0, 0))
        case .rect(let value):
            (
                .rect,
                SIMD4(
                    Double(value.origin.x), Double(value.origin.y), Double(value.size.width),
                    Double(value.size.height))
            )
        case .transform, .color, .path, .colors, .numbers: nil
        }
    }
}

extension AnimatableKey {
    /// The kind of an attribute that a layer stores as numbers; nil for other attributes.
    var numberKind: NumberKind? {
        switch self {
        case .position, .boundsOrigin, .anchorPoint: .point
        case .boundsSize, .shadowOffset: .size
        case .bounds: .rect
        case .positionX, .positionY, .boundsOriginX, .boundsOriginY, .boundsWidth, .boundsHeight, .anchorPointZ,
            .zPosition, .opacity, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius:
            .scalar
        default: nil
        }
    }
}

extension LayerProperties {
    /// The numbers of an attribute that has a ``AnimatableKey/numberKind``; 0 of others, which setting leaves as they
    /// are.
    subscript(numbers key: AnimatableKey) -> SIMD4<Double> {
        get {
            func scalar(_ value: CGFloat) -> SIMD4<Double> { SIMD4(Double(value), 0, 0, 0) }
            func pair(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Double> { SIMD4(Double(x), Double(y), 0, 0) }
            return switch key {
            case .position: pair(position.x, position.y)
            case .positionX: scalar(position.x)
            case .positionY: scalar(position.y)
            case .bounds:
                SIMD4(
                    Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
                    Double(bounds.size.height))
            case .boundsOrigin: pair(bounds.origin.x, bounds.origin.y)
            case .boundsOriginX: scalar(bounds.origin.x)
            case .boundsOriginY: scalar(bounds.origin.y)
            case .boundsSize: pair(bounds.size.width, bounds.size.height)
            case .boundsWidth: scalar(bounds.size.width)
            case .boundsHeight: scalar(bounds.size.height)
            case .anchorPoint: pair(anchorPoint.x, anchorPoint.y)
            case .anchorPointZ: scalar(anchorPointZ)
            case .zPosition: scalar(zPosition)
            case .opacity: scalar(opacity)
            case .cornerRadius: scalar(cornerRadius)
            case .borderWidth: scalar(borderWidth)
            case .shadowOpacity: scalar(shadowOpacity)
            case .shadowRadius: scalar(shadowRadius)
            case .shadowOffset: pair(shadowOffset.width, shadowOffset.height)
            default: SIMD4()
            }
        }
        set {
            let (x, y) = (CGFloat(newValue.x), CGFloat(newValue.y))
            switch key {
            case .position: position = CGPoint(x: x, y: y)
            case .positionX: position.x = x
            case .positionY: position.y = x
            case .bounds: bounds = CGRect(x: x, y: y, width: CGFloat(newValue.z), height: CGFloat(newValue.w))
            case .boundsOrigin: bounds.origin = CGPoint(x: x, y: y)
            case .boundsOriginX: bounds.origin.x = x
            case .boundsOriginY: bounds.origin.y = x
            case .boundsSize: bounds.size = CGSize(width: x, height: y)
            case .boundsWidth: bounds.size.width = x
            case .boundsHeight: bounds.size.height = x
            case .anchorPoint: anchorPoint = CGPoint(x: x, y: y)
            case .anchorPointZ: anchorPointZ = x
            case .zPosition: zPosition = x
            case .opacity: opacity = x
            case .cornerRadius: cornerRadius = x
            case .borderWidth: borderWidth = x
            case .shadowOpacity: shadowOpacity = x
            case .shadowRadius: shadowRadius = x
            case .shadowOffset: shadowOffset = CGSize(width: x, height: y)
            default: break
            }
        }
    }
}
