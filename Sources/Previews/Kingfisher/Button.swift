import UIKit

extension ShownPictures {
    /// Shows a picture in a place once it has come, and another one before.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of; nil shows the other one alone.
    ///   - place: the name of the place.
    ///   - placeholder: what is shown before.
    ///   - options: how it is asked for.
    ///   - progress: hears that it has come.
    ///   - isEmpty: whether nothing is shown.
    ///   - show: shows a picture there.
    ///   - completed: is called once it is shown or has not come.
    /// - Returns: what ends it; nil if no network is asked.
    func show(
        _ source: Source?, in place: String = "", _ placeholder: UIImage?, _ options: KingfisherOptionsInfo?,
        _ progress: DownloadProgressBlock?, isEmpty: Bool, _ show: @escaping (UIImage?) -> Void,
        _ completed: KingfisherManager.Completion?
    ) -> DownloadTask? {
        let options = KingfisherManager.shared.parsed(options)
        return wait(place).load(
            source, options, progress,
            prepare: { if source == nil || isEmpty || !options.keepCurrentImageWhileLoading { show(placeholder) } },
            show: { result, done in
                if case .success(let found) = result {
                    show(found.image)
                } else if source != nil, let image = options.onFailureImage {
                    show(image)
                }
                done()
            }, completed)
    }
}

extension KingfisherWrapper where Base: UIButton {
    @MainActor
    private func place(_ state: UIControl.State, isBackground: Bool = false) -> String {
        "\(isBackground ? "background" : "image")\(state.rawValue)"
    }

    /// Shows a picture in a state once it has come, and a placeholder before.
    ///
    /// - Parameters:
    ///   - source: what it is the picture of; nil shows the placeholder alone.
    ///   - state: the state.
    ///   - placeholder: what is shown before.
    ///   - options: how it is asked for.
    ///   - progressBlock: hears that it has come.
    ///   - completionHandler: is called once it is shown or has not come.
    /// - Returns: what ends it; nil if no network is asked.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        ShownPictures.of(base).show(
            source, in: place(state), placeholder, options, progressBlock, isEmpty: base.image(for: state) == nil,
            { [weak base] in base?.setImage($0, for: state) }, completionHandler)
    }

    /// Shows a picture of a network in a state once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setImage(
            with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// Shows a picture as the background of a state once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setBackgroundImage(
        with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        ShownPictures.of(base).show(
            source, in: place(state, isBackground: true), placeholder, options, progressBlock,
            isEmpty: base.backgroundImage(for: state) == nil,
            { [weak base] in base?.setBackgroundImage($0, for: state) }, completionHandler)
    }

    /// Shows a picture of a network as the background of a state once it has come, and a placeholder before.
    @preconcurrency @MainActor @discardableResult
    public func setBackgroundImage(
        with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor (Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        setBackgroundImage(
            with: resource?.convertToSource(), for: state, placeholder: placeholder, options: options,
            progressBlock: progressBlock, completionHandler: completionHandler)
    }

    /// Has the button wait for no pictures.
    @preconcurrency @MainActor
    public func cancelImageDownloadTask() { ShownPictures.of(base).cancel("image") }
    /// Has the button wait for no pictures of its background.
    @preconcurrency @MainActor
    public func cancelBackgroundImageDownloadTask() { ShownPictures.of(base).cancel("background") }
    /// Returns what tells the picture that a state waits for from others; nil for none.
    @preconcurrency @MainActor
    public func taskIdentifier(for state: UIControl.State) -> Source.Identifier.Value? {
        ShownPictures.of(base).wait(place(state)).identifier
    }
    /// Returns what tells the background that a state waits for from others; nil for none.
    @preconcurrency @MainActor
    public func backgroundTaskIdentifier(for state: UIControl.State) -> Source.Identifier.Value? {
        ShownPictures.of(base).wait(place(state, isBackground: true)).identifier
    }
}
