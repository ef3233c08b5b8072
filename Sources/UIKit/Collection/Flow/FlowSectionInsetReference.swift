extension UICollectionViewFlowLayout {
    /// What a section's insets are counted from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset, fromSafeArea, fromLayoutMargins
    }
}
