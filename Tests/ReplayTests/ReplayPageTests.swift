import Foundation
import Testing

@testable import Replay

@Suite struct ReplayPageTests {
    private let web = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("web").path

    @Test func theTemplateHasEachPlaceForARecordingOnce() throws {
        let template = try ReplayPage(web: web).template
        for point in [ReplayPage.titlePoint, ReplayPage.imagesPoint, ReplayPage.recordingPoint] {
            #expect(template.ranges(of: point).count == 1, "\(point)")
        }
    }

    @Test func whatIsInsertedStandsWhereThePlayerLooks() throws {
        let html = try ReplayPage(web: web).html(
            title: "A < B & C", recording: [1, 2, 3, 255], images: ["</script>.svg": "data:,x"])
        #expect(html.contains("<title>A &lt; B &amp; C</title>"))
        #expect(html.contains(#"<script type="text/plain" id="recording">AQID/w==</script>"#))
        #expect(html.contains(##"id="images">{"\u003c/script>.svg":"data:,x"}</script>"##))
    }
}
