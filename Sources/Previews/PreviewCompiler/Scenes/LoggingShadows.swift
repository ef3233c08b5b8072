/// The sources with the unified logging of Apple's systems and `NSLog`, for projects that use them: a message is a line of what
/// the project prints, as Xcode's console shows it.
///
/// Private values are shown, as to somebody who debugs. The moment and the process, which `NSLog` puts before a message, are
/// left out: a console knows the step, and counts equal lines.
enum LoggingShadows {
    /// Returns the sources of a project that logs.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; without those that have a name which the project gives to something of its own.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let used = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.names) }
        let own = index.files.reduce(into: Set<String>()) { $0.formUnion($1.summary.declared) }
        let free = parts.filter { own.isDisjoint(with: $0.names) }
        var wanted: Set<String> = []
        for part in free where !used.isDisjoint(with: part.names) { wanted.formUnion([part.file] + part.needs) }
        return free.filter { wanted.contains($0.file) && Set($0.needs).isSubset(of: free.map(\.file)) }
            .map { (name: $0.file, text: Array($0.source.utf8)) }
    }

    /// Whether there is a type with the name of a module, as `OSLog` is, and with a member of a name.
    static func hasType(_ name: String, with member: String) -> Bool {
        name == "OSLog" && ["Category", "Type", "default", "disabled", "init", "self"].contains(member)
    }

    /// A source, the names that it has, and the files that it needs.
    private struct Part {
        let file: String
        let names: Set<String>
        var needs: [String] = []
        let source: String
    }

    private static let parts = [
        Part(
            file: "log-messages.swift",
            names: [
                "OSLogBoolFormat", "OSLogFloatFormatting", "OSLogIntegerFormatting", "OSLogInterpolation",
                "OSLogMessage", "OSLogPrivacy", "OSLogStringAlignment", "OSLogType",
            ], source: messages),
        Part(file: "os-log.swift", names: ["OSLog", "os_log"], needs: ["log-messages.swift"], source: osLog),
        Part(
            file: "logger.swift", names: ["Logger"], needs: ["log-messages.swift", "os-log.swift"], source: logger),
        Part(
            file: "signposts.swift",
            names: ["OSSignpostID", "OSSignpostIntervalState", "OSSignpostType", "OSSignposter", "os_signpost"],
            needs: ["log-messages.swift", "logger.swift", "os-log.swift"], source: signposts),
        Part(file: "ns-log.swift", names: ["NSLog", "NSLogv"], source: nsLog),
    ]

    private static let messages = """
        import Foundation

        public struct OSLogType: RawRepresentable, Equatable, Sendable {
            public static let `default` = OSLogType(0)
            public static let info = OSLogType(1)
            public static let debug = OSLogType(2)
            public static let error = OSLogType(16)
            public static let fault = OSLogType(17)

            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }
            public init(_ rawValue: UInt8) { self.rawValue = rawValue }
        }

        public struct OSLogPrivacy: Sendable {
            public enum Mask: Sendable { case hash, none }
            public static let auto = OSLogPrivacy()
            public static let `public` = OSLogPrivacy()
            public static let `private` = OSLogPrivacy()
            public static let sensitive = OSLogPrivacy()
            public static func auto(mask: Mask) -> OSLogPrivacy { auto }
            public static func `private`(mask: Mask) -> OSLogPrivacy { auto }
            public static func sensitive(mask: Mask) -> OSLogPrivacy { auto }
        }

        public struct OSLogStringAlignment: Sendable {
            let pad: @Sendable (String) -> String
            public static let none = OSLogStringAlignment { $0 }
            public static func right(columns: Int) -> OSLogStringAlignment {
                OSLogStringAlignment { String(repeating: " ", count: max(columns - $0.count, 0)) + $0 }
            }
            public static func left(columns: Int) -> OSLogStringAlignment {
                OSLogStringAlignment { $0 + String(repeating: " ", count: max(columns - $0.count, 0)) }
            }
        }

        public enum OSLogBoolFormat: Sendable { case truth, answer }

        public struct OSLogIntegerFormatting: Sendable {
            var radix = 10, sign = false, prefix = false, uppercase = false, digits = 0
            public static let decimal = OSLogIntegerFormatting()
            public static let hex = OSLogIntegerFormatting(radix: 16)
            public static let octal = OSLogIntegerFormatting(radix: 8)
            public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
                OSLogIntegerFormatting(sign: explicitPositiveSign, digits: minDigits)
            }
            public static func hex(
                explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
            ) -> OSLogIntegerFormatting {
                OSLogIntegerFormatting(
                    radix: 16, sign: explicitPositiveSign, prefix: includePrefix, uppercase: uppercase, digits: minDigits)
            }
            public static func octal(
                explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 0
            ) -> OSLogIntegerFormatting {
                OSLogIntegerFormatting(radix: 8, sign: explicitPositiveSign, prefix: includePrefix, digits: minDigits)
            }

            func text(_ number: some BinaryInteger) -> String {
                let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
                let before = number < 0 ? "-" : sign ? "+" : ""
                return before + (prefix ? radix == 16 ? "0x" : "0o" : "")
                    + String(repeating: "0", count: max(self.digits - digits.count, 0)) + digits
            }
        }

        public struct OSLogFloatFormatting: Sendable {
            var letter = "f", precision = 6, sign = false, uppercase = false
            public static let fixed = OSLogFloatFormatting()
            public static let hex = OSLogFloatFormatting(letter: "a")
            public static let exponential = OSLogFloatFormatting(letter: "e")
            public static let hybrid = OSLogFloatFormatting(letter: "g")
            public static func fixed(
                precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
            ) -> OSLogFloatFormatting {
                OSLogFloatFormatting(precision: precision(), sign: explicitPositiveSign, uppercase: uppercase)
            }
            public static func hex(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
                OSLogFloatFormatting(letter: "a", sign: explicitPositiveSign, uppercase: uppercase)
            }
            public static func exponential(
                precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
            ) -> OSLogFloatFormatting {
                OSLogFloatFormatting(
                    letter: "e", precision: precision(), sign: explicitPositiveSign, uppercase: uppercase)
            }
            public static func hybrid(
                precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
            ) -> OSLogFloatFormatting {
                OSLogFloatFormatting(
                    letter: "g", precision: precision(), sign: explicitPositiveSign, uppercase: uppercase)
            }

            func text(_ number: Double) -> String {
                let letter = uppercase ? letter.uppercased() : letter
                let digits = letter.lowercased() == "a" ? "" : ".\\(min(max(precision, 0), 60))"
                return String(format: "%" + (sign ? "+" : "") + digits + letter, number)
            }
        }

        public struct OSLogInterpolation: StringInterpolationProtocol {
            var text = ""
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { text += literal }

            public mutating func appendInterpolation(
                _ value: @autoclosure () -> Any?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
                attributes: String = ""
            ) {
                text += align.pad(value().map { "\\($0)" } ?? "nil")
            }

            public mutating func appendInterpolation(
                _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
                align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
            ) {
                text += align.pad(format.text(number()))
            }

            public mutating func appendInterpolation(
                _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
                align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
            ) {
                text += align.pad(format.text(Double(number())))
            }

            public mutating func appendInterpolation(
                _ flag: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
            ) {
                switch format {
                case .truth: text += flag() ? "true" : "false"
                case .answer: text += flag() ? "YES" : "NO"
                }
            }
        }

        public struct OSLogMessage: ExpressibleByStringInterpolation {
            let text: String
            public init(stringLiteral value: String) { text = value }
            public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
        }

        """

    private static let osLog = """
        import Foundation

        public class OSLog: NSObject, @unchecked Sendable {
            public struct Category: Sendable {
                public static let pointsOfInterest = Category()
                public static let dynamicTracing = Category()
                public static let dynamicStackTracing = Category()
            }

            public static let `default` = OSLog(isOn: true)
            public static let disabled = OSLog(isOn: false)
            private let isOn: Bool
            private init(isOn: Bool) { self.isOn = isOn }
            public convenience init(subsystem: String, category: String) { self.init(isOn: true) }
            public convenience init(subsystem: String, category: Category) { self.init(isOn: true) }
            public var signpostsEnabled: Bool { false }
            public func isEnabled(type: OSLogType) -> Bool { isOn }

            func print(_ message: StaticString, _ arguments: [CVarArg]) {
                guard isOn else { return }
                // `%{public}@` and its like are what they are without the braces.
                let format = "\\(message)".replacingOccurrences(of: "%\\\\{[^}]*\\\\}", with: "%", options: .regularExpression)
                Swift.print(String(format: format, arguments: arguments))
            }
        }

        @_disfavoredOverload
        public func os_log(
            _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
            _ arguments: CVarArg...
        ) {
            log.print(message, arguments)
        }

        @_disfavoredOverload
        public func os_log(
            _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
            _ arguments: CVarArg...
        ) {
            log.print(message, arguments)
        }

        public func os_log(_ message: OSLogMessage) { print(message.text) }

        public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
            if log.isEnabled(type: type) { print(message.text) }
        }

        """

    private static let logger = """
        import Foundation

        public struct Logger: Sendable {
            private let destination: OSLog
            public init() { destination = .default }
            public init(_ destination: OSLog) { self.destination = destination }
            public init(subsystem: String, category: String) { destination = .default }
            public func log(level: OSLogType, _ message: OSLogMessage) { os_log(level, log: destination, message) }
            public func log(_ message: OSLogMessage) { log(level: .default, message) }
            public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
            public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
            public func info(_ message: OSLogMessage) { log(level: .info, message) }
            public func notice(_ message: OSLogMessage) { log(level: .default, message) }
            public func warning(_ message: OSLogMessage) { log(level: .error, message) }
            public func error(_ message: OSLogMessage) { log(level: .error, message) }
            public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
            public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
        }

        """

    /// Marks for Instruments, which no console shows.
    private static let signposts = """
        import Foundation

        public struct OSSignpostID: Comparable, Sendable {
            public static let exclusive = OSSignpostID(0)
            public static let invalid = OSSignpostID(.max)
            public static let null = OSSignpostID(1)
            public let rawValue: UInt64
            public init(_ rawValue: UInt64) { self.rawValue = rawValue }
            public init(log: OSLog) { self.init(2) }
            public init(log: OSLog, object: AnyObject) { self.init(2) }
            public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
        }

        public enum OSSignpostType: Sendable { case begin, end, event }

        public func os_signpost(
            _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
            signpostID: OSSignpostID = .exclusive
        ) {}

        public func os_signpost(
            _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
            signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...
        ) {}

        public final class OSSignpostIntervalState: Sendable {}

        public struct OSSignposter: Sendable {
            public static let disabled = OSSignposter()
            public init() {}
            public init(logHandle: OSLog) {}
            public init(logger: Logger) {}
            public init(subsystem: String, category: String) {}
            public init(subsystem: String, category: OSLog.Category) {}
            public var isEnabled: Bool { false }
            public func makeSignpostID() -> OSSignpostID { OSSignpostID(2) }
            public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(2) }
            public func beginInterval(
                _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
            ) -> OSSignpostIntervalState {
                OSSignpostIntervalState()
            }
            public func beginAnimationInterval(
                _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
            ) -> OSSignpostIntervalState {
                OSSignpostIntervalState()
            }
            public func endInterval(
                _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
            ) {}
            public func emitEvent(
                _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
            ) {}
            public func withIntervalSignpost<Value>(
                _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
            ) rethrows -> Value {
                try task()
            }
            public func withIntervalSignpost<Value>(
                _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage,
                around task: () throws -> Value
            ) rethrows -> Value {
                try task()
            }
        }

        """

    private static let nsLog = """
        import Foundation

        public func NSLog(_ format: String, _ arguments: any CVarArg...) {
            print(String(format: format, arguments: arguments))
        }

        public func NSLogv(_ format: String, _ arguments: CVaListPointer) {
            print(NSString(format: format, arguments: arguments) as String)
        }

        """
}
