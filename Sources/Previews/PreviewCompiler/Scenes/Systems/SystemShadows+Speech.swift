extension SystemShadows {
    /// Speech that is turned into texts: the phone's owner lets nobody listen.
    static let speech = Framework(
        types: [
            "SFSpeechAudioBufferRecognitionRequest", "SFSpeechRecognitionRequest", "SFSpeechRecognitionResult",
            "SFSpeechRecognitionTask", "SFSpeechRecognizer", "SFTranscription", "SFTranscriptionSegment",
        ] + audioEngine.types + buffers.types,
        beginnings: ["SF"],
        source: """
            import Foundation

            public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
                case notDetermined, denied, restricted, authorized
            }
            public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }
            public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

            open class SFSpeechRecognitionRequest: NSObject {
                open var taskHint = SFSpeechRecognitionTaskHint.unspecified
                open var shouldReportPartialResults = true
                open var requiresOnDeviceRecognition = false
                open var addsPunctuation = false
                open var contextualStrings: [String] = []
                open var interactionIdentifier: String?
                public override init() { super.init() }
            }

            open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
                public let url: URL
                public init(url: URL) {
                    self.url = url
                    super.init()
                }
            }

            open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
                open var nativeAudioFormat: AVAudioFormat { AVAudioFormat() }
                open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
                open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}
                open func endAudio() {}
            }

            open class SFTranscriptionSegment: NSObject {
                open var substring: String { "" }
                open var substringRange: NSRange { NSRange(location: 0, length: 0) }
                open var timestamp: TimeInterval { 0 }
                open var duration: TimeInterval { 0 }
                open var confidence: Float { 0 }
                open var alternativeSubstrings: [String] { [] }
            }

            open class SFTranscription: NSObject {
                open var formattedString: String { "" }
                open var segments: [SFTranscriptionSegment] { [] }
                open var speakingRate: Double { 0 }
                open var averagePauseDuration: TimeInterval { 0 }
            }

            open class SFAcousticFeature: NSObject {
                open var acousticFeatureValuePerFrame: [Double] { [] }
                open var frameDuration: TimeInterval { 0 }
            }

            open class SFVoiceAnalytics: NSObject {
                open var jitter: SFAcousticFeature { SFAcousticFeature() }
                open var shimmer: SFAcousticFeature { SFAcousticFeature() }
                open var pitch: SFAcousticFeature { SFAcousticFeature() }
                open var voicing: SFAcousticFeature { SFAcousticFeature() }
            }

            open class SFSpeechRecognitionMetadata: NSObject {
                open var speakingRate: Double { 0 }
                open var averagePauseDuration: TimeInterval { 0 }
                open var speechStartTimestamp: TimeInterval { 0 }
                open var speechDuration: TimeInterval { 0 }
                open var voiceAnalytics: SFVoiceAnalytics? { nil }
            }

            open class SFSpeechRecognitionResult: NSObject {
                open var bestTranscription: SFTranscription { SFTranscription() }
                open var transcriptions: [SFTranscription] { [] }
                open var isFinal: Bool { true }
                open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }
            }

            public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
                func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
                func speechRecognitionTask(
                    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
                func speechRecognitionTask(
                    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
                func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
                func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
                func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
            }

            extension SFSpeechRecognitionTaskDelegate {
                public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
                public func speechRecognitionTask(
                    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
                ) {}
                public func speechRecognitionTask(
                    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
                ) {}
                public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
                public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
                public func speechRecognitionTask(
                    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
                ) {}
            }

            /// Fails soon, unless it is cancelled before that.
            open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
                open private(set) var state = SFSpeechRecognitionTaskState.starting
                open private(set) var isCancelled = false
                open private(set) var error: (any Error)?
                open var isFinishing: Bool { state == .finishing }
                private var end: (((any Error)?) -> Void)?

                open func finish() { if end != nil { state = .finishing } }
                open func cancel() {
                    guard let end else { return }
                    (self.end, isCancelled, state) = (nil, true, .completed)
                    DispatchQueue.main.async { end(nil) }
                }

                /// Calls `end` with what failed, or with nil once it is cancelled.
                fileprivate func start(_ end: @escaping ((any Error)?) -> Void) {
                    self.end = end
                    DispatchQueue.main.async {
                        guard let end = self.end else { return }
                        let error = NSError(
                            domain: "kAFAssistantErrorDomain", code: 1700,
                            userInfo: [NSLocalizedDescriptionKey: "User denied access to speech recognition"])
                        (self.end, self.error, self.state) = (nil, error, .completed)
                        end(error)
                    }
                }
            }

            public protocol SFSpeechRecognizerDelegate: AnyObject {
                func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
            }

            extension SFSpeechRecognizerDelegate {
                public func speechRecognizer(
                    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
                ) {}
            }

            open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
                public let locale: Locale
                open weak var delegate: (any SFSpeechRecognizerDelegate)?
                open var isAvailable: Bool { false }
                open var supportsOnDeviceRecognition = false
                open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
                open var queue: OperationQueue = .main

                public init?(locale: Locale = Locale(identifier: "en-US")) {
                    self.locale = locale
                    super.init()
                }

                open class func supportedLocales() -> Set<Locale> {
                    Set(["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "zh-CN"].map(Locale.init(identifier:)))
                }
                open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
                open class func requestAuthorization(
                    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
                ) { DispatchQueue.main.async { handler(.denied) } }

                @discardableResult
                open func recognitionTask(
                    with request: SFSpeechRecognitionRequest,
                    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
                ) -> SFSpeechRecognitionTask {
                    let task = SFSpeechRecognitionTask()
                    task.start { error in
                        let cancelled = NSError(
                            domain: "kLSRErrorDomain", code: 301,
                            userInfo: [NSLocalizedDescriptionKey: "Recognition request was canceled"])
                        resultHandler(nil, error ?? cancelled)
                    }
                    return task
                }

                @discardableResult
                open func recognitionTask(
                    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
                ) -> SFSpeechRecognitionTask {
                    let task = SFSpeechRecognitionTask()
                    task.start { [weak delegate] error in
                        if error == nil { delegate?.speechRecognitionTaskWasCancelled(task) }
                        delegate?.speechRecognitionTask(task, didFinishSuccessfully: false)
                    }
                    return task
                }
            }

            """)
}
