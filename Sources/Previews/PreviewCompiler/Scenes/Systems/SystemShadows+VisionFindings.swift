extension SystemShadows {
    /// What could be found in pictures.
    static let visionFindings = Framework(
        types: visionTypes,
        source: """
            import UIKit

            open class VNObservation: NSObject, @unchecked Sendable {
                public let uuid = UUID()
                open var confidence: VNConfidence { 0 }
                public override init() { super.init() }
            }

            open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
                open private(set) var boundingBox = CGRect.zero
                public convenience init(boundingBox: CGRect) {
                    self.init()
                    self.boundingBox = boundingBox
                }
            }

            open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
                open var upperBodyOnly: Bool { true }
            }

            open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
                open var landmarks: VNFaceLandmarks2D? { nil }
                open var roll: NSNumber? { nil }
                open var yaw: NSNumber? { nil }
                open var pitch: NSNumber? { nil }
                open var faceCaptureQuality: Float? { nil }
            }

            open class VNFaceLandmarkRegion: NSObject, @unchecked Sendable {
                open var pointCount: Int { 0 }
            }

            open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion, @unchecked Sendable {
                open var normalizedPoints: [CGPoint] { [] }
                open var precisionEstimatesPerPoint: [NSNumber]? { nil }
                open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
            }

            open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
                open var confidence: VNConfidence { 0 }
                open var allPoints: VNFaceLandmarkRegion2D? { nil }
                open var faceContour: VNFaceLandmarkRegion2D? { nil }
                open var leftEye: VNFaceLandmarkRegion2D? { nil }
                open var rightEye: VNFaceLandmarkRegion2D? { nil }
                open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
                open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
                open var nose: VNFaceLandmarkRegion2D? { nil }
                open var noseCrest: VNFaceLandmarkRegion2D? { nil }
                open var medianLine: VNFaceLandmarkRegion2D? { nil }
                open var outerLips: VNFaceLandmarkRegion2D? { nil }
                open var innerLips: VNFaceLandmarkRegion2D? { nil }
                open var leftPupil: VNFaceLandmarkRegion2D? { nil }
                open var rightPupil: VNFaceLandmarkRegion2D? { nil }
            }

            open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
                open var topLeft: CGPoint { .zero }
                open var topRight: CGPoint { .zero }
                open var bottomLeft: CGPoint { .zero }
                open var bottomRight: CGPoint { .zero }
            }

            open class VNTextObservation: VNRectangleObservation, @unchecked Sendable {
                open var characterBoxes: [VNRectangleObservation]? { nil }
            }

            open class VNRecognizedText: NSObject, @unchecked Sendable {
                open var string: String { "" }
                open var confidence: VNConfidence { 0 }
                open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
            }

            open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
                open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
            }

            open class VNClassificationObservation: VNObservation, @unchecked Sendable {
                open var identifier: String { "" }
                open var hasPrecisionRecallCurve: Bool { false }
                open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
                open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
            }

            open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
                open var labels: [VNClassificationObservation] { [] }
            }

            open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
                open var featureName: String { "" }
                open var featureValue: MLFeatureValue { MLFeatureValue() }
            }

            open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
                open var featureName: String? { nil }
                open var pixelBuffer: CVPixelBuffer { fatalError("nothing is found in a picture") }
            }

            public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
                public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
                public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
                public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
                public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
                public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
                public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
                public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
                public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
                public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
                public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
                public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
                public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
                public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
                public static let QR = qr
                public static let Aztec = aztec
                public static let Code128 = code128
                public static let EAN13 = ean13
                public static let EAN8 = ean8
                public static let PDF417 = pdf417
                public static let UPCE = upce
                static let all: [VNBarcodeSymbology] = [
                    .aztec, .codabar, .code39, .code93, .code128, .dataMatrix, .ean8, .ean13, .i2of5, .itf14, .microQR, .pdf417,
                    .qr, .upce,
                ]
            }

            open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
                open var symbology: VNBarcodeSymbology { .qr }
                open var payloadStringValue: String? { nil }
            }

            """)

    /// Which way up a picture is, as Vision and ImageIO call it.
    static let orientations = Framework(
        types: ["CGImagePropertyOrientation"], names: ["CGImagePropertyOrientation"],
        source: """
            public enum CGImagePropertyOrientation: UInt32, Sendable {
                case up = 1
                case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
            }

            """)

    /// Pictures of cameras as images of Core Image.
    static let imageBuffers = Framework(
        types: buffers.types, uses: ["CIContext", "CIImage"],
        source: """
            import CoreImage
            import UIKit

            extension CIImage {
                /// An image of the memory as it is now.
                public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
                    let height = CVPixelBufferGetHeight(pixelBuffer)
                    let rowBytes = CVPixelBufferGetBytesPerRow(pixelBuffer)
                    let bytes = CVPixelBufferGetBaseAddress(pixelBuffer).map { Data(bytes: $0, count: rowBytes * height) }
                    self.init(
                        bitmapData: bytes ?? Data(), bytesPerRow: rowBytes,
                        size: CGSize(width: CVPixelBufferGetWidth(pixelBuffer), height: height), format: pixelBuffer.imageFormat,
                        colorSpace: nil)
                }

                public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
                    self.init(cvPixelBuffer: pixelBuffer)
                }

                public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
                    self.init(cvPixelBuffer: imageBuffer)
                }

                public var pixelBuffer: CVPixelBuffer? { nil }
            }

            extension CIContext {
                public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
                    let size = CVImageBufferGetDisplaySize(buffer)
                    render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
                }

                public func render(
                    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
                ) {
                    guard let memory = CVPixelBufferGetBaseAddress(buffer) else { return }
                    let size = CVImageBufferGetDisplaySize(buffer)
                    let shown = CGRect(origin: bounds.origin, size: size)
                    render(
                        image, toBitmap: memory, rowBytes: CVPixelBufferGetBytesPerRow(buffer), bounds: shown,
                        format: buffer.imageFormat, colorSpace: colorSpace)
                }
            }

            extension CVBuffer {
                fileprivate var imageFormat: CIFormat {
                    switch CVPixelBufferGetPixelFormatType(self) {
                    case kCVPixelFormatType_32ARGB: .ARGB8
                    case kCVPixelFormatType_32RGBA: .RGBA8
                    default: .BGRA8
                    }
                }
            }

            """)
}
