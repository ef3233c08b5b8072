import CoreGraphics
import Synchronization

/// Everything that can be animated or drawn of a layer, as one value.
package struct LayerProperties {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var opacity: CGFloat = 1
    package var isHidden = false
    package var masksToBounds = false
    package var isDoubleSided = true
    package var cornerRadius: CGFloat = 0
    package var backgroundColor: CGColor?
    /// The attributes that few layers have.
    private var style = Style.standard

    /// The transform about the anchor point in the layer's plane: ``transform`` of what lies ``anchorPointZ`` behind the
    /// anchor point.
    package var placement: CATransform3D {
        anchorPointZ == 0 ? transform : CATransform3DTranslate(transform, 0, 0, -anchorPointZ)
    }

    package init() {}

    /// The attributes that few layers have, and that seldom change.
    ///
    /// Values share them until one changes its own, so that the attributes are small, and copied with few references.
    private final class Style: @unchecked Sendable {
        // Sendable as it only changes while one value alone has it.
        var sublayerTransform = CATransform3DIdentity
        var borderWidth: CGFloat = 0
        var borderColor: CGColor? = Style.black
        var shadowColor: CGColor? = Style.black
        var shadowOpacity: CGFloat = 0
        var shadowRadius: CGFloat = 3
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowPath: CGPath?
        var shape: ShapeProperties? {
            didSet { hasShape = shape != nil }
        }
        /// Without a copy of it.
        private(set) var hasShape = false
        var gradient: GradientProperties?
        /// A number that no other style has, nor this one before its last change.
        private(set) var stamp: UInt64 = 1

        /// The style of a new layer.
        static let standard = Style()
        private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

        private init() {}

        init(_ other: Style) {
            sublayerTransform = other.sublayerTransform
            (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
            (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
            (shadowRadius, shadowOffset, shadowPath) = (other.shadowRadius, other.shadowOffset, other.shadowPath)
            (shape, hasShape, gradient) = (other.shape, other.hasShape, other.gradient)
        }

        func willChange() {
            stamp = Self.stamps.wrappingAdd(1, ordering: .relaxed).newValue
        }

        private static let stamps = Atomic<UInt64>(1)
    }

    /// A number above 0 that differs between any two values whose seldom attributes do: those from ``sublayerTransform`` to
    /// ``gradient``.
    package var styleStamp: UInt64 { style.stamp }

    /// Whether something is drawn that depends on the size, too: a shape, or a shadow with a path of its own.
    package var draws: Bool { style.hasShape || style.shadowPath != nil }

    /// The style, for a change that no other value sees.
    private var ownStyle: Style {
        mutating get {
            if !isKnownUniquelyReferenced(&style) { style = Style(style) }
            style.willChange()
            return style
        }
    }
}

extension LayerProperties {
    package var sublayerTransform: CATransform3D {
        get { style.sublayerTransform }
        set { ownStyle.sublayerTransform = newValue }
    }
    package var borderWidth: CGFloat {
        get { style.borderWidth }
        set { ownStyle.borderWidth = newValue }
    }
    package var borderColor: CGColor? {
        get { style.borderColor }
        set { ownStyle.borderColor = newValue }
    }
    package var shadowColor: CGColor? {
        get { style.shadowColor }
        set { ownStyle.shadowColor = newValue }
    }
    package var shadowOpacity: CGFloat {
        get { style.shadowOpacity }
        set { ownStyle.shadowOpacity = newValue }
    }
    package var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set { ownStyle.shadowRadius = newValue }
    }
    package var shadowOffset: CGSize {
        get { style.shadowOffset }
        set { ownStyle.shadowOffset = newValue }
    }
    /// The outline that casts the shadow; nil for that of what is drawn.
    package var shadowPath: CGPath? {
        get { style.shadowPath }
        set { ownStyle.shadowPath = newValue }
    }
    /// The shape of a shape layer.
    package var shape: ShapeProperties? {
        get { style.shape }
        set { ownStyle.shape = newValue }
    }
    /// The gradient of a gradient layer.
    package var gradient: GradientProperties? {
        get { style.gradient }
        set { ownStyle.gradient = newValue }
    }
}

/// The key paths that an animation may name, as Core Animation spells them.
package enum AnimatableKey: String, CaseIterable, Sendable {
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case bounds
    case boundsOrigin = "bounds.origin"
    case boundsOriginX = "bounds.origin.x"
    case boundsOriginY = "bounds.origin.y"
    case boundsSize = "bounds.size"
    case boundsWidth = "bounds.size.width"
    case boundsHeight = "bounds.size.height"
    case anchorPoint
    case anchorPointZ
    case zPosition
    case transform
    case rotation = "transform.rotation"
    case rotationX = "transform.rotation.x"
    case rotationY = "transform.rotation.y"
    case rotationZ = "transform.rotation.z"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case translationZ = "transform.translation.z"
    case sublayerTransform
    case opacity
    case cornerRadius
    case backgroundColor
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowRadius
    case shadowOffset
    case shadowPath
    case path
    case fillColor
    case strokeColor
    case strokeStart
    case strokeEnd
    case lineWidth
    case miterLimit
    case lineDashPhase
    case colors
    case locations
    case startPoint
    case endPoint
}

extension LayerProperties {
    package subscript(key: AnimatableKey) -> AnimatableValue {
        get {
            switch key {
            case .position: .point(position)
            case .positionX: .scalar(position.x)
            case .positionY: .scalar(position.y)
            case .bounds: .rect(bounds)
            case .boundsOrigin: .point(bounds.origin)
            case .boundsOriginX: .scalar(bounds.origin.x)
            case .boundsOriginY: .scalar(bounds.origin.y)
            case .boundsSize: .size(bounds.size)
            case .boundsWidth: .scalar(bounds.size.width)
            case .boundsHeight: .scalar(bounds.size.height)
            case .anchorPoint: .point(anchorPoint)
            case .anchorPointZ: .scalar(anchorPointZ)
            case .zPosition: .scalar(zPosition)
            case .transform: .transform(transform)
            case .rotation, .rotationX, .rotationY, .rotationZ, .scale, .scaleX, .scaleY,
                .translationX, .translationY, .translationZ:
                .scalar(transform.component(key))
            case .sublayerTransform: .transform(sublayerTransform)
            case .opacity: .scalar(opacity)
            case .cornerRadius: .scalar(cornerRadius)
            case .backgroundColor: .color(backgroundColor)
            case .borderWidth: .scalar(borderWidth)
            case .borderColor: .color(borderColor)
            case .shadowColor: .color(shadowColor)
            case .shadowOpacity: .scalar(shadowOpacity)
            case .shadowRadius: .scalar(shadowRadius)
            case .shadowOffset: .size(shadowOffset)
            case .shadowPath: .path(shadowPath)
            case .path: .path(shape?.path)
            case .fillColor: .color(shape?.fillColor)
            case .strokeColor: .color(shape?.strokeColor)
            case .strokeStart: .scalar(shape?.strokeStart ?? 0)
            case .strokeEnd: .scalar(shape?.strokeEnd ?? 1)
            case .lineWidth: .scalar(shape?.line.width ?? 1)
            case .miterLimit: .scalar(shape?.line.miterLimit ?? 10)
            case .lineDashPhase: .scalar(shape?.line.dashPhase ?? 0)
            case .colors: .colors(gradient?.colors ?? [])
            case .locations: .numbers(gradient?.locations ?? [])
            case .startPoint: .point(gradient?.start ?? .zero)
            case .endPoint: .point(gradient?.end ?? .zero)
            }
        }
        set {
            switch (key, newValue) {
            case (.position, .point(let value)): position = value
            case (.positionX, .scalar(let value)): position.x = value
            case (.positionY, .scalar(let value)): position.y = value
            case (.bounds, .rect(let value)): bounds = value
            case (.boundsOrigin, .point(let value)): bounds.origin = value
            case (.boundsOriginX, .scalar(let value)): bounds.origin.x = value
            case (.boundsOriginY, .scalar(let value)): bounds.origin.y = value
            case (.boundsSize, .size(let value)): bounds.size = value
            case (.boundsWidth, .scalar(let value)): bounds.size.width = value
            case (.boundsHeight, .scalar(let value)): bounds.size.height = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.anchorPointZ, .scalar(let value)): anchorPointZ = value
            case (.zPosition, .scalar(let value)): zPosition = value
            case (.transform, .transform(let value)): transform = value
            case (.sublayerTransform, .transform(let value)): sublayerTransform = value
            case (.opacity, .scalar(let value)): opacity = value
            case (.cornerRadius, .scalar(let value)): cornerRadius = value
            case (.backgroundColor, .color(let value)): backgroundColor = value
            case (.borderWidth, .scalar(let value)): borderWidth = value
            case (.borderColor, .color(let value)): borderColor = value
            case (.shadowColor, .color(let value)): shadowColor = value
            case (.shadowOpacity, .scalar(let value)): shadowOpacity = value
            case (.shadowRadius, .scalar(let value)): shadowRadius = value
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowPath, .path(let value)): shadowPath = value
            case (.path, .path(let value)): shape?.path = value
            case (.fillColor, .color(let value)): shape?.fillColor = value
            case (.strokeColor, .color(let value)): shape?.strokeColor = value
            case (.strokeStart, .scalar(let value)): shape?.strokeStart = value
            case (.strokeEnd, .scalar(let value)): shape?.strokeEnd = value
            case (.lineWidth, .scalar(let value)): shape?.line.width = value
            case (.miterLimit, .scalar(let value)): shape?.line.miterLimit = value
            case (.lineDashPhase, .scalar(let value)): shape?.line.dashPhase = value
            case (.colors, .colors(let value)): gradient?.colors = value
            case (.locations, .numbers(let value)): gradient?.givenLocations = value
            case (.startPoint, .point(let value)): gradient?.start = value
            case (.endPoint, .point(let value)): gradient?.end = value
            case (_, .scalar(let value)): transform.setComponent(key, value)
            default: break
            }
        }
    }
}
