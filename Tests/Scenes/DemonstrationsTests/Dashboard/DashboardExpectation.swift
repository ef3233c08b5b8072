import Foundation
import StageModel
import Testing

/// Where the specification has the tiles, written down anew from its table and formulas.
struct DashboardExpectation {
    var stage = CGSize(width: 390, height: 844)
    var exitDelay = 0.1
    var exitDuration = 0.2
    var zoomDuration = 2.0
    var zoomScale = 2.5

    struct Tile {
        var center: [Double]
        var size: [Double]
        var scale = 1.0
    }

    private static let design: [[Double]] = [
        [123, 33, 290, 170], [464, 40, 270, 115], [17, 260, 250, 155], [291, 222, 300, 190], [611, 168, 145, 330],
        [149, 431, 330, 220], [501, 520, 250, 160],
    ]

    func closed(_ tile: Int) -> Tile {
        let scale = min(stage.width / 768, stage.height / 720)
        let (left, top) = ((stage.width - 768 * scale) / 2, (stage.height - 720 * scale) / 2)
        let place = Self.design[tile].map { $0 * scale }
        return Tile(
            center: [left + place[0] + place[2] / 2, top + place[1] + place[3] / 2], size: [place[2], place[3]])
    }

    /// `time` seconds after the selection.
    func opening(_ tile: Int, selected: Int, at time: Double) -> Tile {
        var result = closed(tile)
        let (width, height) = (Double(stage.width), Double(stage.height))
        if tile == selected {
            let done = zoomDuration > 0 ? easedInOut(time / zoomDuration) : 1
            let ratio = max(result.size[0] / width, result.size[1] / height)
            let fitted = result.size.map { $0 / ratio }
            for axis in 0...1 {
                result.size[axis] += (fitted[axis] - result.size[axis]) * done
                result.center[axis] += ([width, height][axis] / 2 - result.center[axis]) * done
            }
            result.scale = 1 + (zoomScale - 1) * done
        } else {
            let done = exitDuration > 0 ? easedInOut((time - exitDelay) / exitDuration) : time < exitDelay ? 0 : 1
            for axis in 0...1 {
                let side = Self.design[tile][axis] - Self.design[selected][axis]
                result.center[axis] += (side > 0 ? 1 : side < 0 ? -1 : 0) * [width, height][axis] * done
            }
        }
        return result
    }

    /// Whether any of the tile lies on the stage.
    func shows(_ tile: Tile) -> Bool {
        let (width, height) = (tile.size[0] * tile.scale, tile.size[1] * tile.scale)
        return abs(tile.center[0] - stage.width / 2) < (width + stage.width) / 2 - 1e-6
            && abs(tile.center[1] - stage.height / 2) < (height + stage.height) / 2 - 1e-6
    }

    /// A place inside the tile, off its middle.
    func touch(_ tile: Int) -> (x: Double, y: Double) {
        let place = closed(tile)
        return (place.center[0] + place.size[0] * 0.2, place.center[1] - place.size[1] * 0.2)
    }
}

/// By bisection of the Bezier curve (0.42, 0), (0.58, 1).
func easedInOut(_ fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
        let s = (low + high) / 2
        let x = 3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
        if x < fraction { low = s } else { high = s }
    }
    let s = (low + high) / 2
    return 3 * (1 - s) * s * s + s * s * s
}

let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

func expectClose(
    _ values: [Double], _ expected: [Double], _ what: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let isClose = values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
    // There are very many of them, and an expectation that holds is not free.
    if !isClose { Issue.record("\(what()): \(values), not \(expected)", sourceLocation: sourceLocation) }
}

extension SceneRecording.Frame {
    var phase: String { if case .text(let phase)? = state["phase"] { phase } else { "none" } }

    var tiles: SceneRecording.View { views[0] }

    /// Every tile that has to be seen is there, and each is where it has to be.
    func expectOpening(
        _ expectation: DashboardExpectation, selected: Int, at time: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for tile in 0..<7 {
            let expected = expectation.opening(tile, selected: selected, at: time)
            guard let item = tiles.item(tile) else {
                #expect(!expectation.shows(expected), "tile \(tile) at \(time)", sourceLocation: sourceLocation)
                continue
            }
            expectClose(item.center, expected.center, "centre of \(tile) at \(time)", sourceLocation: sourceLocation)
            expectClose(item.size, expected.size, "size of \(tile) at \(time)", sourceLocation: sourceLocation)
            expectClose(
                [item.transform[0], item.transform[5]], [expected.scale, expected.scale], "scale of \(tile) at \(time)",
                sourceLocation: sourceLocation)
            let isWindow = item.zIndex == 1 && !item.content
            let isPlain = item.zIndex == 0 && item.content
            #expect(tile == selected ? isWindow : isPlain, "tile \(tile) at \(time)", sourceLocation: sourceLocation)
        }
        #expect(state["selected"] == .integer(selected), sourceLocation: sourceLocation)
        #expect(views[1].items.map(\.item) == [selected], sourceLocation: sourceLocation)
    }

    func expectClosed(_ expectation: DashboardExpectation, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(phase == "closed", sourceLocation: sourceLocation)
        #expect(state["selected"] == .null, sourceLocation: sourceLocation)
        #expect(tiles.items.map(\.item) == Array(0..<7), sourceLocation: sourceLocation)
        #expect(views[1].items.isEmpty, sourceLocation: sourceLocation)
        for item in tiles.items {
            let expected = expectation.closed(item.item)
            expectClose(item.center, expected.center, "centre of \(item.item)", sourceLocation: sourceLocation)
            expectClose(item.size, expected.size, "size of \(item.item)", sourceLocation: sourceLocation)
            #expect(item.transform == identity, sourceLocation: sourceLocation)
            #expect(item.anchorPoint == [0.5, 0.5] && item.alpha == 1, sourceLocation: sourceLocation)
            #expect(item.zIndex == 0 && item.content && !item.hidden, sourceLocation: sourceLocation)
        }
    }
}
