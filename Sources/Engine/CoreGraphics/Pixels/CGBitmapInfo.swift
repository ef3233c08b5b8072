import Foundation

/// Where the opacity of a pixel is among its components, and whether they are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The layout of a pixel: where its opacity is, and the order of its bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a layout of its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that are a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that are a ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes are in the order of the components.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Pixels are numbers of 16 bits, of which the lowest byte is first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Pixels are numbers of 32 bits, of which the lowest byte is first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Pixels are numbers of 16 bits, of which the highest byte is first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Pixels are numbers of 32 bits, of which the highest byte is first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue) ?? .none }
}

/// How colours are found that a screen lacks; every colour is sRGB here, so that none is.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
