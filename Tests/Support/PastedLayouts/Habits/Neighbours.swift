import Foundation
import UIKit

/// Whether two tiles overlap.
func overlap(_ tile: CGRect, _ other: CGRect) -> Bool {
    return tile.intersects(other)
}
