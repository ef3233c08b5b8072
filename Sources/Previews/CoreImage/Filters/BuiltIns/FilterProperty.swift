import CoreGraphics
import Foundation
import UIKit

/// A property of a filter that is one of its inputs.
@propertyWrapper
struct FilterProperty<Value: FilterValue> {
    let key: String

    init(_ key: String) {
        self.key = key
    }

    /// Is never used: a property knows its filter.
    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError("a property knows its filter") }
        set { fatalError("a property knows its filter") }
    }

    static subscript<Filter: CIFilter>(
        _enclosingInstance filter: Filter, wrapped wrapped: ReferenceWritableKeyPath<Filter, Value>,
        storage storage: ReferenceWritableKeyPath<Filter, Self>
    ) -> Value {
        get { Value.read(FilterValues(values: filter.values), filter[keyPath: storage].key) }
        set { filter.setValue(newValue.written, forKey: filter[keyPath: storage].key) }
    }
}

/// A property of a filter that is an image among its inputs.
@propertyWrapper
struct FilterImage {
    let key: String

    init(_ key: String) {
        self.key = key
    }

    /// Is never used: a property knows its filter.
    @available(*, unavailable)
    var wrappedValue: CIImage? {
        get { fatalError("a property knows its filter") }
        set { fatalError("a property knows its filter") }
    }

    static subscript<Filter: CIFilter>(
        _enclosingInstance filter: Filter, wrapped wrapped: ReferenceWritableKeyPath<Filter, CIImage?>,
        storage storage: ReferenceWritableKeyPath<Filter, Self>
    ) -> CIImage? {
        get { filter.values[filter[keyPath: storage].key] as? CIImage }
        set { filter.setValue(newValue, forKey: filter[keyPath: storage].key) }
    }
}

/// A value of a filter's property.
protocol FilterValue {
    /// Returns the value of an input.
    static func read(_ values: FilterValues, _ key: String) -> Self
    /// The value as an input has it.
    var written: Any? { get }
}

extension Float: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> Float { values.float(key) }
    var written: Any? { NSNumber(value: self) }
}

extension Int: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> Int { Int(values.float(key)) }
    var written: Any? { NSNumber(value: self) }
}

extension String: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> String { values.text(key) }
    var written: Any? { self }
}

extension Data: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> Data { Data(values.bytes(key)) }
    var written: Any? { self }
}

extension CGPoint: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> CGPoint { values.point(key) }
    var written: Any? { CIVector(cgPoint: self) }
}

extension CGRect: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> CGRect { values.rect(key) ?? .zero }
    var written: Any? { CIVector(cgRect: self) }
}

extension CGAffineTransform: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> CGAffineTransform { values.transform(key) }
    var written: Any? { self }
}

extension CIColor: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> Self {
        let color = values.color(key)
        return (values.values[key] as? Self)
            ?? Self(
                red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: CGFloat(color.w))
    }
    var written: Any? { self }
}

extension CIVector: FilterValue {
    static func read(_ values: FilterValues, _ key: String) -> Self {
        (values.values[key] as? Self) ?? Self(values: [0], count: 1)
    }
    var written: Any? { self }
}
