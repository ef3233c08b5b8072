import QuartzCore

extension UICollectionView {
    /// Sets the cells' numbers among all items for assistive technology.
    ///
    /// O(cells).
    final func numberElements() {
        let total = data.counts.reduce(0, +)
        for (key, view) in elements.inSight where key.category == .cell {
            let before = key.section == 0 ? 0 : data.counts.prefix(key.section).reduce(0, +)
            let place = (position: before + key.item + 1, count: total)
            guard view.accessibility.place.map({ $0 != place }) ?? true else { continue }
            view.accessibility.place = place
        }
    }
}
