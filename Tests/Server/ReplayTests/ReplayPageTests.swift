import Foundation
import StageModel
import Testing

@testable import Replay

@Suite struct ReplayPageTests {
    /// The page's folder with another script as the player's.
    private func web(script: String = "play();") throws -> String {
        let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("web/pages/replay")
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = root.appending(path: "pages/replay")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in ["replay.css", "template.html"] {
            try FileManager.default.copyItem(at: pages.appending(path: file), to: folder.appending(path: file))
        }
        try Data(script.utf8).write(to: folder.appending(path: "main.js"))
        try FileManager.default.createSymbolicLink(
            at: root.appending(path: "fonts"),
            withDestinationURL: pages.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("fonts"))
        return root.path
    }

    @Test func theTemplateHasEachPlaceForARecordingOnce() throws {
        let web = try web()
        defer { try? FileManager.default.removeItem(atPath: web) }
        let template = try ReplayPage(web: web).template
        for point in [
            ReplayPage.titlePoint, ReplayPage.imagesPoint, ReplayPage.fontsPoint, ReplayPage.commentsPoint,
            ReplayPage.recordingPoint,
        ] {
            #expect(template.ranges(of: point).count == 1, "\(point)")
        }
    }

    @Test func whatIsInsertedStandsWhereThePlayerLooks() throws {
        let web = try web()
        defer { try? FileManager.default.removeItem(atPath: web) }
        let html = try ReplayPage(web: web).html(
            title: "A < B & C", recording: [1, 2, 3, 255], images: ["</script>.svg": "data:,x"],
            fonts: ["a.woff2": "data:,y"],
            comments: [LoggedComment(tick: 9, comment: "</script>", x: 1, y: 2, name: "Ann", color: 3)])
        #expect(html.contains("<title>A &lt; B &amp; C</title>"))
        #expect(html.contains(#"<script type="text/plain" id="recording">AQID/w==</script>"#))
        #expect(html.contains(##"id="images">{"\u003c/script>.svg":"data:,x"}</script>"##))
        #expect(html.contains(##"id="fonts">{"a.woff2":"data:,y"}</script>"##))
        #expect(
            html.contains(
                ##"id="comments">[{"color":3,"name":"Ann","text":"\u003c/script>","tick":9,"x":1,"y":2}]</script>"##))
    }

    private func files(_ fragments: [(string: String, traits: LayerNode.Text.Traits, design: LayerNode.Text.Design)])
        throws -> [String]
    {
        var recorder = StageRecorder()
        var node = LayerNode(id: 1)
        node.text.fragments = fragments.map { string, traits, design in
            var fragment = LayerNode.Text.Fragment()
            fragment.string = string
            fragment.style.traits = traits
            fragment.style.design = design
            return fragment
        }
        recorder.append(StageSnapshot(tick: 1, stageSize: FixedPair(390, 844), nodes: [node]))
        let web = try web()
        defer { try? FileManager.default.removeItem(atPath: web) }
        let addresses = try ReplayPage(web: web).fontAddresses(for: recorder.fonts)
        #expect(addresses.values.allSatisfy { $0.hasPrefix("data:font/woff2;base64,d09GMg") })
        return addresses.keys.sorted()
    }

    @Test func itCarriesTheFontsThatItsTextsNeed() throws {
        #expect(try files([("Hello, “you”", [], .standard)]) == ["inter-roman-latin.woff2"])
        #expect(
            try files([("12:30", .tabularDigits, .standard)])
                == ["inter-roman-latin.woff2", "inter-roman-tabular.woff2"])
        #expect(try files([("1230", [.italic, .tabularDigits], .standard)]) == ["inter-italic-tabular.woff2"])
        #expect(
            try files([("Зα", .italic, .rounded)]) == ["inter-italic-cyrillic.woff2", "inter-italic-greek.woff2"])
        #expect(try files([("a", [], .monospaced), ("b", [], .serif)]) == [])
    }

    @Test func thePlayersScriptStandsInTheDocument() throws {
        let web = try web(script: "play(\"</script>\");")
        defer { try? FileManager.default.removeItem(atPath: web) }
        let template = try ReplayPage(web: web).template
        #expect(template.contains("src=\"data:text/javascript;base64,cGxheSgiPC9zY3JpcHQ+Iik7\"></script>"))
        #expect(!template.contains("main.js"))
    }

    @Test(arguments: ["import { a } from \"../a.js\";", "import \"./a.js\";", "import{a}from\"./a.js\";"])
    func aPlayerInModulesIsRefused(script: String) throws {
        let web = try web(script: script)
        defer { try? FileManager.default.removeItem(atPath: web) }
        #expect(
            throws: ReplayError("the player in \(web) is in modules; 'make page' joins them, in .build/page")
        ) { try ReplayPage(web: web) }
    }

    @Test func namesAMissingFile() throws {
        #expect(throws: ReplayError("the page's file /nowhere/pages/replay/main.js can't be read")) {
            try ReplayPage(web: "/nowhere")
        }
    }
}
