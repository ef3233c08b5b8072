// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// A space of colours. Every one is sRGB here.
public final class CGColorSpace: Equatable, Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    public init() {}

    public convenience init?(name: String) {
        self.init()
    }

    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours along a line or between two circles.
public final class CGGradient: Sendable {
    let colors: [CGColor]
    let locations: [CGFloat]

    /// - Parameters:
    ///   - colors: `CGColor`s, at least one.
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

    public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
        self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
    }

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

/// Whether a gradient's first and last colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, startPoint, 0, endPoint, 0, options)
    }

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
        record(
            .gradient(
                DrawnGradient(
                    colors: gradient.colors.map(state.faded), locations: gradient.locations, start: start,
                    startRadius: startRadius, end: end, endRadius: endRadius,
                    extendsBefore: options.contains(.drawsBeforeStartLocation),
                    extendsAfter: options.contains(.drawsAfterEndLocation))))
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
