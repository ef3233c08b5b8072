import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import CoreImage
@testable import QRCode

@Suite struct CodeTests {
    /// The modules, with one light one on each side, as libqrencode has them for the server's own code.
    @Test func aCodeHasAPixelForEachModuleAndAMarginOfOne() throws {
        let text = "https://example.org/cards?page=2"
        let code = try QRCode(text)
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = "M"
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: code.width + 2, height: code.width + 2))
        let found = reds(image)
        let side = code.width + 2
        for row in 0..<side {
            for column in 0..<side {
                let isInside = 1...code.width ~= row && 1...code.width ~= column
                let isDark = isInside && code.isDark[(row - 1) * code.width + column - 1]
                #expect(found[row * side + column] == (isDark ? 0 : 255))
            }
        }
    }

    @Test func aCodeOfNothingOrTooMuchIsNone() {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.outputImage == nil)
        filter.message = Data(repeating: 1, count: 3000)
        #expect(filter.outputImage == nil)
    }

    @Test func aLargerCodeHasSharpModules() throws {
        let filter = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("a".utf8)])
        let code = try #require(filter?.outputImage)
        let large = code.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let (own, found) = (reds(code), reds(large))
        for row in 0..<69 {
            for column in 0..<69 { #expect(found[row * 69 + column] == own[row / 3 * 23 + column / 3]) }
        }
        // What viewers are sent is areas, which are sharp at any size.
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(picture.size == CGSize(width: 69, height: 69))
        #expect(picture.list.operations.count == 2)
        // And they have the same pixels again.
        let again = CIImage(cgImage: picture)
        #expect(reds(again, CGRect(x: 4, y: 64, width: 1, height: 1)) == [found[4 * 69 + 4]])
    }

    /// The beginning, B, A and B, the change to C, 12 and 34: 104 + 33 + 2 · 34 + 3 · 99 + 4 · 12 + 5 · 34 = 720 = 6 · 103 + 102.
    @Test func digitsOfABarcodeArePairs() throws {
        #expect(Code128.symbols(of: Array("AB1234".utf8)) == [104, 33, 34, 99, 12, 34, 102])
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("AB1234".utf8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 7 * 11 + 13 + 20, height: 32))
        // The first symbol's widths, after the quiet space.
        let row = reds(image, CGRect(x: 10, y: 0, width: 11, height: 1)).map { $0 == 0 ? "#" : "." }.joined()
        #expect(row == "##.#..#....")
    }

    @Test func allSymbolsOfABarcodeDiffer() {
        #expect(Code128.widths.count == 106)
        #expect(Set(Code128.widths).count == 106)
        #expect(Code128.widths.allSatisfy { $0.compactMap(\.wholeNumberValue).reduce(0, +) == 11 })
    }
}
