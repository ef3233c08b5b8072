import Foundation
import Testing

/// Fails unless the two differ by `tolerance` at most; not-a-number is never close.
///
/// - Parameter tolerance: by default what rounding makes of a few operations on places of a stage, in points.
public func assertClose(
    _ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-9, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        (value - expected).magnitude <= tolerance, comment ?? "\(value), not \(expected)",
        sourceLocation: sourceLocation)
}
