// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// A colour space; every one is sRGB here.
public final class CGColorSpace: Equatable, Hashable, Sendable {
    /// The name of the sRGB space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the Display P3 space, which is taken as sRGB.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the extended sRGB space, which is taken as sRGB.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    /// Makes the sRGB space.
    public init() {}

    /// Makes the sRGB space, whatever the name.
    public convenience init?(name: String) {
        self.init()
    }

    /// The kind of the space's colours: red, green and blue.
    public var model: CGColorSpaceModel { .rgb }
    /// The number of components of a colour without its alpha: 3.
    public var numberOfComponents: Int { 3 }

    /// Returns true: all spaces are the same here.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { true }
    /// Hashes nothing: all spaces are the same here.
    public func hash(into hasher: inout Hasher) {}
}

/// A kind of colours.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// Returns a colour space of red, green and blue components: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Returns a colour space for grey levels: sRGB here, as every one.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours along a line or between two circles.
public final class CGGradient: Sendable {
    let colors: [CGColor]
    let locations: [CGFloat]

    /// Makes a gradient of colours.
    ///
    /// - Parameters:
    ///   - space: is not used: every colour is sRGB here.
    ///   - colors: `CGColor`s, at least one; otherwise the result is nil.
    ///   - locations: one for each colour in 0...1; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
        let given = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) } ?? even
        let order = given.indices.sorted { (given[$0], $0) < (given[$1], $1) }
        self.colors = order.map { colors[$0] }
        self.locations = order.map { min(max(given[$0], 0), 1) }
    }

    /// Makes a gradient of an array of `CGColor`s, as the initialiser for a Swift array does.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }

    /// Makes a gradient of components, four for each colour: red, green, blue and alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let colors = (0..<max(count, 0)).map { index in
            CGColor(
                srgbRed: components[4 * index], green: components[4 * index + 1], blue: components[4 * index + 2],
                alpha: components[4 * index + 3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

/// Options for the area outside of a gradient's two ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set of its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Draws a gradient along the line between two points, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, startPoint, 0, endPoint, 0, options)
    }

    /// Draws a gradient between two circles, within the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(gradient, startCenter, max(startRadius, 0), endCenter, max(endRadius, 0), options)
    }

    private func draw(
        _ gradient: CGGradient, _ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat,
        _ options: CGGradientDrawingOptions
    ) {
        let drawn = DrawnGradient(
            colors: gradient.colors.map(state.faded), locations: gradient.locations, start: start,
            startRadius: startRadius, end: end, endRadius: endRadius,
            extendsBefore: options.contains(.drawsBeforeStartLocation),
            extendsAfter: options.contains(.drawsAfterEndLocation))
        drawThroughMask("gradients") { record(.gradient(drawn)) }
    }
}

extension CGContext {
    /// An image by name, or what a list draws, stretched to a rectangle.
    package func draw(image name: String, in rect: CGRect) {
        record(.image(name, rect, .identity, alpha: state.alpha))
    }

    package func draw(_ list: DisplayList, in rect: CGRect) {
        guard list.size.width > 0, list.size.height > 0 else { return }
        saveGState()
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width / list.size.width, y: rect.height / list.size.height)
        var open = 0
        for operation in list.operations {
            switch operation {
            case .save:
                saveGState()
                open += 1
            case .restore:
                if open > 0 { restoreGState() }
                open -= 1
            default: record(operation)
            }
        }
        restoreGState()
    }
}
