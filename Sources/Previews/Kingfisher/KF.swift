import UIKit

/// Makers of chains that say which picture is shown where, and how.
public enum KF {
    /// Begins a chain of a source; nil for no picture.
    public static func source(_ source: Source?) -> KF.Builder { Builder(source) }

    /// Begins a chain of a picture of a network; nil for none.
    public static func resource(_ resource: (any Resource)?) -> KF.Builder { source(resource?.convertToSource()) }

    /// Begins a chain of a URL; nil for no picture.
    ///
    /// - Parameters:
    ///   - url: where the picture is.
    ///   - cacheKey: the name under which it is kept; nil for the URL.
    /// - Returns: the chain.
    public static func url(_ url: URL?, cacheKey: String? = nil) -> KF.Builder {
        source(url?.convertToSource(overrideCacheKey: cacheKey))
    }

    /// Begins a chain of data that an object gives; nil for no picture.
    public static func dataProvider(_ provider: (any ImageDataProvider)?) -> KF.Builder {
        source(provider?.convertToSource())
    }

    /// Begins a chain of data; nil for no picture.
    public static func data(_ data: Data?, cacheKey: String) -> KF.Builder {
        dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
    }

    /// Which picture is shown, and how.
    public final class Builder: KFOptionSetter, @unchecked Sendable {
        /// What is asked for, and who hears of it.
        public var request: KFRequest
        private var placeholder: (any Placeholder)?

        init(_ source: Source?) { request = KFRequest(source) }

        /// Shows something until the picture has come.
        public func placeholder(_ placeholder: (any Placeholder)?) -> Self {
            self.placeholder = placeholder
            return self
        }

        /// Shows a picture until the other one has come.
        public func placeholder(_ image: UIImage?) -> Self {
            placeholder = image
            return self
        }

        /// Says how the picture takes the place of another.
        public func transition(_ transition: ImageTransition) -> Self { adding(.transition(transition)) }
        /// Has the picture fade in, in so many seconds.
        public func fade(duration: TimeInterval) -> Self { transition(.fade(duration)) }
        /// Has the picture that is shown stay until the other one has come, in place of the placeholder.
        public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Self {
            adding(.keepCurrentImageWhileLoading, enabled)
        }
        /// Has no effect.
        public func onlyLoadFirstFrame(_ enabled: Bool = true) -> Self { self }
    }
}

extension KF.Builder {
    /// Shows the picture in a view.
    @preconcurrency @MainActor @discardableResult
    public func set(to imageView: UIImageView) -> DownloadTask? {
        imageView.kf.setImage(
            with: request.source, placeholder: placeholder, options: request.options,
            progressBlock: request.progressed, completionHandler: request.hear)
    }

    /// Shows the picture in a text.
    @preconcurrency @MainActor @discardableResult
    public func set(
        to attachment: NSTextAttachment, attributedView: @autoclosure @escaping () -> UIView
    ) -> DownloadTask? {
        attachment.kf.setImage(
            with: request.source, attributedView: attributedView(), placeholder: placeholder as? UIImage,
            options: request.options, progressBlock: request.progressed, completionHandler: request.hear)
    }

    /// Shows the picture in a button's state.
    @preconcurrency @MainActor @discardableResult
    public func set(to button: UIButton, for state: UIControl.State) -> DownloadTask? {
        button.kf.setImage(
            with: request.source, for: state, placeholder: placeholder as? UIImage, options: request.options,
            progressBlock: request.progressed, completionHandler: request.hear)
    }

    /// Shows the picture as the background of a button's state.
    @preconcurrency @MainActor @discardableResult
    public func setBackground(to button: UIButton, for state: UIControl.State) -> DownloadTask? {
        button.kf.setBackgroundImage(
            with: request.source, for: state, placeholder: placeholder as? UIImage, options: request.options,
            progressBlock: request.progressed, completionHandler: request.hear)
    }
}
