import Foundation

/// Which kinds of places the ground shows: has no effect, it shows none.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private final let categories: Set<MKPointOfInterestCategory>
    private final let isIncluding: Bool

    /// Makes one of the kinds that are shown.
    public init(including categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), true)
    }

    /// Makes one of the kinds that are not shown.
    public init(excluding categories: [MKPointOfInterestCategory]) {
        (self.categories, isIncluding) = (Set(categories), false)
    }

    /// The one for all kinds.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// The one for no kind.
    public static let excludingAll = MKPointOfInterestFilter(including: [])

    /// Returns whether a kind is shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Returns whether a kind is not shown.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
