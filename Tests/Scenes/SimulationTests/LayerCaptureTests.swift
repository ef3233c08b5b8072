import CoreGraphics
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

    @Test func aFilterIsTheLayers() {
        var filter = LayerFilter()
        filter.blendMode = .plusLighter
        filter.isIsolated = true
        filter.blur = 2.5
        filter.colors = .brightness(0.5)
        layer.drawing.filter = filter
        let seen = capture.nodes(of: layer).first?.filter
        #expect(seen?.blend == .plusLighter && seen?.isIsolated == true && seen?.blur == FixedPoint(2.5))
        #expect(seen?.colorMatrix == [1, 0, 0, 0, 0.5, 0, 1, 0, 0, 0.5, 0, 0, 1, 0, 0.5, 0, 0, 0, 1, 0])
        layer.drawing.filter = nil
        #expect(capture.nodes(of: layer).first?.filter == LayerNode.Filter())
    }

    @Test func aBlendModeIsTheOneOfItsName() {
        let known = Set(LayerNode.Filter.Blend.allCases.map { "\($0)" })
        for mode in (Int32(0)...99).compactMap(CGBlendMode.init) {
            layer.drawing.filter = LayerFilter()
            layer.drawing.filter?.blendMode = mode
            let seen = capture.nodes(of: layer).first.map { "\($0.filter.blend)" }
            #expect(seen == (known.contains("\(mode)") ? "\(mode)" : "normal"))
        }
    }

    @Test func aFilterOfNumbersThatAreNoneIsFinite() {
        layer.drawing.filter = LayerFilter()
        layer.drawing.filter?.blur = -.infinity
        layer.drawing.filter?.colors = .brightness(.nan)
        let seen = capture.nodes(of: layer).first?.filter
        #expect(seen?.blur == .zero && seen?.colorMatrix.allSatisfy(\.isFinite) == true)
    }

    @Test func aGradientHasAllColours() {
        let layer = CAGradientLayer()
        layer.colors = (0..<12).map { CGColor(gray: CGFloat($0) / 255, alpha: 1) }
        let stops = capture.nodes(of: layer).first?.gradient.stops ?? []
        #expect(stops.map(\.color.red) == Array(0..<12))
    }

    @Test func ofMoreColoursThanLocationsAGradientHasSomeFromTheFirstToTheLast() throws {
        let layer = CAGradientLayer()
        layer.colors = (0..<509).map { CGColor(gray: CGFloat($0) / 508, alpha: 1) }
        let stops = try #require(capture.nodes(of: layer).first?.gradient.stops)
        #expect(stops.map(\.color.red) == (0...254).map { UInt8((Double($0) / 254 * 255).rounded()) })
        #expect(stops.first?.location == 0 && stops.last?.location == 255)
    }

    /// A colour wheel of 4,760 lines (tadija/AEConicalGradient) was shown with its first 512.
    @Test func aDrawingHasThousandsOfOperations() {
        let layer = LinesLayer()
        layer.bounds.size = CGSize(width: 100, height: 100)
        layer.count = 4760
        layer.displayIfNeeded()
        let operations = capture.nodes(of: layer).first?.drawing.operations ?? []
        #expect(operations.count { if case .stroke = $0 { true } else { false } } == 4760)
    }

    @Test func whatIsBeyondADrawingsLimitIsSaid() {
        let (layer, report) = (LinesLayer(), EngineMessages.report)
        defer { EngineMessages.report = report }
        var said: [String] = []
        EngineMessages.report = { said.append($0) }
        layer.bounds.size = CGSize(width: 100, height: 100)
        layer.count = 9000
        layer.displayIfNeeded()
        for _ in 0..<2 {
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            #expect(capture.nodes(of: layer).first?.drawing.operations.count == 8192)
        }
        #expect(said.count == 1 && said.first?.hasPrefix("LinesLayer draws more than 8192 lines") == true)
    }

    /// Layers of several kinds whose attributes, places and animations change at random, beside nodes that are made of nothing.
    @Test func whatIsReadAgainInPartIsWhatAWholeReadingSees() {
        let numbers = FrameClock()
        func random() -> UInt64 { numbers.nextRandomNumber() >> 16 }
        var layers: [CALayer] = [CALayer(), CAShapeLayer(), CAGradientLayer(), CALayer(), CALayer(), CAShapeLayer()]
        for inner in layers { layer.addSublayer(inner) }
        let clock = FrameClock()
        for step in 0..<400 {
            clock.setTime(Double(step) / 60)
            clock.perform {
                for inner in layers where random() % 3 == 0 { change(inner, random()) }
                if random() % 9 == 0 { layers[0].addSublayer(layers[1 + Int(random() % 5)]) }
                if random() % 9 == 0 { layer.addSublayer(layers[Int(random() % 6)]) }
                // What has nothing but a last layer less looks like what is only shorter.
                if random() % 9 == 0 { layer.sublayers?.last?.removeFromSuperlayer() }
                if random() % 20 == 0 {
                    let place = 1 + Int(random() % 5)
                    layers[place].removeFromSuperlayer()
                    layers[place] = CALayer()
                    layer.insertSublayer(layers[place], at: UInt32(random() % 3))
                }
                let nodes = capture.nodes(of: layer)
                #expect(nodes == whole(layer, parent: 0, index: 0).sorted { $0.id < $1.id })
            }
        }
    }

    @Test func aLayerWithinIsSeenWhereNothingAroundItHasChanged() {
        let (outer, inner, beside) = (CALayer(), CALayer(), CALayer())
        layer.addSublayer(outer)
        layer.addSublayer(beside)
        outer.addSublayer(inner)
        for x in 0..<5 {
            inner.position.x = CGFloat(x)
            // The one that a layer without a view gets.
            inner.removeAllAnimations()
            #expect(outer.hasChangesWithin && layer.hasChangesWithin && !beside.hasChangesWithin || x == 0)
            let nodes = capture.nodes(of: layer)
            #expect(nodes.first { $0.id == inner.presentationID }?.position.x == FixedPoint(Double(x)))
            #expect(!layer.hasChangesWithin && !outer.hasChangesWithin && !inner.hasChangesWithin)
        }
    }

    @Test func theLastLayerIsGoneOnceItIsRemovedWhateverHappensThen() {
        let (outer, last) = (CALayer(), CALayer())
        layer.addSublayer(outer)
        outer.addSublayer(last)
        #expect(capture.nodes(of: layer).count == 3)
        last.removeFromSuperlayer()
        for _ in 0..<3 { #expect(capture.nodes(of: layer).count == 2) }
        outer.addSublayer(last)
        for _ in 0..<3 { #expect(capture.nodes(of: layer).count == 3) }
    }

    private func whole(_ layer: CALayer, parent: UInt32, index: Int) -> [LayerNode] {
        [LayerNode(layer, parent: parent, index: index)]
            + (layer.mask.map { whole($0, parent: layer.presentationID, index: 0) } ?? [])
            + (layer.sublayers ?? []).enumerated().flatMap { whole($1, parent: layer.presentationID, index: $0) }
    }

    /// Changes one attribute, animated or not: layers without a view animate what is set.
    private func change(_ layer: CALayer, _ number: UInt64) {
        let value = CGFloat((number >> 8) % 40)
        switch number % 14 {
        case 0: layer.position = CGPoint(x: value, y: 3)
        case 1: layer.bounds.size.width = value
        case 2: layer.shadowOpacity = Float(value / 40)
        case 3:
            layer.shadowPath =
                value < 20 ? nil : CGPath(rect: CGRect(x: 0, y: 0, width: value, height: 9), transform: nil)
        case 4: layer.borderWidth = value / 10
        case 5: layer.sublayerTransform = CATransform3DMakeScale(value / 20, 1, 1)
        case 6: layer.transform = CATransform3DMakeRotation(value, 0, 0, 1)
        case 7: layer.backgroundColor = CGColor(gray: value / 40, alpha: 1)
        case 8:
            (layer as? CAShapeLayer)?.path = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: value, height: 4), transform: nil)
        case 9: (layer as? CAGradientLayer)?.colors = [CGColor(gray: value / 40, alpha: 1), CGColor(gray: 0, alpha: 1)]
        case 10: layer.removeAllAnimations()
        case 11: layer.mask = value < 20 ? nil : CALayer()
        case 12: layer.mask?.bounds.size.width = value
        default: layer.shadowRadius = value
        }
    }
}

/// A layer that draws lines.
private final class LinesLayer: CALayer {
    var count = 0 {
        didSet { setNeedsDisplay() }
    }

    override func draw(in context: CGContext) {
        for line in 0..<count {
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 100, y: CGFloat(line) / 100))
            context.strokePath()
        }
    }
}
