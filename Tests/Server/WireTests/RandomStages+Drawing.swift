import StageModel

extension RandomStages {
    mutating func drawing() -> Drawing {
        Drawing(operations: (0..<Int.random(in: 0...4, using: &random)).map { _ in operation() })
    }

    private mutating func operation() -> Drawing.Operation {
        switch Int.random(in: 0...9, using: &random) {
        case 0: .fill(path(), isEvenOdd: .random(using: &random), color())
        case 1: .stroke(path(), line(), color())
        case 2: .save
        case 3: .restore
        case 4: .clip(path(), isEvenOdd: .random(using: &random))
        case 5: .shadow(shadow())
        case 6: .pathShadow(path(), shadow())
        case 7: .gradient(drawnGradient())
        case 8:
            .image(
                .init(
                    name: string(), origin: pair(), size: FixedPair(x: length(), y: length()),
                    transform: (0..<6).map { _ in float() }, alpha: byte(0...255)))
        default: .clear(path())
        }
    }

    private mutating func path() -> Drawing.Path {
        var path = Drawing.Path()
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let verb = pick(Drawing.Path.Verb.allCases)
            path.verbs.append(verb)
            for _ in 0..<verb.pointCount { path.points.append(FixedPair(x: coordinate(), y: coordinate())) }
        }
        return path
    }

    private mutating func coordinate() -> FixedPoint {
        let bits = Int64.random(in: 0...37, using: &random)
        return FixedPoint(rawValue: .random(in: -(1 << bits)...1 << bits, using: &random))
    }

    private mutating func line() -> Drawing.Line {
        var line = Drawing.Line(width: length())
        line.cap = pick(Drawing.Line.Cap.allCases)
        line.join = pick(Drawing.Line.Join.allCases)
        line.miterLimit = .random(in: 1...100, using: &random)
        line.dashes = (0..<Int.random(in: 0...16, using: &random)).map { _ in length() }
        if !line.dashes.isEmpty { line.dashPhase = fixed() }
        return line
    }

    mutating func shadow() -> LayerNode.Shadow {
        .init(color: color(), radius: length(), offset: pair())
    }

    private mutating func drawnGradient() -> Drawing.Gradient {
        var gradient = Drawing.Gradient()
        gradient.start = pair()
        gradient.startRadius = length()
        gradient.end = pair()
        gradient.endRadius = length()
        gradient.extendsBefore = .random(using: &random)
        gradient.extendsAfter = .random(using: &random)
        gradient.stops = stops(count: pick([1, 2, 8, 255]))
        return gradient
    }
}
