extension SystemShadows {
    /// What a camera would be set to, if there were one, and a screen without its picture.
    static let captureDevices = Framework(
        types: captureTypes, beginnings: captureBeginnings,
        source: """
            import UIKit

            /// A camera or a microphone: there is none.
            open class AVCaptureDevice: NSObject, @unchecked Sendable {
                public enum Position: Int, Sendable { case unspecified, back, front }
                public enum TorchMode: Int, Sendable { case off, on, auto }
                public enum FlashMode: Int, Sendable { case off, on, auto }
                public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
                public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
                public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
                public enum WhiteBalanceMode: Int, Sendable {
                    case locked, autoWhiteBalance, continuousAutoWhiteBalance
                }

                public struct DeviceType: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
                    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
                    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
                    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
                    public static let builtInDuoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
                    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
                    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
                    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
                    public static let builtInLiDARDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
                    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
                    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
                    public static let external = Self(rawValue: "AVCaptureDeviceTypeExternal")
                }

                open class Format: NSObject {
                    open var mediaType: AVMediaType { .video }
                    open var formatDescription: CMFormatDescription { fatalError("there is no camera") }
                    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
                    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
                    open var videoMaxZoomFactor: CGFloat { 1 }
                    open var videoFieldOfView: Float { 0 }
                    open var minISO: Float { 0 }
                    open var maxISO: Float { 0 }
                    open var minExposureDuration: CMTime { .zero }
                    open var maxExposureDuration: CMTime { .zero }
                    open var isVideoHDRSupported: Bool { false }
                }

                fileprivate init(none: Void) { super.init() }
                public convenience init?(uniqueID deviceUniqueID: String) { return nil }
                open var uniqueID: String { "" }
                open var modelID: String { "" }
                open var localizedName: String { "" }
                open var manufacturer: String { "" }
                open var deviceType: DeviceType { .builtInWideAngleCamera }
                open var position: Position { .unspecified }
                open var isConnected: Bool { false }
                open var isSuspended: Bool { false }
                open var isVirtualDevice: Bool { false }
                open var constituentDevices: [AVCaptureDevice] { [] }
                open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
                open var lensAperture: Float { 0 }
                open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
                open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
                open func lockForConfiguration() throws {}
                open func unlockForConfiguration() {}

                open var hasTorch: Bool { false }
                open var isTorchAvailable: Bool { false }
                open var isTorchActive: Bool { false }
                open var torchLevel: Float { 0 }
                open var torchMode = TorchMode.off
                open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
                open func setTorchModeOn(level torchLevel: Float) throws {}
                open var hasFlash: Bool { false }
                open var isFlashAvailable: Bool { false }
                open var isFlashActive: Bool { false }
                open var flashMode = FlashMode.off
                open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }

                open var focusMode = FocusMode.locked
                open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
                open var isFocusPointOfInterestSupported: Bool { false }
                open var isAdjustingFocus: Bool { false }
                open var isLockingFocusWithCustomLensPositionSupported: Bool { false }
                open var isSmoothAutoFocusSupported: Bool { false }
                open var isSmoothAutoFocusEnabled = false
                open var isAutoFocusRangeRestrictionSupported: Bool { false }
                open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
                open var lensPosition: Float { 0 }
                open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
                open func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}

                open var exposureMode = ExposureMode.locked
                open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
                open var isExposurePointOfInterestSupported: Bool { false }
                open var isAdjustingExposure: Bool { false }
                open var exposureDuration: CMTime { .zero }
                open var iso: Float { 0 }
                open var exposureTargetBias: Float { 0 }
                open var minExposureTargetBias: Float { 0 }
                open var maxExposureTargetBias: Float { 0 }
                open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
                open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
                open func setExposureModeCustom(
                    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
                ) {}

                open var whiteBalanceMode = WhiteBalanceMode.locked
                open var isAdjustingWhiteBalance: Bool { false }
                open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }

                open var videoZoomFactor: CGFloat = 1
                open var minAvailableVideoZoomFactor: CGFloat { 1 }
                open var maxAvailableVideoZoomFactor: CGFloat { 1 }
                open var isRampingVideoZoom: Bool { false }
                open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
                open func cancelVideoZoomRamp() {}

                open var isSubjectAreaChangeMonitoringEnabled = false
                open var isLowLightBoostSupported: Bool { false }
                open var automaticallyEnablesLowLightBoostWhenAvailable = false
                open var automaticallyAdjustsVideoHDREnabled = false
                open var isVideoHDREnabled = false
                open var formats: [Format] { [] }
                open var activeFormat = Format()
                open var activeVideoMinFrameDuration = CMTime.invalid
                open var activeVideoMaxFrameDuration = CMTime.invalid
            }

            open class AVFrameRateRange: NSObject {
                open var minFrameRate: Double { 0 }
                open var maxFrameRate: Double { 0 }
                open var minFrameDuration: CMTime { .zero }
                open var maxFrameDuration: CMTime { .zero }
            }

            /// A screen without a picture, which is black.
            @preconcurrency @MainActor
            open class AVCaptureVideoPreviewLayer: CALayer {
                open var session: AVCaptureSession?
                open var videoGravity = AVLayerVideoGravity.resizeAspect
                open var connection: AVCaptureConnection? { nil }
                open var isPreviewing: Bool { false }

                public override init() {
                    super.init()
                    backgroundColor = UIColor.black.cgColor
                }

                public override init(layer: Any) {
                    super.init(layer: layer)
                    let other = layer as? AVCaptureVideoPreviewLayer
                    session = other?.session
                    if let other { videoGravity = other.videoGravity }
                }

                public required init?(coder: NSCoder) { super.init(coder: coder) }

                public convenience init(session: AVCaptureSession) {
                    self.init()
                    self.session = session
                }

                public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }
                open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

                // A camera lies on its side: its picture is turned by a quarter.
                open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
                    guard bounds.width > 0, bounds.height > 0 else { return .zero }
                    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
                }
                open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
                    CGPoint(x: (1 - point.y) * bounds.width, y: point.x * bounds.height)
                }
                open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
                    let rect = rectInLayerCoordinates
                    guard bounds.width > 0, bounds.height > 0 else { return .zero }
                    return CGRect(
                        x: rect.minY / bounds.height, y: 1 - rect.maxX / bounds.width,
                        width: rect.height / bounds.height, height: rect.width / bounds.width)
                }
                open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
                    CGRect(
                        x: (1 - rect.maxY) * bounds.width, y: rect.minX * bounds.height,
                        width: rect.height * bounds.width, height: rect.width * bounds.height)
                }
                open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
            }

            """)
}
