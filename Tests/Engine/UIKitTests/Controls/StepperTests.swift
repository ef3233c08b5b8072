import Testing

@testable import UIKit

@MainActor
@Suite struct StepperTests {
    private let stage = Stage()
    private let stepper: UIStepper

    init() {
        stepper = stage.perform { UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0)) }
        stage.add(stepper)
    }

    private func tap(_ x: CGFloat) {
        stage.down(x, 116)
        stage.up(x, 116)
        stage.settle()
    }

    @Test func eachHalfStepsItsWayWithinTheLimits() {
        stepper.maximumValue = 2
        for _ in 0..<3 { tap(180) }
        #expect(stepper.value == 2)
        tap(110)
        #expect(stepper.value == 1)
        for _ in 0..<3 { tap(110) }
        #expect(stepper.value == 0)
    }

    @Test func aStepBeyondALimitWraps() {
        (stepper.maximumValue, stepper.wraps) = (2, true)
        tap(110)
        #expect(stepper.value == 2)
        tap(180)
        #expect(stepper.value == 0)
    }

    @Test func aFingerThatStaysDownRepeats() {
        stage.down(180, 116)
        stage.advance(steps: 60)
        // One at once, one after half a second, and five in the other half.
        #expect(6...8 ~= stepper.value)
        stage.up(180, 116)
        let value = stepper.value
        stage.advance(steps: 60)
        #expect(stepper.value == value)
    }

    @Test func whatIsNoNumberIsIgnored() {
        stepper.value = 3
        stepper.value = .nan
        #expect(stepper.value == 3)
    }
}
