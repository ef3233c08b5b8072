import Foundation
import Testing

@testable import CoreGraphics

/// Images of pixels, and contexts that code makes for them, as Apple's documentation of `CGImage`, `CGBitmapInfo` and
/// `CGBitmapContextCreate` says; johankasperi/SwiftHSVColorPicker and tbxark/PinterestSegment use them.
@Suite struct PixelImageTests {
    private func info(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
        CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
    }

    private func image(
        _ bytes: [UInt8], width: Int, height: Int, bits: Int = 32, _ info: CGBitmapInfo
    ) throws -> CGImage {
        let provider = try #require(CGDataProvider(data: Data(bytes)))
        return try #require(
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: width * bits / 8,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
    }

    private func context(_ width: Int, _ height: Int, _ data: UnsafeMutableRawPointer? = nil) throws -> CGContext {
        try #require(
            CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    private func names(_ image: CGImage) -> [String] {
        image.list.operations.compactMap { if case .image(let name, _, _, _) = $0 { name } else { nil } }
    }

    private func boxes(_ image: CGImage?) -> [CGRect] {
        (image?.list.operations ?? []).compactMap {
            if case .fill(let path, _, _) = $0 { CGPath(elements: path).boundingBox } else { nil }
        }
    }

    @Test func anImageOfPixelsIsAPictureThatViewersLoadByItsName() throws {
        // A red pixel, half as opaque as it can be.
        let image = try image([255, 0, 0, 128], width: 1, height: 1, info(.last))
        #expect((image.width, image.height) == (1, 1))
        let name = try #require(names(image).first)
        let same = try self.image([255, 0, 0, 128], width: 1, height: 1, info(.last))
        #expect(PixelImages.isName(name) && names(same) == [name])
        let text = """
            iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAEElEQVR4AQEFAPr/AP8AAIAEgQGAGS+FsAAAAABJRU5ErkJggg==
            """
        #expect(PixelImages.file(named: name).map { Data($0) } == Data(base64Encoded: text))
        #expect(PixelImages.takeNew().contains { $0.name == name })
    }

    @Test func theLayoutOfPixelsSaysWhichByteIsWhat() throws {
        let expected: [UInt8] = [10, 20, 30, 255]
        func components(_ bytes: [UInt8], bits: Int = 32, _ info: CGBitmapInfo) throws -> [UInt8]? {
            try image(bytes, width: 1, height: 1, bits: bits, info).pixels?.components
        }
        #expect(try components([10, 20, 30, 0], info(.noneSkipLast)) == expected)
        #expect(try components([255, 10, 20, 30], info(.premultipliedFirst, .byteOrder32Big)) == expected)
        #expect(try components([30, 20, 10, 255], info(.first, .byteOrder32Little)) == expected)
        #expect(try components([10, 20, 30], bits: 24, info(.none)) == expected)
        #expect(try components([7], bits: 8, info(.none)) == [7, 7, 7, 255])
        #expect(try components([7], bits: 8, info(.alphaOnly)) == [0, 0, 0, 7])
        // Colours that were multiplied by an opacity of 128/255 are twice as bright.
        #expect(try components([64, 32, 0, 128], info(.premultipliedLast)) == [128, 64, 0, 128])
        // Bytes that end too early are clear.
        #expect(try components([9], info(.last)) == [9, 0, 0, 0])
    }

    @Test func aPartOfAnImageHasItsPixels() throws {
        let bytes: [UInt8] = [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255]
        let image = try image(bytes, width: 2, height: 2, info(.last))
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
        #expect(part.pixels?.components == [2, 2, 2, 255, 4, 4, 4, 255])
        let data = try #require(part.dataProvider?.data)
        #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)[4] == 4)
    }

    @Test func aMaskOfGreyLevelsSaysHowOpaqueAnImageIs() throws {
        let image = try image([1, 1, 1, 255, 2, 2, 2, 255], width: 2, height: 1, info(.last))
        let levels = try self.image([255, 51], width: 2, height: 1, bits: 8, info(.none))
        #expect(image.masking(levels)?.pixels?.components == [1, 1, 1, 255, 2, 2, 2, 51])
        let provider = try #require(CGDataProvider(data: Data([255, 51])))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        // A mask is opaque where it is dark.
        #expect(mask.isMask && image.masking(mask)?.pixels?.components == [1, 1, 1, 0, 2, 2, 2, 204])
    }

    @Test func aContextOfPixelsHasItsOriginAtTheBottom() throws {
        let context = try context(20, 20)
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(boxes(context.makeImage()) == [CGRect(x: 0, y: 15, width: 10, height: 5)])
        // Turned over as code does that draws with UIKit, its origin is at the top.
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(boxes(context.makeImage()).last == CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(context.makeImage()?.isInPixels == true)
        #expect(CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).makeImage()?.isInPixels == false)
    }

    @Test func pixelsThatCodeWritesAreBeneathWhatIsDrawn() throws {
        let context = try context(1, 1)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        (bytes[0], bytes[3]) = (200, 255)
        #expect(context.makeImage()?.pixels?.components == [200, 0, 0, 255])
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        #expect(names(image).count == 1 && boxes(image).count == 1)
        var own: [UInt8] = [0, 90, 0, 255]
        let drawn = try own.withUnsafeMutableBytes { try self.context(1, 1, $0.baseAddress).makeImage() }
        #expect(drawn?.pixels?.components == own)
    }

    @Test func anImageIsUprightWhereTheYAxisPointsUp() throws {
        let picture = CGImage(.file("cards.png"), size: CGSize(width: 4, height: 8))
        func corner(_ context: CGContext) -> CGPoint? {
            context.draw(picture, in: CGRect(x: 0, y: 2, width: 4, height: 8))
            return context.list.operations.compactMap {
                if case .image(_, let rect, let placed, _) = $0 { rect.origin.applying(placed) } else { nil }
            }.first
        }
        #expect(corner(try context(20, 20)) == CGPoint(x: 0, y: 10))
        // Where it points down, the image is upside down.
        #expect(corner(CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))) == CGPoint(x: 0, y: 10))
    }

    @Test func whatIsFilledThroughAMaskHasTheMasksShape() throws {
        let context = try context(4, 8)
        let picture = CGImage(.file("cards.png"), size: CGSize(width: 4, height: 8))
        let all = CGRect(x: 0, y: 0, width: 4, height: 8)
        context.saveGState()
        context.clip(to: all, mask: picture)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(all)
        let image = try #require(context.makeImage())
        #expect(names(image) == ["cards.png"] && boxes(image).isEmpty)
        let shadows = image.list.operations.compactMap { if case .shadow(let color, _, _) = $0 { color } else { nil } }
        #expect(shadows == [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)])
        context.restoreGState()
        context.fill(all)
        #expect(boxes(context.makeImage()) == [all])
    }

    @Test func bytesOfADrawnImageMakeThatImageAgain() throws {
        let picture = CGImage(.file("cards.png"), size: CGSize(width: 4, height: 8))
        let provider = try #require(picture.dataProvider)
        let copy = try #require(
            CGImage(
                width: 4, height: 8, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: picture.bitmapInfo, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent))
        #expect(names(copy) == ["cards.png"])
        #expect(provider.data?.length == 128)
    }
}
