import Foundation
import Testing

/// Fails unless two numbers differ by `tolerance` at most; not-a-number is never close.
///
/// - Parameters:
///   - value: a number.
///   - expected: the number that it should be.
///   - tolerance: by default what rounding makes of a few operations on places of a stage, in points.
///   - comment: what is compared.
///   - sourceLocation: the place of the test.
public func assertClose(
    _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-9, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        (value - expected).magnitude <= tolerance, comment ?? "\(value), not \(expected)",
        sourceLocation: sourceLocation)
}
