import UIKit

/// The places of the queue's cards on a stage, and the transforms of turned ones.
struct FlipGeometry {
    var configuration: FlipConfiguration
    /// The stage's size.
    var size: CGSize

    /// The attributes that follow from a card's place in the queue.
    struct Place: Equatable {
        /// The place of the anchor point, the middle of the bottom edge.
        var center: CGPoint
        var size: CGSize
        var alpha: CGFloat
        var zPosition: CGFloat
    }

    /// Returns the attributes at place `k` of the queue, 0 in front.
    ///
    /// O(k).
    func place(_ k: Int) -> Place {
        let scale = scale(k)
        let size = CGSize(width: configuration.cardWidth * scale, height: configuration.cardHeight * scale)
        return Place(
            center: CGPoint(x: self.size.width / 2, y: self.size.height / 2 + size.height / 2 - raise(k)),
            size: size, alpha: alpha(k), zPosition: 1000 - CGFloat(k))
    }

    private func scale(_ k: Int) -> CGFloat {
        guard k > 0 else { return 1 }
        let scale = Self.line(k, from: (1, configuration.scaleNear), to: (8, configuration.scaleFar))
        return max(configuration.scaleMinimum, scale)
    }

    private func raise(_ k: Int) -> CGFloat {
        (0..<k).reduce(0) { sum, i in
            let step = Self.line(i + 1, from: (1, configuration.raiseNear), to: (8, configuration.raiseFar))
            return sum + max(configuration.raiseMinimum, step)
        }
    }

    private func alpha(_ k: Int) -> CGFloat {
        guard k > 0 else { return 1 }
        let alpha = Self.line(k, from: (6, 1), to: (9, configuration.alphaFar))
        return min(max(alpha, configuration.alphaMinimum), 1)
    }

    private static func line(_ k: Int, from a: (CGFloat, CGFloat), to b: (CGFloat, CGFloat)) -> CGFloat {
        a.1 + (b.1 - a.1) * (CGFloat(k) - a.0) / (b.0 - a.0)
    }

    /// Returns the place among the first `count` whose height on the stage is nearest to `y`; of two, the nearer to the
    /// front.
    ///
    /// O(count squared).
    func nearestPlace(toY y: CGFloat, count: Int) -> Int {
        var nearest = (place: 0, distance: CGFloat.infinity)
        for k in 0..<count {
            let distance = (place(k).center.y - y).magnitude
            if distance < nearest.distance { nearest = (k, distance) }
        }
        return nearest.place
    }

    /// Returns the transform of a card that is turned over towards the viewer about its bottom edge.
    ///
    /// - Parameters:
    ///   - turn: the part of the half circle, 0...1.
    ///   - tilt: the rotation in the card's plane, in radians.
    /// - Returns: the transform about the middle of the bottom edge.
    func transform(turn: CGFloat, tilt: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / configuration.perspective
        transform = CATransform3DRotate(transform, tilt, 0, 0, 1)
        return CATransform3DRotate(transform, Self.angle(turn), 1, 0, 0)
    }

    /// Returns the angle about the x axis in radians.
    static func angle(_ turn: CGFloat) -> CGFloat { -.pi * turn }

    /// Returns how far a card with this transform is turned over, 0...1.
    static func turn(of transform: CATransform3D) -> CGFloat {
        let turn = -atan2(transform.m23, transform.m33) / .pi
        // A card that is all but turned over may read as the same angle from the other side.
        return min(max(turn < -0.5 ? turn + 2 : turn, 0), 1)
    }

    /// Returns the tilt of a transform, in radians in the card's plane.
    static func tilt(of transform: CATransform3D) -> CGFloat {
        atan2(transform.m12, transform.m11)
    }

    /// Returns the tilt of a card that has been moved aside by `distance`.
    func tilt(movedBy distance: CGFloat) -> CGFloat {
        guard size.width > 0 else { return 0 }
        return configuration.tilt * min(max(distance / size.width, -1), 1)
    }

    /// Returns the anchor's place for a card that is thrown out to the right (`side` above 0) or left, where no part of
    /// it is seen, however it is tilted.
    func outside(_ side: CGFloat) -> CGPoint {
        let reach = hypot(configuration.cardWidth / 2, configuration.cardHeight)
        return CGPoint(x: side > 0 ? size.width + reach : -reach, y: place(0).center.y)
    }
}
