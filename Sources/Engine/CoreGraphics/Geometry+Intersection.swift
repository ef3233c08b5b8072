import Foundation

/// Returns whether two rectangles have more than an edge in common, as Core Graphics' `CGRect.intersects(_:)` does.
///
/// A rectangle without an area intersects the one that it lies in, and one whose left or top edge it lies on: like a point of it.
///
/// Foundation's method on Linux also returns true for rectangles that only touch. A method of that name here would be
/// ambiguous in files that import both; `Shadows` in the module StageTime gives it to modules of iOS code.
public func haveCommonArea(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
    func overlap(_ a: CGFloat, _ length: CGFloat, _ b: CGFloat, _ otherLength: CGFloat) -> Bool {
        let (low, otherLow) = (min(a, a + length), min(b, b + otherLength))
        if low < max(b, b + otherLength), otherLow < max(a, a + length) { return true }
        return low == otherLow && (length != 0 || otherLength != 0)
    }
    let (a, b) = (rect1, rect2)
    return overlap(a.origin.x, a.size.width, b.origin.x, b.size.width)
        && overlap(a.origin.y, a.size.height, b.origin.y, b.size.height)
}
