import ArgumentParser

/// A stage's size in points, each side within 200...2000.
struct StageSize {
    let width: Double
    let height: Double

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// Parses `390x844`.
    ///
    /// - Throws: `ValidationError` for another form or a size out of range.
    init(argument: String) throws {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard sides.count == 2, sides.allSatisfy({ 200...2000 ~= $0 }) else {
            throw ValidationError("'\(argument)' is not WIDTHxHEIGHT with each from 200 to 2000, such as 390x844")
        }
        self.init(width: sides[0], height: sides[1])
    }
}
