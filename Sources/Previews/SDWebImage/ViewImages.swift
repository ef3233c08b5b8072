// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Previews
import UIKit

/// What a view waits for, and how it shows it.
@MainActor
final class ViewImage {
    var url: URL?
    var operation: SDWebImageCombinedOperation?
    var transition: SDWebImageTransition?
    var indicator: (any SDWebImageIndicator)?

    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    /// Returns what a view waits for.
    static func of(_ view: UIView) -> ViewImage {
        if let known = AssociatedObjects.value(of: view, for: key) as? ViewImage { return known }
        let image = ViewImage()
        AssociatedObjects.set(image, of: view, for: key)
        return image
    }

    /// Asks for a picture in place of the one that the view waits for.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - url: the picture's; nil for none.
    ///   - placeholder: what is shown until it comes.
    ///   - options: how it is asked for.
    ///   - context: its settings.
    ///   - show: shows a picture in the view.
    ///   - completed: is called once the picture has come or has not.
    static func load(
        in view: UIView, _ url: URL?, _ placeholder: UIImage?, _ options: SDWebImageOptions,
        _ context: [SDWebImageContextOption: Any]?, _ show: @escaping (UIImage?) -> Void,
        _ completed: SDExternalCompletionBlock?
    ) {
        let image = of(view)
        image.operation?.cancel()
        image.url = url
        if !options.contains(.delayPlaceholder) { show(placeholder) }
        image.startIndicator(in: view)
        var isAtOnce = true
        image.operation = SDWebImageManager.shared.loadImage(with: url, options: options, context: context) {
            [weak view, weak image] found, _, error, type, _, _ in
            guard let view, let image, image.url == url else { return }
            image.operation = nil
            image.stopIndicator()
            if let found, !options.contains(.avoidAutoSetImage) {
                if let transition = image.transition, !isAtOnce || options.contains(.forceTransition) {
                    UIView.transition(
                        with: view, duration: transition.duration, options: transition.animationOptions,
                        animations: { show(found) }, completion: nil)
                } else {
                    show(found)
                }
            } else if found == nil, options.contains(.delayPlaceholder) {
                show(placeholder)
            }
            completed?(found, error, type, url)
        }
        isAtOnce = false
    }

    private func startIndicator(in view: UIView) {
        guard let indicator else { return }
        let turning = indicator.indicatorView
        view.addSubview(turning)
        turning.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        turning.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        indicator.startAnimatingIndicator()
    }

    private func stopIndicator() {
        indicator?.stopAnimatingIndicator()
        indicator?.indicatorView.removeFromSuperview()
    }
}

extension UIView {
    /// The picture that the view waits for or shows; nil for none.
    public var sd_imageURL: URL? { ViewImage.of(self).url }

    /// How pictures take the place of others; nil for at once.
    public var sd_imageTransition: SDWebImageTransition? {
        get { ViewImage.of(self).transition }
        set { ViewImage.of(self).transition = newValue }
    }

    /// What turns while a picture is asked for; nil for nothing.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { ViewImage.of(self).indicator }
        set { ViewImage.of(self).indicator = newValue }
    }

    /// Has the view wait for no picture.
    public func sd_cancelCurrentImageLoad() {
        ViewImage.of(self).operation?.cancel()
        ViewImage.of(self).operation = nil
    }
}

extension UIImageView {
    /// Shows the picture of a URL once it has come, and a placeholder before.
    ///
    /// - Parameters:
    ///   - url: the picture's; nil shows the placeholder alone.
    ///   - placeholderImage: what is shown before.
    ///   - options: how it is asked for.
    ///   - context: its settings.
    ///   - completed: is called once the picture has come or has not.
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, completed: SDExternalCompletionBlock? = nil
    ) {
        ViewImage.load(
            in: self, url, placeholderImage, options, context, { [weak self] in self?.image = $0 }, completed)
    }

    /// Shows the picture of a URL once it has come, and a placeholder before; how much has come is not told.
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock?,
        completed: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholderImage, options: options, context: context, completed: completed)
    }
}

extension UIButton {
    /// Shows the picture of a URL in a state once it has come, and a placeholder before.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, completed: SDExternalCompletionBlock? = nil
    ) {
        ViewImage.load(
            in: self, url, placeholderImage, options, context, { [weak self] in self?.setImage($0, for: state) },
            completed)
    }

    /// Shows the picture of a URL as the background of a state once it has come, and a placeholder before.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, completed: SDExternalCompletionBlock? = nil
    ) {
        ViewImage.load(
            in: self, url, placeholderImage, options, context,
            { [weak self] in self?.setBackgroundImage($0, for: state) },
            completed)
    }
}
