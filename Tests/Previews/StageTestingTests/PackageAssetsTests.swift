import Foundation
import StageTesting
import TestSupport
import Testing

/// A package's images, colours and fonts in its tests.
@MainActor
@Suite struct PackageAssetsTests {
    /// Makes a package with files.
    ///
    /// - Returns: the path of a test in it.
    private func package(_ files: [(path: String, bytes: [UInt8])]) throws -> (folder: URL, test: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        for (path, bytes) in files + [("Package.swift", [])] {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        return (folder, folder.appendingPathComponent("Tests/CardsTests/CardsTests.swift").path)
    }

    private func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test func theyAreFoundByTheirNames() throws {
        let catalogue = "Sources/Cards/Assets.xcassets"
        let font = SampleFont()
        let (folder, test) = try package([
            ("Sources/Cards/Fonts/Sample.ttf", font.bytes),
            ("Sources/Cards/back@2x.svg", text(#"<svg width="120" height="80"></svg>"#)),
            (
                "\(catalogue)/brand.colorset/Contents.json",
                text(
                    #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0.5","alpha":"1"}}}]}"#)
            ),
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let view = UIImageView()
        let stage = Stage(
            {
                view.image = UIImage(named: "back")
                view.backgroundColor = UIColor(named: "brand")
                return view
            }() as UIView, filePath: test)
        #expect(stage.isAtRest)
        #expect(view.image?.size == CGSize(width: 60, height: 40))
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
        #expect(UIColor(named: "other") == nil)
        #expect(UIFont.familyNames.count == 2)
        // Another package has none of them.
        let (empty, other) = try package([])
        defer { try? FileManager.default.removeItem(at: empty) }
        let image = UIImageView()
        _ = Stage(
            {
                image.image = UIImage(named: "back")
                return image
            }() as UIView, filePath: other)
        #expect(image.image == nil)
        #expect(UIColor(named: "brand") == nil)
        #expect(UIFont.familyNames.count == 1)
    }

    @Test func aFileInNoPackageHasNone() {
        let stage = Stage(UIView(), filePath: "/nowhere/Tests.swift")
        #expect(stage.isAtRest)
    }
}
