import ArgumentParser

/// Reads an option's value, and says what would do if it doesn't.
func wholeNumber<Number: FixedWidthInteger & Sendable>(
    in range: ClosedRange<Number>
) -> @Sendable (String) throws -> Number {
    { argument in
        guard let number = Number(argument), range.contains(number) else {
            throw ValidationError("allowed: whole numbers from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }
}
