import SceneContract
import StageModel
import UIKit

/// What is to be restored of a scene that is one collection view, scrolled along one axis.
extension UICollectionView {
    static let restorationNames = ["offset", "focus", "selected"]

    /// Returns the state of a scene that is one collection view, scrolled along one axis.
    ///
    /// - Parameter axis: the axis of scrolling.
    /// - Returns: values by ``restorationNames``.
    func restoration(along axis: WritableKeyPath<CGPoint, CGFloat>) -> [String: StageValue] {
        [
            "offset": .number(Double(settledContentOffset[keyPath: axis])), "focus": focusRestoration,
            "selected": selectionRestoration,
        ]
    }

    /// Scrolls to the recorded offset, or the nearest one at which the content may rest, and restores focus and
    /// selection.
    func restore(_ restoration: Restoration, along axis: WritableKeyPath<CGPoint, CGFloat>) throws {
        let offset = try restoration.number("offset")
        try restoreFocus(restoration)
        try restoreSelection(restoration)
        guard let offset else { return }
        var place = contentOffset
        place[keyPath: axis] = CGFloat(offset)
        rest(at: place)
    }

    /// The item that keys act on; null for none.
    var focusRestoration: StageValue {
        guard let item = focusedItem?.item, item < numberOfItems(inSection: 0) else { return .null }
        return .integer(item)
    }

    /// Restores the focus, which an item that is not there any more has not.
    func restoreFocus(_ restoration: Restoration) throws {
        guard let item = try restoration.integer("focus", in: 0...Int(Int32.max)),
            item < numberOfItems(inSection: 0)
        else { return }
        focusedItem = IndexPath(item: item, section: 0)
    }

    /// The selected item; null for none.
    var selectionRestoration: StageValue {
        guard let item = indexPathsForSelectedItems?.first?.item, item < numberOfItems(inSection: 0) else {
            return .null
        }
        return .integer(item)
    }

    /// Restores the selection, unless the item is not there any more.
    func restoreSelection(_ restoration: Restoration) throws {
        guard let item = try restoration.integer("selected", in: 0...Int(Int32.max)),
            item < numberOfItems(inSection: 0)
        else { return }
        selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
}
