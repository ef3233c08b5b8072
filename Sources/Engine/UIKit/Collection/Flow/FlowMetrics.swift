import QuartzCore

/// One section of a flow layout in terms of its two directions: `main`, in which it scrolls, and `cross`.
struct FlowMetrics {
    /// Length of a line.
    var crossLength: CGFloat
    var mainStart: CGFloat
    var mainEnd: CGFloat
    var crossStart: CGFloat
    var crossEnd: CGFloat
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var headerLength: CGFloat
    var footerLength: CGFloat

    /// What items may fill of a line.
    var available: CGFloat { crossLength - crossStart - crossEnd }

    /// How many items of the length fit into one line; at least one.
    func itemsPerLine(_ length: CGFloat) -> Int {
        guard length + itemSpacing > 0 else { return 1 }
        // Three thirds fill a line, whatever the rounding.
        return max(1, Int(((available + itemSpacing) / (length + itemSpacing) + 1e-9).rounded(.down)))
    }

    /// Where the items of a line begin across it, and the space between them: what is left over goes between the items, and
    /// a line that has room for one item only centres it.
    func spread(_ lengths: CGFloat, count: Int) -> (start: CGFloat, spacing: CGFloat) {
        let left = available - lengths
        guard count > 1 else { return (crossStart + max(left, 0) / 2, 0) }
        return (crossStart, max(left / CGFloat(count - 1), 0))
    }
}

/// A rectangle's two directions, main first.
struct FlowAxes {
    var isVertical: Bool

    func rect(main: CGFloat, cross: CGFloat, mainLength: CGFloat, crossLength: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: crossLength, height: mainLength)
            : CGRect(x: main, y: cross, width: mainLength, height: crossLength)
    }

    func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    func size(main: CGFloat, cross: CGFloat) -> CGSize {
        isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
    }

    func mainRange(_ rect: CGRect) -> ClosedRange<CGFloat> {
        isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
    }
}
