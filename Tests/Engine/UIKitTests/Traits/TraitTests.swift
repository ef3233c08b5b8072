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

    @Test func noStageFeelsHowHardItIsPressed() {
        let view = stage.perform { UIView() }
        stage.add(view)
        #expect(view.traitCollection.forceTouchCapability == .unavailable)
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    }

    /// giulio92/GLTableCollectionView makes its colours for the screen.
    @Test func aStagesColoursAreThoseOfSRGB() {
        let view = stage.perform { UIView() }
        stage.add(view)
        #expect(view.traitCollection.displayGamut == .SRGB)
        let wide = UITraitCollection(displayGamut: .P3)
        #expect(wide.displayGamut == .P3 && UITraitCollection().displayGamut == .unspecified)
        #expect(UITraitCollection(traitsFrom: [view.traitCollection, wide]).displayGamut == .P3)
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

    @Test func lessMotionIsWantedWhereTheStageIsSetToIt() {
        #expect(!stage.perform { UIAccessibility.isReduceMotionEnabled })
        adapt(StageAppearance(reducesMotion: true))
        #expect(stage.perform { UIAccessibility.isReduceMotionEnabled })
        adapt(StageAppearance())
        #expect(!stage.perform { UIAccessibility.isReduceMotionEnabled })
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

    @Test func aViewTakesTheAppearanceOfThePlaceThatItComesTo() {
        let (outer, inner, leaf) = stage.perform { (UIView(), Listener(), UIView()) }
        stage.perform {
            leaf.backgroundColor = .systemBackground
            inner.addSubview(leaf)
            outer.overrideUserInterfaceStyle = .dark
            stage.window.addSubview(outer)
            #expect(inner.heard.isEmpty)
            outer.addSubview(inner)
        }
        #expect(inner.heard.map { $0?.userInterfaceStyle } == [.light])
        #expect(leaf.layer.backgroundColor == UIColor.black.cgColor)
        stage.perform { stage.window.addSubview(inner) }
        #expect(leaf.layer.backgroundColor == UIColor.white.cgColor)
        stage.perform {
            outer.addSubview(inner)
            inner.removeFromSuperview()
        }
        #expect(leaf.layer.backgroundColor == UIColor.white.cgColor)
    }

    @Test func aViewThatWasInNoWindowFollowsTheStageWhenItComesIntoOne() {
        let (outer, inner) = stage.perform { (Listener(), UIView()) }
        stage.perform {
            inner.backgroundColor = .systemBackground
            outer.addSubview(inner)
        }
        adapt(StageAppearance(style: .dark))
        #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
        let late = stage.perform { UIView() }
        stage.perform { late.backgroundColor = .systemBackground }
        stage.add(outer)
        stage.add(late)
        #expect(outer.heard.map { $0?.userInterfaceStyle } == [.light])
        #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
        #expect(late.layer.backgroundColor == UIColor.black.cgColor)
        // Away for a change there and back, nothing has changed for it.
        stage.perform { outer.removeFromSuperview() }
        adapt(StageAppearance())
        adapt(StageAppearance(style: .dark))
        stage.add(outer)
        #expect(outer.heard.count == 1)
    }

    @Test func aWindowFollowsTheStageBeforeItHasAView() {
        stage.perform {
            stage.window.backgroundColor = .systemBackground
            StageAppearance(style: .dark).apply(to: nil)
        }
        #expect(stage.window.layer.backgroundColor == UIColor.black.cgColor)
    }

    @Test func barsOfAControllerThatInsistsOnTheDarkAreDark() throws {
        let controller = stage.perform { UINavigationController(rootViewController: UIViewController()) }
        stage.perform {
            controller.overrideUserInterfaceStyle = .dark
            stage.window.rootViewController = controller
            controller.topViewController?.title = "Night"
            stage.window.layoutIfNeeded()
        }
        let bar = controller.navigationBar
        let background = try #require(bar.layer.backgroundColor)
        #expect(background.red < 0.2)
        let title = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Night" })
        stage.perform { title.layer.displayIfNeeded() }
        #expect(title.layer.drawing.text?.fragments.first?.color == UIColor.white.cgColor)
    }

    /// Gives its layer a border in a system colour, as apps do.
    private final class Framed: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.borderColor = UIColor.label.cgColor
        }
    }

    @Test func coloursOfLayersThatALayoutSetsAreThoseOfTheView() {
        let view = stage.perform { Framed() }
        stage.perform { view.overrideUserInterfaceStyle = .dark }
        stage.add(view)
        #expect(view.layer.borderColor == UIColor.white.cgColor)
        stage.perform {
            view.overrideUserInterfaceStyle = .unspecified
            view.layoutIfNeeded()
        }
        #expect(view.layer.borderColor == UIColor.black.cgColor)
    }

    enum Kind: CaseIterable {
        case stepper, wheel, field, button

        @MainActor var view: UIView {
            switch self {
            case .stepper: return UIStepper()
            case .wheel:
                let wheel = UIActivityIndicatorView(style: .medium)
                wheel.color = .label
                return wheel
            case .field:
                let field = UITextField()
                field.borderStyle = .line
                return field
            case .button:
                var configuration = UIButton.Configuration.plain()
                configuration.background.strokeColor = .label
                configuration.background.strokeWidth = 1
                return UIButton(configuration: configuration)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func coloursOfLayersInControlsFollow(_ kind: Kind) {
        func colors(_ layer: CALayer) -> [CGColor?] {
            [layer.backgroundColor, layer.borderColor, (layer as? CAShapeLayer)?.strokeColor]
                + (layer.sublayers ?? []).flatMap(colors)
        }
        let parent = stage.perform { UIView() }
        func seen(_ style: UIUserInterfaceStyle) -> [CGColor?] {
            stage.perform {
                parent.overrideUserInterfaceStyle = style
                stage.window.layoutIfNeeded()
                return colors(parent.layer)
            }
        }
        stage.add(parent)
        stage.perform { parent.addSubview(kind.view) }
        let light = seen(.light)
        #expect(seen(.dark) != light && seen(.light) == light)
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

    /// kharrison/CodeExamples has a text view whose font follows the size that readers choose.
    @Test func textsThatAreTypedFollowTheChosenSizeIfTheySaySo() {
        let (field, view, fixed) = stage.perform { (UITextField(), UITextView(), UITextView()) }
        stage.perform {
            for text in [view, fixed] { text.font = .preferredFont(forTextStyle: .body) }
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            view.adjustsFontForContentSizeCategory = true
        }
        for text in [field, view, fixed] { stage.add(text) }
        adapt(StageAppearance(contentSize: .extraLarge))
        #expect(field.font?.pointSize == 19 && view.font?.pointSize == 19 && fixed.font?.pointSize == 17)
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

    /// Apple's Human Interface Guidelines, "Device size classes".
    @Test func aDeviceSaysTheSizeClassesAndTheKind() {
        let stage = Stage(width: 844, height: 390)
        func classes(_ device: StageDevice) -> [Int] {
            stage.perform {
                StageAppearance(device: device).apply(to: nil)
                let traits = stage.window.traitCollection
                #expect(traits.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
                return [traits.horizontalSizeClass, traits.verticalSizeClass].map(\.rawValue)
                    + [traits.userInterfaceIdiom.rawValue]
            }
        }
        let (compact, regular) = (UIUserInterfaceSizeClass.compact.rawValue, UIUserInterfaceSizeClass.regular.rawValue)
        #expect(classes(.none) == [compact, regular, 0])
        #expect(classes(.phone) == [compact, compact, 0])
        #expect(classes(.tablet) == [regular, regular, 1])
    }
}
