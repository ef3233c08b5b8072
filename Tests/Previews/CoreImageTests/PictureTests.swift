import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import CoreImage

@Suite struct PictureTests {
    @Test func aPNGFileHasItsPixels() throws {
        let bytes: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 128, 7, 8, 9, 0, 10, 11, 12, 255]
        let file = Pixels(width: 2, height: 2, components: bytes).png
        let picture = try #require(DecodedPicture.decoded(file))
        #expect((picture.width, picture.height) == (2, 2))
        #expect(picture.bytes == bytes)
        #expect(DecodedPicture.decoded(Array(file.dropLast(40))) == nil)
        #expect(try #require(PictureFiles.pixelSize(file)) == (2, 2))
    }

    /// A table of quantization of ones, and codes of one and two bits.
    private func jpeg(direct: UInt8, alternating: [UInt8], scan: [UInt8]) -> [UInt8] {
        let counts = [UInt8](repeating: 0, count: 14)
        let alternatingCounts: [UInt8] = alternating.count == 1 ? [1, 0] : [1, 1]
        let codes = [0xFF, 0xC4, 0, 20, 0x00, 1, 0] + counts + [direct]
        let more = [0xFF, 0xC4, 0, UInt8(19 + alternating.count), 0x10] + alternatingCounts + counts + alternating
        return [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
            + [0xFF, 0xC0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0] + codes + more
            + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + scan + [0xFF, 0xD9]
    }

    /// The direct coefficient 576 is eight times 72 above the middle: 10 bits behind a code of one bit, and the end.
    @Test func aFlatBlockOfAJPEGFileIsItsMean() throws {
        let file = jpeg(direct: 10, alternating: [0], scan: [0b0100_1000, 0b0000_1111])
        let picture = try #require(DecodedPicture.decoded(file))
        #expect((picture.width, picture.height) == (8, 8))
        #expect(Set(picture.bytes) == [200, 255])
        #expect(try #require(PictureFiles.pixelSize(file)) == (8, 8))
    }

    /// The first wave across, 100 high: 128 + 100 · 0.3536 · 0.5 · cos((2x + 1)π/16).
    @Test func aBlockOfAJPEGFileIsASumOfWaves() throws {
        let file = jpeg(direct: 0, alternating: [7, 0], scan: [0b0011_0010, 0b0101_1111])
        let picture = try #require(DecodedPicture.decoded(file))
        #expect((0..<8).map { picture.bytes[4 * $0] } == [145, 143, 138, 131, 125, 118, 113, 111])
    }

    @Test func whatWasDrawnHasTwoPixelsAPoint() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
        let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        let list = DisplayList(size: CGSize(width: 2, height: 2), operations: [.fill(path.elements, .winding, red)])
        let image = CIImage(cgImage: CGImage(.list(list), size: list.size))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        // The y axis of drawings points down.
        #expect(pixels(image) == [[255, 0, 0, 255], [255, 0, 0, 255], [0, 0, 0, 0], [0, 0, 0, 0]])
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(picture.size == CGSize(width: 2, height: 2))
        #expect(!picture.isInPixels)
        let pixels = try #require(PicturePixels.of(picture))
        #expect((pixels.frame.width, pixels.frame.height) == (4, 4))
    }

    @Test func halfOfAPixelIsCoveredByHalf() {
        let path = CGPath(rect: CGRect(x: 0.5, y: 0, width: 1, height: 1), transform: nil)
        #expect(Coverage(path.elements, .winding).values(width: 2, height: 1) == [0.5, 0.5])
    }

    @Test func aPictureWithoutPixelsStaysAsItIs() throws {
        let file = CGImage(.file("made-up.webp"), size: CGSize(width: 40, height: 30))
        let filtered = CIImage(cgImage: file).applyingFilter("CISepiaTone").cropped(
            to: CGRect(x: 10, y: 0, width: 20, height: 30))
        let picture = try #require(CIContext().createCGImage(filtered, from: filtered.extent))
        #expect(picture.size == CGSize(width: 20, height: 30))
        let names = picture.list.operations.compactMap { operation -> String? in
            if case .image(let name, _, _, _) = operation { name } else { nil }
        }
        #expect(names == ["made-up.webp"])
    }

    @Test func aLargePictureIsMadeOfAMillionPixelsAndKeepsItsSize() throws {
        let large = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4000, height: 1000))
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(picture.size == CGSize(width: 4000, height: 1000))
        let pixels = try #require(PicturePixels.of(picture))
        #expect(pixels.frame.count <= ImageSize.mostRendered)
    }

    @MainActor @Test func aPictureOfUIKitKnowsWhatItWasMadeOf() throws {
        let own = image(2, [[1, 1, 1], [2, 2, 2]])
        let picture = UIImage(ciImage: own)
        #expect(picture.size == CGSize(width: 2, height: 1))
        #expect(picture.ciImage === own)
        #expect(UIImage(ciImage: own, scale: 2, orientation: .right).size == CGSize(width: 0.5, height: 1))
        #expect(UIImage(ciImage: CIImage(color: .red)).cgImage == nil)
        let again = try #require(CIImage(image: picture))
        #expect(reds(again) == [1, 2])
        #expect(UIImage(cgImage: try #require(picture.cgImage)).ciImage == nil)
    }

    @Test func dataOfAFileIsAnImage() throws {
        let file = Pixels(width: 1, height: 2, components: [9, 9, 9, 255, 8, 8, 8, 255]).png
        #expect(reds(CIImage(data: Data(file))) == [9, 8])
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        let written = CIContext().pngRepresentation(
            of: image(1, [[5, 6, 7]]), format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
        #expect(DecodedPicture.decoded(Array(try #require(written)))?.bytes == [5, 6, 7, 255])
    }

    @Test func nothingIsFoundInAnImage() {
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil)
        #expect(detector?.features(in: image(1, [[1, 1, 1]])).isEmpty == true)
    }
}
