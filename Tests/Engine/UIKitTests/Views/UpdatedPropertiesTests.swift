import Observation
import QuartzCore
import Testing

@testable import UIKit

/// When views set what they show: UIView's documentation of updateProperties().
@MainActor
@Suite struct UpdatedPropertiesTests {
    private final class Title: UILabel {
        var log: [String] = []
        var name = "a" { didSet { setNeedsUpdateProperties() } }

        override func updateProperties() {
            super.updateProperties()
            log.append("properties")
            text = name
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout")
        }
    }

    private final class Controller: UIViewController {
        var count = 0
        override func updateProperties() {
            super.updateProperties()
            count += 1
        }
    }

    @Observable final class Deck {
        var name = "a"
        var count = 0
    }

    /// A view that shows what an observable object has, and writes into it as it is laid out.
    private final class Shown: UILabel {
        let deck = Deck()
        var log: [String] = []

        override func updateProperties() {
            super.updateProperties()
            log.append(deck.name)
            text = deck.name
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            deck.count += 1
        }
    }

    private let stage = Stage(width: 390, height: 844)

    /// fxm90/GradientLoadingBar keeps what it shows in an observable object: "Automatic observation tracking" of UIKit's updates
    /// for iOS 26.
    @Test func whatIsReadOfAnObservableObjectIsSetAgainWhenThatChanges() {
        let shown = stage.perform { Shown(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
        stage.add(shown)
        stage.advance()
        #expect(shown.log == ["a"])
        stage.advance(steps: 3)
        // What is not read is no matter of it.
        #expect(shown.log == ["a"])
        stage.advance {
            shown.deck.name = "b"
            shown.deck.name = "c"
        }
        #expect(shown.log == ["a", "c"] && shown.text == "c")
        stage.advance { shown.deck.name = "d" }
        #expect(shown.log == ["a", "c", "d"])
    }

    @Test func theyAreSetBeforeTheFirstLayoutAndOnceForAllChangesOfAStep() {
        let title = stage.perform { Title(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
        stage.add(title)
        stage.advance()
        #expect(title.log == ["properties", "layout"])
        title.log = []
        stage.advance {
            title.name = "b"
            title.name = "c"
        }
        #expect(title.log.first == "properties")
        #expect(title.log.filter { $0 == "properties" }.count == 1)
        #expect(title.text == "c")
        title.log = []
        stage.advance { title.setNeedsLayout() }
        #expect(title.log == ["layout"])
    }

    @Test func theyAreSetAtOnceIfAsked() {
        let title = stage.perform { Title() }
        stage.perform {
            title.updatePropertiesIfNeeded()
            title.updatePropertiesIfNeeded()
        }
        #expect(title.log == ["properties"])
    }

    @Test func aControllerSetsThoseOfItsView() {
        let controller = stage.perform { Controller() }
        stage.advance { stage.window.rootViewController = controller }
        #expect(controller.count == 1)
        stage.advance { controller.setNeedsUpdateProperties() }
        #expect(controller.count == 2)
        stage.perform { controller.updatePropertiesIfNeeded() }
        #expect(controller.count == 2)
    }
}
