import StageModel

extension ByteReader {
    /// A list of layers, each with the attributes that are present; the others have their defaults.
    mutating func nodes() throws(WireFault) -> [StageDelta.Change] {
        let count = try varint()
        var nodes: [StageDelta.Change] = []
        // The shortest node has two bytes; a count is not trusted beyond that.
        nodes.reserveCapacity(Int(min(count, UInt64(remaining / 2))))
        var id: UInt32 = 0
        for _ in 0..<count {
            id = try nextID(after: id)
            let mask = try varint()
            guard mask < NodeAttributes.limit else {
                throw WireFault(.protocolError, "mask \(mask) is not below 2^22")
            }
            let attributes = NodeAttributes(rawValue: UInt32(mask))
            nodes.append(.init(attributes: attributes, node: try node(id, attributes)))
        }
        return nodes
    }

    /// An id written as its difference to the one before it.
    mutating func nextID(after previous: UInt32) throws(WireFault) -> UInt32 {
        let difference = try varint()
        guard difference > 0, difference <= UInt64(UInt32.max - previous) else {
            throw WireFault(.protocolError, "an id is not in 1...2^32 - 1, or not above the one before it")
        }
        return previous + UInt32(difference)
    }

    private mutating func node(_ id: UInt32, _ attributes: NodeAttributes) throws(WireFault) -> LayerNode {
        var reading = AttributeReading(attributes: attributes, result: LayerNode(id: id), reader: self)
        defer { self = reading.reader }
        try NodeAttributes.visitAll(AttributeReading.unread, AttributeReading.unread, with: &reading)
        return reading.result
    }

    mutating func size() throws(WireFault) -> FixedPair {
        FixedPair(x: try length("bounds width"), y: try length("bounds height"))
    }

    mutating func border() throws(WireFault) -> LayerNode.Border {
        .init(width: try length("border width"), color: try color())
    }

    mutating func contents() throws(WireFault) -> LayerNode.Contents {
        .init(image: try string(), gravity: try value("gravity"))
    }

    mutating func accessibility() throws(WireFault) -> LayerNode.Accessibility {
        .init(role: try value("role"), label: try string())
    }

    mutating func item() throws(WireFault) -> LayerNode.Item {
        .init(
            position: try varint32("item position"), count: try varint32("item count"),
            isSelected: try flag("item state"))
    }

    mutating func point() throws(WireFault) -> SIMD2<Float> {
        SIMD2(try f32(), try f32())
    }

    mutating func layerTransform() throws(WireFault) -> Transform {
        let kind = try u8()
        switch kind {
        case 0:
            return .identity
        case 1:
            return .affine(a: try f32(), b: try f32(), c: try f32(), d: try f32(), tx: try f32(), ty: try f32())
        case 2:
            var rows = SIMD16<Float>()
            for index in 0..<16 { rows[index] = try f32() }
            return .matrix(.init(rows))
        default:
            throw WireFault(.protocolError, "transform kind \(kind) is not 0, 1 or 2")
        }
    }

    mutating func text() throws(WireFault) -> LayerNode.Text {
        var text = LayerNode.Text()
        let count = try varint()
        if count == 0 { return text }
        guard count <= WireFormat.textFragmentLimit else {
            throw WireFault(
                .protocolError, "\(count) fragments of text are not at most \(WireFormat.textFragmentLimit)")
        }
        let place = try u8()
        text.isClipped = place & WireFormat.clippedText != 0
        guard let anchor = LayerNode.Text.Anchor(rawValue: place & ~WireFormat.clippedText) else {
            throw WireFault(.protocolError, "a text's place \(place) is not 0, 1, 2, 4, 5 or 6")
        }
        text.anchor = anchor
        var style: LayerNode.Text.Style?
        for _ in 0..<count {
            var fragment = LayerNode.Text.Fragment()
            fragment.string = try string()
            fragment.x = try fixed()
            fragment.baseline = try fixed()
            fragment.width = try length("text width")
            fragment.style = try textStyle(after: style)
            style = fragment.style
            text.fragments.append(fragment)
        }
        return text
    }

