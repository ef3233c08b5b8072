extension SystemShadows {
    /// A phone that nobody feels, as the simulator is.
    static let haptics = Framework(
        types: ["CHHapticEngine", "CHHapticError", "CHHapticEvent", "CHHapticEventParameter", "CHHapticPattern"],
        source: """
            import Foundation

            public struct CHHapticError: CustomNSError, LocalizedError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case engineNotRunning = -4805
                    case operationNotPermitted = -4806
                    case engineStartTimeout = -4808
                    case notSupported = -4809
                    case serverInitFailed = -4810
                    case serverInterrupted = -4811
                    case invalidPatternPlayer = -4812
                    case invalidPatternData = -4813
                    case invalidPatternDictionary = -4814
                    case invalidAudioSession = -4815
                    case invalidEventType = -4821
                    case resourceNotAvailable = -4826
                    case fileNotFound = -4851
                    case unknownError = -4898
                    case memoryError = -4899
                }
                public static var errorDomain: String { "com.apple.CoreHaptics" }
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
                public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
                public var errorDescription: String? { "nobody feels a preview" }
                public static var engineNotRunning: Code { .engineNotRunning }
                public static var notSupported: Code { .notSupported }
            }

            public func ~= (code: CHHapticError.Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }

            public protocol CHHapticDeviceCapability: AnyObject {
                var supportsHaptics: Bool { get }
                var supportsAudio: Bool { get }
            }

            private final class NoHaptics: NSObject, CHHapticDeviceCapability {
                let (supportsHaptics, supportsAudio) = (false, false)
            }

            open class CHHapticEventParameter: NSObject {
                public let parameterID: CHHapticEvent.ParameterID
                open var value: Float
                public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
                    (self.parameterID, self.value) = (parameterID, value)
                    super.init()
                }
            }

            open class CHHapticDynamicParameter: NSObject {
                public struct ID: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
                    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
                    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
                    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
                    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
                    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
                }

                public let parameterID: ID
                open var value: Float
                open var relativeTime: TimeInterval
                public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
                    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
                    super.init()
                }
            }

            open class CHHapticParameterCurve: NSObject {
                open class ControlPoint: NSObject {
                    open var relativeTime: TimeInterval
                    open var value: Float
                    public init(relativeTime time: TimeInterval, value: Float) {
                        (relativeTime, self.value) = (time, value)
                        super.init()
                    }
                }

                public let parameterID: CHHapticDynamicParameter.ID
                public let controlPoints: [ControlPoint]
                open var relativeTime: TimeInterval
                public init(
                    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
                ) {
                    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
                    super.init()
                }
            }

            open class CHHapticEvent: NSObject {
                public struct EventType: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let hapticTransient = EventType(rawValue: "HapticTransient")
                    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
                    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
                    public static let audioCustom = EventType(rawValue: "AudioCustom")
                }

                public struct ParameterID: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
                    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
                    public static let attackTime = ParameterID(rawValue: "AttackTime")
                    public static let decayTime = ParameterID(rawValue: "DecayTime")
                    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
                    public static let sustained = ParameterID(rawValue: "Sustained")
                    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
                    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
                    public static let audioPan = ParameterID(rawValue: "AudioPan")
                }

                public let type: EventType
                public let eventParameters: [CHHapticEventParameter]
                open var relativeTime: TimeInterval
                open var duration: TimeInterval
                public init(
                    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
                    duration: TimeInterval = 0
                ) {
                    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
                    super.init()
                }
            }

            open class CHHapticPattern: NSObject {
                public struct Key: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let pattern = Key(rawValue: "Pattern")
                    public static let event = Key(rawValue: "Event")
                    public static let eventType = Key(rawValue: "EventType")
                    public static let eventDuration = Key(rawValue: "EventDuration")
                    public static let eventParameters = Key(rawValue: "EventParameters")
                    public static let time = Key(rawValue: "Time")
                    public static let parameterID = Key(rawValue: "ParameterID")
                    public static let parameterValue = Key(rawValue: "ParameterValue")
                }

                open private(set) var duration: TimeInterval = 0
                public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
                    self.init()
                    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
                }
                public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
                    try self.init(events: events, parameters: [])
                }
                public convenience init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws { self.init() }
                public convenience init(contentsOf ahapURL: URL) throws { self.init() }
            }

            public let CHHapticTimeImmediate: TimeInterval = 0

            public protocol CHHapticPatternPlayer: AnyObject {
                var isMuted: Bool { get set }
                func start(atTime time: TimeInterval) throws
                func stop(atTime time: TimeInterval) throws
                func cancel() throws
                func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
            }

            public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
                var loopEnabled: Bool { get set }
                var loopEnd: TimeInterval { get set }
                var playbackRate: Float { get set }
                var completionHandler: ((any Error)?) -> Void { get set }
                func pause(atTime time: TimeInterval) throws
                func resume(atTime time: TimeInterval) throws
                func seek(toOffset offsetTime: TimeInterval) throws
            }

            /// An engine, which can't be started.
            open class CHHapticEngine: NSObject, @unchecked Sendable {
                public enum StoppedReason: Int, Sendable {
                    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
                    case gameControllerDisconnect
                    case systemError = -1
                }
                public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
                public typealias StoppedHandler = (StoppedReason) -> Void
                public typealias ResetHandler = () -> Void
                public typealias CompletionHandler = ((any Error)?) -> Void

                open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
                open var stoppedHandler: StoppedHandler = { _ in }
                open var resetHandler: ResetHandler = {}
                open var playsHapticsOnly = false
                open var playsAudioOnly = false
                open var isMutedForAudio = false
                open var isMutedForHaptics = false
                open var isAutoShutdownEnabled = false
                open var currentTime: TimeInterval { 0 }
                public init(forAnObject: Void = ()) throws { super.init() }

                open func start() throws { throw CHHapticError(.notSupported) }
                open func start(completionHandler: CompletionHandler? = nil) {
                    if let completionHandler { DispatchQueue.main.async { completionHandler(CHHapticError(.notSupported)) } }
                }
                open func stop(completionHandler: CompletionHandler? = nil) {
                    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
                }
                open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
                open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
                    throw CHHapticError(.engineNotRunning)
                }
                open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
                    throw CHHapticError(.engineNotRunning)
                }
                open func playPattern(from fileURL: URL) throws { throw CHHapticError(.engineNotRunning) }
                open func playPattern(from data: Data) throws { throw CHHapticError(.engineNotRunning) }
            }

            """)
}
