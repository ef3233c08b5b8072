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

    /// wan-dl/swift-swiftui-example and others play films beside their views.
    @Test func aFilmOfSwiftUIIsItsGroundWithWhatIsInFrontOfIt() async throws {
        let folder = try ShownFolder()
        let build = try folder.build(
            """
            import AVKit
            import SwiftUI

            struct Film: View {
                @State private var player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
                var body: some View {
                    VStack {
                        VideoPlayer(player: player).frame(height: 200)
                        VideoPlayer(player: player) { Text("a title") }.frame(height: 100)
                    }
                    .onAppear { player.play() }
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
        let nodes = simulation.snapshot().nodes
        #expect(nodes.flatMap(\.text.fragments).map(\.string).contains("a title"))
        let black = PackedColor(red: UInt8(0), green: 0, blue: 0, alpha: 255)
        #expect(nodes.filter { $0.backgroundColor == black && $0.boundsSize.x == FixedPoint(390) }.count == 2)
    }
}
