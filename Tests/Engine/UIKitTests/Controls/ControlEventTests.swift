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

    @Test func anActionIsRemovedForSomeEventsWithoutTheTargetsOthers() {
        let (stage, target) = (Stage(width: 200, height: 200), Target())
        let control = stage.perform { UIControl(frame: .zero) }
        let (pressed, changed) = (
            Selector(Target.pressed(_:event:)).named("pressed"), Selector(Target.changed(_:event:)).named("changed")
        )
        control.addTarget(target, action: pressed, for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: changed, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["pressed", "changed"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == nil)
        control.removeTarget(target, action: pressed, for: .touchDown)
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["changed"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pressed"])
        // Without an action, all of the target's go.
        control.removeTarget(target, action: nil, for: .allEvents)
        #expect(control.allControlEvents.isEmpty)
    }

    /// Apple's documentation of `addTarget(_:action:for:)` and of `sendAction(_:to:from:for:)`: without a target the responder
    /// chain is searched.
    @Test func anActionWithoutATargetGoesToTheFirstWhoHasIt() {
        final class Panel: UIView {
            var taps = 0
            func tapped(_ sender: UIButton) { taps += 1 }
        }
        let stage = Stage(width: 200, height: 200)
        let (outer, inner) = stage.perform {
            let (outer, inner) = (Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: .zero))
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            button.addTarget(nil, action: Selector(Panel.tapped(_:)), for: .touchUpInside)
            inner.frame = outer.bounds
            inner.addSubview(button)
            outer.addSubview(inner)
            return (outer, inner)
        }
        stage.add(outer)
        stage.down(20, 20)
        stage.up(20, 20)
        #expect(outer.taps == 1)
        stage.perform {
            let app = UIApplication.shared
            #expect(!app.sendAction(Selector(Target.pressed(_:event:)), to: nil, from: inner, for: nil))
        }
    }

    @Test func theKeyboardIsPutAwayByAnActionForWhoeverHasIt() {
        let stage = Stage(width: 200, height: 200)
        let field = stage.perform { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)) }
        stage.add(field)
        stage.perform {
            stage.window.makeKey()
            field.becomeFirstResponder()
            #expect(field.isFirstResponder)
            let resign = Selector(UIResponder.resignFirstResponder)
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
        }
    }

    /// T-Pham/Switch forgets in its layout where a touch has begun, and is turned by taps on iOS: UIKit lays out no control while
    /// it is touched.
    @Test func aPlainControlIsNotLaidOutAsItIsTouched() {
        final class Plain: UIControl {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let stage = Stage(width: 200, height: 200)
        let control = stage.perform { Plain(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.add(control)
        stage.settle()
        let layouts = control.layouts
        stage.down(50, 50)
        #expect(control.isHighlighted)
        stage.up(50, 50)
        stage.settle()
        #expect(control.layouts == layouts)
    }
}
