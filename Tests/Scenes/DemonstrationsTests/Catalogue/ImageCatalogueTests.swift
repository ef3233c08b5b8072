import Foundation
import QuartzCore
import Testing

@testable import Demonstrations

@Suite struct ImageCatalogueTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("web/images")

    @Test(arguments: ImageCatalogue.images.keys.sorted())
    func aFileHasTheShapeThatTheCatalogueSays(name: String) throws {
        let image = try #require(ImageCatalogue.images[name])
        let pixels = try ImageFile(Self.folder.appendingPathComponent(image.file)).size
        #expect(pixels.width * image.size.height == pixels.height * image.size.width)
        #expect(pixels.width >= image.size.width)
    }

    @Test func everyFileIsInTheCatalogueUnderItsOwnName() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(files.sorted() == ImageCatalogue.images.values.map(\.file).sorted())
        for (name, image) in ImageCatalogue.images {
            #expect((image.file as NSString).deletingPathExtension == name)
        }
    }

    @Test func allFilesTogetherLoadInAMoment() throws {
        let sizes = try ImageCatalogue.images.values.map {
            try Data(contentsOf: Self.folder.appendingPathComponent($0.file)).count
        }
        #expect(sizes.reduce(0, +) < 1_000_000)
    }

    @Test func vectorImagesNeitherRunScriptsNorLoadAnything() throws {
        for image in ImageCatalogue.images.values where image.file.hasSuffix(".svg") {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(image.file), encoding: .utf8)
            let body = text.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
            for word in ["<script", "<image", "<style", "<foreignObject", "http", "url(\"", "href=\"/"] {
                #expect(!body.contains(word), "\(image.file)")
            }
        }
    }
}
