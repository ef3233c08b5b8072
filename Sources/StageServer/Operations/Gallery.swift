import Foundation
import StageModel
import WebSocketServer

/// The server's own resources that every page fetches alike.
struct Gallery: Sendable {
    private struct Picture: Encodable {
        let name: String
        let title: String
        let summary: String
    }

    /// The descriptions of the scenes, for the page at `/`.
    private let scenes: [UInt8]
    private let replayPage: [UInt8]?

    init(_ scenes: [SceneDescription], replayPage: String?) {
        self.init(scenes: Self.encoded(scenes), replayPage: replayPage.map { Array($0.utf8) })
    }

    private init(scenes: [UInt8], replayPage: [UInt8]?) {
        self.scenes = scenes
        self.replayPage = replayPage
    }

    /// Returns the gallery of other scenes.
    func showing(_ scenes: [SceneDescription]) -> Gallery {
        Gallery(scenes: Self.encoded(scenes), replayPage: replayPage)
    }

    private static func encoded(_ scenes: [SceneDescription]) -> [UInt8] {
        let pictures = scenes.map { Picture(name: $0.name, title: $0.title, summary: $0.summary) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(pictures)).map(Array.init) ?? []
    }

    /// Returns the answer to a path; nil if it is none of these.
    func answer(to path: String) -> HTTPAnswer? {
        switch path {
        case "/scenes.json": HTTPAnswer(contentType: "application/json", body: scenes)
        // Text to put a recording into, not a page: its scripts stand in it, which no page of this origin may have.
        case "/replay.html": replayPage.map { HTTPAnswer(body: $0) }
        default: nil
        }
    }
}
