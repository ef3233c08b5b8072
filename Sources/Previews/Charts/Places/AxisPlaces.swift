import CoreGraphics

/// Where labels by an axis are.
enum AxisPlaces {
    /// Returns where labels begin across, and which stay.
    ///
    /// - Parameters:
    ///   - labels: where their values are, how wide they are, and which part of them is to the left of the value, 0...1, in points.
    ///   - bounds: within which they are, in points.
    ///   - gap: the least distance between them, in points.
    /// - Returns: where they begin, in points; nil for those that others are in the way of.
    static func starts(
        _ labels: [(position: CGFloat, width: CGFloat, anchor: CGFloat, yields: Bool)],
        within bounds: (low: CGFloat, high: CGFloat), gap: CGFloat
    ) -> [CGFloat?] {
        var starts: [CGFloat?] = Array(repeating: nil, count: labels.count)
        var end: CGFloat = -.greatestFiniteMagnitude
        for index in labels.indices.sorted(by: { labels[$0].position < labels[$1].position }) {
            let label = labels[index]
            let wanted = label.position - label.width * label.anchor
            let start = max(min(wanted, bounds.high - label.width), bounds.low)
            guard start >= end + gap || !label.yields else { continue }
            starts[index] = start
            end = max(end, start + label.width)
        }
        return starts
    }
}

/// Views beside each other in rows.
enum FlowRows {
    /// Returns which views are in each row.
    ///
    /// - Parameters:
    ///   - widths: how wide the views are, in points.
    ///   - spacing: the distance between them, in points.
    ///   - width: how wide a row may be, in points.
    /// - Returns: their places, row by row, with one in each at least.
    static func rows(_ widths: [CGFloat], spacing: CGFloat, within width: CGFloat) -> [[Int]] {
        var rows: [[Int]] = []
        var used: CGFloat = 0
        for (index, own) in widths.enumerated() {
            if rows.isEmpty || used + spacing + own > width {
                rows.append([index])
                used = own
            } else {
                rows[rows.count - 1].append(index)
                used += spacing + own
            }
        }
        return rows
    }
}
