import Foundation
import PreviewProtocol
import ProjectFiles
import StageModel
import Testing

@Suite final class ProjectAssetsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func assets() throws -> ProjectAssets {
        let project = try ProjectFolder(folder.path)
        return ProjectAssets(project.list().paths, in: project)
    }

    @Test func imagesAreKnownByTheirSetsOrFilesNames() throws {
        try write("<svg width=\"90\" height=\"60\"></svg>", to: "Assets.xcassets/Cards/back.imageset/b@3x.svg")
        try write(
            #"""
            {"images":[{"filename":"b@3x.svg","scale":"3x"},{"scale":"1x"}],
            "properties":{"template-rendering-intent":"template"}}
            """#,
            to: "Assets.xcassets/Cards/back.imageset/Contents.json")
        try write("<svg viewBox=\"0 0 10 20\"></svg>", to: "logo@2x.svg")
        try write("%PDF", to: "print.pdf")
        let assets = try assets()
        #expect(assets.images.map(\.name) == ["back", "logo"])
        #expect(assets.images.map(\.width) == [30, 5])
        #expect(assets.images.map(\.height) == [20, 10])
        #expect(assets.images.map(\.isTemplate) == [true, false])
        #expect(assets.notes.map(\.message) == ["the image 'print' can't be shown: it is no PDF file with a page"])
    }

    /// The keys are those that Xcode writes when an image is sliced, in pixels of the file.
    @Test func theEdgesThatAnImageSetKeepsAreInPoints() throws {
        try write("<svg width=\"90\" height=\"60\"></svg>", to: "Assets.xcassets/bubble.imageset/b@3x.svg")
        try write(
            #"""
            {"images":[{"filename":"b@3x.svg","scale":"3x","resizing":{"mode":"9-part",
            "center":{"mode":"tile","width":3,"height":3},
            "cap-insets":{"top":6,"left":12,"bottom":9,"right":30}}}]}
            """#,
            to: "Assets.xcassets/bubble.imageset/Contents.json")
        try write("<svg width=\"90\" height=\"60\"></svg>", to: "Assets.xcassets/bar.imageset/a.svg")
        try write(
            #"""
            {"images":[{"filename":"a.svg","resizing":{"mode":"3-part-horizontal",
            "center":{"mode":"stretch","width":1},"cap-insets":{"left":12,"right":30}}}]}
            """#,
            to: "Assets.xcassets/bar.imageset/Contents.json")
        let images = try assets().images.sorted { $0.name < $1.name }
        #expect(images.map(\.name) == ["bar", "bubble"])
        #expect(images.first?.resizing == ImageResizing(top: 0, left: 12, bottom: 0, right: 30))
        #expect(images.last?.resizing == ImageResizing(top: 2, left: 4, bottom: 3, right: 10, isTiled: true))
    }

    @Test(arguments: ["../../../outside.svg", "linked.svg", "linked/outside.svg"])
    func noImageComesFromOutsideOfTheFolder(filename: String) throws {
        let set = "Assets.xcassets/card.imageset"
        let outside = folder.appendingPathComponent("outside.svg")
        try write("<svg width=\"90\" height=\"60\"></svg>", to: "outside.svg")
        try write(#"{"images":[{"filename":"\#(filename)"}]}"#, to: "project/\(set)/Contents.json")
        for (name, target) in [("linked.svg", outside.path), ("linked", folder.path)] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("project/\(set)/\(name)").path, withDestinationPath: target)
        }
        let project = try ProjectFolder(folder.appendingPathComponent("project").path)
        let assets = ProjectAssets(project.list().paths, in: project)
        #expect(assets.images.isEmpty)
        #expect(assets.notes.map(\.message) == ["the image 'card' can't be shown: it leads out of the folder"])
    }

    @Test func fontsThatCannotBeUsedAreSaidToBeSo() throws {
        try write("no font", to: "Fonts/Lato.ttf")
        let assets = try assets()
        #expect(assets.fonts.isEmpty)
        #expect(
            assets.notes == [
                PreviewDiagnostic(
                    severity: .note, file: "Fonts/Lato.ttf",
                    message: "the font can't be used: it is no TrueType or OpenType font")
            ])
    }

    @Test func coloursAreReadInTheirThreeNotations() throws {
        func color(_ components: String) -> String {
            #"{"colors":[{"color":{"color-space":"srgb","components":\#(components)}}]}"#
        }
        try write(
            color(##"{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"0.5"}"##),
            to: "A.xcassets/a.colorset/Contents.json")
        try write(
            color(##"{"red":"1.000","green":"0.5","blue":"0.0","alpha":"1"}"##),
            to: "A.xcassets/b.colorset/Contents.json")
        try write(color(##"{"white":"51","alpha":"1"}"##), to: "A.xcassets/c.colorset/Contents.json")
        #expect(
            try assets().colors == [
                ColorAsset(name: "a", light: .init(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.5)),
                ColorAsset(name: "b", light: .init(red: 1, green: 0.5, blue: 0, alpha: 1)),
                ColorAsset(name: "c", light: .init(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)),
            ])
    }

    @Test func coloursHaveTheirDarkVariants() throws {
        try write(
            #"""
            {"colors":[
                {"color":{"components":{"white":"1","alpha":"1"}}},
                {"appearances":[{"appearance":"luminosity","value":"dark"}],
                 "color":{"components":{"white":"0.0","alpha":"1"}}}
            ]}
            """#, to: "A.xcassets/ground.colorset/Contents.json")
        #expect(
            try assets().colors == [
                ColorAsset(
                    name: "ground", light: .init(red: 1, green: 1, blue: 1, alpha: 1),
                    dark: .init(red: 0, green: 0, blue: 0, alpha: 1))
            ])
    }
}
