import CoreGraphics
import QuartzCore
import StageModel

/// An animation in words: what it changes, from where to where, its curve, its length, and how far it is.
@MainActor
struct AnimationDescription {
    let text: String

    /// Describes an animation as it is at the clock's time, of a layer whose own properties are `set`.
    init(_ animation: CAAnimation, over set: LayerProperties) {
        var parts: [String] = []
        if let path = (animation as? CAPropertyAnimation)?.keyPath { parts.append(path) }
        if let basic = animation as? CABasicAnimation {
            // What is added to the layer's own value, as views' animations are, is told as what comes of it.
            let own = basic.isAdditive ? basic.key.map { set[$0] } : nil
            let ends = [("from", basic.from, own), ("by", basic.by, nil), ("to", basic.to, own)]
            for (word, value, own) in ends {
                guard let value, let text = Self.text(own?.adding(value) ?? value) else { continue }
                parts.append("\(word) \(text)")
            }
        } else {
            parts.append("\(type(of: animation))")
        }
        var sentence = parts.joined(separator: " ")
        sentence += ", \(Self.curve(of: animation)), \(InspectedText.number(CGFloat(animation.runDuration))) s"
        if animation.repeatCount > 1 { sentence += " \u{d7} \(InspectedText.number(CGFloat(animation.repeatCount)))" }
        if let progress = animation.progress(at: FrameClock.current.time) {
            sentence += ", \(Int((progress * 100).rounded()))% of the way"
        } else {
            sentence += ", not begun"
        }
        text = sentence
    }

    private static func curve(of animation: CAAnimation) -> String {
        if let spring = animation as? CASpringAnimation {
            let numbers = InspectedText.numbers([spring.mass, spring.stiffness, spring.damping])
            return "spring of mass, stiffness and damping \(numbers)"
        }
        guard let function = animation.timingFunction else { return "linear" }
        var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
        function.getControlPoint(at: 1, values: &first)
        function.getControlPoint(at: 2, values: &second)
        let points = (first + second).map { CGFloat($0) }
        return names.first { $0.points == points.map { ($0 * 100).rounded() / 100 } }?.name
            ?? "curve \(InspectedText.numbers(points))"
    }

    private static let names: [(points: [CGFloat], name: String)] = [
        ([0.42, 0, 1, 1], "ease in"), ([0, 0, 0.58, 1], "ease out"), ([0.42, 0, 0.58, 1], "ease in and out"),
        ([0.25, 0.1, 0.25, 1], "default curve"), ([0, 0, 1, 1], "linear"),
    ]

    private static func text(_ value: AnimatableValue) -> String? {
        switch value {
        case .scalar(let number): InspectedText.number(number)
        case .point(let point): InspectedText.point(point)
        case .size(let size): InspectedText.size(size)
        case .rect(let rect): InspectedText.rect(rect)
        case .transform(let transform): InspectedText.transform(transform)
        case .color(let color): color.map { InspectedText.color(PackedColor($0)) }
        case .path, .colors, .numbers: nil
        }
    }
}
