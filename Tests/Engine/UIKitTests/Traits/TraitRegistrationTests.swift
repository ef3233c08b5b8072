import Testing

@testable import UIKit

@MainActor @Suite struct TraitRegistrationTests {
    private let stage = Stage()

    private final class Log {
        var heard: [String] = []
    }

    private func adapt(_ appearance: StageAppearance) {
        stage.perform { appearance.apply(to: stage.window) }
    }

    private func addView() -> UIView {
        let view = stage.perform { UIView() }
        stage.add(view)
        return view
    }

    @Test func handlersRunForTheirTraitsOnly() {
        let (view, log) = (addView(), Log())
        stage.perform {
            _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
                log.heard.append("style \(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
            }
            view.registerForTraitChanges(
                [UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self]
            ) { (_: UIView, _) in log.heard.append("other") }
        }
        adapt(StageAppearance(style: .dark))
        #expect(log.heard == ["style light to dark"])
        adapt(StageAppearance(style: .dark, contentSize: .extraLarge, direction: .rightToLeft))
        #expect(log.heard == ["style light to dark", "other"])
    }

    @Test func anAppearanceOfItsOwnRunsThoseOfAViewAndOfWhatIsInIt() {
        let (view, log) = (addView(), Log())
        stage.perform {
            let (inner, other) = (UIView(), UIView())
            other.overrideUserInterfaceStyle = .light
            for (name, each) in [("view", view), ("inner", inner), ("other", other)] {
                if each !== view { view.addSubview(each) }
                each.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (each: UIView, previous) in
                    log.heard.append(
                        "\(name) \(previous.userInterfaceStyle) to \(each.traitCollection.userInterfaceStyle)")
                }
            }
            view.overrideUserInterfaceStyle = .dark
        }
        #expect(log.heard == ["view light to dark", "inner light to dark"])
        log.heard = []
        // What insists on an appearance does not follow the stage's.
        adapt(StageAppearance(style: .dark))
        #expect(log.heard.isEmpty)
        stage.perform { view.overrideUserInterfaceStyle = .unspecified }
        #expect(log.heard.isEmpty)
    }

    @Test func theyAreUnregistered() {
        let (view, log) = (addView(), Log())
        stage.perform {
            let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
                log.heard.append("style")
            }
            view.unregisterForTraitChanges(registration)
        }
        adapt(StageAppearance(style: .dark))
        #expect(log.heard.isEmpty)
    }

    private final class Listener: UIView {
        var changes = 0
        func changed() { changes += 1 }
    }

    @Test func methodsAreCalledToo() {
        let view = stage.perform { Listener() }
        stage.add(view)
        stage.perform {
            _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(Listener.changed))
        }
        adapt(StageAppearance(style: .dark))
        adapt(StageAppearance(style: .dark, contentSize: .small))
        #expect(view.changes == 1)
    }

    @Test func controllersHearOfIt() {
        let log = Log()
        let controller = stage.perform { UIViewController() }
        stage.perform {
            stage.window.rootViewController = controller
            controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
                log.heard.append("controller")
            }
        }
        adapt(StageAppearance(style: .dark))
        #expect(log.heard == ["controller"])
    }

    @Test func anObjectThatIsGoneHearsNothing() {
        let log = Log()
        weak var gone: UIView?
        stage.perform {
            let view = UIView()
            gone = view
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
                log.heard.append("gone")
            }
        }
        #expect(gone == nil)
        adapt(StageAppearance(style: .dark))
        #expect(log.heard.isEmpty)
    }

    @Test func aCollectionIsAskedByTrait() {
        stage.perform {
            let traits = UITraitCollection(preferredContentSizeCategory: .small)
            #expect(traits[UITraitPreferredContentSizeCategory.self] == .small)
            #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 1)
        }
    }
}
