import QuartzCore
import StageModel
import Testing

@testable import Simulation

@MainActor
@Suite struct LayerCaptureTests {
    private let layer = CALayer()
    private let capture = LayerCapture()

    private func position() -> FixedPair? { capture.nodes(of: layer).first?.position }

    @Test func whatNothingHasHappenedToIsSeenAsBefore() {
        layer.position.x = 7
        let first = capture.nodes(of: layer)
        #expect(!layer.hasChanged)
        #expect(capture.nodes(of: layer) == first)
    }

    @Test func anAnimationThatLeavesTheModelAloneIsSeenFromWhenItIsAddedToWhenItIsRemoved() {
        layer.position.x = 7
        let rest = position()
        #expect(position() == rest)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 40
        animation.toValue = 90
        animation.duration = 1
        layer.add(animation, forKey: "aside")
        #expect(position() != rest)
        layer.removeAnimation(forKey: "aside")
        #expect(position() == rest)
    }

    @Test(arguments: [
        (CAGradientLayerType.axial, LayerNode.Gradient.Kind.axial), (.radial, .radial), (.conic, .conic),
    ])
    func aGradientIsOfItsKind(type: CAGradientLayerType, kind: LayerNode.Gradient.Kind) {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
        layer.type = type
        let gradient = capture.nodes(of: layer).first?.gradient
        #expect(gradient?.kind == kind && gradient?.stops.count == 2)
        #expect(capture.nodes(of: layer).first?.drawing.operations.isEmpty == true)
    }

    @Test func aGradientHasItsFirstEightColours() {
        let layer = CAGradientLayer()
        layer.colors = (0..<12).map { CGColor(gray: CGFloat($0) / 255, alpha: 1) }
        let stops = capture.nodes(of: layer).first?.gradient.stops ?? []
        #expect(stops.map(\.color.red) == Array(0..<8))
    }
}
