import Foundation

extension CGFloat {
    /// Makes the number that an object holds, rounded where it can't be represented.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }

    /// Makes the number that an object holds; nil if it can't be represented.
    public init?(exactly number: NSNumber) {
        guard let value = Double(exactly: number) else { return nil }
        self.init(value)
    }
}
