import UIKit

/// What a picture is made of.
public enum ImageProcessItem: @unchecked Sendable {
    /// A picture.
    case image(UIImage)
    /// Data.
    case data(Data)

    /// Returns the picture, or that of the data; nil if that is none.
    func picture(_ options: KingfisherParsedOptionsInfo) -> UIImage? {
        switch self {
        case .image(let image): image
        case .data(let data): UIImage(data: data, scale: options.scaleFactor)
        }
    }
}

/// What makes a picture of data or of another picture.
public protocol ImageProcessor: Sendable {
    /// A name that tells the pictures that it makes from those that others make.
    var identifier: String { get }
    /// Returns the picture; nil if there is none.
    @preconcurrency @MainActor
    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage?
}

extension ImageProcessor {
    /// Returns what makes a picture of what this one makes.
    public func append(another: any ImageProcessor) -> any ImageProcessor {
        ProcessorPair(first: self, second: another)
    }
}

infix operator |> : AdditionPrecedence

/// Returns what makes a picture by the first one, and another of that by the second one.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor {
    left.append(another: right)
}

/// Returns what makes a picture by the first one, and another of that by the second one, as version 5 writes it.
public func >> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor { left |> right }

/// Two that make pictures one after the other.
private struct ProcessorPair: ImageProcessor {
    let first: any ImageProcessor
    let second: any ImageProcessor

    var identifier: String { "\(first.identifier)|>\(second.identifier)" }

    func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        first.process(item: item, options: options).flatMap { second.process(item: .image($0), options: options) }
    }
}

/// What makes the picture that data is.
public struct DefaultImageProcessor: ImageProcessor {
    /// The one that is used unless another one is named.
    public static let `default` = DefaultImageProcessor()
    /// No name.
    public let identifier = ""

    /// Makes one.
    public init() {}

    /// Returns the picture; nil if the data is none.
    public func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> UIImage? {
        item.picture(options)
    }
}
