import Foundation
import StageModel
import WebSocketServer

/// What the page fetches of the server's own that is the same for everyone.
struct Gallery: Sendable {
    private struct Picture: Encodable {
        let name: String
        let title: String
        let summary: String
    }

    /// What the page at `/` shows of each scene.
    private let scenes: [UInt8]
    private let replayPage: [UInt8]?

    init(_ scenes: [SceneDescription], replayPage: String?) {
        let pictures = scenes.map { Picture(name: $0.name, title: $0.title, summary: $0.summary) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.scenes = (try? encoder.encode(pictures)).map(Array.init) ?? []
        self.replayPage = replayPage.map { Array($0.utf8) }
    }

    /// nil for a path that is none of them.
    func answer(to path: String) -> HTTPAnswer? {
        switch path {
        case "/scenes.json": HTTPAnswer(contentType: "application/json", body: scenes)
        // Text to put a recording into, not a page: its scripts stand in it, which no page of this origin may have.
        case "/replay.html": replayPage.map { HTTPAnswer(body: $0) }
        default: nil
        }
    }
}
