import Foundation
import StageModel
import Testing

@testable import Simulation

@MainActor
@Suite struct AlbumInterruptionTests {
    private func run(_ steps: Int, _ album: AlbumStage) -> [TickRecord] { (0..<steps).map { _ in album.step() } }

    @Test func aNewDragGoesOnFromTheProgressOfAnUnfolding() throws {
        let album = try AlbumStage()
        _ = album.drag(y: album.stripY, [-12] + Array(repeating: -6, count: 30), rest: 10)
        let before = run(5, album).last!
        #expect(before.progress > 0.1 && before.progress < 0.9)
        let drag = album.drag(y: album.stripY, [12] + Array(repeating: 3, count: 20))
        // The finger's way to the pan's beginning unfolds it on.
        let began = drag[1].progress
        #expect(began > before.progress)
        #expect(drag[2].progress < began && drag[2].progress > began - 0.1)
        expectContinuous([before] + drag + album.settle(), limit: 20, \.thumbnails)
    }

    @Test func aReleaseBeforeTheFoldIsOverUnfoldsFromThere() throws {
        let album = try AlbumStage()
        let drag = album.drag(y: album.stripY, [-12, -2, -2, 0, 0, 0, 0, 0, 0, 0])
        let release = drag.last!
        #expect(release.progress > 0.2 && release.progress < 0.9 && release.current == 0)
        let records = album.settle()
        #expect(zip(records, records.dropFirst()).allSatisfy { $0.progress <= $1.progress })
        expectContinuous(drag + records, limit: 20, \.thumbnails)
        #expect(isClose(album.last.thumbnails.scrolled, 0))
    }

    @Test(arguments: [3, 8, 30, 200])
    func thePagerTakesOverWithoutAJump(delay: Int) throws {
        let album = try AlbumStage()
        let formulas = AlbumFormulas(width: 390, height: 844, count: 14)
        var records = album.drag(y: album.stripY, [-12] + Array(repeating: -12, count: 8)) + run(delay, album)
        records += album.drag(y: album.pagerY, [-12] + Array(repeating: -8, count: 40)) + album.settle()
        expectContinuous(records, limit: 30, \.thumbnails)
        expectContinuous(Array(records.suffix(40)), limit: 30, \.hd)
        #expect(album.last.isPagerMaster && album.last.progress == 1)
        formulas.expectFollowing(album.last)
    }

    @Test(arguments: 1...12)
    func theStripTakesOverWithoutAJump(delay: Int) throws {
        let album = try AlbumStage()
        var records = album.drag(y: album.pagerY, [-12] + Array(repeating: -15, count: 8)) + run(delay, album)
        records += album.drag(y: album.stripY, [-12] + Array(repeating: -4, count: 10), rest: 8) + album.settle()
        expectContinuous(records, limit: 20, \.thumbnails)
        #expect(!album.last.isPagerMaster && album.last.progress == 1)
    }

    @Test func aKeyTakesOverAFlungStrip() throws {
        let album = try AlbumStage()
        var records = album.drag(y: album.stripY, [-12] + Array(repeating: -12, count: 8)) + run(10, album)
        let current = album.last.current
        records += [album.step(.key(.arrowRight))] + album.settle()
        expectContinuous(records, limit: 30, \.thumbnails)
        #expect(album.last.current == current + 1 && album.last.isPagerMaster)
    }

    @Test func theViewUnderAFingerStaysTheMaster() throws {
        let album = try AlbumStage()
        album.step(album.pointer(.down, 300, album.pagerY))
        album.step(album.pointer(.move, 280, album.pagerY))
        album.step(album.pointer(.down, 200, album.stripY, id: 2))
        for x in stride(from: 180.0, to: 100, by: -10) {
            let record = album.step(album.pointer(.move, x, album.stripY, id: 2))
            #expect(record.isPagerMaster && !record.thumbnails.dragging)
        }
        album.step(album.pointer(.up, 100, album.stripY, id: 2), album.pointer(.up, 280, album.pagerY))
        _ = album.settle()
        // And is free again afterwards.
        _ = album.drag(y: album.stripY, [-12, -5, -5])
        #expect(!album.last.isPagerMaster)
    }

    @Test func aCaughtStripUnfoldsWhenTheFingerIsLifted() throws {
        let album = try AlbumStage()
        _ = album.drag(y: album.stripY, [-12] + Array(repeating: -12, count: 8)) + run(20, album)
        album.step(album.pointer(.down, 195, album.stripY))
        let caught = album.last.thumbnails.scrolled
        for record in run(60, album) {
            #expect(record.progress == 0 && isClose(record.thumbnails.scrolled, caught))
        }
        album.step(album.pointer(.up, 195, album.stripY))
        _ = album.settle()
        #expect(album.last.progress == 1 && album.last.current == Int((caught + 16) / 32))
    }

    @Test func aCancelledDragEndsLikeAnyOther() throws {
        let album = try AlbumStage()
        _ = album.drag(y: album.stripY, [-12] + Array(repeating: -7, count: 20), lift: .cancel) + album.settle()
        #expect(album.last.current == 4 && album.last.progress == 1)
        _ = album.drag(y: album.pagerY, [-12] + Array(repeating: -7, count: 10), lift: .cancel) + album.settle()
        #expect(album.last.hd.contentOffset == [390 * 4, 0])
    }
}
