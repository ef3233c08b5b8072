extension SystemShadows {
    /// Engines of sounds that nobody hears, which are given none by a microphone.
    static let audioEngine = Framework(
        types: [
            "AVAudioBuffer", "AVAudioEngine", "AVAudioFile", "AVAudioFormat", "AVAudioInputNode", "AVAudioNode",
            "AVAudioPCMBuffer", "AVAudioPlayerNode", "AVAudioTime",
        ],
        // What recognizes speech is given its buffers.
        beginnings: [
            "AVAudioBuffer", "AVAudioEngine", "AVAudioFile", "AVAudioFormat", "AVAudioNode", "AVAudioPCMBuffer",
            "AVAudioPlayerNode", "AVAudioTime", "AVAudioUnit", "SF",
        ],
        source: """
            import Foundation

            public typealias AVAudioFrameCount = UInt32
            public typealias AVAudioFramePosition = Int64
            public typealias AVAudioChannelCount = UInt32
            public typealias AVAudioNodeBus = Int
            public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
            public typealias AVAudioNodeCompletionHandler = () -> Void

            public enum AVAudioCommonFormat: UInt, Sendable {
                case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
            }

            open class AVAudioFormat: NSObject, @unchecked Sendable {
                open private(set) var commonFormat = AVAudioCommonFormat.pcmFormatFloat32
                open private(set) var sampleRate = 44_100.0
                open private(set) var channelCount: AVAudioChannelCount = 1
                open private(set) var isInterleaved = false
                open private(set) var settings: [String: Any] = [:]
                open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
                public override init() { super.init() }

                public convenience init?(
                    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
                    interleaved: Bool
                ) {
                    guard channels > 0 else { return nil }
                    self.init()
                    (commonFormat, self.sampleRate) = (format, sampleRate)
                    (channelCount, isInterleaved) = (channels, interleaved)
                }

                public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
                    self.init(
                        commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
                }

                public convenience init?(settings: [String: Any]) {
                    self.init()
                    self.settings = settings
                }
            }

            open class AVAudioTime: NSObject {
                open private(set) var sampleTime: AVAudioFramePosition = 0
                open private(set) var sampleRate = 44_100.0
                open private(set) var hostTime: UInt64 = 0
                public convenience init(hostTime: UInt64) {
                    self.init()
                    self.hostTime = hostTime
                }
                public convenience init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
                    self.init()
                    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
                }
            }

            open class AVAudioBuffer: NSObject {
                public let format: AVAudioFormat
                fileprivate init(_ format: AVAudioFormat) {
                    self.format = format
                    super.init()
                }
            }

            /// Samples in memory, of 32 bits each.
            open class AVAudioPCMBuffer: AVAudioBuffer {
                public let frameCapacity: AVAudioFrameCount
                open var frameLength: AVAudioFrameCount = 0
                open var stride: Int { 1 }
                private let samples: UnsafeMutablePointer<Float>
                private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

                public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
                    self.frameCapacity = frameCapacity
                    let (count, frames) = (Int(format.channelCount), Int(frameCapacity))
                    samples = .allocate(capacity: max(count * frames, 1))
                    samples.initialize(repeating: 0, count: max(count * frames, 1))
                    channels = .allocate(capacity: count)
                    for channel in 0..<count { (channels + channel).initialize(to: samples + channel * frames) }
                    super.init(format)
                }

                deinit {
                    samples.deallocate()
                    channels.deallocate()
                }

                open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
                    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
                }
                open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
                open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
            }

            /// A file of sounds, which nobody reads here.
            open class AVAudioFile: NSObject {
                public let url: URL
                open var framePosition: AVAudioFramePosition = 0
                open var length: AVAudioFramePosition { 0 }
                open var fileFormat: AVAudioFormat { AVAudioFormat() }
                open var processingFormat: AVAudioFormat { AVAudioFormat() }

                public init(forReading fileURL: URL) throws {
                    url = fileURL
                    super.init()
                    _ = try Data(contentsOf: fileURL)
                }
                public init(forWriting fileURL: URL, settings: [String: Any]) throws {
                    url = fileURL
                    super.init()
                }
                open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
                open func write(from buffer: AVAudioPCMBuffer) throws {}
            }

            open class AVAudioNode: NSObject {
                open fileprivate(set) weak var engine: AVAudioEngine?
                open var numberOfInputs: Int { 1 }
                open var numberOfOutputs: Int { 1 }
                open var lastRenderTime: AVAudioTime? { nil }
                open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
                open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
                open func reset() {}
                open func installTap(
                    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
                    block tapBlock: @escaping AVAudioNodeTapBlock
                ) {}
                open func removeTap(onBus bus: AVAudioNodeBus) {}
            }

            open class AVAudioIONode: AVAudioNode {
                open var isVoiceProcessingEnabled: Bool { false }
                open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
            }
            open class AVAudioInputNode: AVAudioIONode {
                open var volume: Float = 1
                open var isVoiceProcessingInputMuted = false
            }
            open class AVAudioOutputNode: AVAudioIONode {}
            open class AVAudioMixerNode: AVAudioNode {
                open var outputVolume: Float = 1
                open var volume: Float = 1
                open var pan: Float = 0
            }

            open class AVAudioUnit: AVAudioNode {}
            open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
            open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }
            open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
                open var rate: Float = 1
                open var pitch: Float = 0
                open var overlap: Float = 8
            }
            open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }

            /// Plays until it is told to stop.
            open class AVAudioPlayerNode: AVAudioNode {
                open private(set) var isPlaying = false
                open var volume: Float = 1
                open var pan: Float = 0
                open var rate: Float = 1
                private var handlers: [AVAudioNodeCompletionHandler] = []

                public struct BufferOptions: OptionSet, Sendable {
                    public let rawValue: UInt
                    public init(rawValue: UInt) { self.rawValue = rawValue }
                    public static let loops = BufferOptions(rawValue: 1)
                    public static let interrupts = BufferOptions(rawValue: 2)
                    public static let interruptsAtLoop = BufferOptions(rawValue: 4)
                }

                open func scheduleBuffer(
                    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
                ) { if let completionHandler { handlers.append(completionHandler) } }
                open func scheduleBuffer(
                    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [],
                    completionHandler: AVAudioNodeCompletionHandler? = nil
                ) { if let completionHandler { handlers.append(completionHandler) } }
                open func scheduleFile(
                    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
                ) { if let completionHandler { handlers.append(completionHandler) } }
                open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
                open func play() { isPlaying = true }
                open func play(at when: AVAudioTime?) { play() }
                open func pause() { isPlaying = false }
                open func stop() {
                    isPlaying = false
                    let ended = handlers
                    handlers = []
                    DispatchQueue.main.async { for handler in ended { handler() } }
                }
            }

            open class AVAudioEngine: NSObject {
                public let inputNode = AVAudioInputNode()
                public let outputNode = AVAudioOutputNode()
                public let mainMixerNode = AVAudioMixerNode()
                open private(set) var attachedNodes: Set<AVAudioNode> = []
                open private(set) var isRunning = false
                open var isAutoShutdownEnabled = false
                public override init() {
                    super.init()
                    for node in [inputNode, outputNode, mainMixerNode] { attach(node) }
                }

                open func attach(_ node: AVAudioNode) {
                    node.engine = self
                    attachedNodes.insert(node)
                }
                open func detach(_ node: AVAudioNode) {
                    node.engine = nil
                    attachedNodes.remove(node)
                }
                open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
                open func connect(
                    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
                    format: AVAudioFormat?
                ) {}
                open func disconnectNodeInput(_ node: AVAudioNode) {}
                open func disconnectNodeOutput(_ node: AVAudioNode) {}
                open func prepare() {}
                open func start() throws { isRunning = true }
                open func pause() { isRunning = false }
                open func stop() { isRunning = false }
                open func reset() {}
            }

            extension NSNotification.Name {
                public static let AVAudioEngineConfigurationChange = NSNotification.Name(
                    "AVAudioEngineConfigurationChangeNotification")
            }

            """)
}
