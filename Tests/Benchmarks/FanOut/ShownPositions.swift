import StageModel

/// How far what viewers of a full house are shown is from what the simulation showed at that time.
enum ShownPositions {
    /// Finds the viewer who is shown the worst.
    ///
    /// Between the frames that it has, a viewer is shown what lies between, as pages do.
    ///
    /// - Parameters:
    ///   - viewers: what each viewer was sent, in order.
    ///   - stages: the simulation's.
    /// - Returns: that viewer's deviation in points: the root of the mean square over all positions and scroll offsets of all
    ///   layers and steps.
    static func worstDeviation(of viewers: [[StageSnapshot]], from stages: [StageSnapshot]) -> Double {
        viewers.map { deviation(of: $0, from: stages) }.max() ?? .nan
    }

    private static func deviation(of shown: [StageSnapshot], from stages: [StageSnapshot]) -> Double {
        var (sum, count) = (0.0, 0)
        var next = 0
        for stage in stages {
            while next < shown.count, shown[next].tick < stage.tick { next += 1 }
            guard next < shown.count else { break }
            let after = shown[next]
            guard after.tick == stage.tick || next > 0 else { continue }
            let before = after.tick == stage.tick ? after : shown[next - 1]
            let span = Double(after.tick) - Double(before.tick)
            let share = span > 0 ? (Double(stage.tick) - Double(before.tick)) / span : 0
            let (old, new) = (places(before), places(after))
            for (id, place) in places(stage) {
                guard let from = old[id], let to = new[id] else { continue }
                for axis in 0..<4 {
                    let difference = from[axis] + (to[axis] - from[axis]) * share - place[axis]
                    sum += difference * difference
                }
                count += 4
            }
        }
        return count > 0 ? (sum / Double(count)).squareRoot() : .nan
    }

    /// The position and the bounds' origin of each layer, in points.
    private static func places(_ stage: StageSnapshot) -> [UInt32: SIMD4<Double>] {
        var places: [UInt32: SIMD4<Double>] = [:]
        for node in stage.nodes {
            places[node.id] = SIMD4(
                node.position.x.points, node.position.y.points, node.boundsOrigin.x.points, node.boundsOrigin.y.points)
        }
        return places
    }
}
