import Foundation

/// A picture of a network.
public protocol Resource: Sendable {
    /// The name under which the picture is kept.
    var cacheKey: String { get }
    /// Where the picture is.
    var downloadURL: URL { get }
}

extension Resource {
    /// Returns the source of the picture: a file's for a file's URL.
    ///
    /// - Parameter overrideCacheKey: the name under which the picture is kept; nil for the resource's own.
    /// - Returns: the source.
    public func convertToSource(overrideCacheKey: String? = nil) -> Source {
        let key = overrideCacheKey ?? cacheKey
        return downloadURL.isFileURL
            ? .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
            : .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
    }
}

extension URL: Resource {
    /// The whole URL.
    public var cacheKey: String { absoluteString }
    /// The URL itself.
    public var downloadURL: URL { self }
}

extension KF {
    /// A picture of a URL that is kept under a name of its own.
    public struct ImageResource: Resource {
        /// The name under which the picture is kept.
        public let cacheKey: String
        /// Where the picture is.
        public let downloadURL: URL

        /// Makes a resource.
        ///
        /// - Parameters:
        ///   - downloadURL: where the picture is.
        ///   - cacheKey: the name under which it is kept; nil for the URL.
        public init(downloadURL: URL, cacheKey: String? = nil) {
            self.downloadURL = downloadURL
            self.cacheKey = cacheKey ?? downloadURL.cacheKey
        }
    }
}

/// The name that versions before 8 have; a project's own type of the name comes first.
public typealias ImageResource = KF.ImageResource

/// Where a picture is from.
public enum Source: Sendable {
    /// What tells one request from another.
    public enum Identifier {
        /// A number.
        public typealias Value = UInt
    }

    /// A picture of a network.
    case network(any Resource)
    /// A picture of data that an object gives.
    case provider(any ImageDataProvider)

    /// The name under which the picture is kept.
    public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
    }

    /// Where the picture is; nil if its data has no URL.
    public var url: URL? {
        switch self {
        case .network(let resource): resource.downloadURL
        case .provider(let provider): provider.contentURL
        }
    }

    /// The picture of a network; nil for another one.
    var resource: (any Resource)? {
        if case .network(let resource) = self { return resource }
        return nil
    }
}

extension Source: Hashable {
    /// Whether two sources are of the same kind and give the same picture.
    public static func == (one: Source, other: Source) -> Bool {
        one.cacheKey == other.cacheKey && one.url == other.url && (one.resource == nil) == (other.resource == nil)
    }

    /// Hashes the name and the URL.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(cacheKey)
        hasher.combine(url)
    }
}
