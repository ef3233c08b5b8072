extension UIImage {
    /// The picture of a plus, as bars' items have it.
    @preconcurrency @MainActor
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The picture of a minus, as rows that are deleted have it.
    @preconcurrency @MainActor
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The picture of three dots.
    @preconcurrency @MainActor
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// The picture of a tick.
    @preconcurrency @MainActor
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// The picture of a tick in a circle.
    @preconcurrency @MainActor
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
