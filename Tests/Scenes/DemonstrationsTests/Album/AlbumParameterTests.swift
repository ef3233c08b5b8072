import Foundation
import StageModel
import Testing

@testable import Demonstrations
import SceneContract
@testable import Simulation

@MainActor
@Suite struct AlbumParameterTests {
    @Test func fewerItemsKeepThePhotoOrTheLastOne() throws {
        let album = try AlbumStage()
        _ = [album.step(.key(.end))] + album.settle()
        album.step(.set(["itemCount": .integer(20)]))
        #expect(album.last.current == 13)
        album.step(.set(["itemCount": .integer(5)]))
        _ = album.settle()
        #expect(album.last.current == 4 && album.last.hd.contentOffset == [390 * 4, 0])
        AlbumFormulas(width: 390, height: 844, count: 5).expectFollowing(album.last)
    }

    @Test func theOverlayLabelsPhotosAndMovesNothing() throws {
        let album = try AlbumStage()
        _ = album.drag(y: album.stripY, [-12] + Array(repeating: -6, count: 5))
        let before = album.step()
        let after = album.step(.set(["debugOverlay": .flag(true)]))
        expectContinuous([before, after], limit: 10, \.thumbnails)
        let texts = album.simulation.snapshot().nodes.filter { !$0.flags.contains(.hidden) }.map(\.text.string)
        for item in after.thumbnails.items { #expect(texts.contains("\(item.item)")) }
        album.step(.set(["debugOverlay": .flag(false)]))
        let hidden = album.simulation.snapshot().nodes.filter { $0.flags.contains(.hidden) }.map(\.text.string)
        #expect(hidden.contains("0"))
    }

    @Test func aPhotoFolderDecidesTheNumberOfItems() throws {
        let photos = (0..<3).map { Photo(name: "p\($0)", width: 300, height: 100 * ($0 + 1)) }
        let stage = CGSize(width: 390, height: 844)
        let simulation = try SceneSimulation(scene: "album", stage: stage, photos: photos)
        #expect(simulation.record(moving: false, events: []).hd.contentSize == [1170, 740])
        let repeated = try SceneSimulation(
            scene: "album", stage: stage, parameters: ["itemCount": .integer(7)], photos: photos)
        #expect(repeated.record(moving: false, events: []).hd.contentSize == [2730, 740])
        #expect(repeated.snapshot().nodes.contains { $0.contents.image == "p0" })
    }

    @Test(arguments: [["maximumWidth": 20.0], ["fullSpacing": 1.0], ["normalWidth": 170.0], ["normalSpacing": 16.0]])
    func valuesThatDoNotGoTogetherAreRefused(values: [String: Double]) {
        #expect(throws: SceneError.self) {
            try AlbumScene.check(values.mapValues(StageValue.number), stage: CGSize(width: 390, height: 844))
        }
    }

    @Test func theBuiltInPhotosUseEveryBranchOfTheRules() {
        let ratios = AlbumPhotos.all.map { Double($0.size.height / $0.size.width) }
        #expect(ratios.count >= 12)
        #expect(ratios.contains { $0 > 2 } && ratios.contains { $0 < 60.0 / 160 } && ratios.contains(1))
        #expect(AlbumPhotos.all.allSatisfy { max($0.size.width, $0.size.height) <= 640 })
        #expect(Set(AlbumPhotos.all.map(\.imageName)).count == ratios.count)
    }

    @Test func aMillionPhotosShowOnlyThoseInSight() throws {
        let album = try AlbumStage(count: 1_000_000)
        _ = [album.step(.key(.end))] + album.settle()
        #expect(album.last.current == 999_999)
        #expect(album.last.thumbnails.items.count < 20)
    }
}
