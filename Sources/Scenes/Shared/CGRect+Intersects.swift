import UIKit

extension CGRect {
    /// As on Apple's systems, where rectangles that only touch don't intersect.
    func intersects(_ rect2: CGRect) -> Bool { haveCommonArea(self, rect2) }
}
