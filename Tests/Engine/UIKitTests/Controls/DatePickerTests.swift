import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct DatePickerTests {
    private let stage = Stage()

    private func picker(_ mode: UIDatePicker.Mode, _ configure: (UIDatePicker) -> Void = { _ in }) -> UIDatePicker {
        let picker = stage.perform {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 400, height: 216))
            picker.datePickerMode = mode
            configure(picker)
            return picker
        }
        stage.add(picker)
        stage.settle()
        return picker
    }

    private func date(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
        try #require(picker.subviews.first as? UIPickerView)
    }

    /// The texts of the rows in the middle.
    private func rows(_ picker: UIDatePicker) throws -> [String] {
        let wheels = try wheels(picker)
        return stage.perform {
            wheels.layoutIfNeeded()
            return (0..<wheels.numberOfComponents).map { component in
                let row = wheels.selectedRow(inComponent: component)
                return wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: component) ?? "?"
            }
        }
    }

    @Test func itBeginsAtTheStagesDate() throws {
        let picker = picker(.dateAndTime)
        #expect(picker.date == (try date("2026-01-09T09:41:00Z")))
        #expect(try rows(picker) == ["Fri, Jan 9", "9", "41", "AM"])
    }

    @Test(arguments: [
        (UIDatePicker.Mode.date, ["February", "29", "2024"]), (.time, ["1", "05", "PM"]),
        (.yearAndMonth, ["February", "2024"]),
    ])
    func itsWheelsShowTheDate(mode: UIDatePicker.Mode, texts: [String]) throws {
        let picker = picker(mode)
        let day = try date("2024-02-29T13:05:00Z")
        stage.perform { picker.date = day }
        #expect(picker.date == day)
        #expect(try rows(picker) == texts)
    }

    @Test func aDragChoosesADate() throws {
        let picker = picker(.date)
        let heard = Heard()
        stage.perform { picker.addAction(UIAction { _ in heard.count += 1 }, for: .valueChanged) }
        // The wheel of the days, by two rows.
        stage.down(240, 150)
        for step in 1...16 { stage.move(240, 150 - CGFloat(5 * step)) }
        for _ in 0..<8 { stage.move(240, 70) }
        stage.up(240, 70)
        stage.settle()
        let days = try #require(Calendar(identifier: .gregorian).dateComponents([.day], from: picker.date).day)
        #expect(days > 9)
        #expect(try rows(picker)[1] == "\(days)")
        #expect(heard.count == 1)
    }

    private final class Heard { var count = 0 }

    @Test func aDateBeyondALimitTurnsBack() throws {
        let (first, last) = (try date("2026-01-08T00:00:00Z"), try date("2026-01-10T12:00:00Z"))
        let picker = picker(.date) {
            $0.minimumDate = first
            $0.maximumDate = last
        }
        stage.down(240, 150)
        for step in 1...10 { stage.move(240, 150 - CGFloat(14 * step)) }
        stage.up(240, 10)
        stage.settle()
        #expect(picker.date == last)
        #expect(try rows(picker) == ["January", "10", "2026"])
        let long = try date("1999-01-01T00:00:00Z")
        stage.perform { picker.date = long }
        #expect(picker.date == first)
    }

    @Test func aShorterMonthHasItsLastDay() throws {
        let picker = picker(.date)
        let day = try date("2023-01-31T00:00:00Z")
        let wheels = try wheels(picker)
        stage.perform {
            picker.date = day
            wheels.selectRow(1, inComponent: 0, animated: false)
            wheels.delegate?.pickerView(wheels, didSelectRow: 1, inComponent: 0)
        }
        stage.settle()
        #expect(picker.date == (try date("2023-02-28T00:00:00Z")))
        #expect(try rows(picker) == ["February", "28", "2023"])
    }

    @Test func aCountdownIsADuration() throws {
        let picker = picker(.countDownTimer) { $0.minuteInterval = 15 }
        stage.perform { picker.countDownDuration = 5400 }
        #expect(picker.countDownDuration == 5400)
        #expect(try rows(picker) == ["1 h", "30 min"])
        stage.perform { picker.countDownDuration = 0 }
        #expect(picker.countDownDuration == 900)
    }

    @Test func intervalsThatDoNotDivideAnHourAreOverlooked() {
        let picker = picker(.time)
        stage.perform { picker.minuteInterval = 7 }
        #expect(picker.minuteInterval == 1)
        stage.perform { picker.minuteInterval = 0 }
        #expect(picker.minuteInterval == 1)
    }
}
