/// The source that is compiled with a project which imports AVFoundation or AVKit: players that never come to play, as on a
/// phone that is offline.
enum MediaShadows {
    /// Returns the source of a project that imports one of them.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import them, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { !$0.summary.imports.isDisjoint(with: ["AVFoundation", "AVKit"]) }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        let hasViews =
            index.files.contains { $0.summary.imports.contains("SwiftUI") } && index.type(named: "VideoPlayer") == nil
        return [(name: "media.swift", text: Array(source.utf8))]
            + (hasViews ? [(name: "videos.swift", text: Array(views.utf8))] : [])
    }

    /// The view of SwiftUI: a player's ground, as nothing comes to play.
    private static let views = """
        import SwiftUI

        public struct VideoPlayer<VideoOverlay: View>: View {
            private let videoOverlay: VideoOverlay

            public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
                self.videoOverlay = videoOverlay()
            }

            public var body: some View { Color.black.overlay { videoOverlay } }
        }

        extension VideoPlayer where VideoOverlay == EmptyView {
            public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
        }

        """

    /// What it declares of which a project may have its own.
    static let names = [
        "AVAsset", "AVLayerVideoGravity", "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVPlayerViewController",
        "CMTime",
    ]

    static let source = """
        import UIKit

        public struct CMTime: Hashable, Comparable, Sendable {
            public var value: Int64
            public var timescale: Int32

            public init(value: Int64, timescale: Int32) {
                (self.value, self.timescale) = (value, timescale)
            }

            public init(seconds: Double, preferredTimescale: Int32) {
                // Of what has no length no part has one.
                guard let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded(.towardZero)),
                    preferredTimescale > 0
                else {
                    self = seconds.isNaN || preferredTimescale <= 0 ? .invalid : .positiveInfinity
                    return
                }
                self.init(value: value, timescale: preferredTimescale)
            }

            public static let zero = CMTime(value: 0, timescale: 1)
            public static let invalid = CMTime(value: 0, timescale: 0)
            public static let indefinite = CMTime(value: .max, timescale: 0)
            public static let positiveInfinity = CMTime(value: .max, timescale: 0)
            public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
            public var isNumeric: Bool { timescale != 0 }
            public var isValid: Bool { self != .invalid }
            public var isIndefinite: Bool { self == .indefinite }
            public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
            public static func + (one: CMTime, other: CMTime) -> CMTime { CMTimeAdd(one, other) }
            public static func - (one: CMTime, other: CMTime) -> CMTime { CMTimeSubtract(one, other) }
        }

        public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

        public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
            CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
        }

        public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

        public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime {
            let scale = max(one.timescale, other.timescale)
            return CMTime(seconds: one.seconds + other.seconds, preferredTimescale: scale)
        }

        public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime {
            let scale = max(one.timescale, other.timescale)
            return CMTime(seconds: one.seconds - other.seconds, preferredTimescale: scale)
        }

        public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 { one < other ? -1 : one > other ? 1 : 0 }

        public struct AVMediaType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let video = AVMediaType(rawValue: "vide")
            public static let audio = AVMediaType(rawValue: "soun")
        }

        public enum AVKeyValueStatus: Int {
            case unknown, loading, loaded, failed, cancelled
        }

        open class AVAssetTrack: NSObject {
            open var naturalSize: CGSize { .zero }
            open var preferredTransform: CGAffineTransform { .identity }
        }

        open class AVAsset: NSObject {
            public convenience init(url: URL) { self.init() }
            open var duration: CMTime { .invalid }
            open var tracks: [AVAssetTrack] { [] }
            open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
            open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
                -> AVKeyValueStatus
            { .failed }

            open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
                if let handler { DispatchQueue.main.async(execute: handler) }
            }
        }

        open class AVAssetImageGenerator: NSObject {
            open var appliesPreferredTrackTransform = false
            open var maximumSize = CGSize.zero
            public convenience init(asset: AVAsset) { self.init() }

            open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
                throw URLError(.notConnectedToInternet)
            }
        }

        open class AVURLAsset: AVAsset {
            open private(set) var url = URL(fileURLWithPath: "/")

            public convenience init(url: URL, options: [String: Any]? = nil) {
                self.init()
                self.url = url
            }
        }

        open class AVPlayerItem: NSObject {
            public enum Status: Int {
                case unknown, readyToPlay, failed
            }

            open private(set) var asset = AVAsset()
            open var status: Status { .unknown }
            open var error: Error? { nil }
            open var duration: CMTime { .invalid }
            public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

            public convenience init(asset: AVAsset) {
                self.init()
                self.asset = asset
            }

            open var preferredPeakBitRate = 0.0
            open var preferredMaximumResolution = CGSize.zero
            open var loadedTimeRanges: [NSValue] { [] }
            open var isPlaybackLikelyToKeepUp: Bool { false }
            open var isPlaybackBufferEmpty: Bool { true }
            open func currentTime() -> CMTime { .zero }
            open func seek(to time: CMTime) {}
            open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }

            open func seek(
                to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
            ) { completionHandler?(false) }
        }

        extension NSNotification.Name {
            public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
                "AVPlayerItemFailedToPlayToEndTimeNotification")
            public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
        }

        open class AVPlayer: NSObject {
            public enum Status: Int {
                case unknown, readyToPlay, failed
            }

            public enum TimeControlStatus: Int {
                case paused, waitingToPlayAtSpecifiedRate, playing
            }

            public enum ActionAtItemEnd: Int {
                case advance, pause, none
            }

            open private(set) var currentItem: AVPlayerItem?
            open var rate: Float = 0
            open var volume: Float = 1
            open var isMuted = false
            open var actionAtItemEnd = ActionAtItemEnd.pause
            open var automaticallyWaitsToMinimizeStalling = true
            open var status: Status { .unknown }
            open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
            public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

            public convenience init(playerItem: AVPlayerItem?) {
                self.init()
                currentItem = playerItem
            }

            open func play() { rate = 1 }
            open func pause() { rate = 0 }
            open func currentTime() -> CMTime { .zero }
            open func seek(to time: CMTime) {}
            open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
            open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}

            open func seek(
                to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
            ) { completionHandler(false) }
            open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
            open func removeTimeObserver(_ observer: Any) {}

            open func addPeriodicTimeObserver(
                forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
            ) -> Any { NSObject() }
        }

        open class AVQueuePlayer: AVPlayer {
            public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
        }

        open class AVPlayerLooper: NSObject {
            public convenience init(player: AVQueuePlayer, templateItem: AVPlayerItem) { self.init() }
        }

        public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
            public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
            public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
        }

        open class AVPlayerLayer: CALayer {
            open var player: AVPlayer?
            open var videoGravity = AVLayerVideoGravity.resizeAspect
            open var isReadyForDisplay: Bool { false }

            public convenience init(player: AVPlayer?) {
                self.init()
                self.player = player
            }
        }

        open class AVPlayerViewController: UIViewController {
            open var player: AVPlayer?
            open var videoGravity = AVLayerVideoGravity.resizeAspect
            open var showsPlaybackControls = true

            public override init(nibName: String?, bundle: Bundle?) {
                super.init(nibName: nibName, bundle: bundle)
                modalPresentationStyle = .fullScreen
            }

            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                modalPresentationStyle = .fullScreen
            }

            open override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .black
            }
        }

        """
}
