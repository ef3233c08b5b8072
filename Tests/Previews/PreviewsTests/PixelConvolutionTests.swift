import Previews
import Testing

/// What code does with pixels that blurs images itself, as the libraries of marty-suzuki/SAParallaxViewControllerSwift do.
@Suite struct PixelConvolutionTests {
    private func changed(
        _ bytes: [UInt8], width: Int, height: Int, rowBytes: Int,
        _ change: (PixelConvolution.Pixels, PixelConvolution.Pixels) -> Bool
    ) throws -> [UInt8] {
        var (source, target) = (bytes, [UInt8](repeating: 0, count: bytes.count))
        try source.withUnsafeMutableBytes { source in
            try target.withUnsafeMutableBytes { target in
                let from = try #require(
                    PixelConvolution.Pixels(source.baseAddress, width: width, height: height, rowBytes: rowBytes))
                let into = try #require(
                    PixelConvolution.Pixels(target.baseAddress, width: width, height: height, rowBytes: rowBytes))
                #expect(change(from, into))
            }
        }
        return target
    }

    /// A row of pixels of one byte's values, with room behind it.
    private func row(_ values: [UInt8]) -> [UInt8] {
        values.flatMap { (byte: UInt8) -> [UInt8] in [byte, 255 - byte, 7, 255] } + [1, 2, 3, 4]
    }

    @Test(arguments: [
        (3, [UInt8](arrayLiteral: 0, 30, 60, 20), [UInt8](arrayLiteral: 10, 30, 37, 33)),
        (4, [0, 30, 60, 20], [10, 30, 37, 33]), (1, [0, 30, 60, 20], [0, 30, 60, 20]), (0, [0, 30], [0, 30]),
        // Five left of the first, and six right of it: the edges go on.
        (11, [0, 110], [50, 60]),
    ])
    func aBoxHasTheMeanOfWhatIsAround(size: Int, values: [UInt8], means: [UInt8]) throws {
        let rowBytes = values.count * 4 + 4
        let wide = try changed(row(values), width: values.count, height: 1, rowBytes: rowBytes) {
            PixelConvolution.box($0, to: $1, boxWidth: size, boxHeight: 1)
        }
        #expect(stride(from: 0, to: values.count * 4, by: 4).map { wide[$0] } == means)
        #expect(wide[2] == 7 && wide[3] == 255 && wide.suffix(4) == [0, 0, 0, 0])
        let column = values.flatMap { (byte: UInt8) -> [UInt8] in [byte, 255 - byte, 7, 255] }
        let high = try changed(column, width: 1, height: values.count, rowBytes: 4) {
            PixelConvolution.box($0, to: $1, boxWidth: 1, boxHeight: size)
        }
        #expect(stride(from: 0, to: values.count * 4, by: 4).map { high[$0] } == means)
    }

    @Test func aMatrixMixesTheBytesOfAPixel() throws {
        let swapped = [0, 0, 256, 0, 0, 512, 0, 0, 256, 0, 0, 0, -256, 0, 0, 256]
        let pixels = try changed([10, 200, 30, 20], width: 1, height: 1, rowBytes: 4) {
            PixelConvolution.multiply($0, to: $1, by: swapped, divisor: 256)
        }
        #expect(pixels == [10, 255, 10, 20])
    }

    @Test func pixelsWithoutRoomAreNone() {
        var bytes: [UInt8] = [0, 0, 0, 0]
        bytes.withUnsafeMutableBytes { bytes in
            #expect(PixelConvolution.Pixels(bytes.baseAddress, width: 2, height: 1, rowBytes: 4) == nil)
            #expect(PixelConvolution.Pixels(bytes.baseAddress, width: 0, height: 1, rowBytes: 4) == nil)
            #expect(PixelConvolution.Pixels(nil, width: 1, height: 1, rowBytes: 4) == nil)
        }
    }
}
