import Foundation
import StageModel
import Testing

@testable import Simulation

private let stages = [
    (390.0, 844.0, 14), (200, 200, 12), (2000, 2000, 30), (768, 1024, 40), (333.25, 701.5, 14), (1000, 300, 13),
    (390, 844, 1), (390, 844, 2),
]

@MainActor
@Suite struct AlbumPagerTests {
    @Test(arguments: stages)
    func bothViewsKeepToTheFormulas(width: Double, height: Double, count: Int) throws {
        let album = try AlbumStage(CGSize(width: width, height: height), count: count)
        let formulas = AlbumFormulas(width: width, height: height, count: count)
        var records = [album.last]
        records += album.drag(y: album.pagerY, [12] + Array(repeating: 9, count: 12)) + album.settle()
        for _ in 0..<min(count, 14) {
            records += album.drag(y: album.pagerY, [-12] + Array(repeating: -width / 17, count: 6)) + album.settle()
        }
        records += [album.step(.key(.end))] + album.settle()
        records += album.drag(y: album.pagerY, [-12] + Array(repeating: -9, count: 12)) + album.settle()
        for record in records {
            #expect(record.isPagerMaster && record.progress == 1)
            #expect(record.current == formulas.position(offset: record.hd.contentOffset[0]).p)
            formulas.expectPager(record)
            formulas.expectFollowing(record)
        }
        #expect(album.last.current == count - 1)
        #expect(isClose(album.last.hd.contentOffset[0], width * Double(count - 1)))
    }

    @Test func aReleaseTurnsOnePageAtMost() throws {
        let album = try AlbumStage()
        _ = album.drag(y: album.pagerY, [-12] + Array(repeating: -60, count: 4)) + album.settle()
        #expect(album.last.hd.contentOffset == [390, 0])
        // Slowly and not half-way, back it goes.
        _ = album.drag(y: album.pagerY, [-12] + Array(repeating: -6, count: 20), rest: 8) + album.settle()
        #expect(album.last.hd.contentOffset == [390, 0])
        _ = album.drag(y: album.pagerY, [-12] + Array(repeating: -10, count: 22), rest: 8) + album.settle()
        #expect(album.last.hd.contentOffset == [780, 0])
        // 60 points a second are enough.
        _ = album.drag(y: album.pagerY, [12] + Array(repeating: 1, count: 20)) + album.settle()
        #expect(album.last.hd.contentOffset == [390, 0])
    }

    @Test func keysTurnPages() throws {
        let album = try AlbumStage()
        for (key, page) in [(Key.arrowRight, 1), (.arrowRight, 2), (.arrowLeft, 1), (.end, 13), (.arrowRight, 13)] {
            _ = [album.step(.key(key))] + album.settle()
            #expect(album.last.current == page && album.last.hd.contentOffset[0] == Double(390 * page))
        }
        _ = [album.step(.key(.home))] + album.settle()
        #expect(album.last.current == 0)
        // Keys add up while the pager is on its way.
        for _ in 0..<3 { album.step(.key(.arrowRight)) }
        _ = album.settle()
        #expect(album.last.current == 3)
    }

    @Test func aTapOnAThumbnailGoesToItsPhoto() throws {
        let album = try AlbumStage()
        let item = try #require(album.last.thumbnails.seen.first { $0.key == 2 })
        album.step(album.pointer(.down, item.value.x, album.stripY))
        album.step(album.pointer(.up, item.value.x, album.stripY))
        _ = album.settle()
        #expect(album.last.current == 2 && album.last.isPagerMaster)
    }

    @Test func theWheelSettlesOnAPage() throws {
        let album = try AlbumStage()
        for _ in 0..<10 { album.step(.wheel(WheelSample(x: 195, y: 300, dx: 25, dy: 0))) }
        #expect(album.last.hd.contentOffset == [250, 0])
        _ = album.settle()
        #expect(album.last.hd.contentOffset == [390, 0])
    }

    @Test func theLabelNamesThePhotoThatFillsMoreOfThePager() throws {
        let album = try AlbumStage()
        album.step(.wheel(WheelSample(x: 195, y: 300, dx: 190, dy: 0)))
        #expect(album.label == "1 of 14")
        album.step(.wheel(WheelSample(x: 195, y: 300, dx: 10, dy: 0)))
        #expect(album.label == "2 of 14")
        _ = album.settle()
        #expect(album.label == "2 of 14")
    }
}
