import Testing

@testable import UIKit

/// What a control's actions are told of the touch.
@MainActor @Suite struct ControlEventTests {
    @MainActor private final class Target {
        var touches: [Int] = []

        func pressed(_ sender: UIControl, event: UIEvent) { touches.append(event.allTouches?.count ?? 0) }
        func changed(_ sender: UIControl, event: UIEvent?) { touches.append(event == nil ? 0 : 9) }
    }

    @Test func anActionWithTheEventIsGivenThatOfTheTouch() {
        let (stage, target) = (Stage(width: 200, height: 200), Target())
        let button = stage.perform { UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.add(button)
        stage.perform {
            button.addTarget(target, action: Selector(Target.pressed(_:event:)), for: .touchUpInside)
            button.addTarget(target, action: Selector(Target.changed(_:event:)), for: .valueChanged)
        }
        stage.down(50, 50)
        stage.up(50, 50)
        #expect(target.touches == [1])
        // There is no touch of what code sends.
        stage.perform { button.sendActions(for: .valueChanged) }
        #expect(target.touches == [1, 0])
    }
}
