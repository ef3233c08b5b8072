extension AlamofireImageShadows {
    /// Views and buttons that show pictures of a network.
    static let views = #"""
        import DarwinAdditions
        import Foundation
        import Previews
        import UIKit

        extension UIImageView: AlamofireExtended {
            public static nonisolated var af: AlamofireExtension<UIImageView>.Type { AlamofireExtension<UIImageView>.self }
            public nonisolated var af: AlamofireExtension<UIImageView> { AlamofireExtension(self) }

            /// How one picture takes another's place.
            public enum ImageTransition {
                case noTransition
                case crossDissolve(TimeInterval)
                case curlDown(TimeInterval)
                case curlUp(TimeInterval)
                case flipFromBottom(TimeInterval)
                case flipFromLeft(TimeInterval)
                case flipFromRight(TimeInterval)
                case flipFromTop(TimeInterval)
                case custom(
                    duration: TimeInterval, animationOptions: UIView.AnimationOptions,
                    animations: (UIImageView, UIImage) -> Void, completion: ((Bool) -> Void)?)

                public var duration: TimeInterval {
                    switch self {
                    case .noTransition: 0
                    case .crossDissolve(let duration), .curlDown(let duration), .curlUp(let duration),
                        .flipFromBottom(let duration), .flipFromLeft(let duration), .flipFromRight(let duration),
                        .flipFromTop(let duration):
                        duration
                    case .custom(let duration, _, _, _): duration
                    }
                }
                public var animationOptions: UIView.AnimationOptions {
                    switch self {
                    case .noTransition: []
                    case .crossDissolve: .transitionCrossDissolve
                    case .curlDown: .transitionCurlDown
                    case .curlUp: .transitionCurlUp
                    case .flipFromBottom: .transitionFlipFromBottom
                    case .flipFromLeft: .transitionFlipFromLeft
                    case .flipFromRight: .transitionFlipFromRight
                    case .flipFromTop: .transitionFlipFromTop
                    case .custom(_, let options, _, _): options
                    }
                }
            }
        }

        extension UIButton: AlamofireExtended {
            public static nonisolated var af: AlamofireExtension<UIButton>.Type { AlamofireExtension<UIButton>.self }
            public nonisolated var af: AlamofireExtension<UIButton> { AlamofireExtension(self) }
        }

        /// What asks for the pictures of views that have nothing of their own for it.
        fileprivate final class SharedDownloader {
            private var downloader: AlamofireImage_ImageDownloader?
            static var ofStage: AlamofireImage_ImageDownloader {
                get { StageFoundation.ofStage { SharedDownloader() }.downloader ?? .default }
                set { StageFoundation.ofStage { SharedDownloader() }.downloader = newValue }
            }
        }

        /// What a view or a button waits for, by the states.
        @MainActor
        fileprivate final class AwaitedPictures {
            private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
            var downloader: AlamofireImage_ImageDownloader?
            private var receipts: [String: (receipt: RequestReceipt, url: URL?)] = [:]

            static func of(_ owner: AnyObject) -> AwaitedPictures {
                if let known = AssociatedObjects.value(of: owner, for: key) as? AwaitedPictures { return known }
                let made = AwaitedPictures()
                AssociatedObjects.set(made, of: owner, for: key)
                return made
            }

            func cancel(_ place: String) { receipts.removeValue(forKey: place)?.receipt.request.cancel() }

            func load(
                _ request: URLRequestConvertible, _ place: String, _ cacheKey: String?,
                _ serializer: ImageResponseSerializer?, _ filter: (any ImageFilter)?, _ placeholder: UIImage?,
                show: @escaping @MainActor (UIImage, _ isKept: Bool) -> Void,
                prepare: @MainActor (UIImage) -> Void, _ completion: ((AFIDataResponse<UIImage>) -> Void)?
            ) {
                let (asked, downloader) = (request.urlRequest, downloader ?? SharedDownloader.ofStage)
                if let waiting = receipts[place], waiting.url == asked?.url {
                    completion?(
                        AFIDataResponse<UIImage>(
                            request: asked, response: nil, data: nil, result: .failure(.requestCancelled)))
                    return
                }
                cancel(place)
                if let image = downloader.kept(asked, cacheKey, filter) {
                    show(image, true)
                    completion?(
                        AFIDataResponse<UIImage>(request: asked, response: nil, data: nil, result: .success(image)))
                    return
                }
                if let placeholder { prepare(placeholder) }
                let identifier = UUID().uuidString
                let receipt = downloader.download(
                    request, cacheKey: cacheKey, receiptID: identifier, serializer: serializer, filter: filter,
                    progress: nil
                ) { [weak self] response in
                    MainActor.assumeIsolated {
                        if let self, self.receipts[place]?.receipt.receiptID == identifier {
                            self.receipts[place] = nil
                            if case .success(let image) = response.result { show(image, false) }
                        }
                        completion?(response)
                    }
                }
                if let receipt { receipts[place] = (receipt, asked?.url) }
            }
        }

        @MainActor
        extension AlamofireExtension where ExtendedType: UIImageView {
            public var imageDownloader: AlamofireImage_ImageDownloader? {
                get { AwaitedPictures.of(type).downloader }
                nonmutating set { AwaitedPictures.of(type).downloader = newValue }
            }
            public static var sharedImageDownloader: AlamofireImage_ImageDownloader {
                get { SharedDownloader.ofStage }
                set { SharedDownloader.ofStage = newValue }
            }

            public func setImage(
                withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
                serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
                progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
                imageTransition: UIImageView.ImageTransition = .noTransition,
                runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                setImage(
                    withURLRequest: URLRequest(url: url), cacheKey: cacheKey, placeholderImage: placeholderImage,
                    serializer: serializer, filter: filter, imageTransition: imageTransition,
                    runImageTransitionIfCached: runImageTransitionIfCached, completion: completion)
            }

            public func setImage(
                withURLRequest urlRequest: URLRequestConvertible, cacheKey: String? = nil,
                placeholderImage: UIImage? = nil, serializer: ImageResponseSerializer? = nil,
                filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
                progressQueue: DispatchQueue = .main,
                imageTransition: UIImageView.ImageTransition = .noTransition,
                runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                let view = type as UIImageView
                AwaitedPictures.of(view).load(
                    urlRequest, "", cacheKey, serializer, filter, placeholderImage,
                    show: { [weak view] image, isKept in
                        guard let view else { return }
                        if case .noTransition = imageTransition { return view.image = image }
                        if isKept, !runImageTransitionIfCached { return view.image = image }
                        view.af.run(imageTransition, with: image)
                    }, prepare: { view.image = $0 }, completion)
            }

            public func cancelImageRequest() { AwaitedPictures.of(type).cancel("") }

            public func run(_ imageTransition: UIImageView.ImageTransition, with image: UIImage) {
                let view = type as UIImageView
                var (animations, completion): ((UIImageView, UIImage) -> Void, ((Bool) -> Void)?) = (
                    { view, image in MainActor.assumeIsolated { view.image = image } }, nil
                )
                if case .custom(_, _, let own, let ownCompletion) = imageTransition {
                    (animations, completion) = (own, ownCompletion)
                }
                UIView.transition(
                    with: view, duration: imageTransition.duration, options: imageTransition.animationOptions,
                    animations: { animations(view, image) }, completion: completion)
            }
        }

        @MainActor
        extension AlamofireExtension where ExtendedType: UIButton {
            public var imageDownloader: AlamofireImage_ImageDownloader? {
                get { AwaitedPictures.of(type).downloader }
                nonmutating set { AwaitedPictures.of(type).downloader = newValue }
            }

            public func setImage(
                for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
                serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
                progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
                completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                setImage(
                    for: state, urlRequest: URLRequest(url: url), cacheKey: cacheKey,
                    placeholderImage: placeholderImage, serializer: serializer, filter: filter,
                    completion: completion)
            }

            public func setImage(
                for state: UIControl.State, urlRequest: URLRequestConvertible, cacheKey: String? = nil,
                placeholderImage: UIImage? = nil, serializer: ImageResponseSerializer? = nil,
                filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
                progressQueue: DispatchQueue = .main, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                let button = type as UIButton
                AwaitedPictures.of(button).load(
                    urlRequest, "image \(state.rawValue)", cacheKey, serializer, filter, placeholderImage,
                    show: { [weak button] image, _ in button?.setImage(image, for: state) },
                    prepare: { button.setImage($0, for: state) }, completion)
            }

            public func setBackgroundImage(
                for state: UIControl.State, url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
                serializer: ImageResponseSerializer? = nil, filter: (any ImageFilter)? = nil,
                progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
                completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                setBackgroundImage(
                    for: state, urlRequest: URLRequest(url: url), cacheKey: cacheKey,
                    placeholderImage: placeholderImage, serializer: serializer, filter: filter,
                    completion: completion)
            }

            public func setBackgroundImage(
                for state: UIControl.State, urlRequest: URLRequestConvertible, cacheKey: String? = nil,
                placeholderImage: UIImage? = nil, serializer: ImageResponseSerializer? = nil,
                filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
                progressQueue: DispatchQueue = .main, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                let button = type as UIButton
                AwaitedPictures.of(button).load(
                    urlRequest, "background \(state.rawValue)", cacheKey, serializer, filter, placeholderImage,
                    show: { [weak button] image, _ in button?.setBackgroundImage(image, for: state) },
                    prepare: { button.setBackgroundImage($0, for: state) }, completion)
            }

            public func cancelImageRequest(for state: UIControl.State) {
                AwaitedPictures.of(type).cancel("image \(state.rawValue)")
            }
            public func cancelBackgroundImageRequest(for state: UIControl.State) {
                AwaitedPictures.of(type).cancel("background \(state.rawValue)")
            }
        }
        """#

    /// The same, as version 3 named it.
    static let formerViews = #"""
        import Foundation
        import UIKit

        extension UIImageView {
            public func af_setImage(
                withURL url: URL, placeholderImage: UIImage? = nil, filter: (any ImageFilter)? = nil,
                progress: ((Progress) -> Void)? = nil, progressQueue: DispatchQueue = .main,
                imageTransition: ImageTransition = .noTransition, runImageTransitionIfCached: Bool = false,
                completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                af.setImage(
                    withURL: url, placeholderImage: placeholderImage, filter: filter,
                    imageTransition: imageTransition, runImageTransitionIfCached: runImageTransitionIfCached,
                    completion: completion)
            }
            public func af_setImage(
                withURLRequest urlRequest: URLRequestConvertible, placeholderImage: UIImage? = nil,
                filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
                progressQueue: DispatchQueue = .main, imageTransition: ImageTransition = .noTransition,
                runImageTransitionIfCached: Bool = false, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                af.setImage(
                    withURLRequest: urlRequest, placeholderImage: placeholderImage, filter: filter,
                    imageTransition: imageTransition, runImageTransitionIfCached: runImageTransitionIfCached,
                    completion: completion)
            }
            public func af_cancelImageRequest() { af.cancelImageRequest() }
            public var af_imageDownloader: AlamofireImage_ImageDownloader? {
                get { af.imageDownloader }
                set { af.imageDownloader = newValue }
            }
            public class var af_sharedImageDownloader: AlamofireImage_ImageDownloader {
                get { UIImageView.af.sharedImageDownloader }
                set { UIImageView.af.sharedImageDownloader = newValue }
            }
            public func run(_ imageTransition: ImageTransition, with image: UIImage) {
                af.run(imageTransition, with: image)
            }
        }

        extension UIButton {
            public func af_setImage(
                for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
                filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
                progressQueue: DispatchQueue = .main, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                af.setImage(
                    for: state, url: url, placeholderImage: placeholderImage, filter: filter, completion: completion)
            }
            public func af_setBackgroundImage(
                for state: UIControl.State, url: URL, placeholderImage: UIImage? = nil,
                filter: (any ImageFilter)? = nil, progress: ((Progress) -> Void)? = nil,
                progressQueue: DispatchQueue = .main, completion: ((AFIDataResponse<UIImage>) -> Void)? = nil
            ) {
                af.setBackgroundImage(
                    for: state, url: url, placeholderImage: placeholderImage, filter: filter, completion: completion)
            }
            public func af_cancelImageRequest(for state: UIControl.State) { af.cancelImageRequest(for: state) }
            public func af_cancelBackgroundImageRequest(for state: UIControl.State) {
                af.cancelBackgroundImageRequest(for: state)
            }
        }
        """#
}
