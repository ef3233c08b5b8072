import Foundation

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an option of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Has no effect: every colour is sRGB here.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Has no effect: every colour is sRGB here.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// Has no effect: pixels have a byte for each component.
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    /// Has no effect: fewer pixels are always the means of more.
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    /// Has no effect: colours always have the opacity in them.
    public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
    /// Has no effect: steps are not kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Has no effect: there is no graphics processor.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Has no effect: there is one queue.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Has no effect: there is no graphics processor.
    public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
    /// Has no effect: contexts have no names.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The key of an option of a context that has no effect: there is no graphics processor.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer.rawValue
/// The key of an option of a context that has no effect: every colour is sRGB here.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace.rawValue
/// The key of an option of a context that has no effect: every colour is sRGB here.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace.rawValue

/// An option of a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an option of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// How the opacity of pixels is written.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    case none, premultiplied, unpremultiplied
}
