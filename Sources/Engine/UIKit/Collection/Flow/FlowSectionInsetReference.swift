extension UICollectionViewFlowLayout {
    /// An area from which a section's insets are counted.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}
