import Foundation
import StageTime
import UIKit

/// The pictures that have come, in memory, on each stage its own.
@preconcurrency @MainActor
open class ImageCache: @unchecked Sendable {
    /// The cache of the running stage.
    public static var `default`: ImageCache { FrameClock.current.shared { ImageCache(name: "default") } }

    /// What is kept in memory.
    public let memoryStorage: MemoryStorage.Backend<UIImage>
    /// What is kept in files: nothing.
    public let diskStorage: DiskStorage.Backend<Data>

    /// Makes a cache of what it keeps pictures in.
    public init(memoryStorage: MemoryStorage.Backend<UIImage>, diskStorage: DiskStorage.Backend<Data>) {
        (self.memoryStorage, self.diskStorage) = (memoryStorage, diskStorage)
    }

    /// Makes an empty cache with a name.
    public convenience init(name: String) {
        self.init(
            memoryStorage: MemoryStorage.Backend(config: MemoryStorage.Config(totalCostLimit: 0)),
            diskStorage: DiskStorage.Backend(config: DiskStorage.Config(name: name, sizeLimit: 0)))
    }

    /// Makes an empty cache with a name; where its files would be has no effect.
    public convenience init(
        name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil
    ) throws {
        self.init(name: name)
    }

    private func name(_ key: String, _ processor: String) -> String { processor.isEmpty ? key : "\(key)@\(processor)" }

    // MARK: - Keeping pictures

    /// Keeps a picture, and calls the closure.
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - original: has no effect.
    ///   - key: the picture's name.
    ///   - options: how it is asked for.
    ///   - toDisk: has no effect.
    ///   - completionHandler: is called at once.
    open func store(
        _ image: UIImage, original: Data? = nil, forKey key: String, options: KingfisherParsedOptionsInfo,
        toDisk: Bool = true, completionHandler: (@MainActor (CacheStoreResult) -> Void)? = nil
    ) {
        store(
            image, forKey: key, processorIdentifier: options.processor.identifier, completionHandler: completionHandler)
    }

    /// Keeps a picture, and calls the closure.
    ///
    /// - Parameters:
    ///   - image: the picture.
    ///   - original: has no effect.
    ///   - key: the picture's name.
    ///   - identifier: that of the processor that has made it.
    ///   - serializer: has no effect.
    ///   - toDisk: has no effect.
    ///   - callbackQueue: has no effect.
    ///   - completionHandler: is called at once.
    open func store(
        _ image: UIImage, original: Data? = nil, forKey key: String, processorIdentifier identifier: String = "",
        cacheSerializer serializer: any CacheSerializer = DefaultCacheSerializer.default, toDisk: Bool = true,
        callbackQueue: CallbackQueue = .untouch, completionHandler: (@MainActor (CacheStoreResult) -> Void)? = nil
    ) {
        memoryStorage.store(value: image, forKey: name(key, identifier))
        completionHandler?(CacheStoreResult())
    }

    /// Calls the closure: nothing is kept in files.
    open func storeToDisk(
        _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
        expiration: StorageExpiration? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: (@MainActor (CacheStoreResult) -> Void)? = nil
    ) {
        completionHandler?(CacheStoreResult())
    }

    // MARK: - Forgetting pictures

    /// Forgets a picture, and calls the closure.
    open func removeImage(
        forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
        fromDisk: Bool = true, callbackQueue: CallbackQueue = .untouch,
        completionHandler: (@MainActor () -> Void)? = nil
    ) {
        if fromMemory { memoryStorage.remove(forKey: name(key, identifier)) }
        completionHandler?()
    }

    /// Forgets all pictures, and calls the closure.
    open func clearCache(completion handler: (@MainActor () -> Void)? = nil) {
        clearMemoryCache()
        handler?()
    }
    /// Forgets all pictures.
    open func clearMemoryCache() { memoryStorage.removeAll() }
    /// Calls the closure: nothing is kept in files.
    open func clearDiskCache(completion handler: (@MainActor () -> Void)? = nil) { handler?() }
    /// Calls the closure: pictures are kept as long as the stage is there.
    open func cleanExpiredCache(completion handler: (@MainActor () -> Void)? = nil) { handler?() }
    /// Has no effect: pictures are kept as long as the stage is there.
    open func cleanExpiredMemoryCache() {}
    /// Calls the closure: nothing is kept in files.
    open func cleanExpiredDiskCache(completion handler: (@MainActor () -> Void)? = nil) { handler?() }
    /// Has no effect: nothing is kept in files.
    open func backgroundCleanExpiredDiskCache() {}

    // MARK: - Asking for pictures

    /// Returns a picture that is kept; nil for none.
    open func retrieveImageInMemoryCache(forKey key: String, options: KingfisherParsedOptionsInfo) -> UIImage? {
        let image = memoryStorage.value(forKey: name(key, options.processor.identifier))
        return image.map { options.imageModifier?.modify($0) ?? $0 }
    }

    /// Returns a picture that is kept; nil for none.
    open func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil) -> UIImage? {
        retrieveImageInMemoryCache(forKey: key, options: KingfisherParsedOptionsInfo(options))
    }

    /// Calls the closure at once with a picture that is kept, or without.
    open func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: (@MainActor (Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        let image = retrieveImageInMemoryCache(forKey: key, options: options)
        completionHandler?(.success(image.map { .memory($0) } ?? .none))
    }

    /// Returns a picture that is kept, or nothing.
    open func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo? = nil
    ) async throws -> ImageCacheResult {
        retrieveImageInMemoryCache(forKey: key, options: options).map { .memory($0) } ?? .none
    }

    /// Calls the closure at once without a picture: nothing is kept in files.
    open func retrieveImageInDiskCache(
        forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: @escaping @MainActor (Result<UIImage?, KingfisherError>) -> Void
    ) {
        completionHandler(.success(nil))
    }

    /// Returns where a picture is kept.
    open func imageCachedType(forKey key: String, processorIdentifier identifier: String = "") -> CacheType {
        memoryStorage.isCached(forKey: name(key, identifier)) ? .memory : .none
    }

    /// Returns whether a picture is kept.
    open func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
        imageCachedType(forKey: key, processorIdentifier: identifier).cached
    }

    // MARK: - Files

    /// Calls the closure at once with 0: nothing is kept in files.
    open func calculateDiskStorageSize(
        completion handler: @escaping @MainActor (Result<UInt, KingfisherError>) -> Void
    ) {
        handler(.success(0))
    }
    /// The size of what is kept in files: 0.
    open var diskStorageSize: UInt {
        get async throws { 0 }
    }
    /// Returns the name under which a file would be kept.
    open func hash(forKey key: String, processorIdentifier identifier: String = "") -> String { name(key, identifier) }
    /// Returns where a picture's file would be.
    open func cachePath(forKey key: String, processorIdentifier identifier: String = "") -> String {
        diskStorage.directoryURL.appendingPathComponent(name(key, identifier)).path
    }
}
