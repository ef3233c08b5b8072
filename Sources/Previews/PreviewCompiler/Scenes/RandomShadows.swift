/// The source file that has a module draw its random numbers from the stage, so that a replay shows what was seen.
///
/// Swift prefers what a module declares itself to what it imports, members included.
enum RandomShadows {
    static let source = """
        import Foundation
        import Previews

        extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
            public static func random(in range: Range<Self>) -> Self {
                var generator = Previews.StageRandomness()
                return random(in: range, using: &generator)
            }

            public static func random(in range: ClosedRange<Self>) -> Self {
                var generator = Previews.StageRandomness()
                return random(in: range, using: &generator)
            }
        }

        extension FixedWidthInteger {
            public static func random(in range: Range<Self>) -> Self {
                var generator = Previews.StageRandomness()
                return random(in: range, using: &generator)
            }

            public static func random(in range: ClosedRange<Self>) -> Self {
                var generator = Previews.StageRandomness()
                return random(in: range, using: &generator)
            }
        }

        extension Bool {
            public static func random() -> Bool {
                var generator = Previews.StageRandomness()
                return random(using: &generator)
            }
        }

        extension Collection {
            public func randomElement() -> Element? {
                var generator = Previews.StageRandomness()
                return randomElement(using: &generator)
            }
        }

        extension Sequence {
            public func shuffled() -> [Element] {
                var generator = Previews.StageRandomness()
                return shuffled(using: &generator)
            }
        }

        extension MutableCollection where Self: RandomAccessCollection {
            public mutating func shuffle() {
                var generator = Previews.StageRandomness()
                shuffle(using: &generator)
            }
        }

        public func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

        public func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound < 2 ? 0 : UInt32.random(in: 0..<bound) }

        public func drand48() -> Double { Double.random(in: 0..<1) }

        """
}
