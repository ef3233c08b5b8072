extension SystemShadows {
    /// Boxes and matrices of pixels, by which code blurs and tints images itself.
    static let accelerate = Framework(
        types: ["vImage_Buffer"],
        source: """
            import Foundation
            import Previews
            import UIKit

            public typealias vImagePixelCount = UInt
            public typealias vImage_Error = Int
            public typealias vImage_Flags = UInt32

            public let kvImageNoError = 0
            public let kvImageInvalidParameter = -21773
            public let kvImageNoFlags = 0
            public let kvImageLeaveAlphaUnchanged = 1
            public let kvImageCopyInPlace = 2
            public let kvImageBackgroundColorFill = 4
            public let kvImageEdgeExtend = 8
            public let kvImageDoNotTile = 16
            public let kvImageHighQualityResampling = 32
            public let kvImageTruncateKernel = 64
            public let kvImageGetTempBufferSize = 128

            public struct vImage_Buffer {
                public var data: UnsafeMutableRawPointer!
                public var height: vImagePixelCount
                public var width: vImagePixelCount
                public var rowBytes: Int

                public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

                public init(
                    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
                ) {
                    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
                }

                fileprivate var pixels: Previews.PixelConvolution.Pixels? {
                    Previews.PixelConvolution.Pixels(
                        data, width: Int(width), height: Int(height), rowBytes: rowBytes)
                }
            }

            @discardableResult
            public func vImageBoxConvolve_ARGB8888(
                _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
                _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
                _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
                _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
            ) -> vImage_Error {
                if Int(flags) & kvImageGetTempBufferSize != 0 { return kvImageNoError }
                guard let source = src.pointee.pixels, let target = dest.pointee.pixels,
                    Previews.PixelConvolution.box(
                        source, to: target, boxWidth: Int(kernel_width), boxHeight: Int(kernel_height))
                else { return kvImageInvalidParameter }
                return kvImageNoError
            }

            @discardableResult
            public func vImageTentConvolve_ARGB8888(
                _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
                _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
                _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
                _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
            ) -> vImage_Error {
                // A tent is a box of a box of half its size.
                let (height, width) = (kernel_height / 2, kernel_width / 2)
                let first = vImageBoxConvolve_ARGB8888(src, dest, nil, 0, 0, height, width, nil, flags)
                guard first == kvImageNoError else { return first }
                return vImageBoxConvolve_ARGB8888(dest, dest, nil, 0, 0, height, width, nil, flags)
            }

            @discardableResult
            public func vImageMatrixMultiply_ARGB8888(
                _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
                _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!,
                _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
            ) -> vImage_Error {
                guard let source = src.pointee.pixels, let target = dest.pointee.pixels,
                    Previews.PixelConvolution.multiply(
                        source, to: target, by: (0..<16).map { Int(matrix[$0]) }, divisor: Int(divisor))
                else { return kvImageInvalidParameter }
                return kvImageNoError
            }
            """)
}
