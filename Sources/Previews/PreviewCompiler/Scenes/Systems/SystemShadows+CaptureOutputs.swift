extension SystemShadows {
    /// What takes a camera's pictures, and is given none.
    static let captureOutputs = Framework(
        types: captureTypes, beginnings: captureBeginnings,
        source: """
            import UIKit

            open class AVCaptureOutput: NSObject, @unchecked Sendable {
                public override init() { super.init() }
                open var connections: [AVCaptureConnection] { [] }
                open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
                open func transformedMetadataObject(
                    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
                ) -> AVMetadataObject? { nil }
                open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect {
                    rectInOutputCoordinates
                }
                open func outputRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }
            }

            public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime { .invalid }
            public func CMSampleBufferGetDuration(_ buffer: CMSampleBuffer) -> CMTime { .invalid }

            public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
                func captureOutput(
                    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
                func captureOutput(
                    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
            }

            extension AVCaptureVideoDataOutputSampleBufferDelegate {
                public func captureOutput(
                    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
                ) {}
                public func captureOutput(
                    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
                ) {}
            }

            public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
                func captureOutput(
                    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
            }

            open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
                open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
                open private(set) var sampleBufferCallbackQueue: DispatchQueue?
                open var videoSettings: [String: Any]! = [:]
                open var alwaysDiscardsLateVideoFrames = true
                open var availableVideoPixelFormatTypes: [UInt32] { [kCVPixelFormatType_32BGRA] }
                open func setSampleBufferDelegate(
                    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
                ) { (sampleBufferDelegate, sampleBufferCallbackQueue) = (delegate, queue) }
            }

            open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
                open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
                open func setSampleBufferDelegate(
                    _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
                ) { sampleBufferDelegate = delegate }
            }

            open class AVMetadataObject: NSObject {
                public struct ObjectType: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
                    public static let catBody = ObjectType(rawValue: "catBody")
                    public static let codabar = ObjectType(rawValue: "Codabar")
                    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
                    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
                    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
                    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
                    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
                    public static let dogBody = ObjectType(rawValue: "dogBody")
                    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
                    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
                    public static let face = ObjectType(rawValue: "face")
                    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
                    public static let humanBody = ObjectType(rawValue: "humanBody")
                    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
                    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
                    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
                    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
                    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
                    public static let salientObject = ObjectType(rawValue: "salientObject")
                    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
                }

                open var type: ObjectType { .qr }
                open var bounds: CGRect { .zero }
                open var time: CMTime { .invalid }
                open var duration: CMTime { .invalid }
            }

            open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
                open var stringValue: String? { nil }
                open var corners: [CGPoint] { [] }
            }

            open class AVMetadataFaceObject: AVMetadataObject {
                open var faceID: Int { 0 }
                open var hasRollAngle: Bool { false }
                open var rollAngle: CGFloat { 0 }
                open var hasYawAngle: Bool { false }
                open var yawAngle: CGFloat { 0 }
            }

            public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
                func metadataOutput(
                    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
                    from connection: AVCaptureConnection)
            }

            extension AVCaptureMetadataOutputObjectsDelegate {
                public func metadataOutput(
                    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
                    from connection: AVCaptureConnection
                ) {}
            }

            open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
                open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
                open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
                open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
                open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
                open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
                open func setMetadataObjectsDelegate(
                    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
                ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
            }

            public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
                func fileOutput(
                    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
                func fileOutput(
                    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
                    from connections: [AVCaptureConnection], error: (any Error)?)
            }

            extension AVCaptureFileOutputRecordingDelegate {
                public func fileOutput(
                    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
                ) {}
            }

            open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
                open var isRecording: Bool { false }
                open var isRecordingPaused: Bool { false }
                open var outputFileURL: URL? { nil }
                open var recordedDuration: CMTime { .zero }
                open var recordedFileSize: Int64 { 0 }
                open var maxRecordedDuration = CMTime.invalid
                open var maxRecordedFileSize: Int64 = 0
                open var minFreeDiskSpaceLimit: Int64 = 0
                /// Ends at once, as there is nothing to be recorded.
                open func startRecording(
                    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
                ) {
                    DispatchQueue.main.async {
                        delegate.fileOutput(
                            self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
                    }
                }
                open func stopRecording() {}
            }

            open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
                open var movieFragmentInterval = CMTime.invalid
                open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
                open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
            }

            """)
}
