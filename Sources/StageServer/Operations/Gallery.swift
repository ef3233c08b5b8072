import Foundation
import StageModel

/// What the page at `/` shows of each scene, as JSON.
struct Gallery: Sendable {
    private struct Picture: Encodable {
        let name: String
        let title: String
        let summary: String
    }

    let json: [UInt8]

    init(_ scenes: [SceneDescription]) {
        let pictures = scenes.map { Picture(name: $0.name, title: $0.title, summary: $0.summary) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        json = (try? encoder.encode(pictures)).map(Array.init) ?? []
    }
}
