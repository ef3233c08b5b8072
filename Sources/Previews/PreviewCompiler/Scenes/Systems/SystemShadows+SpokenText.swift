extension SystemShadows {
    /// Texts that are read out, which nobody hears: they take their time.
    static let spokenText = Framework(
        types: ["AVSpeechSynthesisVoice", "AVSpeechSynthesizer", "AVSpeechSynthesizerDelegate", "AVSpeechUtterance"],
        beginnings: ["AVSpeech"],
        source: """
            import Foundation

            public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
            public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
            public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
            public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
            public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

            public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
            public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }
            public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
                case `default` = 1
                case enhanced, premium
            }

            /// A voice of each of several languages.
            open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
                open private(set) var language = "en-US"
                open private(set) var name = "Samantha"
                open var identifier: String { "com.apple.voice.compact.\\(language).\\(name)" }
                open var quality: AVSpeechSynthesisVoiceQuality { .default }
                open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
                open var audioFileSettings: [String: Any] { [:] }
                public override init() { super.init() }

                private static let names = [
                    ("ar-001", "Majed"), ("cs-CZ", "Zuzana"), ("da-DK", "Sara"), ("de-DE", "Anna"), ("el-GR", "Melina"),
                    ("en-AU", "Karen"), ("en-GB", "Daniel"), ("en-IE", "Moira"), ("en-IN", "Rishi"), ("en-US", "Samantha"),
                    ("en-ZA", "Tessa"), ("es-ES", "Monica"), ("es-MX", "Paulina"), ("fi-FI", "Satu"), ("fr-CA", "Amelie"),
                    ("fr-FR", "Thomas"), ("he-IL", "Carmit"), ("hi-IN", "Lekha"), ("hu-HU", "Mariska"), ("id-ID", "Damayanti"),
                    ("it-IT", "Alice"), ("ja-JP", "Kyoko"), ("ko-KR", "Yuna"), ("nb-NO", "Nora"), ("nl-BE", "Ellen"),
                    ("nl-NL", "Xander"), ("pl-PL", "Zosia"), ("pt-BR", "Luciana"), ("pt-PT", "Joana"), ("ro-RO", "Ioana"),
                    ("ru-RU", "Milena"), ("sk-SK", "Laura"), ("sv-SE", "Alva"), ("th-TH", "Kanya"), ("tr-TR", "Yelda"),
                    ("zh-CN", "Tingting"), ("zh-HK", "Sinji"), ("zh-TW", "Meijia"),
                ]

                public convenience init?(language languageCode: String?) {
                    let code = languageCode ?? Self.currentLanguageCode()
                    guard let known = Self.names.first(where: { $0.0 == code || $0.0.hasPrefix(code + "-") }) else { return nil }
                    self.init()
                    (language, name) = known
                }

                public convenience init?(identifier: String) {
                    if identifier == AVSpeechSynthesisVoiceIdentifierAlex {
                        self.init()
                        name = "Alex"
                        return
                    }
                    guard let voice = Self.speechVoices().first(where: { $0.identifier == identifier }) else { return nil }
                    self.init(language: voice.language)
                }

                open class func speechVoices() -> [AVSpeechSynthesisVoice] {
                    names.compactMap { AVSpeechSynthesisVoice(language: $0.0) }
                }
                open class func currentLanguageCode() -> String { "en-US" }
            }

            open class AVSpeechUtterance: NSObject, @unchecked Sendable {
                open private(set) var speechString = ""
                open private(set) var attributedSpeechString = NSAttributedString(string: "")
                open var voice: AVSpeechSynthesisVoice?
                open var rate = AVSpeechUtteranceDefaultSpeechRate
                open var pitchMultiplier: Float = 1
                open var volume: Float = 1
                open var prefersAssistiveTechnologySettings = false
                open var preUtteranceDelay: TimeInterval = 0
                open var postUtteranceDelay: TimeInterval = 0
                public override init() { super.init() }

                public convenience init(string: String) {
                    self.init()
                    (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
                }

                public convenience init(attributedString string: NSAttributedString) {
                    self.init()
                    (speechString, attributedSpeechString) = (string.string, string)
                }

                public convenience init?(ssmlRepresentation string: String) {
                    self.init(string: string.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression))
                }

                /// Where its words are.
                fileprivate var words: [NSRange] {
                    let text = Array(speechString.utf16)
                    let spaces: Set<UInt16> = [9, 10, 13, 32]
                    return text.indices.filter { start in
                        !spaces.contains(text[start]) && (start == 0 || spaces.contains(text[start - 1]))
                    }.map { start in
                        let end = text[start...].firstIndex(where: spaces.contains) ?? text.count
                        return NSRange(location: start, length: end - start)
                    }
                }

                /// How long a number of characters take: 15 a second at the default rate.
                fileprivate func duration(of characters: Int) -> TimeInterval {
                    Double(characters) / (15 * Double(max(rate, 0.05) / AVSpeechUtteranceDefaultSpeechRate))
                }
            }

            public protocol AVSpeechSynthesizerDelegate: AnyObject {
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
                func speechSynthesizer(
                    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
                    utterance: AVSpeechUtterance)
            }

            extension AVSpeechSynthesizerDelegate {
                public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
                public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
                public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
                public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
                public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
                public func speechSynthesizer(
                    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
                    utterance: AVSpeechUtterance
                ) {}
            }

            /// Reads texts out, one after the other, in the time that it takes.
            open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
                open weak var delegate: (any AVSpeechSynthesizerDelegate)?
                open var isSpeaking: Bool { !utterances.isEmpty }
                open private(set) var isPaused = false
                open var usesApplicationAudioSession = true
                open var mixToTelephonyUplink = false
                private var utterances: [AVSpeechUtterance] = []
                /// What comes next; it does no more once the turn is another.
                private var next: (() -> Void)?
                private var turn = 0
                public override init() { super.init() }

                open func speak(_ utterance: AVSpeechUtterance) {
                    utterances.append(utterance)
                    if utterances.count == 1 { begin(utterance) }
                }

                @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
                    guard isSpeaking, !isPaused else { return false }
                    isPaused = true
                    turn += 1
                    tell { $0.speechSynthesizer($1, didPause: $2) }
                    return true
                }

                @discardableResult open func continueSpeaking() -> Bool {
                    guard isPaused else { return false }
                    isPaused = false
                    tell { $0.speechSynthesizer($1, didContinue: $2) }
                    if let next { after(0, next) }
                    return true
                }

                @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
                    guard isSpeaking else { return false }
                    tell { $0.speechSynthesizer($1, didCancel: $2) }
                    utterances = []
                    (isPaused, next) = (false, nil)
                    turn += 1
                    return true
                }

                private func tell(
                    _ act: @escaping (any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer, AVSpeechUtterance) -> Void
                ) {
                    guard let utterance = utterances.first else { return }
                    DispatchQueue.main.async { if let delegate = self.delegate { act(delegate, self, utterance) } }
                }

                private func after(_ delay: TimeInterval, _ act: @escaping () -> Void) {
                    next = act
                    turn += 1
                    guard !isPaused else { return }
                    let turn = turn
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
                        guard let self, self.turn == turn else { return }
                        self.next = nil
                        act()
                    }
                }

                private func begin(_ utterance: AVSpeechUtterance) {
                    after(utterance.preUtteranceDelay) { [weak self] in
                        guard let self else { return }
                        delegate?.speechSynthesizer(self, didStart: utterance)
                        guard utterances.first === utterance else { return }
                        say(utterance.words[...], of: utterance, from: 0)
                    }
                }

                private func say(_ words: ArraySlice<NSRange>, of utterance: AVSpeechUtterance, from place: Int) {
                    guard let word = words.first else {
                        let rest = utterance.duration(of: utterance.speechString.utf16.count - place)
                        after(rest + utterance.postUtteranceDelay) { [weak self] in self?.finish(utterance) }
                        return
                    }
                    after(utterance.duration(of: word.location - place)) { [weak self] in
                        guard let self else { return }
                        delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: word, utterance: utterance)
                        guard utterances.first === utterance else { return }
                        say(words.dropFirst(), of: utterance, from: word.location)
                    }
                }

                private func finish(_ utterance: AVSpeechUtterance) {
                    utterances.removeFirst()
                    delegate?.speechSynthesizer(self, didFinish: utterance)
                    // Its delegate may have had it speak or stop.
                    if let following = utterances.first, next == nil { begin(following) }
                }
            }

            """)
}
