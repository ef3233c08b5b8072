import CoreGraphics

/// Where bars are across their length.
enum BarBand {
    /// The part of its room that a bar of a text takes.
    static let ofCategory: CGFloat = 0.7
    /// The part of its room that a bar of a range or of a number takes.
    static let ofRange: CGFloat = 0.8
    /// The part of its room that each of several bars beside each other takes.
    static let ofGroup: CGFloat = 0.9

    /// Returns from where to where a bar is.
    ///
    /// - Parameters:
    ///   - room: the room of all bars at its place, in points.
    ///   - usual: the part of the room that they take where nothing is said.
    ///   - dimension: how wide the bar is.
    ///   - span: how much of the room all take that stand beside each other.
    ///   - group: which one of them it is, and how many there are; nil for one that stands alone.
    /// - Returns: the bounds.
    static func place(
        in room: (low: CGFloat, high: CGFloat), usual: CGFloat, _ dimension: MarkDimension,
        span: MarkDimension = .automatic, group: (index: Int, count: Int)? = nil
    ) -> (low: CGFloat, high: CGFloat) {
        let (width, middle) = (room.high - room.low, (room.low + room.high) / 2)
        guard let group, group.count > 0 else {
            let length = dimension.length(in: width, usual: width * usual)
            return (middle - length / 2, middle + length / 2)
        }
        let all = span.length(in: width, usual: width * usual)
        let slot = all / CGFloat(group.count)
        let center = middle - all / 2 + slot * (CGFloat(group.index) + 0.5)
        let length = dimension.length(in: slot, usual: slot * ofGroup)
        return (center - length / 2, center + length / 2)
    }
}