    private mutating func textStyle(after last: LayerNode.Text.Style?) throws(WireFault) -> LayerNode.Text.Style {
        let bits = try u8()
        let traits = LayerNode.Text.Traits(rawValue: bits & ~WireFormat.sameTextStyle)
        guard traits.isSubset(of: .all) else {
            throw WireFault(.protocolError, "a text's traits \(bits) are not below 64")
        }
        if bits & WireFormat.sameTextStyle != 0 {
            guard let last, last.traits == traits else {
                throw WireFault(.protocolError, "no fragment of text before has the traits \(traits.rawValue)")
            }
            return last
        }
        var style = LayerNode.Text.Style()
        style.traits = traits
        style.size = try fixed()
        guard style.size.rawValue > 0 else { throw WireFault(.protocolError, "a text's size is not above 0") }
        style.color = try color()
        style.background = try color()
        style.weight = try u8()
        guard 1...9 ~= style.weight else { throw WireFault(.protocolError, "weight \(style.weight) is not 1...9") }
        let design = try u8()
        guard let known = LayerNode.Text.Design(rawValue: design & ~WireFormat.fontFile) else {
            throw WireFault(.protocolError, "design \(design) is not below 8")
        }
        style.design = known
        guard design & WireFormat.fontFile != 0 else { return style }
        style.fontFile = try string()
        guard !style.fontFile.isEmpty else { throw WireFault(.protocolError, "a font's file has no name") }
        return style
    }

    mutating func gradient() throws(WireFault) -> LayerNode.Gradient {
        var gradient = LayerNode.Gradient()
        let head = try u8()
        if head == 0 { return gradient }
        guard let kind = LayerNode.Gradient.Kind(rawValue: head >> WireFormat.gradientKindShift) else {
            throw WireFault(.protocolError, "gradient kind \(head >> WireFormat.gradientKindShift) is not 0...2")
        }
        gradient.kind = kind
        let short = head & ((1 << WireFormat.gradientKindShift) - 1)
        let isLong = short == WireFormat.longGradient
        let count = isLong ? try u8() : short
        gradient.start = try point()
        gradient.end = try point()
        gradient.stops =
            isLong
            ? try stops(count: count, in: WireFormat.shortGradientStopLimit + 1...WireFormat.gradientStopLimit)
            : try stops(count: count, in: 2...WireFormat.shortGradientStopLimit)
        return gradient
    }

    mutating func filter() throws(WireFault) -> LayerNode.Filter {
        var filter = LayerNode.Filter()
        filter.blend = try value("blend mode")
        let flags = try u8()
        guard flags & ~(WireFormat.colorMatrix | WireFormat.isolated) == 0 else {
            throw WireFault(.protocolError, "a filter's flags \(flags) are not below 4")
        }
        filter.isIsolated = flags & WireFormat.isolated != 0
        filter.blur = try length("blur")
        guard flags & WireFormat.colorMatrix != 0 else { return filter }
        for _ in 0..<LayerNode.Filter.colorMatrixCount { filter.colorMatrix.append(try f32()) }
        return filter
    }

    /// A gradient's colours and their places.
    mutating func stops(count: UInt8, in counts: ClosedRange<Int>) throws(WireFault) -> [LayerNode.Gradient.Stop] {
        guard counts ~= Int(count) else {
            throw WireFault(
                .protocolError, "\(count) gradient stops are not \(counts.lowerBound)...\(counts.upperBound)")
        }
        var stops: [LayerNode.Gradient.Stop] = []
        for _ in 0..<count {
            let stop = LayerNode.Gradient.Stop(color: try color(), location: try u8())
            if let last = stops.last, stop.location < last.location {
                throw WireFault(.protocolError, "a gradient's locations descend")
            }
            stops.append(stop)
        }
        return stops
    }
}

private struct AttributeReading: NodeAttributeVisitor {
    let attributes: NodeAttributes
    /// Reading looks at no other layer.
    static let unread = LayerNode(id: 0)
    var result: LayerNode
    var reader: ByteReader

    @inline(__always)
    mutating func visit(
        _ attribute: NodeAttributes, _ base: LayerNode, _ node: LayerNode,
        differ: (UnsafePointer<LayerNode>, UnsafePointer<LayerNode>) -> Bool,
        copy: (inout LayerNode, LayerNode) -> Void, write: (inout ByteWriter, LayerNode) -> Void,
        read: (inout ByteReader, inout LayerNode) throws(WireFault) -> Void
    ) throws(WireFault) {
        if attributes.contains(attribute) { try read(&reader, &result) }
    }
}
