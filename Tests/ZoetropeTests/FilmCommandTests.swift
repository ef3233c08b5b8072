import Foundation
import Simulation
import TestClient
import Testing

@testable import zoetrope

/// What `zoetrope film` refuses, and what a finger does in it.
@Suite struct FilmCommandTests {
    @Test(arguments: [
        (["monzo", "--out", "film.avi"], "--out 'film.avi' ends in none of .mp4, .webm, .gif, .webp, .png"),
        (["monzo", "--out", "film.gif", "--fps", "60"], "--fps 60: a .gif has 50 at most"),
        (["monzo", "--out", "film.mp4", "--scale", "9"], "allowed: 0.25 to 4.0"),
        (["monzo", "--out", "film.mp4", "--browser", "/nowhere/chromium"], "apt-get install chromium-headless-shell"),
        (
            ["nothing", "--out", "film.mp4", "--browser", "/bin/true"],
            "'nothing' is no scene, and no log or folder either; scenes: monzo"
        ),
        (
            ["monzo", "--out", "/nowhere/film.mp4", "--browser", "/bin/true"],
            "the file '/nowhere/film.mp4' can't be written"
        ),
    ])
    func whatCanNotBeFilmedIsOneLine(_ arguments: [String], _ fault: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let result = try RunningCommand(["film"] + arguments, folder: folder.path).wait()
        #expect(result.status == 2)
        #expect(result.errors.contains(fault), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }

    @Test func aGestureGoesAlongTheScenesAxisInTheMiddle() {
        let stage = CGRect(x: 0, y: 0, width: 390, height: 844)
        func places(_ gestures: [FilmGesture], _ direction: FilmDirection) -> [CGPoint] {
            FilmGesture.script(of: gestures, on: stage, towards: direction).compactMap { entry in
                guard case .pointer(let sample) = entry.event else { return nil }
                return CGPoint(x: sample.x, y: sample.y)
            }
        }
        let fling = places([.fling], FilmDirection(forwardAlong: .horizontal))
        #expect(fling.first?.x == 312 && fling.last?.x == 78 && fling.allSatisfy { $0.y == 422 })
        let drag = places([.drag], FilmDirection(forwardAlong: .vertical))
        #expect(drag.first?.y == 587 && drag.last?.y == 257 && drag.allSatisfy { $0.x == 195 })
        let down = places([.drag], .down)
        #expect(down.first?.y == 257 && down.last?.y == 587 && down.allSatisfy { $0.x == 195 })
        let right = places([.fling], .right)
        #expect(right.first?.x == 78 && right.last?.x == 312 && right.allSatisfy { $0.y == 422 })
        #expect(places([.tap], .left) == [CGPoint(x: 195, y: 422), CGPoint(x: 195, y: 422)])
        // The first of several stages does not begin at the corner.
        let among = FilmGesture.script(of: [.tap], on: stage.offsetBy(dx: 32, dy: 60), towards: .up)
        #expect(among.first?.event == .pointer(.init(pointer: 1, phase: .down, x: 227, y: 482)))
    }

    @Test func gesturesFollowEachOther() {
        let ticks = FilmGesture.script(
            of: [.tap, .tap], on: CGRect(x: 0, y: 0, width: 390, height: 844), towards: .up, after: 100
        ).map(\.tick)
        #expect(ticks == [112, 118, 208, 214])
    }

    @Test func theBarIsAsFullAsTheShare() {
        #expect(ProgressBar.bar(0).allSatisfy { $0 == "-" })
        #expect(ProgressBar.bar(0.5).count { $0 == "#" } == 16)
        #expect(ProgressBar.bar(2).allSatisfy { $0 == "#" })
    }
}
