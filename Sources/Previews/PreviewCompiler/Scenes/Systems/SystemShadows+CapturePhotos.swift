extension SystemShadows {
    /// Photos that are asked for, of which each fails without a camera, and the names that all of these had before Swift 4.
    static let capturePhotos = Framework(
        types: captureTypes, beginnings: captureBeginnings,
        source: """
            import UIKit

            public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
                public static let h264 = AVVideoCodecType(rawValue: "avc1")
                public static let hevc = AVVideoCodecType(rawValue: "hvc1")
                public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
            }

            public let AVVideoCodecKey = "AVVideoCodecKey"
            public let AVVideoCodecJPEG = "jpeg"
            public let AVVideoCodecH264 = "avc1"
            public let AVVideoWidthKey = "AVVideoWidthKey"
            public let AVVideoHeightKey = "AVVideoHeightKey"
            public let AVVideoQualityKey = "AVVideoQualityKey"
            public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"

            open class AVCapturePhotoSettings: NSObject {
                public let uniqueID: Int64 = 1
                public let format: [String: Any]?
                open var flashMode = AVCaptureDevice.FlashMode.off
                open var isHighResolutionPhotoEnabled = false
                open var isAutoStillImageStabilizationEnabled = false
                open var isAutoRedEyeReductionEnabled = false
                open var isDepthDataDeliveryEnabled = false
                open var isPortraitEffectsMatteDeliveryEnabled = false
                open var isCameraCalibrationDataDeliveryEnabled = false
                open var embedsDepthDataInPhoto = true
                open var maxPhotoDimensions = CMVideoDimensions()
                open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
                open var livePhotoMovieFileURL: URL?
                open var metadata: [String: Any] = [:]
                open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
                open var previewPhotoFormat: [String: Any]?
                open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
                open var embeddedThumbnailPhotoFormat: [String: Any]?

                public override init() {
                    format = nil
                    super.init()
                }

                public init(format: [String: Any]?) {
                    self.format = format
                    super.init()
                }

                public convenience init(from photoSettings: AVCapturePhotoSettings) {
                    self.init(format: photoSettings.format)
                    flashMode = photoSettings.flashMode
                    isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
                    photoQualityPrioritization = photoSettings.photoQualityPrioritization
                    previewPhotoFormat = photoSettings.previewPhotoFormat
                }

                public convenience init(rawPixelFormatType: UInt32) { self.init(format: nil) }
            }

            open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {}
            open class AVCaptureBracketedStillImageSettings: NSObject {}

            open class AVCaptureResolvedPhotoSettings: NSObject {
                public let uniqueID: Int64 = 1
                open var expectedPhotoCount: Int { 1 }
                open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
                open var isFlashEnabled: Bool { false }
                fileprivate init(none: Void) { super.init() }
            }

            /// A photo of nothing.
            open class AVCapturePhoto: NSObject {
                open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings(none: ()) }
                open var photoCount: Int { 1 }
                open var isRawPhoto: Bool { false }
                open var timestamp: CMTime { .invalid }
                open var pixelBuffer: CVPixelBuffer? { nil }
                open var previewPixelBuffer: CVPixelBuffer? { nil }
                open var metadata: [String: Any] { [:] }
                open func fileDataRepresentation() -> Data? { nil }
                open func cgImageRepresentation() -> CGImage? { nil }
                open func previewCGImageRepresentation() -> CGImage? { nil }
                fileprivate init(none: Void) { super.init() }
            }

            public protocol AVCapturePhotoCaptureDelegate: AnyObject {
                func photoOutput(
                    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
                func photoOutput(
                    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
                func photoOutput(
                    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
                func photoOutput(
                    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
                func photoOutput(
                    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                    error: (any Error)?)
            }

            extension AVCapturePhotoCaptureDelegate {
                public func photoOutput(
                    _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
                ) {}
                public func photoOutput(
                    _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
                ) {}
                public func photoOutput(
                    _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
                ) {}
                public func photoOutput(
                    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
                ) {}
                public func photoOutput(
                    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
                    error: (any Error)?
                ) {}
            }

            open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
                public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

                open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
                open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
                open var availablePhotoPixelFormatTypes: [UInt32] { [] }
                open var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
                open var isHighResolutionCaptureEnabled = false
                open var maxPhotoDimensions = CMVideoDimensions()
                open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
                open var isFlashScene: Bool { false }
                open var isLivePhotoCaptureSupported: Bool { false }
                open var isLivePhotoCaptureEnabled = false
                open var isDepthDataDeliverySupported: Bool { false }
                open var isDepthDataDeliveryEnabled = false
                open var isPortraitEffectsMatteDeliverySupported: Bool { false }
                open var isPortraitEffectsMatteDeliveryEnabled = false
                open var isStillImageStabilizationSupported: Bool { false }
                open var isFastCapturePrioritizationSupported: Bool { false }
                open var isFastCapturePrioritizationEnabled = false
                open var isResponsiveCaptureSupported: Bool { false }
                open var isResponsiveCaptureEnabled = false
                open var isZeroShutterLagSupported: Bool { false }
                open var isZeroShutterLagEnabled = false
                open var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }

                open func setPreparedPhotoSettingsArray(
                    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
                ) { if let completionHandler { DispatchQueue.main.async { completionHandler(true, nil) } } }

                /// Fails, where a phone would end the app: there is no camera.
                open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
                    DispatchQueue.main.async {
                        let error = AVError(.deviceNotConnected)
                        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(none: ()), error: error)
                        delegate.photoOutput(
                            self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(none: ()), error: error)
                    }
                }

                open class func jpegPhotoDataRepresentation(
                    forJPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
                ) -> Data? { nil }
            }

            open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
                open var outputSettings: [String: Any] = [:]
                open var isCapturingStillImage: Bool { false }
                open var isHighResolutionStillImageOutputEnabled = false

                open func captureStillImageAsynchronously(
                    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
                ) { DispatchQueue.main.async { handler(nil, AVError(.deviceNotConnected)) } }

                open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
            }

            public let AVMediaTypeVideo = AVMediaType.video
            public let AVMediaTypeAudio = AVMediaType.audio
            public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
            public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
            public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
            public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
            public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
            public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
            public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
            public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
            public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
            public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080
            public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
            public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
            public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
            public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
            public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
            public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
            public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
            public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
            public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
            public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face
            public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
            public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
            public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode

            extension AVCaptureDevice {
                public static func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice! { nil }
                public static func devices(withMediaType mediaType: AVMediaType) -> [Any]! { [] }
                public static func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
                    authorizationStatus(for: mediaType)
                }
                public static func requestAccess(
                    forMediaType mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
                ) { requestAccess(for: mediaType, completionHandler: handler) }
            }

            """)
}
