import CoreGraphics

/// The attributes by which the time of an animation or a layer follows from that around it, in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// The time around it at which its own begins.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run.
    var duration: CFTimeInterval { get set }
    /// The rate of its time to that around it.
    var speed: Float { get set }
    /// A time that is added to its own.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, which may be a fraction.
    var repeatCount: Float { get set }
    /// The length of all runs.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards.
    var autoreverses: Bool { get set }
    /// The effect outside of its time.
    var fillMode: CAMediaTimingFillMode { get set }
}
