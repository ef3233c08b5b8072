import UIKit

extension CGRect {
    /// Returns whether two rectangles intersect, as on Apple's systems, where rectangles that only touch don't.
    func intersects(_ rect2: CGRect) -> Bool { haveCommonArea(self, rect2) }
}
