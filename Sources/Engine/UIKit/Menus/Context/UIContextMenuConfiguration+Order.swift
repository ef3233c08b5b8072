extension UIContextMenuConfiguration {
    /// An order of a menu's entries.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }
}
