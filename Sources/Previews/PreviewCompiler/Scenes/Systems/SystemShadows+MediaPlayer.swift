extension SystemShadows {
    /// The music of a phone's owner, who lets no app see it, the player of it, and what a lock screen shows of an app's own.
    static let mediaPlayer = Framework(
        types: [
            "MPMediaItem", "MPMediaQuery", "MPMusicPlayerController", "MPNowPlayingInfoCenter", "MPRemoteCommandCenter",
        ],
        source: #"""
            import UIKit

            public typealias MPMediaEntityPersistentID = UInt64

            public struct MPMediaType: OptionSet, Sendable {
                public let rawValue: UInt
                public init(rawValue: UInt) { self.rawValue = rawValue }
                public static let music = Self(rawValue: 1)
                public static let podcast = Self(rawValue: 2)
                public static let audioBook = Self(rawValue: 4)
                public static let anyAudio = Self(rawValue: 0xFF)
                public static let movie = Self(rawValue: 0x100)
                public static let anyVideo = Self(rawValue: 0xFF00)
                public static let any = Self(rawValue: .max)
            }

            public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
                case notDetermined, denied, restricted, authorized
            }

            public let MPMediaItemPropertyAlbumArtist = "albumArtist"
            public let MPMediaItemPropertyAlbumTitle = "albumTitle"
            public let MPMediaItemPropertyArtist = "artist"
            public let MPMediaItemPropertyArtwork = "artwork"
            public let MPMediaItemPropertyGenre = "genre"
            public let MPMediaItemPropertyPersistentID = "persistentID"
            public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
            public let MPMediaItemPropertyTitle = "title"
            public let MPMediaPlaylistPropertyName = "name"
            public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
            public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
            public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
            public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

            open class MPMediaLibrary: NSObject {
                nonisolated(unsafe) private static let only = MPMediaLibrary()
                open class func `default`() -> MPMediaLibrary { only }
                open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
                open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
                    DispatchQueue.main.async { handler(.denied) }
                }
                open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
            }

            open class MPMediaItemArtwork: NSObject {
                public let bounds: CGRect
                private let make: (CGSize) -> UIImage
                public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
                    (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
                }
                public convenience init(image: UIImage) {
                    self.init(boundsSize: image.size) { _ in image }
                }
                open func image(at size: CGSize) -> UIImage? { make(size) }
            }

            open class MPMediaEntity: NSObject {
                open var persistentID: MPMediaEntityPersistentID { 0 }
                open func value(forProperty property: String) -> Any? { nil }
            }

            open class MPMediaItem: MPMediaEntity {
                open var title: String? { nil }
                open var artist: String? { nil }
                open var albumTitle: String? { nil }
                open var albumArtist: String? { nil }
                open var genre: String? { nil }
                open var artwork: MPMediaItemArtwork? { nil }
                open var assetURL: URL? { nil }
                open var playbackDuration: TimeInterval { 0 }
                open var playbackStoreID: String { "" }
                open var albumPersistentID: MPMediaEntityPersistentID { 0 }
                open var artistPersistentID: MPMediaEntityPersistentID { 0 }
                open var mediaType: MPMediaType { .music }
                open var isCloudItem: Bool { false }
            }

            open class MPMediaItemCollection: MPMediaEntity {
                public let items: [MPMediaItem]
                public init(items: [MPMediaItem]) { self.items = items }
                open var representativeItem: MPMediaItem? { items.first }
                open var count: Int { items.count }
                open var mediaTypes: MPMediaType { .music }
            }

            open class MPMediaPlaylist: MPMediaItemCollection {
                open var name: String? { nil }
            }

            public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

            open class MPMediaPredicate: NSObject {}

            open class MPMediaPropertyPredicate: MPMediaPredicate {
                public init(
                    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
                ) {}
            }

            public enum MPMediaGrouping: Int, Sendable {
                case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
            }

            /// A search of the owner's music, which finds nothing.
            open class MPMediaQuery: NSObject {
                open var items: [MPMediaItem]? { [] }
                open var collections: [MPMediaItemCollection]? { [] }
                open var filterPredicates: Set<MPMediaPredicate>?
                open var groupingType = MPMediaGrouping.title
                public override init() {}
                public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
                open func addFilterPredicate(_ predicate: MPMediaPredicate) {}
                open func removeFilterPredicate(_ predicate: MPMediaPredicate) {}
                open class func songs() -> MPMediaQuery { MPMediaQuery() }
                open class func albums() -> MPMediaQuery { MPMediaQuery() }
                open class func artists() -> MPMediaQuery { MPMediaQuery() }
                open class func playlists() -> MPMediaQuery { MPMediaQuery() }
                open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
                open class func genres() -> MPMediaQuery { MPMediaQuery() }
            }

            public enum MPMusicPlaybackState: Int, Sendable {
                case stopped, playing, paused, interrupted, seekingForward, seekingBackward
            }
            public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
            public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

            /// A player without music, which remembers whether it was told to play.
            open class MPMusicPlayerController: NSObject {
                nonisolated(unsafe) private static let only = MPMusicPlayerController()
                open class var applicationMusicPlayer: MPMusicPlayerController { only }
                open class var applicationQueuePlayer: MPMusicPlayerController { only }
                open class var systemMusicPlayer: MPMusicPlayerController { only }
                open private(set) var playbackState = MPMusicPlaybackState.stopped
                open var nowPlayingItem: MPMediaItem?
                open var indexOfNowPlayingItem: Int { 0 }
                open var currentPlaybackTime: TimeInterval = 0
                open var currentPlaybackRate: Float = 1
                open var repeatMode = MPMusicRepeatMode.default
                open var shuffleMode = MPMusicShuffleMode.default
                open var isPreparedToPlay: Bool { false }
                open func setQueue(with itemCollection: MPMediaItemCollection) {}
                open func setQueue(with query: MPMediaQuery) {}
                open func setQueue(with storeIDs: [String]) {}
                open func prepareToPlay() {}
                open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
                    DispatchQueue.main.async { completionHandler(nil) }
                }
                open func play() { playbackState = .playing }
                open func pause() { playbackState = .paused }
                open func stop() { playbackState = .stopped }
                open func skipToNextItem() {}
                open func skipToPreviousItem() {}
                open func skipToBeginning() {}
                open func beginGeneratingPlaybackNotifications() {}
                open func endGeneratingPlaybackNotifications() {}
            }

            extension NSNotification.Name {
                public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self("MPMusicPlayerNowPlayingItemDidChange")
                public static let MPMusicPlayerControllerPlaybackStateDidChange = Self("MPMusicPlayerPlaybackStateDidChange")
                public static let MPMusicPlayerControllerVolumeDidChange = Self("MPMusicPlayerVolumeDidChange")
                public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChange")
            }

            @MainActor @preconcurrency
            public protocol MPMediaPickerControllerDelegate: AnyObject {
                func mediaPicker(
                    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
                func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
            }

            extension MPMediaPickerControllerDelegate {
                public func mediaPicker(
                    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
                ) {}
                public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
            }

            open class MPMediaPickerController: UIViewController {
                open weak var delegate: (any MPMediaPickerControllerDelegate)?
                open var allowsPickingMultipleItems = false
                open var showsCloudItems = true
                open var prompt: String?
                public convenience init(mediaTypes: MPMediaType) { self.init(nibName: nil, bundle: nil) }
            }

            open class MPNowPlayingInfoCenter: NSObject {
                nonisolated(unsafe) private static let only = MPNowPlayingInfoCenter()
                open class func `default`() -> MPNowPlayingInfoCenter { only }
                open var nowPlayingInfo: [String: Any]?
            }

            public enum MPRemoteCommandHandlerStatus: Int, Sendable {
                case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, commandFailed = 200
            }

            open class MPRemoteCommandEvent: NSObject {}
            open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
                open var positionTime: TimeInterval { 0 }
            }

            /// A command of a lock screen, which nobody gives.
            open class MPRemoteCommand: NSObject {
                open var isEnabled = true
                open var preferredIntervals: [NSNumber] = []
                @discardableResult
                open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
                open func addTarget(_ target: Any, action: Selector) {}
                open func removeTarget(_ target: Any?) {}
            }

            open class MPRemoteCommandCenter: NSObject {
                nonisolated(unsafe) private static let only = MPRemoteCommandCenter()
                open class func shared() -> MPRemoteCommandCenter { only }
                public let playCommand = MPRemoteCommand()
                public let pauseCommand = MPRemoteCommand()
                public let stopCommand = MPRemoteCommand()
                public let togglePlayPauseCommand = MPRemoteCommand()
                public let nextTrackCommand = MPRemoteCommand()
                public let previousTrackCommand = MPRemoteCommand()
                public let skipForwardCommand = MPRemoteCommand()
                public let skipBackwardCommand = MPRemoteCommand()
                public let changePlaybackPositionCommand = MPRemoteCommand()
                public let likeCommand = MPRemoteCommand()
            }

            open class MPVolumeView: UIView {
                open var showsVolumeSlider = true
                open var showsRouteButton = true
            }

            """#)
}
