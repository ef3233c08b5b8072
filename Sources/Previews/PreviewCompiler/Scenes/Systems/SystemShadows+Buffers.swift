extension SystemShadows {
    /// Pictures in memory and samples of films and sounds, as cameras and models of pictures hand them on.
    static let buffers = Framework(
        types: ["CMSampleBuffer", "CVBuffer", "CVImageBuffer", "CVPixelBuffer"],
        source: """
            import CoreGraphics
            import Foundation

            /// A picture's pixels, of four bytes each.
            public final class CVBuffer: Hashable, @unchecked Sendable {
                fileprivate let width: Int
                fileprivate let height: Int
                fileprivate let format: UInt32
                fileprivate let bytes: UnsafeMutableRawPointer

                fileprivate init(width: Int, height: Int, format: UInt32) {
                    (self.width, self.height, self.format) = (width, height, format)
                    bytes = UnsafeMutableRawPointer.allocate(byteCount: max(width * height * 4, 4), alignment: 16)
                    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(width * height * 4, 4))
                }

                deinit { bytes.deallocate() }
                public static func == (one: CVBuffer, other: CVBuffer) -> Bool { one === other }
                public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            }

            public typealias CVImageBuffer = CVBuffer
            public typealias CVPixelBuffer = CVImageBuffer
            public typealias CVReturn = Int32
            public typealias OSType = UInt32
            public let kCVReturnSuccess: CVReturn = 0
            public let kCVReturnError: CVReturn = -6660
            public let kCVReturnInvalidArgument: CVReturn = -6661

            public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
            public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
            public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
            public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
            public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
            public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
            public let kCVPixelBufferWidthKey = "Width"
            public let kCVPixelBufferHeightKey = "Height"
            public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
            public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
            public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"
            public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"

            public struct CVPixelBufferLockFlags: OptionSet, Sendable {
                public let rawValue: UInt64
                public init(rawValue: UInt64) { self.rawValue = rawValue }
                public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
            }

            @discardableResult
            public func CVPixelBufferCreate(
                _ allocator: Any?, _ width: Int, _ height: Int, _ format: UInt32, _ attributes: Any?,
                _ buffer: UnsafeMutablePointer<CVPixelBuffer?>
            ) -> CVReturn {
                guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
                buffer.pointee = CVBuffer(width: width, height: height, format: format)
                return kCVReturnSuccess
            }
            public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { buffer.width }
            public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { buffer.height }
            public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { buffer.width * 4 }
            public func CVPixelBufferGetDataSize(_ buffer: CVPixelBuffer) -> Int { buffer.width * buffer.height * 4 }
            public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> UInt32 { buffer.format }
            public func CVPixelBufferGetPlaneCount(_ buffer: CVPixelBuffer) -> Int { 0 }
            public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { buffer.bytes }
            public func CVPixelBufferGetBaseAddressOfPlane(
                _ buffer: CVPixelBuffer, _ plane: Int
            ) -> UnsafeMutableRawPointer? { plane == 0 ? buffer.bytes : nil }
            public func CVPixelBufferGetBytesPerRowOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int {
                buffer.width * 4
            }
            @discardableResult
            public func CVPixelBufferLockBaseAddress(
                _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
            ) -> CVReturn { kCVReturnSuccess }
            @discardableResult
            public func CVPixelBufferUnlockBaseAddress(
                _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
            ) -> CVReturn { kCVReturnSuccess }
            public func CVImageBufferGetDisplaySize(_ buffer: CVImageBuffer) -> CGSize {
                CGSize(width: buffer.width, height: buffer.height)
            }

            /// A sample of a film or a sound: no camera takes one.
            public final class CMSampleBuffer: Hashable, @unchecked Sendable {
                fileprivate init() {}
                public var imageBuffer: CVImageBuffer? { nil }
                public var formatDescription: CMFormatDescription? { nil }
                public var numSamples: Int { 0 }
                public var isValid: Bool { false }
                public static func == (one: CMSampleBuffer, other: CMSampleBuffer) -> Bool { one === other }
                public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
            }

            public final class CMFormatDescription: @unchecked Sendable {
                fileprivate init() {}
            }

            public typealias CMVideoFormatDescription = CMFormatDescription
            public typealias CMAttachmentMode = UInt32
            public let kCMAttachmentMode_ShouldNotPropagate: CMAttachmentMode = 0
            public let kCMAttachmentMode_ShouldPropagate: CMAttachmentMode = 1

            public struct CMVideoDimensions: Hashable, Sendable {
                public var width: Int32 = 0
                public var height: Int32 = 0
                public init() {}
                public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
            }

            public func CMVideoFormatDescriptionGetDimensions(_ format: CMVideoFormatDescription) -> CMVideoDimensions {
                CMVideoDimensions()
            }
            public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }
            public func CMSampleBufferGetFormatDescription(_ buffer: CMSampleBuffer) -> CMFormatDescription? { nil }
            public func CMSampleBufferDataIsReady(_ buffer: CMSampleBuffer) -> Bool { false }
            public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { false }
            public func CMGetAttachment(
                _ target: Any, key: String, attachmentModeOut: UnsafeMutablePointer<CMAttachmentMode>?
            ) -> Any? { nil }
            public func CMCopyDictionaryOfAttachments(
                allocator: Any?, target: Any, attachmentMode: CMAttachmentMode
            ) -> NSDictionary? { nil }
            public func CMCopyDictionaryOfAttachments(
                _ allocator: Any?, _ target: Any, _ attachmentMode: CMAttachmentMode
            ) -> NSDictionary? { nil }

            """)
}
