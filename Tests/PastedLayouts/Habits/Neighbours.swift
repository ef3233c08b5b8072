import Foundation
import UIKit

/// Whether two tiles overlap.
public func overlap(_ tile: CGRect, _ other: CGRect) -> Bool {
    return tile.intersects(other)
}
