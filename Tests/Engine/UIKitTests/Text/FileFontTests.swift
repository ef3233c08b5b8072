import TestSupport
import Testing
import Typesetting

@testable import UIKit

@MainActor
@Suite struct FileFontTests {
    init() throws {
        UIFont.register([try FontFile(SampleFont(kerning: .pairs).bytes, file: "sample.ttf")])
    }

    @Test(arguments: ["Sample-Bold", "Sample", "Sample Bold"])
    func aFontOfAFileIsFoundByItsNames(name: String) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.fontName == "Sample-Bold")
        #expect(font.familyName == "Sample")
        #expect(font.typeset.face.file?.file == "sample.ttf")
        #expect(UIFont.familyNames.contains("Sample"))
        #expect(UIFont.fontNames(forFamilyName: "Sample") == ["Sample-Bold"])
    }

    @Test func itsMetricsAreTheFiles() throws {
        let font = try #require(UIFont(name: "Sample-Bold", size: 20))
        #expect(abs(font.lineHeight - 23) < 1e-9)
        #expect(abs(font.leading - 1) < 1e-9)
        #expect(abs(font.capHeight - 14.4) < 1e-9)
        let label = UILabel()
        label.font = font
        label.text = "AVA"
        // 60 + 50 + 60 less 8 of kerning, of 100 units.
        #expect(abs(label.intrinsicContentSize.width - 32.4) < 1)
    }

    @Test func anotherSizeIsOfTheSameFile() throws {
        let font = try #require(UIFont(name: "Sample-Bold", size: 20))
        #expect(font.withSize(10).fontName == "Sample-Bold")
        #expect(UIFont(descriptor: font.fontDescriptor, size: 12).fontName == "Sample-Bold")
        #expect(UIFontDescriptor(name: "Sample-Bold", size: 8).postscriptName == "Sample-Bold")
        #expect(UIFontMetrics.default.scaledFont(for: font).fontName == "Sample-Bold")
    }

    @Test func aFamilyWithoutTheTraitsHasNoSuchFont() throws {
        let descriptor = try #require(UIFont(name: "Sample-Bold", size: 20)).fontDescriptor
        #expect(descriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(descriptor.withSymbolicTraits([.traitBold, .traitItalic]) != nil)
        #expect(descriptor.withSymbolicTraits([]) == nil)
    }

    @Test func otherNamesLeadToTheNearestFont() throws {
        let font = try #require(UIFont(name: "Avenir-Heavy", size: 20))
        #expect(font.typeset.face.file == nil)
        #expect(font.weight == .heavy)
    }
}
