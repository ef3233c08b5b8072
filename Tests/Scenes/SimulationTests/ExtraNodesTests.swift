import CoreGraphics
import QuartzCore
import StageModel
import Testing

@testable import Simulation

/// Replicators and emitters as viewers get them.
@MainActor
@Suite struct ExtraNodesTests {
    private let clock = FrameClock()
    private let root = CALayer()
    private let capture = LayerCapture()

    private func nodes() -> [LayerNode] { clock.perform { capture.nodes(of: root) } }

    private func replicator(_ count: Int) -> (CAReplicatorLayer, CALayer) {
        clock.perform {
            let (layer, dot) = (CAReplicatorLayer(), CALayer())
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            layer.instanceCount = count
            layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            dot.backgroundColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            layer.addSublayer(dot)
            root.addSublayer(layer)
            return (layer, dot)
        }
    }

    @Test func sublayersAreShownAsOftenAsAsked() {
        _ = replicator(3)
        let nodes = nodes()
        // The root, the replicator, and a container with the dot for each instance.
        #expect(nodes.count == 2 + 3 * 2)
        #expect(Set(nodes.map(\.id)).count == nodes.count && nodes == nodes.sorted { $0.id < $1.id })
        let containers = nodes.filter { node in nodes.contains { $0.parent == node.id } && node.parent > 1 }
        #expect(
            containers.map(\.transform)
                == [0, 20, 40].map {
                    $0 == 0 ? .identity : .affine(a: 1, b: 0, c: 0, d: 1, tx: $0, ty: 0)
                })
        #expect(containers.map(\.position) == .init(repeating: FixedPair(50, 50), count: 3))
    }

    @Test func theyKeepTheirNumbersAndLoseThemForGood() {
        let (layer, _) = replicator(3)
        let first = nodes()
        #expect(nodes() == first)
        layer.instanceCount = 2
        #expect(nodes().count == first.count - 2)
        layer.instanceCount = 3
        let again = nodes()
        #expect(again.count == first.count)
        #expect(Set(again.map(\.id)).subtracting(first.map(\.id)).allSatisfy { $0 > first.map(\.id).max() ?? 0 })
    }

    @Test func coloursAreMultipliedAndOpacitiesFall() {
        let (layer, _) = replicator(3)
        layer.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
        (layer.instanceGreenOffset, layer.instanceAlphaOffset) = (-0.25, -0.5)
        let nodes = nodes()
        let dots = nodes.filter { $0.backgroundColor.alpha > 0 }
        #expect(dots.map { Int($0.backgroundColor.green) } == [128, 64, 0])
        #expect(dots.allSatisfy { $0.backgroundColor.red == 255 && $0.backgroundColor.blue == 0 })
        #expect(dots.map { dot in nodes.first { $0.id == dot.parent }?.opacity ?? 9 } == [255, 128, 0])
    }

    @Test func eachInstancesAnimationsAreLater() {
        let (layer, dot) = replicator(3)
        layer.instanceDelay = 0.25
        clock.perform {
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration, fade.repeatCount) = (0, 1, 1, .infinity)
            fade.beginTime = -10
            dot.add(fade, forKey: "fade")
        }
        clock.setTime(0.75)
        #expect(nodes().filter { $0.backgroundColor.alpha > 0 }.map { Int($0.opacity) } == [191, 128, 64])
    }

    @Test func particlesAreNodesOfTheirOwnWhileTheyLive() {
        let emitter = clock.perform {
            let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
            cell.contents = CGImage(.file("spark.svg"), size: CGSize(width: 8, height: 4))
            (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 60)
            layer.emitterCells = [cell]
            root.addSublayer(layer)
            return layer
        }
        clock.setTime(0.95)
        let first = nodes().filter { $0.parent == emitter.presentationID }
        #expect(first.count == 10 && first.allSatisfy { $0.contents.image == "spark.svg" })
        clock.setTime(1.15)
        let later = nodes().filter { $0.parent == emitter.presentationID }
        #expect(later.count == 10)
        #expect(Set(first.map(\.id)).intersection(later.map(\.id)).count == 8)
        let same = first.filter { node in later.contains { $0.id == node.id } }
        for node in same {
            let moved = later.first { $0.id == node.id }
            #expect(abs((moved?.position.x.points ?? 0) - node.position.x.points - 12) < 0.1)
        }
    }
}
