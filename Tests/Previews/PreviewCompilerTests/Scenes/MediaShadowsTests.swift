import Foundation
import PreviewHost
import SceneContract
import StageModel
import Testing

@testable import PreviewCompiler

/// What stands in for AVFoundation, as it runs.
@MainActor
@Suite struct MediaShadowsTests {
    /// shu223/iOS-10-Sampler asks for parts of a film, whose length is not known: the code ended.
    @Test func partsOfWhatHasNoLengthAreNoTimes() async throws {
        let folder = try ShownFolder()
        let build = try folder.build(
            """
            import AVFoundation
            import UIKit

            class Film: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let length = AVPlayerItem(url: URL(fileURLWithPath: "/film.mp4")).asset.duration
                    let half = CMTime(seconds: length.seconds * 0.5, preferredTimescale: length.timescale)
                    let far = CMTime(seconds: .infinity, preferredTimescale: 600)
                    let some = CMTime(seconds: -1.5, preferredTimescale: 600)
                    let label = UILabel(frame: view.bounds)
                    label.text = "\\(half.isValid) \\(far.isNumeric) \\(some.value)"
                    view.addSubview(label)
                }
            }

            #Preview { Film() }
            """, in: "Film.swift")
        let host = folder.host
        host.show(library: try #require(build.library), sources: ["Film.swift"])
        try await folder.wait("loading") { !host.scenes.isEmpty }
        let simulation = try host.makeSimulation(try #require(host.scenes.first).name)
        try await folder.wait("a step") {
            if simulation.tick < 1 { simulation.advance(to: 1, with: []) }
            return simulation.tick >= 1
        }
        #expect(simulation.snapshot().nodes.map(\.text.string).contains("false false -900"))
    }
}
