import QuartzCore

/// Estimates velocity from samples' own times: the slope of the least-squares line through those of the last 100 ms.
struct VelocityTracker {
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        samples.removeAll { $0.time < time - 2 * GestureConstants.velocityWindow }
        samples.append((time, point))
    }

    mutating func reset() {
        samples.removeAll()
    }

    /// Returns the velocity at `time` in points per second; zero if fewer than two samples are young enough.
    func velocity(at time: TimeInterval) -> CGPoint {
        // Times are sums of steps: 6/60 s is not above 0.1 s.
        let oldest = time - GestureConstants.velocityWindow - FrameClock.tolerance
        let recent = samples.filter { $0.time >= oldest }
        guard recent.count > 1, let last = recent.last,
            time - last.time < GestureConstants.velocityWindow - FrameClock.tolerance
        else { return .zero }
        let count = CGFloat(recent.count)
        let meanTime = recent.reduce(0) { $0 + CGFloat($1.time - last.time) } / count
        let meanX = recent.reduce(0) { $0 + $1.point.x } / count
        let meanY = recent.reduce(0) { $0 + $1.point.y } / count
        var (spread, slopeX, slopeY): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for sample in recent {
            let t = CGFloat(sample.time - last.time) - meanTime
            spread += t * t
            slopeX += t * (sample.point.x - meanX)
            slopeY += t * (sample.point.y - meanY)
        }
        guard spread > 1e-9 else { return .zero }
        return CGPoint(x: slopeX / spread, y: slopeY / spread)
    }
}
