extension SystemShadows {
    /// Photos of a phone whose owner lets an app see them once it has asked: made up ones.
    static let photos = Framework(
        types: ["PHAsset", "PHAssetCollection", "PHFetchResult", "PHImageManager", "PHPhotoLibrary"],
        source: """
            import Previews
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
                public let localIdentifier: String
                fileprivate init(_ identifier: String) { localIdentifier = identifier }
            }

            /// A photo that is made up, one of each day before the stage's.
            open class PHAsset: PHObject, @unchecked Sendable {
                public let mediaType = PHAssetMediaType.image
                public let mediaSubtypes: PHAssetMediaSubtype = []
                public let pixelWidth: Int
                public let pixelHeight: Int
                public let creationDate: Date?
                public var modificationDate: Date? { creationDate }
                public let duration: TimeInterval = 0
                public let isFavorite = false
                fileprivate let number: Int
                fileprivate init(number: Int) {
                    self.number = number
                    let size = Previews.SamplePhotos.size(number)
                    (pixelWidth, pixelHeight) = (Int(size.width), Int(size.height))
                    creationDate = Date(timeIntervalSinceReferenceDate: 789_600_000 - Double(number) * 86_400)
                    super.init("photo-\\(number)")
                }
                fileprivate static let all = (0..<Previews.SamplePhotos.count).map { PHAsset(number: $0) }

                open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
                    // By the date, of which they are sorted nearly always.
                    let isUpward = options?.sortDescriptors?.first?.ascending ?? true
                    let sorted = isUpward ? all.reversed() : all
                    let limit = options?.fetchLimit ?? 0
                    return PHFetchResult(limit > 0 ? Array(sorted.prefix(limit)) : sorted)
                }
                open class func fetchAssets(
                    with mediaType: PHAssetMediaType, options: PHFetchOptions?
                ) -> PHFetchResult<PHAsset> { mediaType == .image ? fetchAssets(with: options) : .init() }
                open class func fetchAssets(
                    in collection: PHAssetCollection, options: PHFetchOptions?
                ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
                open class func fetchAssets(
                    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
                ) -> PHFetchResult<PHAsset> { .init(all.filter { identifiers.contains($0.localIdentifier) }) }
            }

            open class PHCollection: PHObject, @unchecked Sendable {
                public let localizedTitle: String? = "Recents"
            }

            /// The one collection, of all photos.
            open class PHAssetCollection: PHCollection, @unchecked Sendable {
                public let assetCollectionType = PHAssetCollectionType.smartAlbum
                public let assetCollectionSubtype = PHAssetCollectionSubtype.smartAlbumUserLibrary
                public let estimatedAssetCount = Previews.SamplePhotos.count
                fileprivate static let recents = PHAssetCollection("recents")

                open class func fetchAssetCollections(
                    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
                ) -> PHFetchResult<PHAssetCollection> {
                    type == .smartAlbum && [.any, .smartAlbumUserLibrary].contains(subtype) ? .init([recents]) : .init()
                }
            }

            open class PHFetchOptions: NSObject {
                open var predicate: NSPredicate?
                open var sortDescriptors: [NSSortDescriptor]?
                open var includeHiddenAssets = false
                open var fetchLimit = 0
                public override init() { super.init() }
            }

            /// The photos that were found.
            open class PHFetchResult<Element: AnyObject>: NSObject, @unchecked Sendable {
                private let all: [Element]
                public var count: Int { all.count }
                public var firstObject: Element? { all.first }
                public var lastObject: Element? { all.last }
                public override init() {
                    all = []
                    super.init()
                }
                fileprivate init(_ all: [Element]) {
                    self.all = all
                    super.init()
                }
                open func object(at index: Int) -> Element { all[index] }
                open func objects(at indexes: IndexSet) -> [Element] { indexes.map { all[$0] } }
                open subscript(index: Int) -> Element { object(at: index) }
                open func index(of object: Element) -> Int { all.firstIndex { $0 === object } ?? NSNotFound }
                open func contains(_ object: Element) -> Bool { all.contains { $0 === object } }
                open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { mediaType == .image ? all.count : 0 }
                open func enumerateObjects(_ body: (Element, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
                    var stop = ObjCBool(false)
                    for (index, each) in all.enumerated() where !stop.boolValue { body(each, index, &stop) }
                }
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
                    let give = {
                        let image = MainActor.assumeIsolated { Previews.SamplePhotos.picture(asset.number) }
                        resultHandler(image, [PHImageResultIsDegradedKey: false])
                    }
                    if options?.isSynchronous == true, Thread.isMainThread {
                        give()
                    } else {
                        DispatchQueue.main.async(execute: give)
                    }
                    return PHImageRequestID(asset.number + 1)
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

            /// The photos of a phone whose owner lets the app see them once it has asked.
            open class PHPhotoLibrary: NSObject, @unchecked Sendable {
                private static let only = PHPhotoLibrary()
                open class func shared() -> PHPhotoLibrary { only }
                private static var status: PHAuthorizationStatus {
                    Previews.SamplePhotos.isAllowed ? .authorized : .notDetermined
                }
                open class func authorizationStatus() -> PHAuthorizationStatus { status }
                open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { status }
                open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
                    DispatchQueue.main.async {
                        Previews.SamplePhotos.isAllowed = true
                        handler(.authorized)
                    }
                }
                open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
                    Previews.SamplePhotos.isAllowed = true
                    return .authorized
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
