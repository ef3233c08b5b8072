import QuartzCore

extension UIView {
    /// Viewers hear of buttons, images, texts and headers, and of what is selected.
    public final var accessibilityTraits: UIAccessibilityTraits {
        get { UIAccessibilityTraits(rawValue: layer.drawing.accessibility.traits) }
        set {
            layer.drawing.accessibility.traits = newValue.rawValue
            layer.drawing.accessibility.isSelected = newValue.contains(.selected)
            layer.drawing.accessibility.kind =
                if newValue.contains(.button) {
                    .button
                } else if newValue.contains(.image) {
                    .image
                } else if !newValue.isDisjoint(with: [.staticText, .header]) {
                    .text
                } else {
                    .none
                }
        }
    }

    /// Follows the label.
    public final var accessibilityValue: String? {
        get { layer.drawing.accessibility.value }
        set { layer.drawing.accessibility.value = newValue }
    }

    public final var accessibilityContainerType: UIAccessibilityContainerType {
        get { layer.drawing.role == .list ? .list : .none }
        set { layer.drawing.role = newValue == .list ? .list : .none }
    }
}

extension UICollectionView {
    /// Tells the cells which items of how many they are. O(cells).
    final func numberElements() {
        let total = data.counts.reduce(0, +)
        for (key, view) in elements where key.category == .cell {
            let before = data.counts.prefix(key.section).reduce(0, +)
            view.layer.drawing.accessibility.place = (before + key.item + 1, total)
        }
    }
}
