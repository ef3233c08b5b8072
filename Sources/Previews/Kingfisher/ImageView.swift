import UIKit

extension KingfisherWrapper where Base: UIImageView {
    @MainActor
    private var pictures: ShownPictures { .of(base) }

    /// What tells the picture that the view waits for from others; nil for none.
    @preconcurrency @MainActor
    public var taskIdentifier: Source.Identifier.Value? { pictures.wait().identifier }
    /// What is shown until a picture has come; nil for nothing.
    @preconcurrency @MainActor
    public var placeholder: (any Placeholder)? { pictures.placeholder }
    /// What shows that a picture is asked for; nil for nothing.
    @preconcurrency @MainActor
    public var indicator: (any Indicator)? { pictures.indicator }

    /// What shows that a picture is asked for.
    @preconcurrency @MainActor
    public var indicatorType: IndicatorType {
        get { pictures.indicatorType }
        nonmutating set {
            pictures.indicator?.view.removeFromSuperview()
            pictures.indicatorType = newValue
            pictures.indicator = newValue.indicator
            guard let indicator = pictures.indicator else { return }
            base.add(indicator.view, indicator.sizeStrategy(in: base), offset: indicator.centerOffset)
            indicator.view.isHidden = true
        }
    }

    /// Has the view wait for no picture.
    @preconcurrency @MainActor
    public func cancelDownloadTask() { pictures.cancel("") }

    /// Shows a picture once it has come, and a placeholder before.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of; nil shows the placeholder alone.
    ///   - placeholder: what is shown before.
    ///   - options: how it is asked for and shown.
    ///   - progressBlock: hears that it has come.
    ///   - completionHandler: is called once it is shown or has not come.
    /// - Returns: what ends it; nil if no network is asked.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        let (view, options) = (base as UIImageView, KingfisherManager.shared.parsed(options))
        return pictures.wait().load(
            source, options, progressBlock,
            prepare: {
                let isEmpty = view.image == nil && pictures.placeholder == nil
                if source == nil || isEmpty || !options.keepCurrentImageWhileLoading {
                    Self.show(placeholder, in: view)
                }
                pictures.indicator?.startAnimatingView()
            },
            show: { [weak view] result, done in
                guard let view else { return done() }
                Self.show(result, in: view, options, done)
            }, completionHandler)
    }

    @MainActor
    private static func show(_ placeholder: (any Placeholder)?, in view: UIImageView) {
        let pictures = ShownPictures.of(view)
        pictures.placeholder?.remove(from: view)
        if let placeholder { placeholder.add(to: view) } else { view.image = nil }
        pictures.placeholder = placeholder
    }

    @MainActor
    private static func show(
        _ result: KingfisherManager.Outcome, in view: UIImageView, _ options: KingfisherParsedOptionsInfo,
        _ done: @escaping () -> Void
    ) {
        ShownPictures.of(view).indicator?.stopAnimatingView()
        guard case .success(let found) = result else {
            if let image = options.onFailureImage, !result.isOfNoSource {
                show(nil, in: view)
                view.image = image
            }
            return done()
        }
        show(nil, in: view)
        guard let animation = options.transition.animation, options.hasTransition(found.cacheType) else {
            view.image = found.image
            return done()
        }
        var (animations, completion): ((UIImageView, UIImage) -> Void, ((Bool) -> Void)?) = ({ $0.image = $1 }, nil)
        if case .custom(_, _, let own, let ownCompletion) = options.transition {
            (animations, completion) = (own ?? { _, _ in }, ownCompletion)
        }
        UIView.transition(
            with: view, duration: animation.duration, options: [animation.options, .allowUserInteraction],
            animations: { animations(view, found.image) },
            completion: { isFinished in
                completion?(isFinished)
                done()
            })
    }
}

extension KingfisherManager.Outcome {
    /// Whether no picture was asked for.
    fileprivate var isOfNoSource: Bool {
        if case .failure(.imageSettingError(reason: .emptySource)) = self { return true }
        return false
    }
}

extension KingfisherWrapper where Base: UIImageView {
    /// Shows a picture once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: source, placeholder: placeholder, options: options, progressBlock: nil,
            completionHandler: completionHandler)
    }

    /// Shows a picture of a network once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// Shows a picture of a network once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), placeholder: placeholder, options: options, progressBlock: nil,
            completionHandler: completionHandler)
    }

    /// Shows a picture of data once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: provider?.convertToSource(), placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// Shows a picture of data once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
        options: KingfisherOptionsInfo? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: provider?.convertToSource(), placeholder: placeholder, options: options, progressBlock: nil,
            completionHandler: completionHandler)
    }
}
