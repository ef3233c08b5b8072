extension SystemShadows {
    /// The types of cameras, of what they are set to, and of what they hand on.
    static let captureTypes =
        MediaShadows.names + buffers.types + [
            "AVCaptureConnection", "AVCaptureDevice", "AVCaptureDeviceInput", "AVCaptureInput",
            "AVCaptureMetadataOutput", "AVCaptureOutput", "AVCapturePhoto", "AVCapturePhotoOutput",
            "AVCapturePhotoSettings", "AVCaptureSession", "AVCaptureVideoDataOutput", "AVCaptureVideoPreviewLayer",
            "AVError", "AVMediaType", "AVMetadataObject",
        ]

    /// How the names begin by which code uses cameras.
    static let captureBeginnings = [
        "AVAuthorizationStatus", "AVCapture", "AVError", "AVFoundationErrorDomain", "AVLayerVideoGravityResize",
        "AVMediaType", "AVMetadata", "AVVideo",
    ]

    /// A phone without a camera, as the simulator is, whose owner lets an app that has asked use one.
    static let capture = Framework(
        types: captureTypes, beginnings: captureBeginnings,
        source: """
            import Previews
            import UIKit

            public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

            public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case unknown = -11800
                    case outOfMemory = -11801
                    case sessionNotRunning = -11803
                    case deviceAlreadyUsedByAnotherSession = -11804
                    case noDataCaptured = -11805
                    case sessionConfigurationChanged = -11806
                    case diskFull = -11807
                    case deviceWasDisconnected = -11808
                    case mediaChanged = -11809
                    case maximumDurationReached = -11810
                    case maximumFileSizeReached = -11811
                    case deviceNotConnected = -11814
                    case deviceInUseByAnotherApplication = -11815
                    case deviceLockedForConfigurationByAnotherProcess = -11817
                    case sessionWasInterrupted = -11818
                    case mediaServicesWereReset = -11819
                    case exportFailed = -11820
                    case fileFormatNotRecognized = -11828
                    case contentIsUnavailable = -11863
                    case applicationIsNotAuthorizedToUseDevice = -11852
                }

                public static var errorDomain: String { AVFoundationErrorDomain }
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
                public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
                public var errorDescription: String? {
                    code == .deviceNotConnected ? "Cannot Record" : "The operation could not be completed"
                }
                public static var unknown: Code { .unknown }
                public static var deviceNotConnected: Code { .deviceNotConnected }
                public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
                public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
            }

            public func ~= (code: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == code }

            public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

            extension AVMediaType {
                public static let text = AVMediaType(rawValue: "text")
                public static let muxed = AVMediaType(rawValue: "muxx")
                public static let metadata = AVMediaType(rawValue: "meta")
                public static let metadataObject = AVMediaType(rawValue: "mobj")
                public static let depthData = AVMediaType(rawValue: "dpth")
            }

            extension AVCaptureDevice {
                public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
                    // Nobody may record sounds, as an audio session says.
                    guard mediaType == .video else { return .denied }
                    return Previews.AskedPermissions.contains("camera") ? .authorized : .notDetermined
                }

                public static func requestAccess(
                    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
                ) {
                    DispatchQueue.main.async {
                        if mediaType == .video { Previews.AskedPermissions.insert("camera") }
                        handler(mediaType == .video)
                    }
                }

                public static func requestAccess(for mediaType: AVMediaType) async -> Bool {
                    if mediaType == .video { Previews.AskedPermissions.insert("camera") }
                    return mediaType == .video
                }

                public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
                public static func `default`(
                    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
                ) -> AVCaptureDevice? { nil }
                public static func devices() -> [AVCaptureDevice] { [] }
                public static func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
                public static var userPreferredCamera: AVCaptureDevice? { nil }
                public static var systemPreferredCamera: AVCaptureDevice? { nil }
                public static var maxAvailableTorchLevel: Float { 1 }
                public static var currentLensPosition: Float { -1 }

                open class DiscoverySession: NSObject {
                    open var devices: [AVCaptureDevice] { [] }
                    open var supportedMultiCamDeviceSets: [Set<AVCaptureDevice>] { [] }
                    public convenience init(
                        deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
                    ) { self.init() }
                }

                /// Turns pictures as the phone is held, which lies still.
                open class RotationCoordinator: NSObject {
                    public private(set) weak var device: AVCaptureDevice?
                    public let videoRotationAngleForHorizonLevelPreview: CGFloat = 90
                    public let videoRotationAngleForHorizonLevelCapture: CGFloat = 90
                    public convenience init(device: AVCaptureDevice, previewLayer: CALayer?) {
                        self.init()
                        self.device = device
                    }
                }
            }

            open class AVCaptureInput: NSObject, @unchecked Sendable {
                public override init() { super.init() }
                open var ports: [Port] { [] }

                open class Port: NSObject {
                    open var mediaType: AVMediaType { .video }
                    open var isEnabled = true
                }
            }

            /// What a camera takes: without one there is none to be made.
            open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
                public let device: AVCaptureDevice
                public init(device: AVCaptureDevice!) throws {
                    guard let device else { throw AVError(.deviceNotConnected) }
                    self.device = device
                    super.init()
                }
                open class func deviceInput(with device: AVCaptureDevice) throws -> AVCaptureDeviceInput {
                    try AVCaptureDeviceInput(device: device)
                }
            }

            public enum AVCaptureVideoOrientation: Int, Sendable {
                case portrait = 1
                case portraitUpsideDown, landscapeRight, landscapeLeft
            }

            public enum AVCaptureVideoStabilizationMode: Int, Sendable {
                case off, standard, cinematic, cinematicExtended
                case auto = -1
            }

            open class AVCaptureConnection: NSObject, @unchecked Sendable {
                public override init() { super.init() }
                open var isEnabled = true
                open var isActive: Bool { false }
                open var inputPorts: [AVCaptureInput.Port] { [] }
                open var output: AVCaptureOutput? { nil }
                open var isVideoOrientationSupported: Bool { true }
                open var videoOrientation = AVCaptureVideoOrientation.portrait
                open var isVideoMirroringSupported: Bool { true }
                open var isVideoMirrored = false
                open var automaticallyAdjustsVideoMirroring = true
                open var videoRotationAngle: CGFloat = 0
                open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
                open var isVideoStabilizationSupported: Bool { false }
                open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
                open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
                open var videoScaleAndCropFactor: CGFloat = 1
                open var videoMaxScaleAndCropFactor: CGFloat { 1 }
            }

            /// What runs between cameras, of which there are none, and what takes their pictures.
            open class AVCaptureSession: NSObject, @unchecked Sendable {
                public struct Preset: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
                    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
                    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
                    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
                    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
                    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
                    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
                    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
                    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
                    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
                    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
                    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
                }

                public override init() { super.init() }
                open var sessionPreset = Preset.high
                open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
                open private(set) var inputs: [AVCaptureInput] = []
                open private(set) var outputs: [AVCaptureOutput] = []
                open private(set) var isRunning = false
                open var connections: [AVCaptureConnection] { [] }
                open var isInterrupted: Bool { false }
                open var usesApplicationAudioSession = true
                open var automaticallyConfiguresApplicationAudioSession = true
                open var automaticallyConfiguresCaptureDeviceForWideColor = true
                open var isMultitaskingCameraAccessSupported: Bool { false }
                open var isMultitaskingCameraAccessEnabled = false

                open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
                open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
                open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
                open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
                open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
                open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
                open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
                open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
                open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
                open func addConnection(_ connection: AVCaptureConnection) {}
                open func removeConnection(_ connection: AVCaptureConnection) {}
                open func beginConfiguration() {}
                open func commitConfiguration() {}
                open func startRunning() { isRunning = true }
                open func stopRunning() { isRunning = false }
            }

            public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
            public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

            extension NSNotification.Name {
                public static let AVCaptureSessionRuntimeError = NSNotification.Name(
                    "AVCaptureSessionRuntimeErrorNotification")
                public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
                    "AVCaptureSessionDidStartRunningNotification")
                public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
                    "AVCaptureSessionDidStopRunningNotification")
                public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
                    "AVCaptureSessionWasInterruptedNotification")
                public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
                    "AVCaptureSessionInterruptionEndedNotification")
                public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
                    "AVCaptureDeviceSubjectAreaDidChangeNotification")
            }

            """)
}
