import QuartzCore
import StageModel
import Typesetting
import UIKit

extension LayerNode {
    /// What is seen of a layer now.
    @MainActor
    init(_ layer: CALayer, parent: UInt32, index: Int) {
        self.init(id: layer.presentationID)
        self.parent = parent
        self.index = UInt32(index)
        show(layer, layer.presented)
    }

    /// Takes over what is seen of a layer.
    @MainActor
    mutating func show(_ layer: CALayer, _ seen: LayerProperties) {
        showProperties(of: layer, seen)
        show(layer.drawing)
        if let view = layer.delegate as? UIView { show(view.accessibility, of: layer.drawing.text) }
    }

    /// Takes over the animatable attributes of a layer, and the drawing that depends on them.
    @MainActor
    mutating func showProperties(of layer: CALayer, _ seen: LayerProperties) {
        showPlace(of: layer, seen)
        showStyle(of: layer, seen)
    }

    /// Takes over the attributes of a layer that nearly all layers have.
    @MainActor
    mutating func showPlace(of layer: CALayer, _ seen: LayerProperties) {
        position = FixedPair(seen.position.x, seen.position.y)
        boundsOrigin = FixedPair(seen.bounds.origin.x, seen.bounds.origin.y)
        boundsSize = FixedPair(max(seen.bounds.size.width, 0), max(seen.bounds.size.height, 0))
        anchorPoint = SIMD2(Float(finite: seen.anchorPoint.x), Float(finite: seen.anchorPoint.y))
        transform = Transform(seen.placement)
        zPosition = Float(finite: seen.zPosition)
        opacity = UInt8(unitInterval: seen.opacity)
        flags = Flags(seen, layer.maskedCorners)
        if layer.isMask { flags.insert(.mask) }
        cornerRadius = FixedPoint(max(seen.cornerRadius, 0))
        backgroundColor = PackedColor(seen.backgroundColor)
    }

    /// Takes over the attributes of a layer that seldom change, and the drawing that depends on them.
    @MainActor
    mutating func showStyle(of layer: CALayer, _ seen: LayerProperties) {
        let draws = layer.drawing.list != nil || seen.draws
        setDetails(
            sublayerTransform: Transform(seen.sublayerTransform),
            border: seen.borderWidth > 0
                ? Border(width: FixedPoint(seen.borderWidth), color: PackedColor(seen.borderColor)) : Border(),
            // One with a path of its own is part of the drawing.
            shadow: seen.shadowPath == nil ? Shadow(seen) : Shadow(),
            gradient: seen.gradient.flatMap { $0.colors.count < 2 ? nil : Gradient($0) },
            drawing: draws ? Drawing(layer, seen) : nil)
    }

    private mutating func show(_ drawing: LayerDrawing) {
        if let text = drawing.text { self.text = Text(text) }
        if let image = drawing.image {
            contents = Contents(image: image.name, gravity: Contents.Gravity(image.fit))
        }
        blur = Blur(rawValue: UInt8(drawing.blur.rawValue)) ?? .none
        filter = drawing.filter.map(Filter.init) ?? Filter()
    }

    private mutating func show(_ told: ViewAccessibility, of text: LayerDrawing.Text?) {
        accessibility = Accessibility(
            role: Accessibility.Role(rawValue: UInt8(told.role.rawValue)) ?? .none,
            // A text that is cut is still read as a whole.
            label: [told.label ?? text?.whole, told.value].compactMap { $0 }.joined(separator: ", "))
        item = Item(told)
    }
}

extension Float {
    /// 0 for what is not finite: the wire carries no such number, and not-a-number would count as a change in each step.
    init(finite value: CGFloat) {
        let single = Float(value)
        self = single.isFinite ? single : 0
    }
}

extension LayerNode.Item {
    fileprivate init(_ accessibility: ViewAccessibility) {
        self.init(isSelected: accessibility.isSelected)
        guard let place = accessibility.place else { return }
        position = UInt32(clamping: place.position)
        count = UInt32(clamping: place.count)
    }
}

