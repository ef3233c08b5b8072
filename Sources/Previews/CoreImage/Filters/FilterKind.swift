import CoreGraphics
import Foundation
import UIKit

/// A kind of filter: its name, its inputs, and how an image is made of them.
struct FilterKind: Sendable {
    /// A thing that a filter is given.
    struct Input: Sendable {
        /// A kind of value, with the one that it has at first.
        enum Value: Sendable {
            case image
            case number(Float, ClosedRange<Float>)
            case point(Float, Float)
            case vector([Float])
            case color(Float, Float, Float, Float)
            case transform
            case data
            case text(String)
        }

        let key: String
        let value: Value

        /// The value that it has at first; nil for none.
        var initial: Any? {
            switch value {
            case .image, .data: nil
            case .number(let number, _): NSNumber(value: number)
            case .point(let x, let y): CIVector(x: CGFloat(x), y: CGFloat(y))
            case .vector(let numbers): CIVector(numbers)
            case .color(let red, let green, let blue, let alpha):
                CIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
            case .transform: CGAffineTransform.identity
            case .text(let text): text
            }
        }

        static var image: Input { Input(key: kCIInputImageKey, value: .image) }
        static var background: Input { Input(key: kCIInputBackgroundImageKey, value: .image) }
        static var mask: Input { Input(key: kCIInputMaskImageKey, value: .image) }
        static var center: Input { .point(kCIInputCenterKey, 150, 150) }
        static func image(_ key: String) -> Input { Input(key: key, value: .image) }
        static func number(_ key: String, _ initial: Float, _ range: ClosedRange<Float>) -> Input {
            Input(key: key, value: .number(initial, range))
        }
        static func point(_ key: String, _ x: Float, _ y: Float) -> Input { Input(key: key, value: .point(x, y)) }
        static func vector(_ key: String, _ numbers: Float...) -> Input { Input(key: key, value: .vector(numbers)) }
        static func color(_ key: String, _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> Input {
            Input(key: key, value: .color(red, green, blue, alpha))
        }
    }

    /// Makes an image of a filter's inputs; nil without those that it needs.
    typealias Make = @Sendable (FilterValues) -> CIImage?

    let name: String
    let categories: [String]
    let inputs: [Input]
    /// Makes its image; nil for a filter that is not carried out.
    let make: Make?

    /// A filter of an image.
    static func of(
        _ name: String, _ category: String, _ inputs: [Input],
        _ make: @escaping @Sendable (CIImage, FilterValues) -> CIImage?
    ) -> FilterKind {
        FilterKind(name: name, categories: categories(category), inputs: [.image] + inputs) { values in
            values.image().flatMap { make($0, values) }
        }
    }

    /// A filter that needs no image, or not only one.
    static func making(
        _ name: String, _ category: String, _ inputs: [Input], _ make: @escaping Make
    ) -> FilterKind {
        FilterKind(name: name, categories: categories(category), inputs: inputs, make: make)
    }

    private static func categories(_ category: String) -> [String] {
        [category, kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
    }

    /// The name as words, which apps show: `Sepia Tone`.
    var title: String {
        var title = ""
        var wasSmall = false
        for character in name.dropFirst(2) {
            if character.isUppercase || character.isNumber, wasSmall { title += " " }
            title.append(character)
            wasSmall = character.isLowercase
        }
        return title
    }

    /// All kinds by their names.
    static let all: [String: FilterKind] = {
        let kinds =
            colorAdjustments + colorCurves + colorEffects + photoEffects + blurs + sharpeners + stylizers + halftones
            + distortions + tiles + transforms + generators + gradients + compositions + reductions + leftOut
        return Dictionary(kinds.map { ($0.name, $0) }) { first, _ in first }
    }()
}

/// The values of a filter's inputs.
struct FilterValues: @unchecked Sendable {
    // They are read only, and are images, colours, numbers and texts.
    let values: [String: Any]

    /// Returns an image; nil without one.
    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

    /// Returns a number; 0 without one.
    func number(_ key: String) -> CGFloat { Self.number(values[key]) ?? 0 }

    /// Returns a number; 0 without one.
    func float(_ key: String) -> Float { Float(number(key)) }

    /// Returns a number of any of Swift's types or Foundation's; nil for others.
    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Bool: number ? 1 : 0
        case let number as any BinaryInteger: CGFloat(Double(Int(clamping: number)))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// Returns a point; the origin without one.
    func point(_ key: String) -> CGPoint {
        switch values[key] {
        case let vector as CIVector: vector.cgPointValue
        case let point as CGPoint: point
        case let value as NSValue: value.cgPointValue
        default: .zero
        }
    }

    /// Returns a point; the origin without one.
    func place(_ key: String = kCIInputCenterKey) -> SIMD2<Float> {
        let point = point(key)
        return SIMD2(Float(point.x), Float(point.y))
    }

    /// Returns a rectangle; nil without one.
    func rect(_ key: String = kCIInputExtentKey) -> CGRect? {
        switch values[key] {
        case let vector as CIVector: vector.cgRectValue
        case let rect as CGRect: rect
        case let value as NSValue: value.cgRectValue
        default: nil
        }
    }

    /// Returns the components of a colour; those of black without one.
    func color(_ key: String = kCIInputColorKey) -> SIMD4<Float> {
        (values[key] as? CIColor)?.components4 ?? SIMD4(0, 0, 0, 1)
    }

    /// Returns a vector's numbers as far as there are four; others are 0.
    func vector(_ key: String) -> SIMD4<Float> {
        guard let vector = values[key] as? CIVector else { return .zero }
        return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
    }

    /// Returns a transform; one that changes nothing without one.
    func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: transform
        case let value as NSValue: value.cgAffineTransformValue
        default: .identity
        }
    }

    /// Returns bytes; none without any.
    func bytes(_ key: String) -> [UInt8] {
        switch values[key] {
        case let data as Data: Array(data)
        case let data as NSData: Array(Data(referencing: data))
        default: []
        }
    }

    /// Returns a text; an empty one without any.
    func text(_ key: String) -> String { values[key] as? String ?? "" }
}
