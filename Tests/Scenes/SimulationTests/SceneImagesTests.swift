import Foundation
import Demonstrations
import SceneContract
import StageModel
import Testing
import TestSupport

@testable import Simulation

@MainActor
@Suite struct SceneImagesTests {
    private let stage = CGSize(width: 390, height: 844)

    @Test(arguments: SceneNames.all)
    func allThatASceneShowsIsDeclared(
        _ name: String
    ) throws {
        let simulation = try SceneSimulation(scene: name, stage: stage)
        let declared = Set(simulation.scene.images)
        var shown: Set<String> = []
        for seed in UInt64(0)..<3 {
            let simulation = try SceneSimulation(scene: name, stage: stage)
            let session = RandomSession(simulation.scene, stage: stage, seed: seed, ticks: 1...300)
            for tick in UInt32(1)...400 {
                simulation.advance(to: tick, with: session.script[tick] ?? [])
                shown.formUnion(simulation.snapshot().nodes.map(\.contents.image))
            }
        }
        shown.remove("")
        #expect(shown.subtracting(declared).isEmpty)
        // The reference scene has none.
        #expect(shown.isEmpty == declared.isEmpty)
    }

    @Test func declaredImagesAreFilesOfTheCatalogue() {
        let files = Set(ImageCatalogue.images.values.map(\.file))
        for scene in SceneSimulation.scenes(stage: stage) {
            #expect(Set(scene.images).isSubset(of: files), "\(scene.name)")
            #expect(Set(scene.images).count == scene.images.count, "\(scene.name)")
        }
    }

    @Test func anAlbumOfPhotosDeclaresTheFirstOfThem() throws {
        let photos = (0..<100).map { Photo(name: "photo-\($0).jpeg", width: 300, height: 200) }
        let simulation = try SceneSimulation(scene: "album", stage: stage, photos: photos)
        #expect(simulation.scene.images == photos.prefix(SceneDescription.mostImages).map(\.name))
    }
}
