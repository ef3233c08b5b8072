import StageTime
import UIKit

/// What changes a request after some time: only those that do it at once are asked.
public protocol AsyncImageDownloadRequestModifier: Sendable {
    /// Returns the changed request; nil for no request.
    func modified(for request: URLRequest) async -> URLRequest?
    /// Is not called.
    var onDownloadTaskStarted: (@Sendable (DownloadTask?) -> Void)? { get }
}

extension AsyncImageDownloadRequestModifier {
    /// Nothing.
    public var onDownloadTaskStarted: (@Sendable (DownloadTask?) -> Void)? { nil }
}

/// What changes a request.
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
    /// Returns the changed request; nil for no request.
    func modified(for request: URLRequest) -> URLRequest?
}

/// A closure that changes a request.
public struct AnyModifier: ImageDownloadRequestModifier, @unchecked Sendable {
    private let block: (URLRequest) -> URLRequest?

    /// Makes one of a closure, which returns nil for no request.
    public init(modify: @escaping (URLRequest) -> URLRequest?) { block = modify }

    /// Returns the changed request; nil for no request.
    public func modified(for request: URLRequest) -> URLRequest? { block(request) }
}

/// Says where a request is sent on to: it is not called, as no request is.
public protocol ImageDownloadRedirectHandler: Sendable {}

/// A closure that would say where a request is sent on to.
public struct AnyRedirectHandler: ImageDownloadRedirectHandler {
    /// Makes one of a closure, which is not called.
    public init(
        handle: @escaping (SessionDataTask, HTTPURLResponse, URLRequest, @escaping (URLRequest?) -> Void) -> Void
    ) {}
}

/// What changes a picture before it is shown.
public protocol ImageModifier: Sendable {
    /// Returns the changed picture.
    @preconcurrency @MainActor func modify(_ image: UIImage) -> UIImage
}

/// A closure that changes a picture before it is shown.
public struct AnyImageModifier: ImageModifier, @unchecked Sendable {
    private let block: (UIImage) throws -> UIImage

    /// Makes one of a closure; an error leaves the picture as it is.
    public init(modify: @escaping (UIImage) throws -> UIImage) { block = modify }

    /// Returns the changed picture.
    public func modify(_ image: UIImage) -> UIImage { (try? block(image)) ?? image }
}

/// Has a picture drawn as it is, or in the colour around it.
public struct RenderingModeImageModifier: ImageModifier {
    /// How it is drawn.
    public let renderingMode: UIImage.RenderingMode

    /// Makes one of a mode.
    public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }

    /// Returns the picture in that mode.
    public func modify(_ image: UIImage) -> UIImage { image.withRenderingMode(renderingMode) }
}

/// Has no effect: pictures are not turned where words are written from the right.
public struct FlipsForRightToLeftLayoutDirectionImageModifier: ImageModifier {
    /// Makes one.
    public init() {}

    /// Returns the picture.
    public func modify(_ image: UIImage) -> UIImage { image.imageFlippedForRightToLeftLayoutDirection() }
}

/// Has no effect: pictures are placed by their bounds.
public struct AlignmentRectInsetsImageModifier: ImageModifier {
    /// The distances from the picture's bounds.
    public let alignmentInsets: UIEdgeInsets

    /// Makes one of distances.
    public init(alignmentInsets: UIEdgeInsets) { self.alignmentInsets = alignmentInsets }

    /// Returns the picture.
    public func modify(_ image: UIImage) -> UIImage { image.withAlignmentRectInsets(alignmentInsets) }
}
