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

    @Test func selectionPerformsTheSegmentsAction() {
        var performed: [String] = []
        let control = stage.perform {
            UISegmentedControl(
                frame: CGRect(x: 50, y: 200, width: 300, height: 32),
                actions: ["List", "Grid"].map { title in UIAction(title: title) { performed.append($0.title) } })
        }
        stage.add(control)
        stage.perform {
            control.setAction(
                UIAction(title: "Deck", identifier: .init("deck")) { performed.append($0.title) }, forSegmentAt: 1)
        }
        #expect(control.titleForSegment(at: 0) == "List" && control.titleForSegment(at: 1) == "Deck")
        #expect(control.segmentIndex(identifiedBy: .init("deck")) == 1)
        // What the app selects performs nothing.
        stage.perform { control.selectedSegmentIndex = 1 }
        #expect(performed.isEmpty)
        for x in [100, 300, 300] as [CGFloat] {
            stage.down(x, 216)
            stage.up(x, 216)
            stage.settle()
        }
        #expect(performed == ["List", "Deck"])
    }

    @Test func imagesTakeThePlaceOfTheStandardLook() {
        let image = UIImage(file: "a", size: CGSize(width: 4, height: 4))
        let line = UIImage(file: "b", size: CGSize(width: 6, height: 30))
        stage.perform {
            control.selectedSegmentIndex = 0
            control.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
            control.setBackgroundImage(image, for: .selected, barMetrics: .default)
            control.setDividerImage(
                line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        }
        stage.advance()
        #expect(control.backgroundColor == .clear)
        let pictures = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.image === image }
        #expect(pictures.count == 1 && pictures.first?.frame.minX == 0)
        #expect(control.subviews.count { ($0 as? UIImageView)?.image === line && $0.bounds.width == 6 } == 2)
        stage.perform {
            for state in [.normal, .selected] as [UIControl.State] {
                control.setBackgroundImage(nil, for: state, barMetrics: .default)
            }
        }
        #expect(control.backgroundColor != .clear)
    }

    /// As qnotna/twelve-months-ios-swiftui's control of round corners.
    @Test func aSubclassMayHaveItsItemsAsItsOwnInitializerDoes() {
        final class RoundControl: UISegmentedControl {
            override init(items: [Any]?) {
                super.init(items: items)
                selectedSegmentIndex = 1
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let control = RoundControl(items: ["Day", "Week"])
        #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Week")
        #expect(control.selectedSegmentIndex == 1 && control.frame.width > 60 && control.frame.height == 32)
    }
}
