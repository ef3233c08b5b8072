/// Something that a system has read off a view: a frame, an offset, insets.
@MainActor
struct ConstraintInput {
    private weak var view: UIView?
    private let read: @MainActor (UIView) -> CGRect
    private let value: CGRect

    init(_ view: UIView, _ read: @escaping @MainActor (UIView) -> CGRect) {
        self.view = view
        self.read = read
        value = read(view)
    }

    /// Whether it is as it was; of a view that is gone nothing else is known.
    var isCurrent: Bool { view.map { read($0) == value } ?? true }
}
