import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite struct ContentUnavailableTests {
    private let stage = Stage()

    private final class Empty: UIViewController {
        var taps = 0
        var isEmpty = true

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            guard isEmpty else {
                contentUnavailableConfiguration = nil
                return
            }
            var shown = UIContentUnavailableConfiguration.empty()
            shown.image = UIImage(systemName: "star")
            shown.text = "No favourites"
            shown.secondaryText = "What you like is here."
            shown.button.title = "Look around"
            shown.buttonProperties.primaryAction = UIAction { [unowned self] _ in taps += 1 }
            contentUnavailableConfiguration = shown
        }
    }

    private func show(_ make: @autoclosure () -> Empty = Empty()) -> Empty {
        let controller = stage.perform(make)
        stage.perform { stage.window.rootViewController = controller }
        stage.settle()
        return controller
    }

    private func shown(in controller: UIViewController) -> UIContentUnavailableView? {
        controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
    }

    @Test func imageTextsAndButtonStandOneBelowTheOtherInTheMiddle() throws {
        let controller = show()
        let view = try #require(shown(in: controller))
        #expect(view.frame == controller.view.bounds)
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
        let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(labels.map(\.text) == ["No favourites", "What you like is here."])
        let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
        let parts: [UIView] = [image, labels[0], labels[1], button]
        for part in parts { #expect((part.frame.midX - view.bounds.midX).magnitude < 0.01 && part.frame.height > 0) }
        for (upper, lower) in zip(parts, parts.dropFirst()) { #expect(upper.frame.maxY < lower.frame.minY) }
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        #expect(((image.frame.minY + button.frame.maxY) / 2 - safe.midY).magnitude < 0.01)
    }

    @Test func theButtonPerformsItsAction() throws {
        let controller = show()
        let button = try #require(shown(in: controller)?.subviews.compactMap { $0 as? UIButton }.first)
        let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.down(place.x, place.y)
        stage.up(place.x, place.y)
        stage.settle()
        #expect(controller.taps == 1)
    }

    @Test func itGoesAsSoonAsThereIsContent() {
        let controller = show()
        stage.perform {
            controller.isEmpty = false
            controller.setNeedsUpdateContentUnavailableConfiguration()
        }
        stage.settle()
        #expect(shown(in: controller) == nil)
    }

    @Test func itLiesOverWhatIsAddedLater() throws {
        let controller = show()
        stage.perform {
            controller.view.addSubview(UIView())
            controller.setNeedsUpdateContentUnavailableConfiguration()
        }
        stage.settle()
        #expect(controller.view.subviews.last === shown(in: controller))
    }

    @Test func loadingTurnsAnIndicatorAndASearchSaysWhatItDidNotFind() throws {
        let view = stage.perform { UIContentUnavailableView(configuration: .loading()) }
        let indicator = try #require(view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(indicator.isAnimating)
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        state.searchText = "kiwi"
        let search = stage.perform { UIContentUnavailableConfiguration.search().updated(for: state) }
        #expect(search.text == "No Results for “kiwi”")
    }
}
