/// A viewer's request about a room's time.
enum TimeRequest {
    /// Has time go on at a rate of 0.05...1, or stop at 0.
    case rate(Double)
    /// Stops time so many steps from the stage tick that is shown.
    case step(Int)
    /// Stops time at a stage tick; nil goes on from the newest one.
    case seek(UInt32?)
    /// Gives back what was cut off last.
    case restore
}

/// A refusal to give back what was cut off: nothing was, or it is too long ago.
struct NothingCut: Error, CustomStringConvertible {
    let description = "nothing was cut off that could be given back"
}

/// A refusal to show a stage tick that is not remembered, or has not been yet.
struct NoSuchStageTick: Error, CustomStringConvertible {
    let stageTicks: ClosedRange<UInt32>

    var description: String { "there are the moments from \(stageTicks.lowerBound) to \(stageTicks.upperBound)" }
}
