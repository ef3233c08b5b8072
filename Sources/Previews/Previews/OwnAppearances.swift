import UIKit

/// The looks of a project's classes of views by properties of its own.
public enum OwnAppearances {
    /// Has a property be set of each view of a class that comes into a window, as `appearance()` of the class does on iOS.
    ///
    /// - Parameters:
    ///   - path: the property.
    ///   - type: the class.
    ///   - containers: the classes of the objects around it, the innermost first.
    ///   - value: the value, in place of any earlier one.
    @MainActor
    public static func set<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, of type: View.Type,
        in containers: [any UIAppearanceContainer.Type], to value: Value
    ) {
        Appearances.set(path, of: type, in: containers, to: value)
    }
}
