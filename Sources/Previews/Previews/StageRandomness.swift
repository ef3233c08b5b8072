import UIKit

/// A generator of random numbers that are the same each time a stage plays the same, so that its replays show what was
/// seen.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014), whose state belongs to the
/// stage whose code is running.
public struct StageRandomness: RandomNumberGenerator {
    /// A mark of the main queue, which a program without a run loop serves on any thread.
    private static let mainQueue: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Makes a generator of the stage whose code is running.
    public init() {}

    /// Returns the stage's next random number; on other threads than the main one, where no stage's code runs, the system's.
    public mutating func next() -> UInt64 {
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueue) != nil else {
            var system = SystemRandomNumberGenerator()
            return system.next()
        }
        return MainActor.assumeIsolated { FrameClock.current.nextRandomNumber() }
    }
}
