extension SystemShadows {
    /// Players of sounds that nobody hears, and recorders on a phone whose owner lets nobody record.
    static let audio = Framework(
        types: [
            "AVAudioPlayer", "AVAudioPlayerDelegate", "AVAudioRecorder", "AVAudioRecorderDelegate", "AVAudioSession",
        ],
        source: """
            import UIKit

            public let AVFormatIDKey = "AVFormatIDKey"
            public let AVSampleRateKey = "AVSampleRateKey"
            public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
            public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
            public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
            public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
            public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
            public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
            public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

            public enum AVAudioQuality: Int {
                case min = 0, low = 32, medium = 64, high = 96, max = 127
            }

            open class AVAudioSession: NSObject {
                public struct Category: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
                    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
                    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
                    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
                    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
                    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
                }

                public struct Mode: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
                    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
                    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
                    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
                    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
                    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
                    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
                    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
                }

                public struct CategoryOptions: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let mixWithOthers = CategoryOptions(rawValue: 1)
                    public static let duckOthers = CategoryOptions(rawValue: 2)
                    public static let allowBluetooth = CategoryOptions(rawValue: 4)
                    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
                    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
                    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
                    public static let allowAirPlay = CategoryOptions(rawValue: 64)
                }

                public struct SetActiveOptions: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
                }

                public enum PortOverride: UInt {
                    case none, speaker
                }

                public enum RecordPermission: UInt {
                    case undetermined, denied, granted
                }

                public enum InterruptionType: UInt, Sendable {
                    case ended, began
                }

                public struct InterruptionOptions: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let shouldResume = InterruptionOptions(rawValue: 1)
                }

                public enum RouteChangeReason: UInt, Sendable {
                    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
                    case wakeFromSleep = 6
                    case noSuitableRouteForCategory, routeConfigurationChange
                }

                public enum RouteSharingPolicy: UInt, Sendable {
                    case `default`, longFormAudio, independent, longFormVideo
                }

                public struct Port: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let builtInSpeaker = Port(rawValue: "Speaker")
                    public static let builtInReceiver = Port(rawValue: "Receiver")
                    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
                    public static let headphones = Port(rawValue: "Headphones")
                    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
                    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
                    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
                    public static let airPlay = Port(rawValue: "AirPlay")
                    public static let carAudio = Port(rawValue: "CarAudio")
                }

                public static let interruptionNotification = NSNotification.Name("AVAudioSessionInterruptionNotification")
                public static let routeChangeNotification = NSNotification.Name("AVAudioSessionRouteChangeNotification")
                public static let mediaServicesWereResetNotification = NSNotification.Name(
                    "AVAudioSessionMediaServicesWereResetNotification")
                public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
                    "AVAudioSessionSilenceSecondaryAudioHintNotification")

                private static let shared = AVAudioSession()
                open class func sharedInstance() -> AVAudioSession { shared }
                open private(set) var category = Category.soloAmbient
                open private(set) var mode = Mode.default
                open var recordPermission: RecordPermission { .denied }
                open var outputVolume: Float { 0 }
                open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
                open var sampleRate: Double { 44_100 }
                open var isOtherAudioPlaying: Bool { false }

                open func setCategory(_ category: Category) throws { self.category = category }

                open func setCategory(_ category: Category, options: CategoryOptions) throws { self.category = category }

                open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
                    (self.category, self.mode) = (category, mode)
                }

                open func setCategory(
                    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
                ) throws { (self.category, self.mode) = (category, mode) }

                open func setMode(_ mode: Mode) throws { self.mode = mode }
                open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
                open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

                open func requestRecordPermission(_ response: @escaping @MainActor (Bool) -> Void) {
                    DispatchQueue.main.async { response(false) }
                }
            }

            public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
            public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
            public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
            public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

            /// Where sounds go: to a speaker.
            open class AVAudioSessionRouteDescription: NSObject {
                open var inputs: [AVAudioSessionPortDescription] { [] }
                open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
            }

            open class AVAudioSessionPortDescription: NSObject {
                open var portType: AVAudioSession.Port { .builtInSpeaker }
                open var portName: String { "Speaker" }
                open var uid: String { "Speaker" }
            }

            public protocol AVAudioPlayerDelegate: AnyObject {
                func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
                func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?)
            }

            extension AVAudioPlayerDelegate {
                public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
                public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: Error?) {}
            }

            // It plays until it is told to stop: how long a sound is nobody reads here.
            open class AVAudioPlayer: NSObject {
                open weak var delegate: (any AVAudioPlayerDelegate)?
                open private(set) var isPlaying = false
                open private(set) var url: URL?
                open private(set) var data: Data?
                open var duration: TimeInterval { 60 }
                open var currentTime: TimeInterval = 0
                open var volume: Float = 1
                open var pan: Float = 0
                open var rate: Float = 1
                open var enableRate = false
                open var numberOfLoops = 0
                open var numberOfChannels: Int { 2 }
                open var isMeteringEnabled = false

                public convenience init(contentsOf url: URL) throws {
                    let data = try Data(contentsOf: url)
                    self.init()
                    (self.url, self.data) = (url, data)
                }

                public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
                    try self.init(contentsOf: url)
                }

                public convenience init(data: Data) throws {
                    self.init()
                    self.data = data
                }

                public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

                @discardableResult open func prepareToPlay() -> Bool { true }

                @discardableResult open func play() -> Bool {
                    isPlaying = true
                    return true
                }

                @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
                open func pause() { isPlaying = false }
                open func stop() { isPlaying = false }
                open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
                open func updateMeters() {}
                open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
                open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
            }

            public protocol AVAudioRecorderDelegate: AnyObject {
                func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
                func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: Error?)
            }

            extension AVAudioRecorderDelegate {
                public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
                public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: Error?) {}
            }

            open class AVAudioRecorder: NSObject {
                open weak var delegate: (any AVAudioRecorderDelegate)?
                open private(set) var url = URL(fileURLWithPath: "/")
                open private(set) var settings: [String: Any] = [:]
                open var isRecording: Bool { false }
                open var currentTime: TimeInterval { 0 }
                open var isMeteringEnabled = false

                public convenience init(url: URL, settings: [String: Any]) throws {
                    self.init()
                    (self.url, self.settings) = (url, settings)
                }

                @discardableResult open func prepareToRecord() -> Bool { false }
                @discardableResult open func record() -> Bool { false }
                @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
                open func pause() {}
                open func stop() {}
                @discardableResult open func deleteRecording() -> Bool { false }
                open func updateMeters() {}
                open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
                open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
            }

            """)
}
