import Testing

@testable import PreviewCompiler

/// What a phone has that a stage has not: cameras, voices, ears, and what is felt.
extension SystemShadowsTests {
    /// As vtmonilgandhi/iOS-Demos reads codes, and recherst/kavsoft-swiftui-animations takes photos.
    @Test func aPhoneWithoutACameraSaysSo() async throws {
        let source = """
            import AVFoundation
            import UIKit
            final class Screen: UIView {
                override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
                var video: AVCaptureVideoPreviewLayer { layer as! AVCaptureVideoPreviewLayer }
            }
            class Scanner: UIViewController, AVCaptureMetadataOutputObjectsDelegate, AVCapturePhotoCaptureDelegate {
                private let session = AVCaptureSession()
                private let photos = AVCapturePhotoOutput()
                private let queue = DispatchQueue(label: "session")
                private let (said, taken, ground) = (UILabel(), UILabel(), UILabel())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let screen = Screen(frame: view.bounds)
                    screen.video.session = session
                    screen.video.videoGravity = .resizeAspectFill
                    screen.video.connection?.videoOrientation = .portrait
                    view.addSubview(screen)
                    for label in [said, taken, ground] {
                        label.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
                        view.addSubview(label)
                    }
                    ground.text = screen.layer.backgroundColor == UIColor.black.cgColor ? "black" : "clear"
                    switch AVCaptureDevice.authorizationStatus(for: .video) {
                    case .notDetermined:
                        AVCaptureDevice.requestAccess(for: .video) { granted in
                            let isAllowed = granted && AVCaptureDevice.authorizationStatus(for: .video) == .authorized
                            self.said.text = isAllowed ? self.start() : "not allowed"
                        }
                    case .authorized: said.text = start()
                    case .denied, .restricted: said.text = "not allowed"
                    @unknown default: break
                    }
                    let settings = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
                    settings.flashMode = photos.supportedFlashModes.contains(.auto) ? .auto : .off
                    photos.capturePhoto(with: settings, delegate: self)
                }
                private func start() -> String {
                    session.beginConfiguration()
                    defer { session.commitConfiguration() }
                    if session.canSetSessionPreset(.high) { session.sessionPreset = .high }
                    let codes = AVCaptureMetadataOutput()
                    if session.canAddOutput(codes) {
                        session.addOutput(codes)
                        codes.setMetadataObjectsDelegate(self, queue: .main)
                        codes.metadataObjectTypes = [.qr, .ean13]
                    }
                    queue.async { self.session.startRunning() }
                    guard let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
                        let input = try? AVCaptureDeviceInput(device: camera), session.canAddInput(input)
                    else { return "no camera" }
                    session.addInput(input)
                    return "a camera"
                }
                func metadataOutput(
                    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
                    from connection: AVCaptureConnection
                ) {
                    guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject, code.type == .qr else { return }
                    said.text = code.stringValue
                }
                func photoOutput(
                    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?
                ) {
                    let isLacking = (error as? AVError)?.code == .deviceNotConnected && photo.fileDataRepresentation() == nil
                    taken.text = isLacking ? "no photo" : "a photo"
                }
            }
            #Preview { Scanner() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Scanner.swift")
        #expect(shown.sorted() == ["black", "no camera", "no photo"])
    }

    /// nikolamajcen/pokedex-ios reads its texts out, and knows from its delegate when that ends.
    @Test func whatIsReadOutTakesItsTime() async throws {
        let source = """
            import AVFoundation
            import UIKit
            class Reader: UIViewController, AVSpeechSynthesizerDelegate {
                private let voice = AVSpeechSynthesizer()
                private let (said, taken) = (UILabel(), UILabel())
                private let begin = Date()
                private var words: [String] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for label in [said, taken] {
                        label.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                        view.addSubview(label)
                    }
                    voice.delegate = self
                    let utterance = AVSpeechUtterance(string: "Hello nice world")
                    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
                    voice.speak(utterance)
                    voice.speak(AVSpeechUtterance(string: "and once more"))
                }
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
                    words.append("start")
                }
                func speechSynthesizer(
                    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
                    utterance: AVSpeechUtterance
                ) {
                    words.append((utterance.speechString as NSString).substring(with: characterRange))
                }
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
                    guard utterance.voice != nil else { return }
                    taken.text = String(format: "%.1f s", Date().timeIntervalSince(begin))
                    synthesizer.stopSpeaking(at: .immediate)
                }
                func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
                    words.append(synthesizer.isSpeaking ? "goes on" : "stopped")
                    said.text = words.joined(separator: " ")
                }
            }
            #Preview { Reader() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Reader.swift", steps: 480)
        #expect(shown.sorted() == ["1.1 s", "start Hello nice world stopped"])
    }

    /// As IvanAkulov/iOS-Demos and pointfreeco/swift-composable-architecture listen.
    @Test func nobodyIsListenedTo() async throws {
        let source = """
            import Speech
            import UIKit
            class Listener: UIViewController, SFSpeechRecognizerDelegate {
                private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))!
                private let engine = AVAudioEngine()
                private let request = SFSpeechAudioBufferRecognitionRequest()
                private var task: SFSpeechRecognitionTask?
                private let (said, allowed) = (UILabel(), UILabel())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for label in [said, allowed] {
                        label.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                        view.addSubview(label)
                    }
                    recognizer.delegate = self
                    SFSpeechRecognizer.requestAuthorization { [allowed] status in
                        OperationQueue.main.addOperation {
                            switch status {
                            case .authorized: allowed.text = "allowed"
                            case .denied, .restricted, .notDetermined: allowed.text = "denied"
                            @unknown default: break
                            }
                        }
                    }
                    do { try listen() } catch { said.text = error.localizedDescription }
                }
                private func listen() throws {
                    let session = AVAudioSession.sharedInstance()
                    try session.setCategory(.record, mode: .measurement, options: .duckOthers)
                    try session.setActive(true, options: .notifyOthersOnDeactivation)
                    request.shouldReportPartialResults = true
                    let input = engine.inputNode
                    task = recognizer.recognitionTask(with: request) { [said, engine] result, error in
                        if let result { said.text = result.bestTranscription.formattedString }
                        guard error != nil || result?.isFinal == true else { return }
                        engine.stop()
                        input.removeTap(onBus: 0)
                        said.text = engine.isRunning ? "listens" : "nothing"
                    }
                    input.installTap(onBus: 0, bufferSize: 1024, format: input.outputFormat(forBus: 0)) { [request] buffer, _ in
                        request.append(buffer)
                    }
                    engine.prepare()
                    try engine.start()
                }
                func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {
                    said.isHidden = !available
                }
            }
            #Preview { Listener() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Listener.swift")
        #expect(shown.sorted() == ["denied", "nothing"])
    }

    /// As vtmonilgandhi/iOS-Demos looks for faces, and MikePeralta27/UIKit-Demo-Projects for dishes.
    @Test func nothingIsFoundInAPictureAndNoModelIsRun() async throws {
        let source = """
            import CoreML
            import UIKit
            import Vision
            class Finder: UIViewController {
                private let (faces, texts, dishes) = (UILabel(), UILabel(), UILabel())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for label in [faces, texts, dishes] {
                        label.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
                        view.addSubview(label)
                    }
                    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8)) }
                    guard let image = CIImage(image: picture), let bitmap = picture.cgImage else { return }
                    let request = VNDetectFaceLandmarksRequest { [faces] request, error in
                        guard error == nil, let found = request.results as? [VNFaceObservation] else { return }
                        let eyes = found.compactMap { $0.landmarks?.leftEye?.normalizedPoints }
                        faces.text = "\\(found.count) faces, \\(eyes.count) eyes"
                    }
                    let reading = VNRecognizeTextRequest()
                    reading.recognitionLevel = .accurate
                    let codes = VNDetectBarcodesRequest(completionHandler: { [texts] request, _ in
                        let read = reading.results?.compactMap { $0.topCandidates(1).first?.string }
                        texts.text = "\\(read?.count ?? -1) texts, \\(request.results?.count ?? -1) codes"
                    })
                    codes.symbologies = [.qr]
                    do {
                        try VNImageRequestHandler(ciImage: image, orientation: .up).perform([request, reading])
                        try VNImageRequestHandler(cgImage: bitmap, options: [:]).perform([codes])
                        let url = URL(fileURLWithPath: "/Dishes.mlmodelc")
                        let model = try VNCoreMLModel(for: MLModel(contentsOf: url, configuration: MLModelConfiguration()))
                        try VNImageRequestHandler(ciImage: image).perform([VNCoreMLRequest(model: model)])
                    } catch { dishes.text = error.localizedDescription }
                }
            }
            #Preview { Finder() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Finder.swift")
        #expect(shown.sorted() == ["0 faces, 0 eyes", "0 texts, 0 codes", "models are not run in previews"])
    }

    @Test func nobodyFeelsAnEngine() async throws {
        let source = """
            import CoreHaptics
            import UIKit
            class Touch: UIViewController {
                private var engine: CHHapticEngine?
                private let said = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(said)
                    let isFelt = CHHapticEngine.capabilitiesForHardware().supportsHaptics
                    do {
                        engine = try CHHapticEngine()
                        engine?.resetHandler = { [weak self] in try? self?.engine?.start() }
                        let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
                        let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [sharp], relativeTime: 0)
                        let pattern = try CHHapticPattern(events: [tap], parameters: [])
                        try engine?.start()
                        try engine?.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
                    } catch { said.text = isFelt ? "felt" : "not felt" }
                }
            }
            #Preview { Touch() }
            """
        #expect(try await ShownFolder().shownTexts(of: source, in: "Touch.swift") == ["not felt"])
    }

    @Test func onlyWhatIsUsedOfAFrameworkWithManyPartsIsAdded() {
        func names(_ source: String) -> [String] {
            SystemShadows.files(with: ProjectIndex(project(["Lens.swift": source]))).map(\.name)
        }
        #expect(names("import CoreHaptics") == ["CoreHaptics.swift"])
        #expect(names("import CoreHaptics\nclass CHHapticEngine {}") == [])
        // Sounds, players and buffers, and four files of cameras, or one of voices, in a project that uses these.
        #expect(names("import AVFoundation").count == 3)
        // Each of a name of its own, as one module can't have two files of a name.
        #expect(Set(names("import AVFoundation\nlet session: AVCaptureSession? = nil")).count == 7)
        #expect(names("import AVFoundation\nlet voice = AVSpeechSynthesizer()").count == 4)
        #expect(names("import AVFoundation\nlet picture: CIImage? = nil").count == 4)
        #expect(names("import UIKit\nlet up = CGImagePropertyOrientation.up") == ["ImageIO.swift"])
    }
}