extension LayerNode.Flags {
    fileprivate init(_ properties: borrowing LayerProperties, _ rounded: CACornerMask) {
        self = []
        if properties.cornerRadius > 0, rounded != .all {
            if !rounded.contains(.layerMinXMinYCorner) { insert(.squareTopLeft) }
            if !rounded.contains(.layerMaxXMinYCorner) { insert(.squareTopRight) }
            if !rounded.contains(.layerMinXMaxYCorner) { insert(.squareBottomLeft) }
            if !rounded.contains(.layerMaxXMaxYCorner) { insert(.squareBottomRight) }
        }
        if properties.isHidden { insert(.hidden) }
        if properties.masksToBounds { insert(.masksToBounds) }
        if properties.isDoubleSided { insert(.doubleSided) }
    }
}

extension Transform {
    init(_ transform: CATransform3D) {
        guard transform != CATransform3DIdentity else {
            self = .identity
            return
        }
        let r = transform.rows
        self.init(
            rounding: SIMD16<Float>(
                lowHalf: SIMD8(lowHalf: SIMD4<Float>(r.0), highHalf: SIMD4<Float>(r.1)),
                highHalf: SIMD8(lowHalf: SIMD4<Float>(r.2), highHalf: SIMD4<Float>(r.3))))
    }
}

extension PackedColor {
    init(_ color: CGColor?, alpha: CGFloat = 1) {
        guard let color else {
            self = .clear
            return
        }
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha * alpha))
    }
}

extension LayerNode.Contents.Gravity {
    fileprivate init(_ fit: LayerDrawing.Image.Fit) {
        switch fit {
        case .scaleToFill: self = .scaleToFill
        case .aspectFit: self = .aspectFit
        case .aspectFill: self = .aspectFill
        case .center: self = .center
        }
    }
}

extension LayerNode.Filter {
    fileprivate init(_ filter: LayerFilter) {
        self.init()
        blend = Blend(filter.blendMode)
        isIsolated = filter.isIsolated
        blur = FixedPoint(max(filter.blur, 0))
        colorMatrix = filter.colors?.rows.flatMap { $0.map { $0.isFinite ? $0 : 0 } } ?? []
    }
}

extension LayerNode.Filter.Blend {
    fileprivate init(_ mode: CGBlendMode) {
        switch mode {
        case .sourceAtop: self = .sourceAtop
        case .destinationOver: self = .destinationOver
        case .destinationOut: self = .destinationOut
        case .plusDarker: self = .plusDarker
        case .plusLighter: self = .plusLighter
        default:
            // Up to luminosity Core Graphics counts them as the wire does.
            let isMixture = mode.rawValue <= CGBlendMode.luminosity.rawValue
            self = isMixture ? Self(rawValue: UInt8(mode.rawValue)) ?? .normal : .normal
        }
    }
}

extension LayerNode.Text {
    fileprivate init(_ text: LayerDrawing.Text) {
        self.init()
        fragments = text.fragments.map(Fragment.init)
        anchor = Anchor(rawValue: UInt8(text.anchor.rawValue)) ?? .left
        isClipped = text.isClipped
    }
}

extension LayerNode.Text.Fragment {
    init(_ fragment: DrawnFragment) {
        self.init()
        let text = fragment.text
        string = text.text
        x = FixedPoint(text.x)
        baseline = FixedPoint(text.baseline)
        width = FixedPoint(max(text.width, 0))
        style.size = FixedPoint(max(text.font.size, 1))
        style.color = PackedColor(fragment.color)
        style.background = PackedColor(fragment.background)
        style.weight = UInt8(min(max((text.font.face.weight / 100).rounded(), 1), 9))
        style.design = LayerNode.Text.Design(rawValue: UInt8(text.font.face.design.rawValue)) ?? .standard
        style.fontFile = text.font.face.file?.file ?? ""
        if text.font.face.isItalic { style.traits.insert(.italic) }
        if text.font.face.hasTabularDigits { style.traits.insert(.tabularDigits) }
        if fragment.isUnderlined { style.traits.insert(.underline) }
        if fragment.isStruckThrough { style.traits.insert(.strikethrough) }
        if text.isRightToLeft { style.traits.insert(.rightToLeft) }
    }
}

extension LayerNode.Gradient {
    fileprivate init(_ gradient: GradientProperties) {
        self.init()
        switch gradient.type {
        case .radial: kind = .radial
        case .conic: kind = .conic
        default: kind = .axial
        }
        start = SIMD2(Float(finite: gradient.start.x), Float(finite: gradient.start.y))
        end = SIMD2(Float(finite: gradient.end.x), Float(finite: gradient.end.y))
        stops = .init(gradient.colors, gradient.locations)
    }
}
