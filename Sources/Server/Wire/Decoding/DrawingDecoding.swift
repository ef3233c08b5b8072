import StageModel

extension ByteReader {
    mutating func drawing() throws(WireFault) -> Drawing {
        let count = try varint()
        guard count <= WireFormat.drawingOperationLimit else {
            throw WireFault(
                .protocolError, "a drawing of \(count) operations is above \(WireFormat.drawingOperationLimit)")
        }
        var drawing = Drawing()
        for _ in 0..<count { drawing.operations.append(try operation()) }
        return drawing
    }

    private mutating func operation() throws(WireFault) -> Drawing.Operation {
        let type: DrawingOperationType = try value("drawing operation")
        switch type {
        case .fill:
            let isEvenOdd = try flag("fill rule")
            let color = try color()
            return .fill(try path(), isEvenOdd: isEvenOdd, color)
        case .stroke:
            let color = try color()
            let line = try line()
            return .stroke(try path(), line, color)
        case .save:
            return .save
        case .restore:
            return .restore
        case .clip:
            let isEvenOdd = try flag("clip rule")
            return .clip(try path(), isEvenOdd: isEvenOdd)
        case .shadow:
            return .shadow(try shadow())
        case .pathShadow:
            let shadow = try shadow()
            return .pathShadow(try path(), shadow)
        case .gradient:
            return .gradient(try drawnGradient())
        case .image:
            return .image(try image())
        case .clear:
            return .clear(try path())
        case .text:
            return .text(try drawnText())
        }
    }

    mutating func shadow() throws(WireFault) -> LayerNode.Shadow {
        .init(color: try color(), radius: try length("shadow radius"), offset: try pair())
    }

    private mutating func line() throws(WireFault) -> Drawing.Line {
        var line = Drawing.Line(width: try length("line width"))
        line.cap = try value("line cap")
        line.join = try value("line join")
        line.miterLimit = try f32()
        guard line.miterLimit >= 1 else {
            throw WireFault(.protocolError, "a mitre limit of \(line.miterLimit) is below 1")
        }
        let count = try u8()
        guard count <= WireFormat.dashLimit else {
            throw WireFault(.protocolError, "\(count) dashes are above \(WireFormat.dashLimit)")
        }
        if count == 0 { return line }
        for _ in 0..<count { line.dashes.append(try length("dash")) }
        line.dashPhase = try fixed()
        return line
    }

    private mutating func drawnGradient() throws(WireFault) -> Drawing.Gradient {
        var gradient = Drawing.Gradient()
        gradient.start = try pair()
        gradient.startRadius = try length("gradient radius")
        gradient.end = try pair()
        gradient.endRadius = try length("gradient radius")
        let flags = try u8()
        guard flags < 4 else { throw WireFault(.protocolError, "gradient flags \(flags) are not below 4") }
        gradient.extendsBefore = flags & 1 != 0
        gradient.extendsAfter = flags & 2 != 0
        gradient.stops = try stops(count: try u8(), in: 1...WireFormat.gradientStopLimit)
        return gradient
    }

    private mutating func image() throws(WireFault) -> Drawing.Image {
        let name = try string()
        let origin = try pair()
        let size = FixedPair(x: try length("image width"), y: try length("image height"))
        return .init(name: name, origin: origin, size: size, transform: try transform(), alpha: try u8())
    }

    private mutating func transform() throws(WireFault) -> [Float] {
        var transform: [Float] = []
        for _ in 0..<6 { transform.append(try f32()) }
        return transform
    }

    private mutating func drawnText() throws(WireFault) -> Drawing.Text {
        let transform = try transform()
        let alpha = try u8()
        let text = try text()
        guard text.anchor == .left, !text.isClipped else {
            throw WireFault(.protocolError, "a drawn text's place is not 0")
        }
        return .init(fragments: text.fragments, transform: transform, alpha: alpha)
    }

    private mutating func path() throws(WireFault) -> Drawing.Path {
        let count = try varint()
        guard count <= WireFormat.pathVerbLimit else {
            throw WireFault(.protocolError, "a path of \(count) elements is above \(WireFormat.pathVerbLimit)")
        }
        var path = Drawing.Path()
        var (x, y) = (Int64(0), Int64(0))
        for _ in 0..<count {
            let verb: Drawing.Path.Verb = try value("path element")
            path.verbs.append(verb)
            for _ in 0..<verb.pointCount {
                // Neither sum can overflow: each is below 2^52 + 2^51.
                x += try fixed().rawValue
                y += try fixed().rawValue
                guard max(x.magnitude, y.magnitude) <= UInt64(WireFormat.pathCoordinateLimit) else {
                    throw WireFault(.protocolError, "a path's coordinate is beyond 2^31 points")
                }
                path.points.append(FixedPair(x: FixedPoint(rawValue: x), y: FixedPoint(rawValue: y)))
            }
        }
        return path
    }
}
