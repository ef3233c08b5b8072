import CoreGraphics
import QuartzCore
import StageModel
import Testing

@testable import Simulation

/// The sublayers of transform layers as viewers get them.
@MainActor
@Suite struct DepthNodesTests {
    private let clock = FrameClock()
    private let root = CALayer()
    private let box = CATransformLayer()
    private let capture = LayerCapture()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        box.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        root.addSublayer(box)
    }

    private func face(_ name: String, _ transform: CATransform3D) -> CALayer {
        let face = CALayer()
        face.name = name
        face.frame = box.bounds
        face.transform = transform
        box.addSublayer(face)
        return face
    }

    private func node(of layer: CALayer) throws -> LayerNode {
        let nodes = clock.perform { capture.nodes(of: root) }
        #expect(nodes == nodes.sorted { $0.id < $1.id })
        return try #require(nodes.first { $0.id == layer.presentationID })
    }

    @Test func facesBelongToTheLayerAroundWithAllTransforms() throws {
        let right = face("right", CATransform3DRotate(CATransform3DMakeTranslation(50, 0, 0), .pi / 2, 0, 1, 0))
        var node = try node(of: right)
        #expect(node.parent == root.presentationID && node.position == FixedPair(150, 150))
        #expect(node.zPosition.magnitude < 1e-4)
        // Turned to the left by a quarter, the right face is in front.
        clock.perform { box.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
        clock.setTime(1)
        clock.perform { clock.runDueWork() }
        node = try self.node(of: right)
        #expect(abs(node.zPosition - 50) < 1e-3)
        // Its plane is the viewer's again.
        #expect(node.transform == Transform(CATransform3DMakeTranslation(0, 0, 50)))
    }

    @Test func whatIsNearerLiesAbove() throws {
        let back = face("back", CATransform3DMakeTranslation(0, 0, -50))
        let front = face("front", CATransform3DMakeTranslation(0, 0, 50))
        #expect(try node(of: front).zPosition == 50)
        #expect(try node(of: back).zPosition == -50)
        clock.perform { root.sublayerTransform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
        #expect(try node(of: front).zPosition < 0)
        #expect(try node(of: back).zPosition > 0)
    }

    @Test func layersWithinFacesStayTheirs() throws {
        let front = face("front", CATransform3DIdentity)
        let label = CALayer()
        label.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        front.addSublayer(label)
        box.opacity = 0.5
        clock.setTime(1)
        clock.perform { clock.runDueWork() }
        #expect(try node(of: label).parent == front.presentationID)
        #expect(try node(of: front).opacity == 128)
        let inner = CATransformLayer()
        inner.frame = box.bounds
        inner.transform = CATransform3DMakeTranslation(0, 0, 7)
        let nested = CALayer()
        nested.frame = box.bounds
        inner.addSublayer(nested)
        box.addSublayer(inner)
        let seen = try node(of: nested)
        #expect(seen.parent == root.presentationID && seen.zPosition == 7)
        #expect(try node(of: nested) == seen, "and has the same number in the next frame")
    }

    /// A layer that lays out its sublayer itself.
    private final class Frame: CALayer {
        let inset = CALayer()

        override func layoutSublayers() {
            super.layoutSublayers()
            inset.frame = bounds.insetBy(dx: 10, dy: 10)
        }
    }

    @Test func facesAreLaidOutAndMasked() throws {
        let (frame, mask) = (Frame(), CALayer())
        clock.perform {
            frame.addSublayer(frame.inset)
            frame.frame = box.bounds
            mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
            frame.mask = mask
            box.addSublayer(frame)
        }
        #expect(try node(of: frame.inset).boundsSize == FixedPair(80, 80))
        let seen = try node(of: mask)
        #expect(seen.parent == frame.presentationID && seen.flags.contains(.mask))
    }
}
