import QuartzCore

/// An area about a field's position.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private let holds: (CGPoint) -> Bool

    private init(_ holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
    }

    /// Makes a circle about (0, 0) with a radius in points.
    public convenience init(radius: CGFloat) {
        self.init { hypot($0.x, $0.y) <= radius }
    }

    /// Makes a rectangle about (0, 0) with a size in points.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// The region that holds every point.
    open class var infinite: UIRegion { UIRegion { _ in true } }

    /// Returns whether a point lies in the region; points on its edge do.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }

    /// Returns the region of all points outside of this one.
    open func inverse() -> UIRegion {
        let holds = holds
        return UIRegion { !holds($0) }
    }

    /// Returns the region of the points of either region.
    open func union(with region: UIRegion) -> UIRegion {
        let (a, b) = (holds, region.holds)
        return UIRegion { a($0) || b($0) }
    }

    /// Returns the region of the points that are in both regions.
    open func intersection(with region: UIRegion) -> UIRegion {
        let (a, b) = (holds, region.holds)
        return UIRegion { a($0) && b($0) }
    }

    /// Returns the region of the points of this region that are not in the other one.
    open func difference(from region: UIRegion) -> UIRegion {
        let (a, b) = (holds, region.holds)
        return UIRegion { a($0) && !b($0) }
    }
}
