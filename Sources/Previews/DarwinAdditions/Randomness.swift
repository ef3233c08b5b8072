import Foundation
import Previews

// Random numbers are the stage's, so that a replay shows what was seen. Swift prefers what any module declares to what its
// standard library does.

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// Returns a random number of a range.
    @inlinable
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageRandomness()
        return random(in: range, using: &generator)
    }

    /// Returns a random number of a range.
    @inlinable
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageRandomness()
        return random(in: range, using: &generator)
    }
}

extension FixedWidthInteger {
    /// Returns a random number of a range.
    @inlinable
    public static func random(in range: Range<Self>) -> Self {
        var generator = StageRandomness()
        return random(in: range, using: &generator)
    }

    /// Returns a random number of a range.
    @inlinable
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = StageRandomness()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// Returns true or false at random.
    public static func random() -> Bool {
        var generator = StageRandomness()
        return random(using: &generator)
    }
}

extension Collection {
    /// Returns one of the elements at random; nil if there is none.
    @inlinable
    public func randomElement() -> Element? {
        var generator = StageRandomness()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// Returns the elements in random order.
    @inlinable
    public func shuffled() -> [Element] {
        var generator = StageRandomness()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements into random order.
    @inlinable
    public mutating func shuffle() {
        var generator = StageRandomness()
        shuffle(using: &generator)
    }
}
