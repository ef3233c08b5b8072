import UIKit

extension KingfisherWrapper where Base: NSTextAttachment {
    /// Shows a picture in a text once it has come, and a placeholder before.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of; nil shows the placeholder alone.
    ///   - attributedView: the view that shows the text.
    ///   - placeholder: what is shown before.
    ///   - options: how it is asked for.
    ///   - progressBlock: hears that it has come.
    ///   - completionHandler: is called once it is shown or has not come.
    /// - Returns: what ends it; nil if no network is asked.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with source: Source?, attributedView: @autoclosure @escaping () -> UIView, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        ShownPictures.of(base).show(
            source, placeholder, options, progressBlock, isEmpty: base.image == nil,
            { [base] image in
                base.image = image
                let view = attributedView()
                // It measures the text again.
                if let label = view as? UILabel { label.attributedText = label.attributedText }
                view.setNeedsDisplay()
            }, completionHandler)
    }

    /// Shows a picture of a network in a text once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, attributedView: @autoclosure @escaping () -> UIView,
        placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), attributedView: attributedView(), placeholder: placeholder,
            options: options, progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// Has the text wait for no picture.
    @preconcurrency @MainActor
    public func cancelDownloadTask() { ShownPictures.of(base).cancel("") }
    /// What tells the picture that the text waits for from others; nil for none.
    @preconcurrency @MainActor
    public var taskIdentifier: Source.Identifier.Value? { ShownPictures.of(base).wait().identifier }
}
