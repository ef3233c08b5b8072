import UIKit

/// A generator of random numbers that are the same each time a stage plays the same, so that its replays show what was
/// seen.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014), whose state belongs to the
/// stage whose code is running.
public struct StageRandomness: RandomNumberGenerator {
    /// Makes a generator of the stage whose code is running.
    public init() {}

    /// Returns the stage's next random number; on other threads than the main one, where no stage's code runs, the system's.
    public mutating func next() -> UInt64 {
        guard Thread.isMainThread else {
            var system = SystemRandomNumberGenerator()
            return system.next()
        }
        return MainActor.assumeIsolated { FrameClock.current.nextRandomNumber() }
    }
}
