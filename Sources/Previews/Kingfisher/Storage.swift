import Foundation
import UIKit

/// Where a picture is from.
public enum CacheType: Sendable {
    /// It was asked for.
    case none
    /// It has been asked for before.
    case memory
    /// Never: nothing is kept in files.
    case disk

    /// Whether it is kept.
    public var cached: Bool { self != .none }
}

/// What a cache has of a name.
public enum ImageCacheResult: @unchecked Sendable {
    /// Never: a picture in a file.
    case disk(UIImage)
    /// A picture.
    case memory(UIImage)
    /// Nothing.
    case none

    /// The picture; nil for nothing.
    public var image: UIImage? {
        switch self {
        case .disk(let image), .memory(let image): image
        case .none: nil
        }
    }

    /// Where the picture is from.
    public var cacheType: CacheType {
        switch self {
        case .disk: .disk
        case .memory: .memory
        case .none: .none
        }
    }
}

/// Whether a picture is kept that was to be: it always is.
public struct CacheStoreResult: Sendable {
    /// That it is kept in memory.
    public let memoryCacheResult: Result<(), Never> = .success(())
    /// That nothing is kept in files.
    public let diskCacheResult: Result<(), KingfisherError> = .success(())
}

/// What is kept in memory.
public enum MemoryStorage {
    /// How much is kept, which has no effect.
    public struct Config: Sendable {
        /// Has no effect.
        public var totalCostLimit: Int
        /// Has no effect.
        public var countLimit = Int.max
        /// Has no effect.
        public var expiration = StorageExpiration.seconds(300)
        /// Has no effect.
        public var cleanInterval: TimeInterval
        /// Has no effect.
        public var keepWhenEnteringBackground = false

        /// Makes settings, which have no effect.
        public init(totalCostLimit: Int, cleanInterval: TimeInterval = 120) {
            (self.totalCostLimit, self.cleanInterval) = (totalCostLimit, cleanInterval)
        }
    }

    /// Values by their names.
    @preconcurrency @MainActor
    public final class Backend<T> {
        private var values: [String: T] = [:]
        /// How much is kept: has no effect.
        public var config: Config

        /// Makes one that has no values.
        public init(config: Config) { self.config = config }

        /// Keeps a value.
        public func store(value: T, forKey key: String, expiration: StorageExpiration? = nil) { values[key] = value }
        /// Returns a value; nil for none.
        public func value(forKey key: String, extendingExpiration: ExpirationExtending = .cacheTime) -> T? {
            values[key]
        }
        /// Returns whether there is a value.
        public func isCached(forKey key: String) -> Bool { values[key] != nil }
        /// Forgets a value.
        public func remove(forKey key: String) { values[key] = nil }
        /// Forgets all values.
        public func removeAll() { values = [:] }
        /// Has no effect: values are kept as long as the stage is there.
        public func removeExpired() {}
    }
}

/// What is kept in files: nothing.
public enum DiskStorage {
    /// How much is kept, which has no effect.
    public struct Config: @unchecked Sendable {
        /// The storage's name.
        public let name: String
        /// Has no effect.
        public var sizeLimit: UInt
        /// Has no effect.
        public var expiration = StorageExpiration.days(7)
        /// Has no effect.
        public var pathExtension: String?
        /// Has no effect.
        public var usesHashedFileName = true
        /// Has no effect.
        public var autoExtAfterHashedFileName = false
        /// Has no effect.
        public var cachePathBlock: ((_ directory: URL, _ cacheName: String) -> URL)?

        /// Makes settings, which have no effect.
        public init(name: String, sizeLimit: UInt, fileManager: FileManager = .default, directory: URL? = nil) {
            (self.name, self.sizeLimit) = (name, sizeLimit)
        }
    }

    /// No values.
    @preconcurrency @MainActor
    public final class Backend<T> {
        /// How much is kept: has no effect.
        public var config: Config
        /// Where the files would be.
        public let directoryURL: URL

        /// Makes one that has no values.
        public init(config: Config) {
            self.config = config
            directoryURL = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(config.name)
        }

        /// Returns nil.
        public func value(forKey key: String) throws -> T? { nil }
        /// Returns false.
        public func isCached(forKey key: String) -> Bool { false }
        /// Has no effect.
        public func remove(forKey key: String) throws {}
        /// Has no effect.
        public func removeAll() throws {}
        /// Returns 0.
        public func totalSize() throws -> UInt { 0 }
    }
}
