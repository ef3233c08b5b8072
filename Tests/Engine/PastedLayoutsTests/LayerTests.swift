@testable import PastedLayouts
import QuartzCore
import Testing

@testable import UIKit

/// Public code's uses of layers other than the plain one.
@MainActor
@Suite struct LayerTests {
    private let stage = Stage(width: 300, height: 600)

    @Test func aViewHasALayerOfItsOwnClass() throws {
        let view = stage.perform { ProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)) }
        stage.add(view)
        #expect(view.progressLayer.needsDisplayOnBoundsChange)
        stage.advance { view.progress = 0.25 }
        stage.perform { view.layer.displayIfNeeded() }
        let list = try #require(view.layer.drawing.list)
        #expect(list.operations.contains(.fill(rectangle(0, 0, 25, 10), .winding, UIColor.red.cgColor)))
        stage.advance { view.bounds.size.width = 200 }
        stage.perform { view.layer.displayIfNeeded() }
        #expect(
            view.layer.drawing.list?.operations.contains(
                .fill(rectangle(0, 0, 50, 10), .winding, UIColor.red.cgColor)) == true)
    }

    @Test func aPresentationLayerIsOfTheLayersClass() throws {
        let view = stage.perform { ProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)) }
        stage.add(view)
        stage.perform { view.progress = 0.5 }
        stage.perform { UIView.animate(withDuration: 1) { view.center.x += 100 } }
        stage.advance(steps: 30)
        let seen = try #require(stage.perform { view.progressLayer.presentation() })
        #expect(seen.progress == 0.5)
        #expect(seen.position.x > 60 && seen.position.x < 150)
    }

    @Test func aCubeIsInSpaceAndTellsWhenItHasTurned() throws {
        let view = stage.perform { CubeView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)) }
        stage.add(view)
        #expect(view.cube.extras == .depth)
        let text = try #require(view.cube.sublayers?.first?.sublayers?.first as? CATextLayer)
        stage.perform { text.displayIfNeeded() }
        let drawn = try #require(text.drawing.text)
        #expect(drawn.fragments.map(\.text.text) == ["1"])
        // In the middle of the width, on a line at the top of 28 points.
        let middle = drawn.fragments[0].text.x + drawn.fragments[0].text.width / 2
        #expect(abs(middle - 50) < 0.01)
        #expect(drawn.fragments[0].text.baseline < 14 && drawn.fragments[0].text.baseline > 0)
        stage.perform { view.turn() }
        stage.settle()
        #expect(view.ended == ["turn"])
    }

    @Test func aTransitionPushesTheOldContentUp() throws {
        let view = stage.perform { CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
        stage.add(view)
        stage.perform { view.label.layer.displayIfNeeded() }
        stage.perform { view.next() }
        let layers = try #require(view.layer.sublayers)
        #expect(layers.count == 2 && layers[0] === view.label.layer)
        let old = layers[1]
        #expect(old.drawing.text?.fragments.last?.text.text == "0" && view.label.text == "1")
        stage.advance(steps: 12)
        let (new, gone) = stage.perform { (view.label.layer.presented.position.y, old.presented.position.y) }
        #expect(abs(new - 40) < 0.5 && abs(gone) < 0.5, "half-way both are half a label higher than at the start")
        stage.settle()
        #expect(view.layer.sublayers?.count == 1 && view.label.layer.animationKeys() == nil)
    }

    @Test func aTextsShadowIsDrawnBelowIt() throws {
        let view = stage.perform { CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
        stage.add(view)
        stage.perform { view.label.layer.displayIfNeeded() }
        let fragments = try #require(view.label.layer.drawing.text?.fragments)
        #expect(fragments.count == 2 && fragments[0].color == UIColor.red.cgColor)
        #expect(fragments[0].text.x == fragments[1].text.x + 2)
        #expect(fragments[0].text.baseline == fragments[1].text.baseline + 3)
    }

    @Test func aLayerIsRenderedWithItsSublayers() throws {
        let view = stage.perform { UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 60)) }
        stage.perform {
            view.backgroundColor = .white
            let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            inner.backgroundColor = .blue
            inner.alpha = 0.5
            view.addSubview(inner)
        }
        for shot in [stage.perform { view.screenshot() }, stage.perform { view.hierarchyShot() }] {
            guard case .list(let list) = try #require(shot?.cgImage).content else { return #expect(Bool(false)) }
            #expect(list.size == CGSize(width: 100, height: 60))
            let fills = list.operations.compactMap { operation -> (CGRect, CGColor)? in
                guard case .fill(let path, _, let color) = operation else { return nil }
                return (CGPath(elements: path).boundingBox, color)
            }
            #expect(
                fills.map(\.0) == [
                    CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 10, y: 20, width: 30, height: 40),
                ])
            #expect(fills.last?.1 == UIColor.blue.withAlphaComponent(0.5).cgColor)
        }
    }

    @Test func imagesAreMadeOutsideOfTheMainActorsTypes() throws {
        let image = try #require(stage.perform { UIImage.pixel(.red) })
        #expect(image.size == CGSize(width: 1, height: 1))
        let large = try #require(stage.perform { image.resized(to: CGSize(width: 40, height: 20)) })
        #expect(large.size == CGSize(width: 40, height: 20))
        #expect(stage.perform { large.rounded(radius: 5) }.size == large.size)
    }

    private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [PathElement] {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil).elements
    }
}
