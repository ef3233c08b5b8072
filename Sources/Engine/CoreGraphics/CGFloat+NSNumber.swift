import Foundation

extension CGFloat {
    /// Makes the number that an object holds, rounded where it can't be represented.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Makes the number that an object holds; nil if it can't be represented.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}

/// A number as Objective-C has it, an `NSNumber`: `stops as [NSNumber]`. Foundation has that on Linux for all numbers but this one.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// Returns the number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Sets the number that an object holds.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    /// Sets the number that an object holds; returns false if it can't be represented.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(exactly: source)
        return result != nil
    }

    /// Returns the number that an object holds; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}
