import StageModel
import TestSupport

/// Random stages in the form that the wire keeps: what an empty text or gradient cannot say has its default.
struct RandomStages {
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func stage(tick: UInt32) -> StageSnapshot {
        let ids = Set((0..<Int.random(in: 0...40, using: &random)).map { _ in id() }).sorted()
        return StageSnapshot(tick: tick, stageSize: FixedPair(390, 844), nodes: ids.map { node($0) })
    }

    /// Some layers go, some come, some change.
    mutating func successor(of stage: StageSnapshot) -> StageSnapshot {
        var nodes: [UInt32: LayerNode] = [:]
        for node in stage.nodes where Int.random(in: 0..<5, using: &random) > 0 {
            nodes[node.id] = Bool.random(using: &random) ? node : self.node(node.id, from: node)
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let id = id()
            nodes[id] = node(id)
        }
        let tick = stage.tick + UInt32.random(in: 1...100, using: &random)
        return StageSnapshot(tick: tick, stageSize: stage.stageSize, nodes: nodes.values.sorted { $0.id < $1.id })
    }

    private mutating func id() -> UInt32 {
        Bool.random(using: &random) ? .random(in: 1...60, using: &random) : .random(in: 1...UInt32.max, using: &random)
    }

    private mutating func node(_ id: UInt32, from base: LayerNode? = nil) -> LayerNode {
        var node = base ?? LayerNode(id: id)
        var picks = UInt32.random(in: 0..<1 << 23, using: &random) & .random(in: 0..<1 << 23, using: &random)
        while picks != 0 {
            change(&node, picks.trailingZeroBitCount)
            picks &= picks - 1
        }
        return node
    }

    private mutating func change(_ node: inout LayerNode, _ attribute: Int) {
        switch attribute {
        case 0: node.parent = .random(in: 0 ... .max, using: &random)
        case 1: node.index = .random(in: 0 ... .max, using: &random)
        case 2: node.position = pair()
        case 3: node.boundsOrigin = pair()
        case 4: node.boundsSize = FixedPair(x: length(), y: length())
        case 5: node.anchorPoint = SIMD2(float(), float())
        case 6: node.transform = transform()
        case 7: node.sublayerTransform = transform()
        case 8: node.zPosition = float()
        case 9: node.opacity = byte(0...255)
        case 10: node.flags = .init(rawValue: byte(0...255))
        case 11: node.cornerRadius = length()
        case 12: node.backgroundColor = color()
        case 13: node.border = .init(width: length(), color: color())
        case 14: node.shadow = shadow()
        case 15: node.contents = .init(image: string(), gravity: pick(LayerNode.Contents.Gravity.allCases))
        case 16: node.text = text()
        case 17: node.gradient = gradient()
        case 18: node.blur = pick(LayerNode.Blur.allCases)
        case 19: node.accessibility = .init(role: pick(LayerNode.Accessibility.Role.allCases), label: string())
        case 20:
            node.item = .init(
                position: .random(in: 0...9, using: &random), count: .random(in: 0...UInt32.max, using: &random),
                isSelected: .random(using: &random))
        case 21: node.drawing = drawing()
        default: node.filter = filter()
        }
    }

    private mutating func filter() -> LayerNode.Filter {
        var filter = LayerNode.Filter()
        filter.blend = pick(LayerNode.Filter.Blend.allCases)
        filter.isIsolated = .random(using: &random)
        filter.blur = length()
        if .random(using: &random) { filter.colorMatrix = (0..<20).map { _ in float() } }
        return filter
    }

    private mutating func transform() -> Transform {
        switch Int.random(in: 0...2, using: &random) {
        case 0: .identity
        case 1: .affine(a: float(), b: float(), c: float(), d: float(), tx: float(), ty: float())
        default: .matrix(.init(SIMD16((0..<16).map { _ in float() })))
        }
    }

    private mutating func text() -> LayerNode.Text {
        var text = LayerNode.Text()
        text.fragments = (0..<pick([0, 1, 2, 5])).map { _ in fragment() }
        if text.fragments.isEmpty { return text }
        // Lines mostly have one style.
        if text.fragments.count > 1 { text.fragments[1].style = text.fragments[0].style }
        text.anchor = pick(LayerNode.Text.Anchor.allCases)
        text.isClipped = .random(using: &random)
        return text
    }

    private mutating func fragment() -> LayerNode.Text.Fragment {
        var fragment = LayerNode.Text.Fragment()
        fragment.string = string()
        fragment.x = fixed()
        fragment.baseline = fixed()
        fragment.width = length()
        fragment.style.size = FixedPoint(rawValue: .random(in: 1...10_000, using: &random))
        fragment.style.color = color()
        fragment.style.background = color()
        fragment.style.weight = byte(1...9)
        fragment.style.design = pick(LayerNode.Text.Design.allCases)
        fragment.style.fontFile = pick(["", "Lato-Bold.ttf"])
        fragment.style.traits = .init(rawValue: byte(0...31))
        return fragment
    }

    private mutating func gradient() -> LayerNode.Gradient {
        var gradient = LayerNode.Gradient()
        let count = pick([0, 2, 3, 8, 9, 255])
        if count == 0 { return gradient }
        gradient.kind = pick(LayerNode.Gradient.Kind.allCases)
        gradient.start = SIMD2(float(), float())
        gradient.end = SIMD2(float(), float())
        gradient.stops = stops(count: count)
        return gradient
    }

    mutating func stops(count: Int) -> [LayerNode.Gradient.Stop] {
        (0..<count).map { _ in byte(0...255) }.sorted().map { .init(color: color(), location: $0) }
    }

    mutating func string() -> String {
        String((0..<Int.random(in: 0...12, using: &random)).map { _ in pick(["a", "Z", " ", "é", "’", "🎞", "\u{0}"]) })
    }

    mutating func pair() -> FixedPair {
        FixedPair(x: fixed(), y: fixed())
    }

    mutating func fixed() -> FixedPoint {
        let bits = Int64.random(in: 0...52, using: &random)
        return FixedPoint(rawValue: .random(in: -(1 << bits)...(1 << bits) - 1, using: &random))
    }

    mutating func length() -> FixedPoint {
        FixedPoint(rawValue: max(fixed().rawValue, 0))
    }

    mutating func color() -> PackedColor {
        PackedColor(red: byte(0...255), green: byte(0...255), blue: byte(0...255), alpha: byte(0...255))
    }

    mutating func float() -> Float {
        .random(in: -1000...1000, using: &random)
    }

    mutating func byte(_ range: ClosedRange<UInt8>) -> UInt8 {
        .random(in: range, using: &random)
    }

    mutating func pick<T>(_ values: [T]) -> T {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}
