import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// What DIFFERENCES.md says of what is drawn, and of what is told of changes, as far as no other test has it.
@MainActor
@Suite struct DrawingDifferenceTests {
    private let stage = Stage()

    private func fragments(_ attributes: [NSAttributedString.Key: Any]) throws -> [LayerDrawing.Text.Fragment] {
        let label = stage.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30)) }
        stage.perform {
            label.attributedText = NSAttributedString(string: "fish", attributes: attributes)
            label.layer.displayIfNeeded()
        }
        return try #require(label.layer.drawing.text).fragments
    }

    @Test func strokesSlantAndWidthAreKeptWithoutEffect() throws {
        let plain = try fragments([:])
        #expect(
            try fragments([.strokeWidth: 3, .strokeColor: UIColor.red, .obliqueness: 0.3, .expansion: 0.5]) == plain)
        #expect(try fragments([.ligature: 2]) == plain)
    }

    @Test func theSystemsFontStandsForHelvetica() throws {
        let layer = stage.perform { CATextLayer() }
        func font(_ name: Any?) throws -> LayerDrawing.Text.Fragment {
            stage.perform {
                layer.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
                layer.string = "a"
                layer.font = name as AnyObject?
                layer.setNeedsDisplay()
                layer.displayIfNeeded()
            }
            return try #require(layer.drawing.text?.fragments.first)
        }
        #expect(try font(nil) == font(UIFont.systemFont(ofSize: 36)))
        #expect(try font("Helvetica") == font(nil))
        #expect(try font(CGFont("Helvetica")) == font(nil) && CGFont("Helvetica")?.postScriptName == "Helvetica")
    }

    /// uias/Tabman's titles are layers of texts, in views that are as large as these ask for.
    @Test func aTextLayerAsksForTheSizeOfItsText() {
        stage.perform {
            let layer = CATextLayer()
            #expect(layer.preferredFrameSize() == .zero)
            (layer.string, layer.font, layer.fontSize) = ("Page 1", UIFont.systemFont(ofSize: 10), 20)
            let label = UILabel()
            (label.text, label.font) = ("Page 1", .systemFont(ofSize: 20))
            let (size, expected) = (layer.preferredFrameSize(), label.intrinsicContentSize)
            #expect(abs(size.width - expected.width) <= 1 && abs(size.height - expected.height) <= 1)
        }
    }

    @Test func blendModesButClearDrawAsNormal() {
        func list(_ mode: CGBlendMode) -> DisplayList? {
            final class Box: UIView {
                var mode = CGBlendMode.normal
                override func draw(_ rect: CGRect) {
                    UIColor.red.setFill()
                    UIBezierPath(rect: rect).fill(with: mode, alpha: 1)
                }
            }
            let box = stage.perform { Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            stage.perform {
                box.mode = mode
                box.layer.displayIfNeeded()
            }
            return box.layer.drawing.list
        }
        #expect(list(.multiply) == list(.normal) && list(.screen) == list(.normal))
        #expect(list(.clear) != list(.normal) && list(.normal) != nil)
    }

    @Test func roundedCornersAreCircular() {
        // Half of a corner's square lies outside of a continuous one further in than the circle goes.
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 40)
        let onCircle = 40 - 40 * CGFloat(0.5).squareRoot()
        #expect(!path.contains(CGPoint(x: onCircle - 0.5, y: onCircle - 0.5)))
        #expect(path.contains(CGPoint(x: onCircle + 0.5, y: onCircle + 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 41)) && !path.contains(CGPoint(x: 0.2, y: 30)))
    }

    @Test func geometryIsObservedAtOnceAndTheRestOnceAStep() {
        let view = stage.perform { UIView() }
        stage.add(view)
        var heard: [String] = []
        let observations = stage.perform {
            [
                view.observe(\.frame, options: [.new, .prior]) { _, change in heard.append("frame \(change.isPrior)") },
                view.observe(\.backgroundColor) { _, _ in heard.append("colour") },
            ]
        }
        stage.perform {
            view.frame.origin.x = 5
            #expect(heard == ["frame false"])
            view.backgroundColor = .red
            view.backgroundColor = .blue
            #expect(heard == ["frame false"])
        }
        stage.advance()
        #expect(heard == ["frame false", "colour"])
        withExtendedLifetime(observations) {}
    }

    /// As the tests of Family, which run on iOS, count on.
    @Test func aControllersParentIsObservedAtOnce() {
        let (outer, inner) = stage.perform { (UIViewController(), UIViewController()) }
        var heard: [Bool] = []
        let observation = stage.perform { inner.observe(\.parent) { inner, _ in heard.append(inner.parent != nil) } }
        stage.perform {
            outer.addChild(inner)
            #expect(heard == [true])
            inner.removeFromParent()
            #expect(heard == [true, false])
        }
        withExtendedLifetime(observation) {}
    }

    @Test func aBarHasTheColoursOfItsAppearance() {
        let bar = stage.perform { UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44)) }
        stage.perform {
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .green
            bar.standardAppearance = look
            bar.layoutIfNeeded()
        }
        #expect(bar.backgroundColor == .green)
    }

    @Test func ofMoreThanAThousandItemsThoseFromFarAwayFadeIn() {
        final class Rows: NSObject, UICollectionViewDataSource {
            var items = Array(0..<1200)
            let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: cell, for: path, item: items[path.item])
            }
        }
        let rows = Rows()
        let view = stage.perform {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 400, height: 50)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            view.dataSource = rows
            return view
        }
        stage.add(view)
        // 20, from within a view's length below what is seen, and 1199, from far away, come to the top.
        stage.advance {
            view.performBatchUpdates {
                rows.items = [20, 1199] + (0..<1200).filter { $0 != 20 && $0 != 1199 }
                view.moveItem(at: IndexPath(item: 20, section: 0), to: IndexPath(item: 0, section: 0))
                view.moveItem(at: IndexPath(item: 1199, section: 0), to: IndexPath(item: 1, section: 0))
            }
        }
        func seen(_ item: Int) -> LayerProperties? {
            view.visibleCells.first { $0.tag == item }.map { cell in stage.perform { cell.layer.presented } }
        }
        #expect(seen(20).map { $0.position.y > 900 && $0.opacity == 1 } == true)
        #expect(seen(1199).map { $0.position.y == 75 && $0.opacity < 0.1 } == true)
    }
}
