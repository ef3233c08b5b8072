import Foundation
import StageModel
import Testing

/// The specification's formulas, written down a second time.
struct FlipPlace {
    var center: [Double]
    var size: [Double]
    var alpha: Double
    var zIndex: Int

    init(_ k: Int, on stage: CGSize, width: Double = 300, height: Double = 300) {
        let k0 = Double(k)
        let scale = k == 0 ? 1 : max(0.1, 0.95 + (k0 - 1) * (0.5 - 0.95) / 7)
        var raise = 0.0
        for i in stride(from: 1, through: k, by: 1) { raise += max(5, 35 + Double(i - 1) * (15 - 35) / 7) }
        size = [width * scale, height * scale]
        center = [Double(stage.width) / 2, Double(stage.height) / 2 + height * scale / 2 - raise]
        alpha = k == 0 ? 1 : min(max(1 + (k0 - 6) * (0.4 - 1) / 3, 0.1), 1)
        zIndex = 1000 - k
    }

    /// The way to another place.
    func mixed(_ end: FlipPlace, _ f: Double) -> FlipPlace {
        var place = end
        place.center = zip(center, end.center).map { $0 + ($1 - $0) * f }
        place.size = zip(size, end.size).map { $0 + ($1 - $0) * f }
        place.alpha = alpha + (end.alpha - alpha) * f
        return place
    }
}

/// A rotation about x with the eye 1000 points away, row-major.
func turned(_ turn: Double) -> [Double] {
    let (s, c) = (sin(-.pi * turn), cos(-.pi * turn))
    return [1, 0, 0, 0, 0, c, s, -s / 1000, 0, -s, c, -c / 1000, 0, 0, 0, 1]
}

/// Ease-in-out, found by bisection.
func eased(_ fraction: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
        let s = (low + high) / 2
        if bezier(0.42, 0.58, s) < fraction { low = s } else { high = s }
    }
    return bezier(0, 1, low)
}

func isClose(_ a: [Double], _ b: [Double], within tolerance: Double = 1e-6) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { ($0 - $1).magnitude <= tolerance }
}

extension FlipRecording.Item {
    func isAt(_ place: FlipPlace) -> Bool {
        isClose(center, place.center) && isClose(size, place.size) && isClose([alpha], [place.alpha])
            && zIndex == place.zIndex
    }
}

extension FlipRecording {
    /// Fails unless the frame is at rest with exactly these cards at their places, flat, in this order.
    func expectRest(
        _ frame: Frame, _ order: [Int], count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(!frame.moving, sourceLocation: sourceLocation)
        #expect(frame.order == .list(order.map(StageValue.integer)), sourceLocation: sourceLocation)
        #expect(frame.state["current"] == order.first.map(StageValue.integer) ?? .null, sourceLocation: sourceLocation)
        if let count { #expect(frame.state["count"] == .integer(count), sourceLocation: sourceLocation) }
        #expect(frame.items.map(\.item) == order.sorted(), sourceLocation: sourceLocation)
        for (k, card) in order.enumerated() {
            guard let item = frame.item(card) else { continue }
            #expect(item.isAt(FlipPlace(k, on: stage)), "card \(card): \(item)", sourceLocation: sourceLocation)
            #expect(item.anchorPoint == [0.5, 1], sourceLocation: sourceLocation)
            #expect(isClose(item.transform, turned(0), within: 1e-12), sourceLocation: sourceLocation)
            #expect(item.content && !item.hidden, sourceLocation: sourceLocation)
        }
    }
}
