import CoreGraphics
import Foundation
import UIKit

/// A maker of an image of inputs, which it knows by their keys.
///
/// Colours are worked on as sRGB has them, where iOS takes linear light for most filters, so that numbers between the ends look different.
/// Names that are none of Core Image's make no filter; of its own, the ones that are not carried out hand on their image, as is said once.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    // As on iOS, code keeps two threads from the same filter.
    var values: [String: Any] = [:]
    let kind: FilterKind?

    /// The name.
    open var name: String
    /// Has no effect: filters are of layers on macOS alone.
    open var isEnabled = true

    /// Makes a filter of code's own class, which overrides ``outputImage``.
    public override init() {
        kind = nil
        name = "\(Self.self)"
        super.init()
    }

    init(_ kind: FilterKind?, name: String) {
        (self.kind, self.name) = (kind, name)
        super.init()
    }

    /// Makes a filter of a name; nil for one that is none of Core Image's.
    public convenience init?(name: String) {
        guard let kind = FilterKind.all[name] else { return nil }
        self.init(kind, name: name)
        setDefaults()
    }

    /// Makes a filter of a name with values of its inputs by their keys; nil for a name that is none of Core Image's.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Makes a filter of a name with values of its inputs by their keys; nil for a name that is none of Core Image's.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// The image that it makes; nil without what it needs.
    open var outputImage: CIImage? {
        guard let kind else { return nil }
        guard let make = kind.make else {
            EngineMessages.reportOnce(
                "Core Image's filter \(kind.name) is not carried out here: its image is handed on as it is")
            return values[kCIInputImageKey] as? CIImage
        }
        return make(FilterValues(values: values))
    }

    /// The keys of its inputs.
    open var inputKeys: [String] { kind?.inputs.map(\.key) ?? values.keys.sorted() }
    /// The keys of what it makes: one image.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Gives the inputs the values that they have at first.
    open func setDefaults() {
        for input in kind?.inputs ?? [] { values[input.key] = input.initial }
    }

    /// Gives an input a value; nil takes it away.
    open func setValue(_ value: Any?, forKey key: String) {
        switch value {
        case let image as CIImage?: values[key] = image
        case .some(let value): values[key] = value is NSNull ? nil : value
        default: values[key] = nil
        }
    }

    /// Returns the value of an input, or the image that it makes; nil without one.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// Gives an input a value, as ``setValue(_:forKey:)`` does.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        setValue(value, forKey: keyPath)
    }

    /// Returns the value of an input, as ``value(forKey:)`` does.
    open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

    /// Gives inputs values by their keys.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
    }

    /// What is known of the filter and of its inputs, by the keys of attributes and of inputs.
    open var attributes: [String: Any] {
        guard let kind else { return [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name] }
        var all: [String: Any] = [
            kCIAttributeFilterName: kind.name, kCIAttributeFilterDisplayName: kind.title,
            kCIAttributeFilterCategories: kind.categories,
        ]
        for input in kind.inputs { all[input.key] = input.attributes }
        return all
    }

    /// Returns a filter of the same kind with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter(kind, name: name)
        copy.values = values
        return copy
    }

    open override var description: String { "<\(name): \(inputKeys.joined(separator: ", "))>" }

    // MARK: Names

    /// Returns the names of a category's filters; of all for nil.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterKind.all.values.filter { kind in category.map(kind.categories.contains) ?? true }.map(\.name).sorted()
    }

    /// Returns the names of the filters that are in all of some categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterKind.all.values.filter { Set(categories ?? []).isSubset(of: $0.categories) }.map(\.name).sorted()
    }

    /// Returns a filter's name as words, which apps show.
    open class func localizedName(forFilterName filterName: String) -> String? { FilterKind.all[filterName]?.title }

    /// Returns a category's name as words, which apps show.
    open class func localizedName(forCategory category: String) -> String {
        String(category.hasPrefix("CICategory") ? category.dropFirst(10) : category[...])
    }

    /// Returns what a filter does in words: nil, as there are none.
    open class func localizedDescription(forFilterName filterName: String) -> String? { nil }

    /// Returns where a filter is told of: nil, as it is nowhere.
    open class func localizedReferenceDocumentation(forFilterName filterName: String) -> URL? { nil }
}

extension FilterKind.Input {
    /// What is known of the input, by the keys of attributes.
    fileprivate var attributes: [String: Any] {
        var all: [String: Any] = [kCIAttributeName: key, kCIAttributeClass: className]
        if let initial { all[kCIAttributeDefault] = initial }
        if case .number(let initial, let range) = value {
            all[kCIAttributeType] = kCIAttributeTypeScalar
            all[kCIAttributeIdentity] = NSNumber(value: initial)
            for (key, bound) in [
                (kCIAttributeMin, range.lowerBound), (kCIAttributeSliderMin, range.lowerBound),
                (kCIAttributeMax, range.upperBound), (kCIAttributeSliderMax, range.upperBound),
            ] { all[key] = NSNumber(value: bound) }
        }
        let word = key.hasPrefix("input") ? key.dropFirst(5) : key[...]
        all[kCIAttributeDisplayName] = String(word)
        return all
    }

    private var className: String {
        switch value {
        case .image: "CIImage"
        case .number: "NSNumber"
        case .point, .vector: "CIVector"
        case .color: "CIColor"
        case .transform: "NSValue"
        case .data: "NSData"
        case .text: "NSString"
        }
    }
}
