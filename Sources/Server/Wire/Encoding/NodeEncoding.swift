import StageModel

extension ByteWriter {
    /// The attributes of `mask`, lowest bit first.
    mutating func attributes(_ mask: NodeAttributes, of node: LayerNode) {
        var writing = AttributeWriting(mask: mask, writer: self)
        self = ByteWriter()
        NodeAttributes.visitAll(node, node, with: &writing)
        self = writing.writer
    }

    mutating func size(_ size: FixedPair) {
        length(size.x)
        length(size.y)
    }

    mutating func border(_ border: LayerNode.Border) {
        length(border.width)
        color(border.color)
    }

    mutating func contents(_ contents: LayerNode.Contents) {
        string(contents.image)
        u8(contents.gravity.rawValue)
    }

    mutating func accessibility(_ accessibility: LayerNode.Accessibility) {
        u8(accessibility.role.rawValue)
        string(accessibility.label)
    }

    mutating func item(_ item: LayerNode.Item) {
        varint(UInt64(item.position))
        varint(UInt64(item.count))
        u8(item.isSelected ? 1 : 0)
    }

    /// A length that is not negative.
    mutating func length(_ value: FixedPoint) {
        fixed(value.rawValue < 0 ? .zero : value)
    }

    mutating func point(_ point: SIMD2<Float>) {
        f32(point.x)
        f32(point.y)
    }

    mutating func transform(_ transform: Transform) {
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

    mutating func gradient(_ gradient: LayerNode.Gradient) {
        let stops = gradient.stops.count < 2 ? [] : gradient.stops.prefix(WireFormat.gradientStopLimit)
        if stops.isEmpty { return u8(0) }
        let isShort = stops.count <= WireFormat.shortGradientStopLimit
        let head = isShort ? UInt8(stops.count) : WireFormat.longGradient
        u8(head | gradient.kind.rawValue << WireFormat.gradientKindShift)
        if !isShort { u8(UInt8(stops.count)) }
        point(gradient.start)
        point(gradient.end)
        var location: UInt8 = 0
        for stop in stops {
            location = max(location, stop.location)
            color(stop.color)
            u8(location)
        }
    }

    mutating func filter(_ filter: LayerNode.Filter) {
        let isColoured = filter.colorMatrix.count == LayerNode.Filter.colorMatrixCount
        u8(filter.blend.rawValue)
        u8((isColoured ? WireFormat.colorMatrix : 0) | (filter.isIsolated ? WireFormat.isolated : 0))
        length(filter.blur)
        if isColoured { filter.colorMatrix.forEach { f32($0) } }
    }
}

private struct AttributeWriting: NodeAttributeVisitor {
    let mask: NodeAttributes
    var writer: ByteWriter

    @inline(__always)
    mutating func visit(
        _ attribute: NodeAttributes, _ base: LayerNode, _ node: LayerNode,
        differ: (UnsafePointer<LayerNode>, UnsafePointer<LayerNode>) -> Bool,
        copy: (inout LayerNode, LayerNode) -> Void, write: (inout ByteWriter, LayerNode) -> Void,
        read: (inout ByteReader, inout LayerNode) throws(WireFault) -> Void
    ) {
        if mask.contains(attribute) { write(&writer, node) }
    }
}
