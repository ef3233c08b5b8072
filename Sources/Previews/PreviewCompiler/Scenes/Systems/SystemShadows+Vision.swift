extension SystemShadows {
    /// The types of what looks for something in pictures, and of what it would find.
    static let visionTypes =
        models.types + [
            "VNFaceObservation", "VNImageRequestHandler", "VNObservation", "VNRecognizedTextObservation", "VNRequest",
        ]

    /// What looks for something in pictures, and finds nothing.
    static let vision = Framework(
        types: visionTypes,
        source: """
            import CoreImage
            import UIKit

            public let VNErrorDomain = "com.apple.vis"
            public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

            public func VNImageRectForNormalizedRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
                CGRect(
                    x: rect.minX * CGFloat(width), y: rect.minY * CGFloat(height), width: rect.width * CGFloat(width),
                    height: rect.height * CGFloat(height))
            }
            public func VNImagePointForNormalizedPoint(_ point: CGPoint, _ width: Int, _ height: Int) -> CGPoint {
                CGPoint(x: point.x * CGFloat(width), y: point.y * CGFloat(height))
            }
            public func VNNormalizedRectForImageRect(_ rect: CGRect, _ width: Int, _ height: Int) -> CGRect {
                CGRect(
                    x: rect.minX / CGFloat(width), y: rect.minY / CGFloat(height), width: rect.width / CGFloat(width),
                    height: rect.height / CGFloat(height))
            }

            public typealias VNConfidence = Float
            public typealias VNAspectRatio = Float
            public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

            public struct VNImageOption: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
                public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
                public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
            }

            public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
            public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
            public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }

            /// What has been found: a request of its own kind says of what class.
            public protocol VNFinding: VNRequest {}
            extension VNFinding { public var results: [VNObservation]? { found } }

            open class VNRequest: NSObject, VNFinding {
                public let completionHandler: VNRequestCompletionHandler?
                open var preferBackgroundProcessing = false
                open var usesCPUOnly = false
                open var revision = 1
                fileprivate var found: [VNObservation]?
                private var isCancelled = false

                public init(completionHandler: VNRequestCompletionHandler?) {
                    self.completionHandler = completionHandler
                    super.init()
                }
                public convenience override init() { self.init(completionHandler: nil) }
                open func cancel() { isCancelled = true }
                open class var supportedRevisions: IndexSet { [1] }
                open class var currentRevision: Int { 1 }
                open class var defaultRevision: Int { 1 }

                /// Ends the request, which has found nothing.
                fileprivate func perform() {
                    guard !isCancelled else { return }
                    found = []
                    completionHandler?(self, nil)
                }
            }

            open class VNImageBasedRequest: VNRequest {
                open var regionOfInterest = VNNormalizedIdentityRect
            }

            open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
                open var results: [VNFaceObservation]? { found.map { _ in [] } }
            }

            open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
                open var inputFaceObservations: [VNFaceObservation]?
                open var results: [VNFaceObservation]? { found.map { _ in [] } }
            }

            open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
                open var inputFaceObservations: [VNFaceObservation]?
                open var results: [VNFaceObservation]? { found.map { _ in [] } }
            }

            open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
                open var upperBodyOnly = true
                open var results: [VNHumanObservation]? { found.map { _ in [] } }
            }

            open class VNRecognizeTextRequest: VNImageBasedRequest {
                open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
                open var recognitionLanguages = ["en-US"]
                open var automaticallyDetectsLanguage = false
                open var usesLanguageCorrection = true
                open var customWords: [String] = []
                open var minimumTextHeight: Float = 0
                open func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
                open var results: [VNRecognizedTextObservation]? { found.map { _ in [] } }
            }

            open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
                open var reportCharacterBoxes = false
                open var results: [VNTextObservation]? { found.map { _ in [] } }
            }

            open class VNDetectBarcodesRequest: VNImageBasedRequest {
                open var symbologies: [VNBarcodeSymbology] = VNBarcodeSymbology.all
                open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.all }
                open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.all }
                open var results: [VNBarcodeObservation]? { found.map { _ in [] } }
            }

            open class VNDetectRectanglesRequest: VNImageBasedRequest {
                open var minimumAspectRatio: VNAspectRatio = 0.5
                open var maximumAspectRatio: VNAspectRatio = 1
                open var quadratureTolerance: Float = 30
                open var minimumSize: Float = 0.2
                open var minimumConfidence: VNConfidence = 0
                open var maximumObservations = 1
                open var results: [VNRectangleObservation]? { found.map { _ in [] } }
            }

            open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {
                open var results: [VNRectangleObservation]? { found.map { _ in [] } }
            }

            open class VNClassifyImageRequest: VNImageBasedRequest {
                open func supportedIdentifiers() throws -> [String] { [] }
                open var results: [VNClassificationObservation]? { found.map { _ in [] } }
            }

            open class VNTrackObjectRequest: VNImageBasedRequest {
                open var inputObservation: VNDetectedObjectObservation
                open var trackingLevel = VNRequestTrackingLevel.fast
                open var isLastFrame = false
                public init(
                    detectedObjectObservation observation: VNDetectedObjectObservation,
                    completionHandler: VNRequestCompletionHandler? = nil
                ) {
                    inputObservation = observation
                    super.init(completionHandler: completionHandler)
                }
            }

            open class VNCoreMLModel: NSObject {
                open var inputImageFeatureName = ""
                public init(for model: MLModel) throws { throw MLModelError(.generic) }
            }

            open class VNCoreMLRequest: VNImageBasedRequest {
                public let model: VNCoreMLModel
                open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
                public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
                    self.model = model
                    super.init(completionHandler: completionHandler)
                }
            }

            /// Performs requests at once, as on a phone, whatever the picture.
            open class VNImageRequestHandler: NSObject {
                public typealias Options = [VNImageOption: Any]
                public typealias Orientation = CGImagePropertyOrientation
                public convenience init(cgImage image: CGImage, options: Options = [:]) { self.init() }
                public convenience init(cgImage image: CGImage, orientation: Orientation, options: Options = [:]) { self.init() }
                public convenience init(ciImage image: CIImage, options: Options = [:]) { self.init() }
                public convenience init(ciImage image: CIImage, orientation: Orientation, options: Options = [:]) { self.init() }
                public convenience init(cvPixelBuffer: CVPixelBuffer, options: Options = [:]) { self.init() }
                public convenience init(cvPixelBuffer: CVPixelBuffer, orientation: Orientation, options: Options = [:]) {
                    self.init()
                }
                public convenience init(cmSampleBuffer: CMSampleBuffer, options: Options = [:]) { self.init() }
                public convenience init(cmSampleBuffer: CMSampleBuffer, orientation: Orientation, options: Options = [:]) {
                    self.init()
                }
                public convenience init(url imageURL: URL, options: Options = [:]) { self.init() }
                public convenience init(url imageURL: URL, orientation: Orientation, options: Options = [:]) { self.init() }
                public convenience init(data imageData: Data, options: Options = [:]) { self.init() }
                public convenience init(data imageData: Data, orientation: Orientation, options: Options = [:]) { self.init() }
                open func perform(_ requests: [VNRequest]) throws { for request in requests { request.perform() } }
            }

            open class VNSequenceRequestHandler: NSObject {
                public override init() { super.init() }
                open func perform(_ requests: [VNRequest], on image: CGImage) throws { perform(requests) }
                open func perform(_ requests: [VNRequest], on image: CIImage) throws { perform(requests) }
                open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { perform(requests) }
                open func perform(_ requests: [VNRequest], onCMSampleBuffer sampleBuffer: CMSampleBuffer) throws {
                    perform(requests)
                }
                open func perform(
                    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
                ) throws { perform(requests) }
                private func perform(_ requests: [VNRequest]) { for request in requests { request.perform() } }
            }

            """)
}
