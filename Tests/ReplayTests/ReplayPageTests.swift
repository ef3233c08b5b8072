import Foundation
import Testing

@testable import Replay

@Suite struct ReplayPageTests {
    /// The page's folder with another script as the player's.
    private func web(script: String = "play();") throws -> String {
        let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("web/pages/replay")
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let folder = root.appending(path: "pages/replay")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in ["replay.css", "template.html"] {
            try FileManager.default.copyItem(at: pages.appending(path: file), to: folder.appending(path: file))
        }
        try Data(script.utf8).write(to: folder.appending(path: "main.js"))
        return root.path
    }

    @Test func theTemplateHasEachPlaceForARecordingOnce() throws {
        let web = try web()
        defer { try? FileManager.default.removeItem(atPath: web) }
        let template = try ReplayPage(web: web).template
        for point in [ReplayPage.titlePoint, ReplayPage.imagesPoint, ReplayPage.recordingPoint] {
            #expect(template.ranges(of: point).count == 1, "\(point)")
        }
    }

    @Test func whatIsInsertedStandsWhereThePlayerLooks() throws {
        let web = try web()
        defer { try? FileManager.default.removeItem(atPath: web) }
        let html = try ReplayPage(web: web).html(
            title: "A < B & C", recording: [1, 2, 3, 255], images: ["</script>.svg": "data:,x"])
        #expect(html.contains("<title>A &lt; B &amp; C</title>"))
        #expect(html.contains(#"<script type="text/plain" id="recording">AQID/w==</script>"#))
        #expect(html.contains(##"id="images">{"\u003c/script>.svg":"data:,x"}</script>"##))
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
