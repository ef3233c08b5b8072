extension SystemShadows {
    /// Types, units and quantities.
    static let healthTypes = #"""
        public struct HKError: CustomNSError, Hashable, Sendable {
            public enum Code: Int, Sendable {
                case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
                case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
                case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
                case errorNoData
            }
            public static let errorDomain = "com.apple.healthkit"
            public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
            public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public var errorCode: Int { code.rawValue }
        }

        public func ~= (code: HKError.Code, error: any Error) -> Bool { (error as? HKError)?.code == code }

        /// A type of what is known of somebody's health.
        open class HKObjectType: NSObject, @unchecked Sendable {
            public final let identifier: String
            fileprivate init(_ identifier: String) { self.identifier = identifier }
            open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
            open override var hash: Int { identifier.hashValue }
            open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
                HKQuantityType(identifier)
            }
            open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
                HKCategoryType(identifier)
            }
            open class func characteristicType(
                forIdentifier identifier: HKCharacteristicTypeIdentifier
            ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
            open class func workoutType() -> HKWorkoutType { HKWorkoutType() }
            open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
        }

        open class HKSampleType: HKObjectType, @unchecked Sendable {}
        open class HKQuantityType: HKSampleType, @unchecked Sendable {
            public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
        }
        open class HKCategoryType: HKSampleType, @unchecked Sendable {
            public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
        }
        open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
            public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
        }
        open class HKWorkoutType: HKSampleType, @unchecked Sendable {
            fileprivate init() { super.init("HKWorkoutTypeIdentifier") }
        }
        open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
            fileprivate init() { super.init("HKActivitySummaryTypeIdentifier") }
        }

        public enum HKMetricPrefix: Int, Sendable {
            case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
            fileprivate var factor: Double {
                [1, 1e-15, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12][rawValue]
            }
            fileprivate var sign: String {
                ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
            }
        }

        /// What a quantity is measured in.
        open class HKUnit: NSObject, @unchecked Sendable {
            public final let unitString: String
            /// How much one of it is of the one that its kind is counted in, and where it begins.
            fileprivate final let (factor, offset): (Double, Double)
            private init(_ text: String, _ factor: Double, from offset: Double = 0) {
                (unitString, self.factor, self.offset) = (text, factor, offset)
            }
            private static let simple: [String: Double] = [
                "g": 1, "oz": 28.3495, "lb": 453.59237, "st": 6350.29318, "m": 1, "in": 0.0254, "ft": 0.3048, "yd": 0.9144,
                "mi": 1609.344, "L": 1, "fl_oz_us": 0.0295735, "fl_oz_imp": 0.0284131, "cup_us": 0.236588, "pt_us": 0.473176,
                "Pa": 1, "mmHg": 133.322, "atm": 101_325, "s": 1, "min": 60, "hr": 3600, "d": 86400, "J": 1, "cal": 4.184,
                "kcal": 4184, "Cal": 4184, "count": 1, "%": 1, "IU": 1, "Hz": 1, "W": 1, "V": 1, "S": 1, "K": 1, "dBASPL": 1,
            ]
            public convenience init(from string: String) {
                let parts = string.split(separator: "/").map { part in
                    part.split(whereSeparator: { "*·.".contains($0) }).reduce(1) { $0 * Self.factor(of: String($1)) }
                }
                let factor = parts.dropFirst().reduce(parts.first ?? 1, /)
                self.init(string, factor, from: string == "degC" ? 273.15 : string == "degF" ? 459.67 * 5 / 9 : 0)
            }
            private static func factor(of name: String) -> Double {
                if let known = simple[name] { return known }
                if name == "degF" { return 5.0 / 9 }
                let prefixes = (1...13).compactMap(HKMetricPrefix.init(rawValue:))
                let prefix = prefixes.filter { name.hasPrefix($0.sign) && simple[String(name.dropFirst($0.sign.count))] != nil }
                    .max { $0.sign.count < $1.sign.count }
                return prefix.map { $0.factor * (simple[String(name.dropFirst($0.sign.count))] ?? 1) } ?? 1
            }
            private class func prefixed(_ prefix: HKMetricPrefix, _ name: String) -> HKUnit {
                HKUnit(prefix.sign + name, prefix.factor * (simple[name] ?? 1))
            }
            open class func gram() -> HKUnit { HKUnit(from: "g") }
            open class func ounce() -> HKUnit { HKUnit(from: "oz") }
            open class func pound() -> HKUnit { HKUnit(from: "lb") }
            open class func stone() -> HKUnit { HKUnit(from: "st") }
            open class func meter() -> HKUnit { HKUnit(from: "m") }
            open class func inch() -> HKUnit { HKUnit(from: "in") }
            open class func foot() -> HKUnit { HKUnit(from: "ft") }
            open class func yard() -> HKUnit { HKUnit(from: "yd") }
            open class func mile() -> HKUnit { HKUnit(from: "mi") }
            open class func liter() -> HKUnit { HKUnit(from: "L") }
            open class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
            open class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
            open class func pascal() -> HKUnit { HKUnit(from: "Pa") }
            open class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
            open class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
            open class func second() -> HKUnit { HKUnit(from: "s") }
            open class func minute() -> HKUnit { HKUnit(from: "min") }
            open class func hour() -> HKUnit { HKUnit(from: "hr") }
            open class func day() -> HKUnit { HKUnit(from: "d") }
            open class func joule() -> HKUnit { HKUnit(from: "J") }
            open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
            open class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
            open class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
            open class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
            open class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
            open class func kelvin() -> HKUnit { HKUnit(from: "K") }
            open class func count() -> HKUnit { HKUnit(from: "count") }
            open class func percent() -> HKUnit { HKUnit(from: "%") }
            open class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
            open class func hertz() -> HKUnit { HKUnit(from: "Hz") }
            open class func watt() -> HKUnit { HKUnit(from: "W") }
            open class func volt() -> HKUnit { HKUnit(from: "V") }
            open class func siemen() -> HKUnit { HKUnit(from: "S") }
            open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "g") }
            open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "m") }
            open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "L") }
            open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "J") }
            open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "s") }
            open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "Hz") }
            open func unitDivided(by unit: HKUnit) -> HKUnit {
                HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
            }
            open func unitMultiplied(by unit: HKUnit) -> HKUnit {
                HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
            }
            open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
            open override var hash: Int { unitString.hashValue }
            open override var description: String { unitString }
        }

        open class HKQuantity: NSObject, @unchecked Sendable {
            private let (unit, value): (HKUnit, Double)
            public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
            open func doubleValue(for unit: HKUnit) -> Double {
                self.unit == unit ? value : (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
            }
            open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
            open func compare(_ quantity: HKQuantity) -> ComparisonResult {
                let other = quantity.doubleValue(for: unit)
                return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
            }
            open override var description: String { "\(value) \(unit)" }
        }

        public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
        public enum HKBloodType: Int, Sendable {
            case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
        }
        public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
        public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
        open class HKBiologicalSexObject: NSObject { open var biologicalSex: HKBiologicalSex { .notSet } }
        open class HKBloodTypeObject: NSObject { open var bloodType: HKBloodType { .notSet } }

        """#
}
