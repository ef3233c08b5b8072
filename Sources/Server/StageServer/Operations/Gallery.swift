import Foundation
import StageModel
import WebSocketServer

/// The server's own resources that every page fetches alike.
struct Gallery: Sendable {
    private struct Listing: Encodable {
        let project: String?
        let scenes: [Picture]
    }

    private struct Picture: Encodable {
        let name: String
        let title: String
        let summary: String
    }

    private let project: String?
    /// The descriptions of the scenes, for the page at `/`.
    private let scenes: [UInt8]
    private let pictures: [Picture]
    private let replayPage: [UInt8]?

    /// Makes the gallery of the scenes of a project; nil for the program's own.
    init(_ scenes: [SceneDescription], project: String?, replayPage: String?) {
        self.init(scenes, project: project, replayPage: replayPage.map { Array($0.utf8) })
    }

    private init(_ scenes: [SceneDescription], project: String?, replayPage: [UInt8]?) {
        self.project = project
        self.replayPage = replayPage
        pictures = scenes.map { Picture(name: $0.name, title: $0.title, summary: $0.summary) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.scenes = (try? encoder.encode(Listing(project: project, scenes: pictures))).map(Array.init) ?? []
    }

    /// Returns the gallery of other scenes.
    func showing(_ scenes: [SceneDescription]) -> Gallery {
        Gallery(scenes, project: project, replayPage: replayPage)
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

    // MARK: What pages say of themselves where a link to them is shown

    /// What a private room says, whatever it shows: nothing.
    static let privateRoom = PageDescription(
        title: "A private room", summary: "Live motion that everyone with the link sees and can touch.")

    /// What the page of all scenes says.
    var description: PageDescription {
        PageDescription(
            title: project.map { "\($0) on Zoetrope" } ?? "Zoetrope",
            summary: "iOS collection views that everyone with the link sees and can touch, live, in a browser.")
    }

    /// Returns what the public room of a scene says, with the picture of the scene that lies among the page's files; nil
    /// if there is no such scene.
    func description(of scene: String) -> PageDescription? {
        guard let picture = pictures.first(where: { $0.name == scene }) else { return nil }
        return PageDescription(
            title: picture.title, summary: picture.summary,
            picture: .init(
                path: "/pages/gallery/posters/\(scene).webp", alternative: "\(picture.title) on the screen of a phone"))
    }
}
