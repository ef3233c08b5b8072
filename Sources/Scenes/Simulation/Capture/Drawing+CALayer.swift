import CoreGraphics
import QuartzCore
import StageModel

extension Drawing {
    /// Makes the drawing of a layer beside boxes, texts, images and gradients: its shadow's path, its shape, and its
    /// own drawing.
    ///
    /// O(elements of the paths).
    @MainActor
    init(_ layer: CALayer, _ seen: LayerProperties) {
        self.init()
        if let path = seen.shadowPath, seen.shadowOpacity > 0 {
            let shadow = Shadow(seen)
            if shadow.color.alpha > 0 { operations.append(.pathShadow(Path(path.elements), shadow)) }
        }
        if let shape = seen.shape { operations += shape.operations.compactMap(Operation.init) }
        if let list = layer.drawing.list { add(list.operations(in: seen.bounds, layer.contentsGravity, layer.slices)) }
        limit(of: layer)
    }

    /// Leaves out what is beyond the most operations, and reports it.
    @MainActor
    private mutating func limit(of layer: CALayer) {
        let count = operations.count
        guard count > Self.operationLimit else { return }
        operations.removeLast(count - Self.operationLimit)
        let name = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
        EngineMessages.reportFirst(
            "\(name) draws more than \(Self.operationLimit) lines, areas and texts: the others are not shown. Lines of one "
                + "colour in one path are one.")
    }

    /// Makes the drawing of a list of operations, stretched to a rectangle.
    init(_ list: DisplayList, in rect: CGRect) {
        self.init()
        add(list.operations(in: rect, .resize))
    }

    private mutating func add(_ list: [DrawingOperation]) {
        operations += list.compactMap { Operation($0) }
    }
}

extension CGAffineTransform {
    /// The elements a, b, c, d, tx, ty.
    fileprivate var floats: [Float] { [a, b, c, d, tx, ty].map { Float(finite: $0) } }
}

extension Drawing.Shadow {
    /// Makes a layer's shadow; clear where it casts none.
    init(_ properties: borrowing LayerProperties) {
        guard properties.shadowOpacity > 0 else {
            self.init()
            return
        }
        self.init(
            color: PackedColor(properties.shadowColor, alpha: properties.shadowOpacity),
            radius: FixedPoint(max(properties.shadowRadius, 0)),
            offset: FixedPair(properties.shadowOffset.width, properties.shadowOffset.height))
    }
}

extension Drawing.Operation {
    /// Makes a viewer's operation of the engine's; nil if it shows nothing.
    fileprivate init?(_ operation: DrawingOperation) {
        switch operation {
        case .fill(let path, let rule, let color):
            self = .fill(Drawing.Path(path), isEvenOdd: rule == .evenOdd, PackedColor(color))
        case .stroke(let path, let line, let color):
            guard line.width > 0 else { return nil }
            self = .stroke(Drawing.Path(path), Drawing.Line(line), PackedColor(color))
        case .save:
            self = .save
        case .restore:
            self = .restore
        case .clip(let path, let rule):
            self = .clip(Drawing.Path(path), isEvenOdd: rule == .evenOdd)
        case .shadow(let color, let offset, let sigma):
            self = .shadow(.init(color, offset, sigma))
        case .pathShadow(let path, let color, let offset, let sigma):
            self = .pathShadow(Drawing.Path(path), .init(color, offset, sigma))
        case .gradient(let gradient):
            self = .gradient(Drawing.Gradient(gradient))
        case .image(let name, let rect, let transform, let alpha):
            self = .image(
                .init(
                    name: name, origin: FixedPair(rect.minX, rect.minY), size: FixedPair(rect.width, rect.height),
                    transform: transform.floats, alpha: UInt8(unitInterval: alpha)))
        case .clear(let path):
            self = .clear(Drawing.Path(path))
        case .text(let fragments, let transform, let alpha):
            self = .text(
                .init(
                    fragments: fragments.map(LayerNode.Text.Fragment.init), transform: transform.floats,
                    alpha: UInt8(unitInterval: alpha)))
        }
    }
}

extension Drawing.Shadow {
    fileprivate init(_ color: CGColor?, _ offset: CGSize, _ sigma: CGFloat) {
        self.init(
            color: PackedColor(color), radius: FixedPoint(max(sigma, 0)), offset: FixedPair(offset.width, offset.height)
        )
    }
}

extension Drawing.Path {
    fileprivate init(_ elements: [PathElement]) {
        self.init()
        verbs.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move: verbs.append(.move)
            case .line: verbs.append(.line)
            case .quad: verbs.append(.quad)
            case .curve: verbs.append(.cubic)
            case .close: verbs.append(.close)
            }
            for point in element.points { points.append(FixedPair(point.x, point.y)) }
        }
    }
}

extension Drawing.Line {
    fileprivate init(_ line: LineStyle) {
        self.init(width: FixedPoint(max(line.width, 0)))
        switch line.cap {
        case .butt: cap = .butt
        case .round: cap = .round
        case .square: cap = .square
        }
        switch line.join {
        case .miter: join = .miter
        case .round: join = .round
        case .bevel: join = .bevel
        }
        miterLimit = max(Float(finite: line.miterLimit), 1)
        dashes = line.dashes.map { FixedPoint(max($0, 0)) }
        if !dashes.isEmpty { dashPhase = FixedPoint(line.dashPhase) }
    }
}

extension Drawing.Gradient {
    fileprivate init(_ gradient: DrawnGradient) {
        self.init()
        start = FixedPair(gradient.start.x, gradient.start.y)
        startRadius = FixedPoint(max(gradient.startRadius, 0))
        end = FixedPair(gradient.end.x, gradient.end.y)
        endRadius = FixedPoint(max(gradient.endRadius, 0))
        (extendsBefore, extendsAfter) = (gradient.extendsBefore, gradient.extendsAfter)
        stops = .init(gradient.colors, gradient.locations)
    }
}

extension [LayerNode.Gradient.Stop] {
    /// Makes the stops, by ascending location; of more than a gradient has, as many of them with even distances.
    init(_ colors: [CGColor], _ locations: [CGFloat]) {
        let (count, limit) = (Swift.min(colors.count, locations.count), LayerNode.Gradient.stopLimit)
        let kept = Swift.min(count, limit)
        var reached: UInt8 = 0
        self = (0..<kept).map { place in
            let index = count > limit ? place * (count - 1) / (limit - 1) : place
            reached = Swift.max(reached, UInt8(unitInterval: Double(locations[index])))
            return .init(color: PackedColor(colors[index]), location: reached)
        }
    }
}
