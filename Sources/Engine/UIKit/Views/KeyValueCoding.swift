import QuartzCore

/// An object whose values are read and set by their names, as Objective-C does.
///
/// Requires nothing, so that classes may have such methods of their own.
public protocol KeyValueCoding {}

extension NSObject: KeyValueCoding {}

/// An object that has values of its own by their names, of which nothing else knows.
public protocol KeyedValues: NSObject {
    /// Returns a value by its name; nil if it is nil, or if there is none.
    func value(forKey key: String) -> Any?
    /// Sets a value by its name.
    func setValue(_ value: Any?, forKey key: String)
}

extension KeyValueCoding where Self: NSObject {
    /// Returns a value by its name.
    ///
    /// Known are a view's geometry, alpha and colours, a scroll view's content, a search bar's field and button, the view of a bar's item, the radius of
    /// a screen's corners, and the stored properties of any object.
    ///
    /// - Parameter key: the name.
    /// - Returns: the value; nil if it is nil, or if there is none of that name, which is said once.
    public func value(forKey key: String) -> Any? {
        if let object = self as? any KeyedValues { return object.value(forKey: key) }
        nonisolated(unsafe) let object: NSObject = self
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated {
            let known =
                object.value(forStandardKey: key) ?? object.value(forObservedKey: key)
                ?? NamedValues.value(of: object, key)
            if known == nil {
                InterfaceLibrary.current.say("\(type(of: object)) has no value '\(key)' here: it is nil")
            }
            found = known
        }
        return found.flatMap(unwrapped)
    }

    /// Returns a value by the names that lead to it from one object to the next; see `value(forKey:)`.
    public func value(forKeyPath keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".").map(String.init)
        return names.dropFirst().reduce(names.first.flatMap(value(forKey:))) { value, name in
            (value as? NSObject)?.value(forKey: name)
        }
    }

    /// Sets a value by its name.
    ///
    /// Known are a view's alpha, colours and text, what texts and controls are set to most often, the bars of controllers, the
    /// texts, colours and contents of alerts, and what storyboards set by name. Of any other name it is said once that nothing is set.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - key: the name.
    public func setValue(_ value: Any?, forKey key: String) {
        if let object = self as? any KeyedValues { return object.setValue(value, forKey: key) }
        nonisolated(unsafe) let (object, value) = (self as NSObject, value)
        MainActor.assumeIsolated {
            guard
                object.setStandard(key, to: value) || NamedValues.set(key, of: object, to: value)
                    || InterfaceProperties.set(key, of: object, to: value)
                    || InterfaceLibrary.current.set(key, of: object, to: value)
            else {
                return InterfaceLibrary.current.say("\(type(of: object)) has no value '\(key)' here: it is not set")
            }
        }
    }

    /// Sets a value by the names that lead to it from one object to the next; see ``setValue(_:forKey:)``.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let (object, new) = (self as NSObject, value)
        if MainActor.assumeIsolated({ NamedValues.set(keyPath, of: object, to: new) }) { return }
        let names = keyPath.split(separator: ".")
        guard let last = names.last else { return }
        let path = names.dropLast().joined(separator: ".")
        let owner = path.isEmpty ? self : self.value(forKeyPath: path) as? NSObject
        owner?.setValue(value, forKey: String(last))
    }

}

/// Returns what an optional that is stored as `Any` holds.
package func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

extension NSObject {
    @MainActor
    fileprivate func value(forStandardKey key: String) -> Any? {
        switch (self, key) {
        case (let bar as UISearchBar, "searchField"), (let bar as UISearchBar, "_searchField"): bar.searchTextField
        case (let bar as UISearchBar, "cancelButton"), (let bar as UISearchBar, "_cancelButton"): bar.cancelButton
        case (let item as UIBarButtonItem, "view"): item.view
        case (is UIDevice, "orientation"): UIDevice.current.orientation.rawValue
        case (let screen as UIScreen, "_displayCornerRadius"): screen.cornerRadius
        default: nil
        }
    }

    /// Sets what has a name of its own in UIKit; returns false if there is none of that name and type.
    @MainActor
    fileprivate func setStandard(_ key: String, to value: Any?) -> Bool {
        switch (self, key, value) {
        case (let tabs as UITabBarController, "tabBar", let bar as UITabBar): tabs.setBar(bar)
        case (let navigation as UINavigationController, "navigationBar", let bar as UINavigationBar):
            navigation.setBar(bar)
        case (let alert as UIAlertController, "attributedTitle", let text as NSAttributedString):
            alert.title = text.string
        case (let alert as UIAlertController, "attributedMessage", let text as NSAttributedString):
            alert.message = text.string
        case (let alert as UIAlertController, "contentViewController", let content as UIViewController):
            alert.contentViewController = content
        case (let bar as UINavigationBar, "hidesShadow", let hides as Bool): bar.shadowImage = hides ? UIImage() : nil
        case (let bar as UISearchBar, "cancelButtonText", let text as String):
            bar.cancelButton.setTitle(text, for: .normal)
            bar.setNeedsLayout()
        case (let action as UIAlertAction, "titleTextColor", let color as UIColor): action.titleTextColor = color
        default: return false
        }
        return true
    }
}

extension KeyValueCoding where Self: UIApplication {
    /// Returns the stage's application, by the name under which libraries that extensions also use look for it.
    @preconcurrency @MainActor
    public static func value(forKey key: String) -> Any? { key == "sharedApplication" ? UIApplication.shared : nil }
    /// Returns the stage's application, by the name under which libraries that extensions also use look for it.
    @preconcurrency @MainActor
    public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
