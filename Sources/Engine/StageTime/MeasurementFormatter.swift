import Foundation

/// Writes measurements in English, as `3.1 mi` or `5 kilometers`; Foundation lacks it on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// In which units measurements are written.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// In those that they have.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// Has no effect.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without the letter of their scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// In which units measurements are written: the United States' by default.
    open var unitOptions: UnitOptions = []
    /// How long units' names are.
    open var unitStyle = Formatter.UnitStyle.medium
    /// Has no effect: what is written is English.
    open var locale: Locale! = Locale(identifier: "en_US")
    /// What writes the numbers: with three decimals at most by default.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Returns a measurement in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let (value, unit) = shown(measurement.value, measurement.unit)
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        let symbol = string(from: unit)
        if unitStyle == .long, let name = Self.names[unit.symbol] {
            return number + " " + (number == "1" ? name.one : name.several)
        }
        let isJoined = unitStyle == .short || symbol.hasPrefix("°")
        return number + (isJoined ? "" : " ") + symbol
    }

    /// Returns a unit's symbol, or its name in the long style.
    open func string(from unit: Unit) -> String {
        unitStyle == .long ? Self.names[unit.symbol]?.several ?? unit.symbol : unit.symbol
    }

    /// Returns a value in the unit in which it is written.
    private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension,
            let other = Self.customary.first(where: { $0.metric.contains(dimension) })?.unit
        else { return (value, unit) }
        return (other.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), other)
    }

    /// The units of the United States that stand for those of elsewhere (the Unicode CLDR's unit preferences).
    private static let customary: [(metric: [Dimension], unit: Dimension)] = [
        ([UnitLength.kilometers], UnitLength.miles), ([UnitLength.meters], UnitLength.feet),
        ([UnitLength.centimeters, UnitLength.millimeters], UnitLength.inches), ([UnitMass.kilograms], UnitMass.pounds),
        ([UnitMass.grams], UnitMass.ounces),
        ([UnitTemperature.celsius, UnitTemperature.kelvin], UnitTemperature.fahrenheit),
        ([UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond], UnitSpeed.milesPerHour),
        ([UnitVolume.liters], UnitVolume.gallons),
    ]

    private static let names: [String: (one: String, several: String)] = [
        "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "cm": ("centimeter", "centimeters"),
        "mm": ("millimeter", "millimeters"), "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
        "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"), "lb": ("pound", "pounds"),
        "oz": ("ounce", "ounces"), "t": ("metric ton", "metric tons"), "°C": ("degree Celsius", "degrees Celsius"),
        "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
        "km/h": ("kilometer per hour", "kilometers per hour"), "m/s": ("meter per second", "meters per second"),
        "mph": ("mile per hour", "miles per hour"), "L": ("liter", "liters"), "gal": ("gallon", "gallons"),
        "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
    ]
}
