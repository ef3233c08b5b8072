import StageModel

/// A drawing with every operation, and every part of them.
enum SampleDrawing {
    static let everything = Drawing(operations: [
        .pathShadow(triangle, shadow),
        .save,
        .clip(curves, isEvenOdd: true),
        .shadow(shadow),
        .fill(triangle, isEvenOdd: false, color),
        .stroke(curves, line, color),
        .gradient(gradient),
        .image(
            .init(
                name: "cover-07.webp", origin: FixedPair(-1.5, 2), size: FixedPair(30, 40.25),
                transform: [0.5, 0, 0, -0.5, 10, 20], alpha: 128)),
        .clear(triangle),
        .text(.init(fragments: [words], transform: [1, 0, 0, 1, 12, 30.5], alpha: 200)),
        .restore,
    ])

    private static let color = PackedColor(red: 1 as UInt8, green: 2, blue: 3, alpha: 200)

    private static let words: LayerNode.Text.Fragment = {
        var fragment = LayerNode.Text.Fragment()
        fragment.string = "12 km"
        (fragment.x, fragment.baseline, fragment.width) = (FixedPoint(1), FixedPoint(11.5), FixedPoint(32))
        (fragment.style.size, fragment.style.color) = (FixedPoint(12), color)
        return fragment
    }()

    private static let shadow = LayerNode.Shadow(
        color: PackedColor(red: 0 as UInt8, green: 0, blue: 0, alpha: 64), radius: FixedPoint(6),
        offset: FixedPair(0, -3))

    private static let triangle = Drawing.Path(
        verbs: [.move, .line, .line, .close],
        points: [FixedPair(10, 10.5), FixedPair(-20.25, 70), FixedPair(1000, 70)])

    private static let curves = Drawing.Path(
        verbs: [.move, .quad, .cubic],
        points: [
            FixedPair(0, 0), FixedPair(5, -5), FixedPair(10, 0), FixedPair(15, 5), FixedPair(25, 5), FixedPair(30, 0),
        ])

    private static let line: Drawing.Line = {
        var line = Drawing.Line(width: FixedPoint(2.5))
        line.cap = .round
        line.join = .bevel
        line.miterLimit = 4
        line.dashes = [FixedPoint(6), FixedPoint(3.25)]
        line.dashPhase = FixedPoint(-1)
        return line
    }()

    private static let gradient: Drawing.Gradient = {
        var gradient = Drawing.Gradient()
        gradient.start = FixedPair(1, 2)
        gradient.end = FixedPair(3, 400)
        gradient.endRadius = FixedPoint(50)
        gradient.extendsAfter = true
        gradient.stops = [.init(color: color, location: 0), .init(color: .clear, location: 255)]
        return gradient
    }()
}
