import UIKit

/// A generator of random numbers that are the same each time a stage plays the same, so that its replays show what was
/// seen.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014), whose state belongs to the
/// stage whose code is running.
public struct StageRandomness: RandomNumberGenerator {
    /// Makes a generator of the stage whose code is running.
    public init() {}

    /// Returns the stage's next random number.
    public mutating func next() -> UInt64 {
        MainActor.assumeIsolated { FrameClock.current.nextRandomNumber() }
    }
}
