import Testing

@testable import UIKit

@MainActor @Suite struct TraitOverridesTests {
    let stage = Stage()

    @Test func whatIsInAViewHasTheTraitsThatTheViewInsistsOn() {
        stage.perform {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            outer.traitOverrides.horizontalSizeClass = .regular
            outer.traitOverrides.userInterfaceStyle = .dark
            inner.traitOverrides.userInterfaceStyle = .light
            #expect(inner.traitCollection.horizontalSizeClass == .regular)
            #expect(outer.traitCollection.userInterfaceStyle == .dark)
            #expect(inner.traitCollection.userInterfaceStyle == .light)
            #expect(inner.traitCollection.verticalSizeClass == .regular)
            #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
            #expect(inner.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test func viewsHearOfOverridesAndColoursFollow() {
        final class Listener: UIView {
            var styles: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        let view = stage.perform { Listener() }
        stage.add(view)
        stage.perform {
            view.backgroundColor = .systemBackground
            view.traitOverrides.userInterfaceStyle = .dark
            view.traitOverrides.userInterfaceStyle = .dark
        }
        #expect(view.styles == [.light])
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    }

    @Test func aControllersOverridesAreItsViews() {
        stage.perform {
            let controller = UIViewController()
            controller.traitOverrides.layoutDirection = .rightToLeft
            #expect(!controller.isViewLoaded)
            #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(controller.traitCollection.layoutDirection == .rightToLeft)
        }
    }

    /// As EasyPeasy's tests of contexts make them, which run on iOS.
    @Test func aCollectionSaysNothingOfTheTraitsThatItWasNotMadeWith() {
        stage.perform {
            let compact = UITraitCollection(horizontalSizeClass: .compact)
            #expect(compact.verticalSizeClass == .unspecified && compact.userInterfaceIdiom == .unspecified)
            let both = UITraitCollection(traitsFrom: [
                compact, UITraitCollection(verticalSizeClass: .regular),
                UITraitCollection(horizontalSizeClass: .regular),
            ])
            #expect(both.horizontalSizeClass == .regular && both.verticalSizeClass == .regular)
            #expect(both.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
            #expect(!both.containsTraits(in: compact))
            #expect(UITraitCollection.current.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
            let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
            #expect(dark == UITraitCollection(userInterfaceStyle: .dark))
            #expect(dark.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
        }
    }
}
