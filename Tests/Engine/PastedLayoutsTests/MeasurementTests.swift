import Foundation
import StageTime
import Testing

/// Measurements as apps write them on a phone of the United States.
@Suite struct MeasurementTests {
    private func text<UnitType: Unit>(
        _ value: Double, _ unit: UnitType, _ options: StageTime.MeasurementFormatter.UnitOptions = [],
        _ style: Formatter.UnitStyle = .medium
    ) -> String {
        let formatter = StageTime.MeasurementFormatter()
        (formatter.unitOptions, formatter.unitStyle) = (options, style)
        return formatter.string(from: Measurement(value: value, unit: unit))
    }

    @Test func unitsAreThoseOfTheCountryUnlessTheGivenOnesAreAskedFor() {
        #expect(text(5, UnitLength.kilometers) == "3.107 mi")
        #expect(text(20, UnitTemperature.celsius) == "68°F")
        #expect(text(5, UnitLength.kilometers, .providedUnit) == "5 km")
        #expect(text(70, UnitLength.meters, .providedUnit) == "70 m")
        #expect(text(20, UnitTemperature.celsius, [.providedUnit, .temperatureWithoutUnit]) == "20°")
    }

    @Test func longUnitsHaveTheirNames() {
        #expect(text(1, UnitMass.kilograms, .providedUnit, .long) == "1 kilogram")
        #expect(text(1200, UnitMass.kilograms, .providedUnit, .long) == "1,200 kilograms")
        #expect(text(5, UnitLength.kilometers, .providedUnit, .short) == "5km")
    }
}
