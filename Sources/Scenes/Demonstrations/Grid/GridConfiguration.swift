import UIKit

/// The constants of the grid.
///
/// Lengths are points.
struct GridConfiguration: Equatable, Sendable {
    var itemCount = 1000
    var columns = 3
    /// The spacing between lines, and between the cells of a line.
    var spacing: CGFloat = 8
    var decelerationRate = UIScrollView.DecelerationRate.normal.rawValue
    var cornerRadius: CGFloat = 16
    /// The stiffness of the spring at the edges.
    ///
    /// Apple's UIKit has its own, and this has no effect there.
    var stiffness: CGFloat = 200
    /// The stage's size, from which the cells' size follows.
    private(set) var stage: CGSize

    init(size: CGSize) {
        stage = size
    }

    /// The width and height of a cell.
    var side: CGFloat { side(in: stage.width) }

    /// The width and height of a cell in lines of a length.
    func side(in width: CGFloat) -> CGFloat {
        max((width - CGFloat(columns - 1) * spacing) / CGFloat(columns), 1)
    }

    /// What is wrong with the values together, with the valid ones; nil if nothing is.
    var fault: String? {
        let given = String(format: "%d columns with a spacing of %g", columns, Double(spacing))
        if side < Self.leastSide {
            return String(
                format: "%@ make cells %g wide on a stage %g wide; at least %g: lower columns or spacing", given,
                Double(side), Double(stage.width), Double(Self.leastSide))
        }
        let lines = (stage.height / (side + spacing)).rounded(.up) + 1
        guard CGFloat(columns) * lines > Self.mostInSight else { return nil }
        return String(
            format: "%@ would show more than %g cells at once on a stage %g high: lower columns or raise spacing",
            given,
            Double(Self.mostInSight), Double(stage.height))
    }

    private static let leastSide: CGFloat = 4
    /// The greatest number of cells in sight, beyond which viewers can't draw in time.
    private static let mostInSight: CGFloat = 2000
}
