import StageModel

extension ByteWriter {
    /// The operations that fit, of more than there may be the first ones.
    mutating func drawing(_ drawing: Drawing) {
        let operations = drawing.operations.prefix(WireFormat.drawingOperationLimit)
        varint(UInt64(operations.count))
        for operation in operations { self.operation(operation) }
    }

    private mutating func operation(_ operation: Drawing.Operation) {
        u8(DrawingOperationType(operation).rawValue)
        switch operation {
        case .fill(let path, let isEvenOdd, let color):
            u8(isEvenOdd ? 1 : 0)
            self.color(color)
            self.path(path)
        case .stroke(let path, let line, let color):
            self.color(color)
            self.line(line)
            self.path(path)
        case .save, .restore:
            break
        case .clip(let path, let isEvenOdd):
            u8(isEvenOdd ? 1 : 0)
            self.path(path)
        case .shadow(let shadow):
            self.shadow(shadow)
        case .pathShadow(let path, let shadow):
            self.shadow(shadow)
            self.path(path)
        case .gradient(let gradient):
            self.gradient(gradient)
        case .image(let image):
            string(image.name)
            fixed(image.origin)
            length(image.size.x)
            length(image.size.y)
            transform(image.transform)
            u8(image.alpha)
        case .clear(let path):
            self.path(path)
        case .text(let drawn):
            transform(drawn.transform)
            u8(drawn.alpha)
            var text = LayerNode.Text()
            text.fragments = drawn.fragments
            self.text(text)
        }
    }

    private mutating func transform(_ elements: [Float]) {
        for index in 0..<6 { f32(index < elements.count ? elements[index] : 0) }
    }

    mutating func shadow(_ shadow: LayerNode.Shadow) {
        color(shadow.color)
        length(shadow.radius)
        fixed(shadow.offset)
    }

    private mutating func line(_ line: Drawing.Line) {
        length(line.width)
        u8(line.cap.rawValue)
        u8(line.join.rawValue)
        f32(max(line.miterLimit, 1))
        let dashes = line.dashes.prefix(WireFormat.dashLimit)
        u8(UInt8(dashes.count))
        if dashes.isEmpty { return }
        for dash in dashes { length(dash) }
        fixed(line.dashPhase)
    }

    private mutating func gradient(_ gradient: Drawing.Gradient) {
        fixed(gradient.start)
        length(gradient.startRadius)
        fixed(gradient.end)
        length(gradient.endRadius)
        u8((gradient.extendsBefore ? 1 : 0) | (gradient.extendsAfter ? 2 : 0))
        let stops = gradient.stops.prefix(WireFormat.gradientStopLimit)
        u8(UInt8(stops.count))
        var location: UInt8 = 0
        for stop in stops {
            location = max(location, stop.location)
            color(stop.color)
            u8(location)
        }
    }

    /// The verbs, each with its points as differences to the point before, the first to (0, 0).
    private mutating func path(_ path: Drawing.Path) {
        let verbs = path.verbs.prefix(WireFormat.pathVerbLimit)
        varint(UInt64(verbs.count))
        var (next, x, y) = (0, Int64(0), Int64(0))
        for verb in verbs {
            u8(verb.rawValue)
            for _ in 0..<verb.pointCount {
                let point = next < path.points.count ? path.points[next] : .zero
                let (toX, toY) = (Self.clamped(point.x), Self.clamped(point.y))
                fixed(FixedPoint(rawValue: toX - x))
                fixed(FixedPoint(rawValue: toY - y))
                (x, y) = (toX, toY)
                next += 1
            }
        }
    }

    /// Half of what `fixed` can say, so that differences fit, too.
    private static func clamped(_ value: FixedPoint) -> Int64 {
        min(max(value.rawValue, -WireFormat.pathCoordinateLimit), WireFormat.pathCoordinateLimit)
    }
}
