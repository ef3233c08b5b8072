import StageModel

extension ByteWriter {
    /// The attributes of `mask`, lowest bit first.
    mutating func attributes(_ mask: NodeAttributes, of node: LayerNode) {
        if mask.contains(.parent) { varint(UInt64(node.parent)) }
        if mask.contains(.index) { varint(UInt64(node.index)) }
        if mask.contains(.position) { fixed(node.position) }
        if mask.contains(.boundsOrigin) { fixed(node.boundsOrigin) }
        if mask.contains(.boundsSize) {
            length(node.boundsSize.x)
            length(node.boundsSize.y)
        }
        if mask.contains(.anchorPoint) { point(node.anchorPoint) }
        if mask.contains(.transform) { transform(node.transform) }
        if mask.contains(.sublayerTransform) { transform(node.sublayerTransform) }
        if mask.contains(.zPosition) { f32(node.zPosition) }
        if mask.contains(.opacity) { u8(node.opacity) }
        if mask.contains(.flags) { u8(node.flags.rawValue) }
        if mask.contains(.cornerRadius) { length(node.cornerRadius) }
        if mask.contains(.backgroundColor) { color(node.backgroundColor) }
        if mask.contains(.border) {
            length(node.border.width)
            color(node.border.color)
        }
        if mask.contains(.shadow) { shadow(node.shadow) }
        if mask.contains(.contents) {
            string(node.contents.image)
            u8(node.contents.gravity.rawValue)
        }
        if mask.contains(.text) { text(node.text) }
        if mask.contains(.gradient) { gradient(node.gradient) }
        if mask.contains(.blur) { u8(node.blur.rawValue) }
        if mask.contains(.accessibility) {
            u8(node.accessibility.role.rawValue)
            string(node.accessibility.label)
        }
        if mask.contains(.item) {
            varint(UInt64(node.item.position))
            varint(UInt64(node.item.count))
            u8(node.item.isSelected ? 1 : 0)
        }
        if mask.contains(.drawing) { drawing(node.drawing) }
    }

    /// A length that is not negative.
    mutating func length(_ value: FixedPoint) {
        fixed(value.rawValue < 0 ? .zero : value)
    }

    private mutating func point(_ point: SIMD2<Float>) {
        f32(point.x)
        f32(point.y)
    }

    private mutating func transform(_ transform: Transform) {
        switch transform {
        case .identity:
            u8(0)
        case .affine(let a, let b, let c, let d, let tx, let ty):
            u8(1)
            f32(a)
            f32(b)
            f32(c)
            f32(d)
            f32(tx)
            f32(ty)
        case .matrix(let matrix):
            u8(2)
            for index in 0..<16 { f32(matrix.rows[index]) }
        }
    }

    mutating func text(_ text: LayerNode.Text) {
        let fragments = text.fragments.prefix(WireFormat.textFragmentLimit)
        varint(UInt64(fragments.count))
        if fragments.isEmpty { return }
        u8(text.anchor.rawValue | (text.isClipped ? WireFormat.clippedText : 0))
        var last: LayerNode.Text.Style?
        for fragment in fragments {
            string(fragment.string)
            fixed(fragment.x)
            fixed(fragment.baseline)
            length(fragment.width)
            let style = fragment.style
            let traits = style.traits.intersection(.all).rawValue
            if style == last {
                u8(traits | WireFormat.sameTextStyle)
                continue
            }
            u8(traits)
            fixed(FixedPoint(rawValue: max(style.size.rawValue, 1)))
            color(style.color)
            color(style.background)
            u8(min(max(style.weight, 1), 9))
            u8(style.design.rawValue | (style.fontFile.isEmpty ? 0 : WireFormat.fontFile))
            if !style.fontFile.isEmpty { string(style.fontFile) }
            last = style
        }
    }

    private mutating func gradient(_ gradient: LayerNode.Gradient) {
        let stops = gradient.stops.count < 2 ? [] : gradient.stops.prefix(WireFormat.gradientStopLimit)
        u8(UInt8(stops.count))
        if stops.isEmpty { return }
        point(gradient.start)
        point(gradient.end)
        var location: UInt8 = 0
        for stop in stops {
            location = max(location, stop.location)
            color(stop.color)
            u8(location)
        }
    }
}
