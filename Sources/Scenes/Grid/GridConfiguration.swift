import UIKit

/// The constants of the grid. Lengths are points.
struct GridConfiguration: Equatable, Sendable {
    var itemCount = 1000
    var columns = 3
    /// Between lines and between the cells of a line.
    var spacing: CGFloat = 8
    var decelerationRate = UIScrollView.DecelerationRate.normal.rawValue
    var cornerRadius: CGFloat = 16
    /// Of the spring at the edges.
    var stiffness: CGFloat = 200
    /// Of the stage. It is given, not chosen.
    private(set) var width: CGFloat

    init(width: CGFloat) {
        self.width = width
    }

    /// Of a cell.
    var side: CGFloat { (width - CGFloat(columns - 1) * spacing) / CGFloat(columns) }

    /// What is wrong with the values together, and what would do; nil if nothing is.
    var fault: String? {
        guard side < Self.leastSide else { return nil }
        return String(
            format: "%d columns with a spacing of %g make cells %g wide on a stage %g wide; at least %g: "
                + "lower columns or spacing", columns, Double(spacing), Double(side), Double(width),
            Double(Self.leastSide))
    }

    /// Smaller cells could not be hit, and there would be too many at once.
    private static let leastSide: CGFloat = 20
}
