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

    /// fixique/OTPTextField and chausovSurfStudio/TextFieldsCatalog find theirs by the code that SwiftGen makes of the catalogue.
    @Test func aFolderThatProvidesANamespaceIsNamedBeforeItsAssets() throws {
        let color = #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
        let image = #"{"images":[{"filename":"b.svg"}]}"#
        for folder in ["Looks", "Looks/Deep", "Plain/Deep"] {
            try write(#"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/\(folder)/Contents.json")
        }
        try write(#"{"info":{"version":1}}"#, to: "A.xcassets/Plain/Contents.json")
        for folder in ["Looks", "Looks/Deep", "Plain", "Plain/Deep"] {
            try write(color, to: "A.xcassets/\(folder)/ink.colorset/Contents.json")
            try write(image, to: "A.xcassets/\(folder)/back.imageset/Contents.json")
            try write("<svg width=\"9\" height=\"6\"></svg>", to: "A.xcassets/\(folder)/back.imageset/b.svg")
        }
        let assets = try assets()
        let folders: Set = ["Looks/", "Looks/Deep/", "", "Deep/"]
        #expect(Set(assets.colors.map(\.name)) == Set(folders.map { $0 + "ink" }))
        #expect(Set(assets.images.map(\.name)) == Set(folders.map { $0 + "back" }))
    }

    private func write(_ bytes: [UInt8], to path: String) throws {
        try write("", to: path)
        try Data(bytes).write(to: folder.appendingPathComponent(path))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func bytes(_ name: String, _ values: Int...) -> [UInt8] { Array(name.utf8) + values.flatMap(number) }

    /// Pages draw a GIF's first frame; a HEIC file's picture is made of tiles, whose size it tells, too.
    @Test func imagesThatPagesCannotDrawAreFoundAndSaid() throws {
        try write(Array("GIF89a".utf8) + [44, 1, 200, 0, 0, 0, 0], to: "loader@2x.gif")
        let sizes = Self.bytes("ispe", 0, 512, 512) + Self.bytes("ispe", 0, 1024, 768)
        let photo = Self.number(24) + Self.bytes("ftypheic") + sizes
        try write(photo, to: "photo.heic")
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let packed = Self.number(4) + Self.bytes("CgBI", 0, 0) + Self.number(13) + Self.bytes("IHDR", 60, 40)
        try write(signature + packed, to: "icon.png")
        try write("GIF8", to: "short.gif")
        try write(photo, to: "Assets.xcassets/sea.imageset/a.heic")
        try write("<svg width=\"9\" height=\"6\"></svg>", to: "Assets.xcassets/sea.imageset/b.svg")
        try write(
            #"{"images":[{"filename":"a.heic","scale":"2x"},{"filename":"b.svg","scale":"1x"}]}"#,
            to: "Assets.xcassets/sea.imageset/Contents.json")
        let assets = try assets()
        #expect(assets.images.map(\.name) == ["sea", "icon", "loader", "photo"])
        #expect(assets.images.map(\.width) == [9, 60, 150, 1024])
        #expect(assets.images.map(\.height) == [6, 40, 100, 768])
        #expect(
            assets.notes.map(\.message) == [
                "the image 'icon' can't be shown: Xcode has packed it for iPhones (CgBI); it is drawn as an ordinary PNG file",
                "the image 'photo' can't be shown: browsers draw no HEIC files; it is drawn as a JPEG or PNG file",
                "the image 'short' can't be shown: it is no JPEG, PNG or WebP file",
            ])
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

    /// Interactive-Studio/TransitionableTab's catalogue writes an accent as a letter and a mark, and its files' names as one letter.
    @Test func anImagesFileIsFoundHoweverItsAccentsAreWritten() throws {
        try write("<svg width=\"9\" height=\"6\"></svg>", to: "A.xcassets/menu.imageset/me\u{00F1}u.svg")
        try write(
            "{\"images\":[{\"filename\":\"men\u{0303}u.svg\"}]}", to: "A.xcassets/menu.imageset/Contents.json")
        #expect(try assets().images.map(\.name) == ["menu"])
    }

    /// MessageKit's catalogue names colours of the system, and its code ends without them.
    @Test func coloursMayBeTheSystems() throws {
        try write(
            #"""
            {"colors":[
                {"color":{"platform":"ios","reference":"systemGray5Color"},"idiom":"universal"},
                {"appearances":[{"appearance":"luminosity","value":"dark"}],
                 "color":{"platform":"ios","reference":"systemGray2Color"}}
            ]}
            """#, to: "A.xcassets/bubble.colorset/Contents.json")
        #expect(
            try assets().colors == [
                ColorAsset(
                    name: "bubble", light: .init(system: "systemGray5Color"),
                    dark: .init(system: "systemGray2Color"))
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
