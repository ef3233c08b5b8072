import Testing

@testable import UIKit

@MainActor
@Suite struct SegmentedControlTests {
    private let stage = Stage()
    private let control: UISegmentedControl
    private var heard = Counter()

    private final class Counter { var count = 0 }

    init() {
        let heard = heard
        control = stage.perform {
            let control = UISegmentedControl(items: ["Day", "Week", "Month"])
            control.frame = CGRect(x: 50, y: 100, width: 300, height: 32)
            control.addAction(UIAction { _ in heard.count += 1 }, for: .valueChanged)
            return control
        }
        stage.add(control)
    }

    private func tap(_ x: CGFloat) {
        stage.down(x, 116)
        stage.up(x, 116)
        stage.settle()
    }

    @Test func aTapSelectsASegmentAndIsHeardOnce() {
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        tap(300)
        #expect(control.selectedSegmentIndex == 2)
        tap(300)
        #expect(heard.count == 1)
        tap(100)
        #expect(control.selectedSegmentIndex == 0)
        #expect(heard.count == 2)
    }

    @Test func codeThatSelectsIsNotHeard() {
        control.selectedSegmentIndex = 1
        #expect(heard.count == 0)
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func theSelectionStaysWithItsSegment() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Week")
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
    }

    @Test func aSegmentThatIsSwitchedOffIsNotSelected() {
        control.setEnabled(false, forSegmentAt: 1)
        tap(200)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(heard.count == 0)
    }

    @Test func aMomentaryControlKeepsNoSelection() {
        control.isMomentary = true
        tap(200)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(heard.count == 1)
    }
}
