import UIKit

/// A value that Objective-C would hold in an object of `NSValue`, `NSNumber` or `NSString`, and be asked for by its type's name.
///
/// What it is not is nil, as of an object that does not answer.
public struct BoxedValue {
    private let value: Any?

    /// Makes a value that may be boxed, or not.
    public init(_ value: Any?) {
        self.value = value
    }

    /// The value as observers are told of it: geometry in a box.
    public var object: Any {
        switch value {
        case let point as CGPoint: NSValue(cgPoint: point)
        case let size as CGSize: NSValue(cgSize: size)
        case let rect as CGRect: NSValue(cgRect: rect)
        default: value ?? NSNull()
        }
    }
    /// The value as a point.
    public var cgPointValue: CGPoint! { value as? CGPoint ?? (value as? NSValue)?.cgPointValue }
    /// The value as a size.
    public var cgSizeValue: CGSize! { value as? CGSize ?? (value as? NSValue)?.cgSizeValue }
    /// The value as a rectangle.
    public var cgRectValue: CGRect! { value as? CGRect ?? (value as? NSValue)?.cgRectValue }
    /// The value as a vector.
    public var cgVectorValue: CGVector! { value as? CGVector }
    /// The value as a transform.
    public var cgAffineTransformValue: CGAffineTransform! { value as? CGAffineTransform }
    /// The value as insets.
    public var uiEdgeInsetsValue: UIEdgeInsets! { value as? UIEdgeInsets }
    /// The value as a number that is true unless it is 0.
    public var boolValue: Bool! { value as? Bool ?? doubleValue.map { $0 != 0 } }
    /// The value as a number.
    public var doubleValue: Double! {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let isTrue as Bool: isTrue ? 1 : 0
        case let text as String: (text as NSString).doubleValue
        default: nil
        }
    }
    /// The value as a number.
    public var floatValue: Float! { doubleValue.map { Float($0) } }
    /// The value as a whole number.
    public var integerValue: Int! { whole() }
    /// The value as a whole number that is not negative.
    public var uintValue: UInt! { whole() }
    /// The value as a whole number of 32 bits.
    public var intValue: Int32! { whole() }
    /// The value as a whole number of 32 bits.
    public var int32Value: Int32! { intValue }

    /// The value without its fraction; nil if the type has no such number.
    private func whole<Number: FixedWidthInteger>() -> Number? {
        doubleValue.flatMap { Number(exactly: $0.rounded(.towardZero)) }
    }
}
