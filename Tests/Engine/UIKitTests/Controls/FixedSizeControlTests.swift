import Testing

@testable import UIKit

/// As Apple's documentation has it of switches, the size that one is given is ignored.
@MainActor
@Suite struct FixedSizeControlTests {
    private let stage = Stage()

    @Test(arguments: [false, true])
    func aStackThatFillsItsWidthLeavesTheControlItsSize(isStepper: Bool) {
        let control = stage.perform { isStepper ? UIStepper() as UIControl : UISwitch() }
        let size = isStepper ? CGSize(width: 94, height: 32) : CGSize(width: 51, height: 31)
        let stack = stage.perform {
            let stack = UIStackView(arrangedSubviews: [control, UIView()])
            stack.axis = .vertical
            stack.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
            return stack
        }
        stage.add(stack)
        stage.perform { stack.layoutIfNeeded() }
        #expect(control.frame == CGRect(origin: .zero, size: size))
        stage.perform { control.frame = CGRect(x: 5, y: 6, width: 500, height: 0) }
        #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    }

    /// squimer/DatePickerDialog-iOS-Swift makes its picker at a place, without a size.
    @Test func whatIsMadeWithoutASizeGetsItsOwnFromTheCornerOn() {
        let corner = CGRect(x: 5, y: 30, width: 0, height: 0)
        let origins = stage.perform {
            [
                UIDatePicker(frame: corner).frame.origin, UIPickerView(frame: corner).frame.origin,
                UISwitch(frame: corner).frame.origin, UIStepper(frame: corner).frame.origin,
                UISegmentedControl(frame: corner, actions: []).frame.origin,
            ]
        }
        #expect(origins == Array(repeating: corner.origin, count: 5))
        let made = stage.perform {
            [UISegmentedControl(items: ["A", "B"]) as UIView, UIProgressView(progressViewStyle: .default)]
        }
        #expect(made.allSatisfy { $0.frame.origin == .zero && $0.frame.width > 0 })
    }
}
