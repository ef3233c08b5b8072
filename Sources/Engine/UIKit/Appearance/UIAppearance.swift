import QuartzCore

/// Something whose looks can be set for all objects of a class, by an object that stands for them.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// Returns the object that stands for all of the class and its subclasses.
    static func appearance() -> Self
    /// Returns the object that stands for those of the class that are in objects of others, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// Something within which an appearance holds.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The looks that a stage's code has set for classes of views.
///
/// What stands for a class is a view of it that is never shown. A view that comes into a window takes over what differs
/// there from a new view, and what it has not changed itself.
@MainActor
package final class Appearances {
    fileprivate struct Entry {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        /// The view that stands for the class.
        let proxy: UIView
        /// A view as it is made.
        let initial: UIView
    }

    /// A property of a class of an app's own.
    fileprivate struct OwnLook {
        let type: UIView.Type
        let containers: [any UIAppearanceContainer.Type]
        let path: AnyKeyPath
        let set: @MainActor (UIView) -> Void
    }

    private var entries: [Entry] = []
    private var ownLooks: [OwnLook] = []

    /// Has a property of an app's own class be set of each view of it that comes into a window, in the order of the classes and
    /// containers, and of the calls.
    ///
    /// - Parameters:
    ///   - path: the property.
    ///   - type: the class.
    ///   - containers: the classes of the objects around it, the innermost first.
    ///   - value: the value, in place of any earlier one.
    package static func set<View: UIView, Value>(
        _ path: ReferenceWritableKeyPath<View, Value>, of type: View.Type,
        in containers: [any UIAppearanceContainer.Type], to value: Value
    ) {
        StageFlags.hasAppearances = true
        let all = FrameClock.current.shared { Appearances() }
        let names = containers.map { ObjectIdentifier($0) }
        all.ownLooks.removeAll {
            $0.type == type && $0.path == path && $0.containers.map { ObjectIdentifier($0) } == names
        }
        all.ownLooks.append(
            OwnLook(type: type, containers: containers, path: path) { ($0 as? View)?[keyPath: path] = value })
    }

    /// Returns the view that stands for a class within containers.
    static func proxy(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> UIView {
        let all = FrameClock.current.shared { Appearances() }
        let known = all.entries.first {
            $0.type == type && $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let known { return known.proxy }
        guard let proxy = make(type), let initial = make(type) else {
            preconditionFailure("\(type) can't be made by init(), as an appearance has to be")
        }
        StageFlags.hasAppearances = true
        all.entries.append(Entry(type: type, containers: containers, proxy: proxy, initial: initial))
        return proxy
    }

    private static func make(_ type: UIView.Type) -> UIView? {
        // It is made with a layout; its subclasses may be made without.
        type == UICollectionView.self
            ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            : ObjectCreation.make(type) as? UIView
    }

    /// Gives a view that has come into a window the looks of its class, those of subclasses and of containers last.
    ///
    /// O(1) as long as the stage has none.
    static func apply(to view: UIView) {
        guard StageFlags.hasAppearances else { return }
        let entries = FrameClock.current.shared { Appearances() }.entries.filter { $0.holds(for: view) }
        let sorted = entries.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        // The last one counts most: what it has set no other one may.
        for (_, entry) in sorted.reversed() {
            for copy in attributes { copy(entry.proxy, entry.initial, view) }
        }
        applyOwnLooks(to: view)
    }

    private static func applyOwnLooks(to view: UIView) {
        let looks = FrameClock.current.shared { Appearances() }.ownLooks
        guard !looks.isEmpty else { return }
        let ancestors = AppearanceOrder.ancestors(of: Swift.type(of: view))
        let own = looks.filter { look in
            ancestors.contains { $0 == look.type } && AppearanceOrder.isWithin(view, look.containers)
        }
        let sorted = own.enumerated().sorted {
            (AppearanceOrder.rank($0.element.type, $0.element.containers), $0.offset)
                < (AppearanceOrder.rank($1.element.type, $1.element.containers), $1.offset)
        }
        for (_, look) in sorted { look.set(view) }
    }

    private static let attributes: [(_ proxy: UIView, _ initial: UIView, _ view: UIView) -> Void] = [
        attribute(\UIView.tintColor), attribute(\UIView.backgroundColor),
        attribute(\UILabel.textColor), attribute(\UILabel.font),
        attribute(\UITextField.textColor), attribute(\UITextField.font),
        attribute(\UITextView.textColor), attribute(\UITextView.font),
        attribute(\UISwitch.onTintColor), attribute(\UISwitch.thumbTintColor),
        attribute(\UISlider.minimumTrackTintColor), attribute(\UISlider.maximumTrackTintColor),
        attribute(\UISlider.thumbTintColor),
        attribute(\UIProgressView.progressTintColor), attribute(\UIProgressView.trackTintColor),
        attribute(\UIPageControl.pageIndicatorTintColor), attribute(\UIPageControl.currentPageIndicatorTintColor),
        attribute(\UINavigationBar.barTintColor), attribute(\UINavigationBar.barStyle),
        attribute(\UINavigationBar.isTranslucent), attribute(\UINavigationBar.prefersLargeTitles),
        attribute(\UINavigationBar.shadowImage),
        attribute(\UITabBar.barTintColor), attribute(\UITabBar.unselectedItemTintColor),
        attribute(\UITabBar.isTranslucent), attribute(\UITabBar.backgroundImage), attribute(\UITabBar.shadowImage),
        attribute(\UIToolbar.barTintColor), attribute(\UIToolbar.barStyle), attribute(\UIToolbar.isTranslucent),
        attribute(\UISearchBar.barTintColor), attribute(\UISegmentedControl.selectedSegmentTintColor),
        attribute(\UITableView.separatorColor), attribute(\UIActivityIndicatorView.color),
        { proxy, _, view in (view as? any BarLooks)?.takeLooks(of: proxy) },
    ]

    private static func attribute<View: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<View, Value>
    ) -> (UIView, UIView, UIView) -> Void {
        { proxy, initial, view in
            guard let proxy = proxy as? View, let initial = initial as? View, let view = view as? View else { return }
            let value = proxy[keyPath: path]
            guard value != initial[keyPath: path], view[keyPath: path] == initial[keyPath: path] else { return }
            view[keyPath: path] = value
        }
    }
}

extension Appearances.Entry {
    /// Whether a view is of the class, and within the containers.
    @MainActor
    fileprivate func holds(for view: UIView) -> Bool {
        AppearanceOrder.ancestors(of: Swift.type(of: view)).contains { $0 == type }
            && AppearanceOrder.isWithin(view, containers)
    }

    /// How special the entry is.
    @MainActor
    fileprivate var rank: Int { AppearanceOrder.rank(type, containers) }
}
