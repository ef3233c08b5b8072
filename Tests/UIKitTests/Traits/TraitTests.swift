import Testing

@testable import UIKit

@MainActor @Suite struct TraitTests {
    let stage = Stage()

    /// Notes what it hears.
    private final class Listener: UIView {
        var heard: [UITraitCollection?] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heard.append(previousTraitCollection)
        }
    }

    private func adapt(_ appearance: StageAppearance) {
        stage.perform { appearance.apply(to: stage.window) }
    }

    @Test func aChangeOfTheStagesTraitsIsHeardOnceByEveryView() {
        let (outer, inner) = stage.perform { (Listener(), Listener()) }
        stage.perform { outer.addSubview(inner) }
        stage.add(outer)
        adapt(StageAppearance(style: .dark, contentSize: .extraLarge))
        adapt(StageAppearance(style: .dark, contentSize: .extraLarge))
        #expect(outer.heard.count == 1 && inner.heard.count == 1)
        #expect(inner.heard[0]?.userInterfaceStyle == .light)
        stage.perform {
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(UITraitCollection.current.preferredContentSizeCategory == .extraLarge)
        }
    }

    @Test func dynamicColoursFollowTheAppearance() {
        let view = stage.perform { UIView() }
        stage.perform { view.backgroundColor = .systemBackground }
        stage.add(view)
        #expect(view.layer.backgroundColor == UIColor.white.cgColor)
        adapt(StageAppearance(style: .dark))
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
        #expect(view.backgroundColor == .systemBackground)
    }

    @Test func aViewMayInsistOnAnAppearance() {
        let (outer, inner) = stage.perform { (UIView(), UIView()) }
        stage.perform {
            outer.overrideUserInterfaceStyle = .dark
            outer.addSubview(inner)
            stage.window.addSubview(outer)
            inner.backgroundColor = .systemBackground
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
        }
        #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
        stage.perform { outer.overrideUserInterfaceStyle = .unspecified }
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func providersAreAskedForTheTraits() {
        stage.perform {
            let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
            #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
            #expect(color.cgColor == UIColor.blue.cgColor)
            var inside: CGColor?
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { inside = color.cgColor }
            #expect(inside == UIColor.red.cgColor)
            #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
        }
    }

    @Test func labelsThatAdjustFollowTheContentSizeCategory() {
        let (adjusting, fixed) = stage.perform { (UILabel(), UILabel()) }
        stage.perform {
            for label in [adjusting, fixed] {
                label.font = .preferredFont(forTextStyle: .body)
                label.text = "Text"
                stage.window.addSubview(label)
            }
            adjusting.adjustsFontForContentSizeCategory = true
        }
        adapt(StageAppearance(contentSize: .accessibilityLarge))
        #expect(adjusting.font.pointSize == 33 && fixed.font.pointSize == 17)
        adapt(StageAppearance())
        #expect(adjusting.font.pointSize == 17)
    }

    @Test func naturalTextIsAlignedByTheDirectionOfReading() throws {
        let label = stage.perform { UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20)) }
        stage.perform { label.text = "Text" }
        stage.add(label)
        func drawn() throws -> LayerDrawing.Text {
            stage.perform { label.layer.displayIfNeeded() }
            return try #require(label.layer.drawing.text)
        }
        #expect(try drawn().anchor == .left)
        adapt(StageAppearance(direction: .rightToLeft))
        let text = try drawn()
        #expect(text.anchor == .right)
        #expect(abs(text.fragments[0].text.x + text.fragments[0].text.width) < 1e-9)
        stage.perform { label.semanticContentAttribute = .forceLeftToRight }
        #expect(try drawn().anchor == .left)
    }
}
