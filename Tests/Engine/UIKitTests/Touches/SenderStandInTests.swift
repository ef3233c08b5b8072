import ObjectiveCRuntime
import QuartzCore
import Testing

@testable import UIKit

/// Methods that declare another class of sender than they are sent, which Objective-C calls nevertheless.
@MainActor
@Suite struct SenderStandInTests {
    @MainActor
    private final class Screen: NSObject {
        var tags: [Int] = []
        var places: [CGPoint] = []
        var states: [UIGestureRecognizer.State] = []
        weak var place: UIView?

        func choose(_ sender: UIButton) { tags.append(sender.tag) }
        func choose(item sender: UIBarButtonItem) { tags.append(sender.tag) }
        func pull(_ sender: UIPanGestureRecognizer) {
            states.append(sender.state)
            places.append(sender.location(in: sender.view))
        }
        func slide(_ sender: UIScreenEdgePanGestureRecognizer) {
            places.append(sender.translation(in: nil))
            speeds.append(sender.velocity(in: nil).x)
        }
        var speeds: [CGFloat] = []
        func open(_ sender: Own) { tags.append(sender.tag) }
    }

    private final class Own: UIButton {}

    /// knutvalen/VIPER-architecture: an item of a bar calls a method that declares a button.
    @Test func anItemOfABarCallsAMethodThatDeclaresAButton() {
        let screen = Screen()
        let item = UIBarButtonItem(title: "Next", style: .plain, target: screen, action: nil)
        item.tag = 7
        Selector(Screen.choose(_:)).perform(on: screen, with: item)
        let button = UIButton(frame: .zero)
        button.tag = 8
        Selector(Screen.choose(item:)).perform(on: screen, with: button)
        Selector(Screen.choose(_:)).perform(on: screen, with: UITapGestureRecognizer(target: nil, action: nil))
        #expect(screen.tags == [7, 8, 0])
    }

    @Test func aMethodThatDeclaresASenderIsCalledWithoutOne() {
        let screen = Screen()
        Selector(Screen.choose(_:)).perform(on: screen, with: nil)
        #expect(screen.tags == [0])
    }

    @Test func aRecognizerOfAnotherClassHasTheViewAndThePlaceOfTheOneThatSends() {
        let screen = Screen()
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        let press = UILongPressGestureRecognizer(target: screen, action: Selector(Screen.pull(_:)))
        press.minimumPressDuration = 0.1
        stage.perform {
            stage.window.addSubview(view)
            view.addGestureRecognizer(press)
        }
        stage.down(50, 70)
        stage.advance(steps: 6)
        #expect(screen.states == [.began])
        #expect(screen.places == [CGPoint(x: 30, y: 40)])
    }

    /// marcosgriselli/SwipeableTabBarController's method for its drags declares one from an edge.
    @Test func aDragOfAnotherClassHasTheWayAndTheVelocityOfTheOneThatSends() {
        let screen = Screen()
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let pan = UIPanGestureRecognizer(target: screen, action: Selector(Screen.slide(_:)))
        stage.perform {
            stage.window.addSubview(view)
            view.addGestureRecognizer(pan)
        }
        stage.down(50, 70)
        stage.move(70, 70)
        stage.move(100, 70)
        #expect(screen.places.last == CGPoint(x: 30, y: 0) && screen.speeds.last.map { $0 > 100 } == true)
    }

    @Test func nothingStandsInForAClassOfTheProjects() {
        let screen = Screen()
        Selector(Screen.open(_:)).perform(on: screen, with: UIButton(frame: .zero))
        #expect(screen.tags.isEmpty)
    }
}
