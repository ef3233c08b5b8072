import Testing

@testable import UIKit

@MainActor
@Suite struct PickerViewTests {
    private final class Owner: UIPickerViewDataSource, UIPickerViewDelegate {
        var heard: [Int] = []
        var rows = 100
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            heard.append(row)
        }
    }

    private let stage = Stage()
    private let owner = Owner()
    private let picker: UIPickerView

    init() {
        let owner = owner
        picker = stage.perform {
            let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
            picker.dataSource = owner
            picker.delegate = owner
            return picker
        }
        stage.add(picker)
    }

    /// hsylife/SwiftyPickerPopover's pickers have a delegate alone, in code and in storyboards.
    @Test func aDelegateMayBeTheDataSource() {
        stage.perform {
            let other = UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
            other.delegate = owner
            #expect(other.numberOfComponents == 2 && other.numberOfRows(inComponent: 1) == 100)
        }
    }

    /// shu223/iOS-10-Sampler's file connects a picker to a controller that has its rows once it has loaded its view.
    @Test func whoHasTheRowsIsAskedOnceTheyAreNeeded() {
        final class Late: UIPickerViewDataSource, UIPickerViewDelegate {
            var names: [String]!
            func numberOfComponents(in pickerView: UIPickerView) -> Int { names.isEmpty ? 0 : 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { names.count }
        }
        let late = Late()
        let other = stage.perform { UIPickerView(frame: CGRect(x: 0, y: 0, width: 400, height: 216)) }
        stage.perform {
            (other.dataSource, other.delegate) = (late, late)
            late.names = ["a", "b"]
        }
        stage.add(other)
        #expect(other.subviews.compactMap { $0 as? PickerWheel }.map(\.count) == [2])
        stage.perform {
            late.names = ["a"]
            other.reloadComponent(0)
            #expect(other.numberOfRows(inComponent: 0) == 1)
            other.dataSource = owner
            #expect(other.numberOfRows(inComponent: 1) == 100)
        }
    }

    @Test func aDragTurnsAWheelWhichComesToRestAtARow() {
        stage.down(100, 150)
        for step in 1...10 { stage.move(100, 150 - CGFloat(10 * step)) }
        stage.up(100, 50)
        stage.settle()
        let row = picker.selectedRow(inComponent: 0)
        #expect(row >= 2)
        #expect(owner.heard == [row])
        #expect(picker.selectedRow(inComponent: 1) == 0)
        let view = picker.view(forRow: row, forComponent: 0)
        let place = view.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y }
        #expect(abs((place ?? 0) - 108) < 0.5)
    }

    @Test func codeThatSelectsIsNotHeard() {
        stage.perform { picker.selectRow(40, inComponent: 1, animated: true) }
        #expect(picker.selectedRow(inComponent: 1) == 40)
        stage.settle()
        #expect(picker.selectedRow(inComponent: 1) == 40)
        stage.perform { picker.selectRow(7, inComponent: 1, animated: false) }
        #expect(picker.selectedRow(inComponent: 1) == 7)
        #expect(owner.heard == [])
    }

    /// kmcgill88/McPicker-iOS: a delegate's rows are views, as Apple's `UIPickerViewDelegate` has them: not optional ones.
    @Test func rowsAreTheDelegatesViews() throws {
        final class Views: UIPickerViewDelegate {
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                let label = UILabel()
                label.text = "own \(row)"
                return label
            }
        }
        let views = Views()
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "row 1")
        stage.perform {
            picker.delegate = views
            picker.layoutIfNeeded()
        }
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "own 1")
    }

    @Test func rowsOutOfSightAreNotMade() {
        #expect(picker.view(forRow: 0, forComponent: 0) != nil)
        #expect(picker.view(forRow: 50, forComponent: 0) == nil)
    }

    @Test func fewerRowsLeaveTheLastOneSelected() {
        stage.perform { picker.selectRow(40, inComponent: 0, animated: false) }
        owner.rows = 10
        stage.perform { picker.reloadAllComponents() }
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 9)
        owner.rows = 0
        stage.perform { picker.reloadAllComponents() }
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }
}
