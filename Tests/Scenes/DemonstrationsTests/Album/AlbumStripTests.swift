import Foundation
import StageModel
import Testing

@testable import Simulation

private let stages = [
    (390.0, 844.0, 14), (200, 200, 12), (2000, 2000, 30), (768, 1024, 40), (333.25, 701.5, 14), (390, 844, 2),
]

@MainActor
@Suite struct AlbumStripTests {
    @Test(arguments: stages)
    func theDraggedStripFoldsAndSteersThePager(width: Double, height: Double, count: Int) throws {
        let album = try AlbumStage(CGSize(width: width, height: height), count: count)
        let formulas = AlbumFormulas(width: width, height: height, count: count)
        let records = album.drag(y: album.stripY, [-12] + Array(repeating: -5, count: 30), rest: 10)
        for record in records.dropFirst(2).dropLast() {
            let elapsed = Double(record.tick - 2) / 60
            #expect(isClose(record.progress, max(0, 1 - elapsed / formulas.duration(0))))
            #expect(!record.isPagerMaster && record.thumbnails.dragging)
            formulas.expectStrip(record, formulas.stripAlone(0, record.progress))
            // The fold does not take the strip away from under the finger.
            let way = 5 * Double(min(record.tick - 2, 30))
            let end = 32 * Double(count - 1)
            if way <= end { #expect(isClose(record.thumbnails.scrolled, way)) }
            let index = min(count - 1, max(0, Int((record.thumbnails.scrolled + 16 + 1e-9) / 32)))
            #expect(record.current == index)
            #expect(isClose(record.hd.contentOffset[0], width * Double(index)))
            formulas.expectPager(record)
        }
    }

    @Test(arguments: stages)
    func itUnfoldsWhenTheScrollingEndsAndEndsCentred(width: Double, height: Double, count: Int) throws {
        let album = try AlbumStage(CGSize(width: width, height: height), count: count)
        let formulas = AlbumFormulas(width: width, height: height, count: count)
        let release = album.drag(y: album.stripY, [-12] + Array(repeating: -4, count: 33), rest: 10).last!
        var records = [release] + album.settle()
        if release.thumbnails.decelerating {
            records = Array(records.drop { $0.thumbnails.decelerating })
        }
        let start = try #require(records.first)
        let item = start.current
        #expect(start.progress == 0)
        let (x0, inset0) = (start.thumbnails.contentOffset[0], start.thumbnails.contentInset[1])
        let u = inset0 + x0 + 16 - (32 * Double(item) + 2 + 15)
        for record in records {
            let q = min(1, Double(record.tick - start.tick) / 60 / formulas.duration(item))
            #expect(isClose(record.progress, q))
            #expect(record.current == item)
            formulas.expectStrip(record, formulas.stripAlone(item, q))
            let inset = record.thumbnails.contentInset[1]
            if q < 1 - 1e-9 {
                #expect(isClose(record.thumbnails.contentOffset[0], x0 - (inset - inset0) - u * q))
            }
        }
        expectContinuous(records, limit: 20, \.thumbnails)
        #expect(album.last.progress == 1)
        #expect(isClose(album.last.thumbnails.seen[item]?.x ?? .nan, width / 2))
        formulas.expectFollowing(album.last)
    }

    @Test func aFlingGoesOnByTheLawOfDecelerationWhileItFolds() throws {
        let album = try AlbumStage(count: 200)
        let release = album.drag(y: album.stripY, [-12] + Array(repeating: -10, count: 5)).last!
        #expect(release.thumbnails.decelerating && release.progress > 0)
        let (s0, v0) = (release.thumbnails.scrolled, release.thumbnails.velocity[0])
        let c = 1000 * log(0.998)
        for record in album.settle() where record.thumbnails.decelerating {
            let t = Double(record.tick - release.tick) / 60
            #expect(isClose(record.thumbnails.scrolled, s0 + v0 * (exp(c * t) - 1) / c))
        }
        #expect(album.last.progress == 1)
        #expect(isClose(album.last.thumbnails.scrolled, 32 * Double(album.last.current)))
    }

    @Test func theOverscrolledStripComesBack() throws {
        let album = try AlbumStage()
        _ = album.drag(y: album.stripY, [12] + Array(repeating: 10, count: 20), rest: 10)
        #expect(album.last.thumbnails.scrolled < -50)
        let records = [album.last] + album.settle()
        expectContinuous(records, limit: 30, \.thumbnails)
        #expect(album.last.current == 0 && isClose(album.last.thumbnails.scrolled, 0))
    }

    @Test func theWheelUnfoldsWhereItStops() throws {
        let album = try AlbumStage()
        var records = [album.last]
        for _ in 0..<12 { records.append(album.step(.wheel(WheelSample(x: 195, y: 770, dx: 0, dy: 9)))) }
        #expect(isClose(album.last.thumbnails.scrolled, 108))
        records += album.settle()
        expectContinuous(records, limit: 30, \.thumbnails)
        #expect(album.last.current == 3 && album.last.progress == 1 && !album.last.isPagerMaster)
    }
}
