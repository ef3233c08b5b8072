import QuartzCore

/// A property that holds a view without keeping it; nil once the view has ended.
///
/// It is what `weak` is, by a ``QuartzCore/Backreference``.
@MainActor @propertyWrapper
struct Unretained<View: UIView> {
    private var reference: Backreference<UIView>?

    init(wrappedValue: View?) {
        reference = wrappedValue?.reference
    }

    var wrappedValue: View? {
        // Only views of the type are ever set.
        get { reference?.object.map { unsafeDowncast($0, to: View.self) } }
        set { reference = newValue?.reference }
    }
}
