import Foundation
import StageModel

extension InputEvent {
    /// The event in the form that a line of input can hold, so that its replay is the same to the bit.
    ///
    /// Coordinates are clamped to ±65,536 points, and times become whole milliseconds, not below 0. An event with
    /// coordinates that are not numbers has none (nil), except that the end of a pointer becomes a cancellation.
    public var recordable: InputEvent? {
        switch self {
        case .pointer(var sample):
            if !sample.x.isFinite || !sample.y.isFinite {
                guard sample.phase == .up || sample.phase == .cancel else { return nil }
                (sample.phase, sample.x, sample.y) = (.cancel, 0, 0)
            }
            (sample.x, sample.y) = (Self.bounded(sample.x), Self.bounded(sample.y))
            sample.time = sample.time.flatMap { $0.isFinite ? max($0, 0) * 1000 / 1000 : nil }
            return .pointer(sample)
        case .wheel(var sample):
            guard [sample.x, sample.y, sample.dx, sample.dy].allSatisfy(\.isFinite) else { return nil }
            (sample.x, sample.y) = (Self.bounded(sample.x), Self.bounded(sample.y))
            (sample.dx, sample.dy) = (Self.bounded(sample.dx), Self.bounded(sample.dy))
            return .wheel(sample)
        case .key, .action, .set, .text:
            return self
        }
    }

    private static func bounded(_ value: Double) -> Double {
        min(max(value, -65_536), 65_536)
    }
}

extension PointerSample {
    /// Returns the milliseconds that, divided by 1000, give `seconds`, or the nearest to them.
    static func milliseconds(_ seconds: Double) -> Double {
        let product = seconds * 1000
        return [product, product.nextUp, product.nextDown].first { $0 / 1000 == seconds } ?? product
    }
}
