extension SystemShadows {
    /// Photos, which the phone's owner does not let an app see.
    static let photos = Framework(
        types: ["PHAsset", "PHAssetCollection", "PHFetchResult", "PHImageManager", "PHPhotoLibrary"],
        source: """
            import UIKit

            public enum PHAuthorizationStatus: Int, Sendable {
                case notDetermined, restricted, denied, authorized, limited
            }

            public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

            public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

            public struct PHAssetMediaSubtype: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let photoLive = Self(rawValue: 8)
                public static let photoScreenshot = Self(rawValue: 4)
            }

            public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

            public enum PHAssetCollectionSubtype: Int, Sendable {
                case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites
                case smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts
                case smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
                case any = 9_223_372_036_854_775_807
            }

            public enum PHImageContentMode: Int, Sendable {
                case aspectFit, aspectFill
                public static let `default` = aspectFit
            }

            public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
            public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
            public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
            public typealias PHImageRequestID = Int32
            public let PHInvalidImageRequestID: PHImageRequestID = 0
            public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
            public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
            public let PHImageErrorKey = "PHImageErrorKey"

            open class PHObject: NSObject, @unchecked Sendable {
                public let localIdentifier = ""
            }

            open class PHAsset: PHObject, @unchecked Sendable {
                public let mediaType = PHAssetMediaType.image
                public let mediaSubtypes: PHAssetMediaSubtype = []
                public let pixelWidth = 0
                public let pixelHeight = 0
                public let creationDate: Date? = nil
                public let duration: TimeInterval = 0
                public let isFavorite = false

                open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
                open class func fetchAssets(
                    with mediaType: PHAssetMediaType, options: PHFetchOptions?
                ) -> PHFetchResult<PHAsset> { .init() }
                open class func fetchAssets(
                    in collection: PHAssetCollection, options: PHFetchOptions?
                ) -> PHFetchResult<PHAsset> { .init() }
                open class func fetchAssets(
                    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
                ) -> PHFetchResult<PHAsset> { .init() }
            }

            open class PHCollection: PHObject, @unchecked Sendable {
                public let localizedTitle: String? = nil
            }

            open class PHAssetCollection: PHCollection, @unchecked Sendable {
                public let assetCollectionType = PHAssetCollectionType.album
                public let assetCollectionSubtype = PHAssetCollectionSubtype.albumRegular
                public let estimatedAssetCount = 0

                open class func fetchAssetCollections(
                    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
                ) -> PHFetchResult<PHAssetCollection> { .init() }
            }

            open class PHFetchOptions: NSObject {
                open var predicate: NSPredicate?
                open var sortDescriptors: [NSSortDescriptor]?
                open var includeHiddenAssets = false
                open var fetchLimit = 0
                public override init() { super.init() }
            }

            /// The photos that were found: none, as nobody has allowed to look at them.
            open class PHFetchResult<Element: AnyObject>: NSObject, @unchecked Sendable {
                public let count = 0
                public let firstObject: Element? = nil
                public let lastObject: Element? = nil
                public override init() { super.init() }
                open func object(at index: Int) -> Element { fatalError("there are no photos here") }
                open func objects(at indexes: IndexSet) -> [Element] { [] }
                open subscript(index: Int) -> Element { object(at: index) }
                open func index(of object: Element) -> Int { NSNotFound }
                open func contains(_ object: Element) -> Bool { false }
                open func enumerateObjects(_ body: (Element, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
            }

            open class PHImageRequestOptions: NSObject {
                open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
                open var resizeMode = PHImageRequestOptionsResizeMode.fast
                open var version = PHImageRequestOptionsVersion.current
                open var isSynchronous = false
                open var isNetworkAccessAllowed = false
                public override init() { super.init() }
            }

            open class PHImageManager: NSObject {
                nonisolated(unsafe) private static let only = PHImageManager()
                open class func `default`() -> PHImageManager { only }
                @discardableResult
                open func requestImage(
                    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
                    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
                ) -> PHImageRequestID {
                    resultHandler(nil, nil)
                    return PHInvalidImageRequestID
                }
                @discardableResult
                open func requestImageData(
                    for asset: PHAsset, options: PHImageRequestOptions?,
                    resultHandler: @escaping (Data?, String?, Int, [AnyHashable: Any]?) -> Void
                ) -> PHImageRequestID {
                    resultHandler(nil, nil, 0, nil)
                    return PHInvalidImageRequestID
                }
                open func cancelImageRequest(_ request: PHImageRequestID) {}
            }

            open class PHCachingImageManager: PHImageManager {
                public override init() { super.init() }
                open func startCachingImages(
                    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
                ) {}
                open func stopCachingImages(
                    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
                ) {}
                open func stopCachingImagesForAllAssets() {}
            }

            open class PHChange: NSObject {}

            public protocol PHPhotoLibraryChangeObserver: AnyObject {
                func photoLibraryDidChange(_ changeInstance: PHChange)
            }

            /// The photos of a phone whose owner does not let the app see them.
            open class PHPhotoLibrary: NSObject, @unchecked Sendable {
                private static let only = PHPhotoLibrary()
                open class func shared() -> PHPhotoLibrary { only }
                nonisolated(unsafe) private static var status = PHAuthorizationStatus.notDetermined
                open class func authorizationStatus() -> PHAuthorizationStatus { status }
                open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { status }
                open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
                    DispatchQueue.main.async {
                        status = .denied
                        handler(.denied)
                    }
                }
                open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
                    status = .denied
                    return .denied
                }
                open class func requestAuthorization(
                    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
                ) {
                    requestAuthorization(handler)
                }
                open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
                open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
                open func performChanges(_ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)?) {
                    DispatchQueue.main.async { completionHandler?(false, nil) }
                }
            }

            """)
}
