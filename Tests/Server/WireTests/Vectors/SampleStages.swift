import StageModel

/// The stages from which the vectors were recorded.
///
/// Together they use every attribute and every form of each.
enum SampleStages {
    static let size = FixedPair(390, 844)

    static let empty = StageSnapshot(tick: 0, stageSize: size, nodes: [])

    /// Two cards in a scroll view.
    static let cards = StageSnapshot(
        tick: 60, stageSize: size,
        nodes: [
            layer(1) {
                $0.position = FixedPair(195, 422)
                $0.boundsSize = size
                $0.accessibility = .init(role: .list, label: "Pots")
            },
            card(2, at: 126.75, color: rgba(255, 59, 48, 255), label: "1"),
            card(3, at: 405.25, color: rgba(0, 122, 255, 255), label: "2"),
        ])

    /// The cards, scrolled; the second has moved on its own.
    static let scrolled = with(cards, tick: 61) {
        $0[0].boundsOrigin = FixedPair(-12.5, 0)
        $0[2].position = FixedPair(404.984375, 80)
        $0[2].opacity = 128
    }

    /// A new card, one gone, and every attribute that the cards do not use.
    static let dressed = with(scrolled, tick: 70) {
        $0.remove(at: 1)
        $0.append(everything)
        $0.append(LayerNode(id: 5000))
    }

    /// All of `dressed` back at its defaults where a default has a form of its own.
    static let plain = with(dressed, tick: 4_294_967_295) {
        $0[1].text = .init()
        $0[2] = LayerNode(id: 300)
        $0[2].transform = .affine(a: 0.5, b: -0.25, c: 0.25, d: 0.5, tx: 10, ty: -20.5)
    }

    /// A gradient with more colours than stand beside its kind.
    static let rainbow = StageSnapshot(
        tick: 0, stageSize: size,
        nodes: [
            layer(1) {
                $0.boundsSize = size
                $0.gradient.kind = .radial
                $0.gradient.stops = (0..<12).map { .init(color: rgba(20 * $0, 0, 0, 255), location: 23 * $0) }
            }
        ])

    /// Layers whose drawings are filtered, in each form that a filter has.
    static let filtered = StageSnapshot(
        tick: 0, stageSize: size,
        nodes: [
            layer(1) { $0.filter.isIsolated = true },
            layer(2) {
                $0.filter.blend = .plusLighter
                $0.filter.blur = FixedPoint(2.5)
            },
            layer(3) {
                $0.filter.blend = .multiply
                $0.filter.colorMatrix = (0..<20).map { Float($0) / 4 - 2 }
            },
        ])

    private static let everything = layer(300) {
        $0.parent = 1
        $0.index = 200
        $0.position = FixedPair(-0.015625, 70_000)
        $0.boundsOrigin = FixedPair(1, -1)
        $0.boundsSize = FixedPair(100, 50.5)
        $0.anchorPoint = SIMD2(0, 1)
        $0.transform = .matrix(.init(.init(1, 0, 0, 0, 0, 0.5, 0.75, 0, 0, -0.75, 0.5, -0.001953125, 8, 16, 0, 1)))
        $0.sublayerTransform = .matrix(.init(.init(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.001953125, 0, 0, 0, 1)))
        $0.zPosition = -3.5
        $0.opacity = 0
        $0.flags = [.hidden, .masksToBounds, .mask, .squareTopRight]
        $0.cornerRadius = FixedPoint(10)
        $0.backgroundColor = rgba(1, 2, 3, 4)
        $0.border = .init(width: FixedPoint(1.5), color: rgba(5, 6, 7, 8))
        $0.shadow = .init(
            color: rgba(0, 0, 0, 64), radius: FixedPoint(6), offset: FixedPair(0, 3))
        $0.contents = .init(image: "cover-07.webp", gravity: .aspectFill)
        $0.text.anchor = .right
        $0.text.isClipped = true
        $0.text.fragments = SampleText.fragments
        $0.gradient.kind = .conic
        $0.gradient.start = SIMD2(0, 0)
        $0.gradient.end = SIMD2(1, 1)
        $0.gradient.stops = [
            .init(color: rgba(13, 14, 15, 16), location: 0),
            .init(color: rgba(17, 18, 19, 20), location: 128),
            .init(color: rgba(21, 22, 23, 24), location: 128),
        ]
        $0.blur = .prominent
        $0.accessibility = .init(role: .field, label: "Öffnen")
        $0.item = .init(position: 3, count: 300, isSelected: true)
        $0.drawing = SampleDrawing.everything
    }

    private static func card(_ id: UInt32, at x: Double, color: PackedColor, label: String) -> LayerNode {
        layer(id) {
            $0.parent = 1
            $0.index = id - 2
            $0.position = FixedPair(x, 80)
            $0.boundsSize = FixedPair(253.5, 160)
            $0.cornerRadius = FixedPoint(10)
            $0.backgroundColor = color
            $0.text = SampleText.number(label)
        }
    }

    static func rgba(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> PackedColor {
        PackedColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func layer(_ id: UInt32, _ change: (inout LayerNode) -> Void) -> LayerNode {
        var node = LayerNode(id: id)
        change(&node)
        return node
    }

    private static func with(
        _ stage: StageSnapshot, tick: UInt32, _ change: (inout [LayerNode]) -> Void
    ) -> StageSnapshot {
        var stage = stage
        stage.tick = tick
        change(&stage.nodes)
        return stage
    }
}
