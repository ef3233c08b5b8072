/// The source that is compiled with a project which imports URLImage: its view of a remote picture, which is made up as SwiftUI's are.
///
/// URLImage itself keeps what it has loaded in a database whose model it makes in code. The names and what they mean are those of its
/// documentation, of versions 0.9 to 3.
enum URLImageShadows {
    /// The module that it stands for.
    static let module = "URLImage"

    /// The names of its types, of which a project may have one of its own, as to resize pictures.
    static let names = StandInNames(of: module, in: [source])

    /// Returns the sources of a project that imports URLImage.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that does not import it, or that has a view of that name.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard names.areImported(in: index), !index.declares(module) else { return [] }
        return [(name: "urlimage.swift", text: Array(names.applied(to: source, beside: index).utf8))]
    }

    private static let source = """
        import SwiftUI

        /// A picture that has come.
        public struct ImageProxy {
            public let image: Image
            public var isAnimated: Bool { false }
        }

        /// What is known of a picture that has come.
        public struct ImageInfo {
            public let size: CGSize
        }

        /// How pictures are loaded, which have no effect here.
        public struct URLImageOptions: Sendable {
            public struct LoadOptions: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let loadImmediately = Self(rawValue: 1)
                public static let loadOnAppear = Self(rawValue: 2)
                public static let cancelOnDisappear = Self(rawValue: 4)
                public static let inMemory = Self(rawValue: 8)
            }
            public enum CachePolicy: Sendable {
                case returnCacheElseLoad(cacheDelay: TimeInterval? = nil, downloadDelay: TimeInterval? = nil)
                case returnCacheDontLoad(delay: TimeInterval? = nil)
                case ignoreCache(delay: TimeInterval? = nil)
                case useProtocol
            }
            public enum FetchPolicy: Sendable {
                case returnStoreElseLoad(downloadDelay: TimeInterval? = nil)
                case returnStoreDontLoad
            }
            public init(
                identifier: String? = nil, expireAfter: TimeInterval? = nil,
                cachePolicy: CachePolicy = .returnCacheElseLoad(), fetchPolicy: FetchPolicy = .returnStoreElseLoad(),
                load: LoadOptions = [.loadImmediately], loadOptions: LoadOptions = [], urlRequestConfiguration: Int? = nil,
                isAnimated: Bool = false, maxPixelSize: CGSize? = nil
            ) {}
            public static let `default` = URLImageOptions()
        }

        private struct URLImageOptionsKey: SwiftUI.EnvironmentKey { static let defaultValue = URLImageOptions() }

        extension SwiftUI.EnvironmentValues {
            public var urlImageOptions: URLImageOptions {
                get { self[URLImageOptionsKey.self] }
                set { self[URLImageOptionsKey.self] = newValue }
            }
        }

        /// The service that keeps pictures, of which there are none here.
        public final class URLImageService: @unchecked Sendable {
            public static let shared = URLImageService()
            public var defaultOptions = URLImageOptions()
            public init() {}
            public func cleanup() {}
            public func cleanFileCache() {}
            public func resetFileCache() {}
            public func removeAllCachedImages() {}
            public func setDefaultExpiryTime(_ time: TimeInterval) {}
        }

        private struct URLImageServiceKey: SwiftUI.EnvironmentKey { static let defaultValue = URLImageService.shared }

        extension SwiftUI.EnvironmentValues {
            public var urlImageService: URLImageService {
                get { self[URLImageServiceKey.self] }
                set { self[URLImageServiceKey.self] = newValue }
            }
        }

        /// What is done to pictures, which are as they are here.
        public protocol ImageProcessing {}
        public struct Resize: ImageProcessing {
            public init(size: CGSize, scale: CGFloat = 1) {}
        }
        public struct CoreImageFilterProcessor: ImageProcessing {
            public init(name: String, parameters: [String: Any], context: Any? = nil) {}
        }

        /// How much of a picture has come.
        public final class DownloadProgressWrapper {
            public var progress: Float? { nil }
        }

        /// A view of a remote picture.
        public struct URLImage<Placeholder: View, Failure: View, Content: View>: View {
            private let url: URL
            private let placeholder: () -> Placeholder
            private let failure: (any Swift.Error) -> Failure
            private let content: (ImageProxy) -> Content

            private init(
                _ url: URL, loading placeholder: @escaping () -> Placeholder,
                failing failure: @escaping (any Swift.Error) -> Failure, showing content: @escaping (ImageProxy) -> Content
            ) { (self.url, self.placeholder, self.failure, self.content) = (url, placeholder, failure, content) }

            public var body: some View {
                AsyncImage(url: url) { phase in
                    if let image = phase.image {
                        content(ImageProxy(image: image))
                    } else if let error = phase.error {
                        failure(error)
                    } else {
                        placeholder()
                    }
                }
            }

            // Of versions 2 and 3.
            public init(
                _ url: URL, identifier: String? = nil, options: URLImageOptions? = nil,
                @ViewBuilder inProgress: @escaping (Float?) -> Placeholder,
                @ViewBuilder failure: @escaping (any Swift.Error, @escaping () -> Void) -> Failure,
                @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { inProgress(nil) }, failing: { failure($0) {} }, showing: { content($0.image) })
            }

            public init<Empty: View>(
                _ url: URL, identifier: String? = nil, options: URLImageOptions? = nil,
                @ViewBuilder empty: @escaping () -> Empty,
                @ViewBuilder inProgress: @escaping (Float?) -> Placeholder,
                @ViewBuilder failure: @escaping (any Swift.Error, @escaping () -> Void) -> Failure,
                @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { inProgress(nil) }, failing: { failure($0) {} }, showing: { content($0.image) })
            }

            public init<Empty: View>(
                url: URL, options: URLImageOptions? = nil, @ViewBuilder empty: @escaping () -> Empty,
                @ViewBuilder inProgress: @escaping (Float?) -> Placeholder,
                @ViewBuilder failure: @escaping (any Swift.Error, @escaping () -> Void) -> Failure,
                @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { inProgress(nil) }, failing: { failure($0) {} }, showing: { content($0.image) })
            }

            public init(
                url: URL, options: URLImageOptions? = nil, @ViewBuilder inProgress: @escaping (Float?) -> Placeholder,
                @ViewBuilder failure: @escaping (any Swift.Error, @escaping () -> Void) -> Failure,
                @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { inProgress(nil) }, failing: { failure($0) {} }, showing: { content($0.image) })
            }
        }

        extension URLImage where Placeholder == ProgressView<EmptyView, EmptyView>, Failure == EmptyView {
            public init(
                _ url: URL, identifier: String? = nil, options: URLImageOptions? = nil,
                @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { ProgressView() }, failing: { _ in EmptyView() }, showing: { content($0.image) })
            }

            public init(
                _ url: URL, identifier: String? = nil, options: URLImageOptions? = nil,
                @ViewBuilder content: @escaping (Image, ImageInfo) -> Content
            ) {
                self.init(
                    url, loading: { ProgressView() }, failing: { _ in EmptyView() },
                    showing: { content($0.image, ImageInfo(size: CGSize(width: 400, height: 300))) })
            }

            public init(
                url: URL, options: URLImageOptions? = nil, @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { ProgressView() }, failing: { _ in EmptyView() }, showing: { content($0.image) })
            }

            // Of versions before 2.
            public init(
                _ url: URL, delay: TimeInterval = 0, incremental: Bool = false, animated: Bool = false,
                expireAfter: Date? = nil, processors: [any ImageProcessing]? = nil,
                @ViewBuilder content: @escaping (ImageProxy) -> Content
            ) { self.init(url, loading: { ProgressView() }, failing: { _ in EmptyView() }, showing: content) }
        }

        extension URLImage where Failure == EmptyView {
            public init(
                _ url: URL, identifier: String? = nil, options: URLImageOptions? = nil,
                @ViewBuilder inProgress: @escaping (Float?) -> Placeholder,
                @ViewBuilder content: @escaping (Image) -> Content
            ) {
                self.init(url, loading: { inProgress(nil) }, failing: { _ in EmptyView() }, showing: { content($0.image) })
            }

            public init(
                _ url: URL, delay: TimeInterval = 0, incremental: Bool = false, animated: Bool = false,
                expireAfter: Date? = nil, processors: [any ImageProcessing]? = nil,
                @ViewBuilder placeholder: @escaping (DownloadProgressWrapper) -> Placeholder,
                @ViewBuilder content: @escaping (ImageProxy) -> Content
            ) {
                self.init(
                    url, loading: { placeholder(DownloadProgressWrapper()) }, failing: { _ in EmptyView() },
                    showing: content)
            }

            public init(
                _ url: URL, delay: TimeInterval = 0, incremental: Bool = false, animated: Bool = false,
                expireAfter: Date? = nil, processors: [any ImageProcessing]? = nil, placeholder: Placeholder,
                @ViewBuilder content: @escaping (ImageProxy) -> Content
            ) { self.init(url, loading: { placeholder }, failing: { _ in EmptyView() }, showing: content) }
        }

        extension URLImage where Placeholder == Image, Failure == EmptyView, Content == Image {
            public init(
                _ url: URL, delay: TimeInterval = 0, incremental: Bool = false, placeholder: Image = Image(systemName: "photo")
            ) { self.init(url, loading: { placeholder }, failing: { _ in EmptyView() }, showing: { $0.image }) }
        }
        """
}
