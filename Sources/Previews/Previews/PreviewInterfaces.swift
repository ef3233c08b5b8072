import Foundation
import InterfaceFiles
import UIKit

/// An Interface Builder file of a library.
public struct PreviewInterface: Sendable {
    /// The file's path.
    public var path: String

    /// Makes an entry of a path.
    public init(path: String) {
        self.path = path
    }
}

/// A class of a library, with what Interface Builder files connect.
@MainActor
public struct PreviewClass {
    /// Sets a property of an object; returns false for a value of another type.
    public typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    /// Makes the destination of a segue; returns nil to have it made by its `init(coder:)`.
    public typealias SegueAction =
        @MainActor (
            _ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
        ) -> UIViewController?

    let entry: InterfaceClass

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - name: the class's name, with those of the types around it.
    ///   - type: the class.
    ///   - properties: what sets its properties, by their names.
    ///   - actions: its methods by their names in Objective-C.
    ///   - segueActions: its methods that make segues' destinations, by their names in Objective-C.
    public init(
        _ name: String, _ type: AnyClass, properties: [String: Setter] = [:], actions: [String: Selector] = [:],
        segueActions: [String: SegueAction] = [:]
    ) {
        entry = InterfaceClass(
            name: name, type: type, properties: properties, actions: actions, segueActions: segueActions)
    }

    /// Returns what sets a property.
    ///
    /// - Parameters:
    ///   - path: the property, whose type counts.
    ///   - set: sets it; a key path would read it first, and a getter may be one that nobody is to call.
    /// - Returns: what casts a value and sets it.
    public static func property<Object: AnyObject, Value>(
        _ path: KeyPath<Object, Value>, _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> Setter {
        { object, value in
            guard let object = object as? Object, let value = cast(value, to: Value.self) else { return false }
            set(object, value)
            return true
        }
    }

    /// Returns a value of a file as another type: numbers as any type of numbers.
    private static func cast<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return nil }
        if let same = value as? Value { return same }
        if let list = value as? [AnyObject] { return list.map { $0 as Any } as? Value }
        guard let number = value as? Double else { return nil }
        if let whole = Int(exactly: number.rounded()) as? Value { return whole }
        return CGFloat(number) as? Value ?? Float(number) as? Value
    }
}

extension PreviewLibrary {
    /// Has storyboards and nibs of the library be found by their names, and no others.
    package func registerInterfaces() {
        let files = interfaces.compactMap { interface -> (path: String, file: InterfaceFile)? in
            let url = URL(fileURLWithPath: interface.path)
            guard let kind = InterfaceFile.Kind(rawValue: url.pathExtension), let data = try? Data(contentsOf: url)
            else {
                return nil
            }
            let name = url.deletingPathExtension().lastPathComponent
            return (try? InterfaceFile(data, name: name, kind: kind)).map { (interface.path, $0) }
        }
        InterfaceLibrary.current = InterfaceLibrary(files, classes: classes.map(\.entry)) { [generics] type in
            generics.flatMap { $0(type) }.map(\.entry)
        }
    }

    /// Makes a controller of the storyboard at a path; an empty one if it is not there.
    public static func controller(ofStoryboard path: String, _ id: String) -> UIViewController {
        InterfaceLibrary.place = path
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return UIStoryboard(name: name, bundle: nil).make(id) ?? UIViewController()
    }
}

/// What previewed code asks of storyboards that Apple's bundles tell apart.
@MainActor
public enum PreviewInterfaces {
    /// Makes the controller that a storyboard, or else one of the same name, begins with and that is of a class.
    public static func initialController(
        of storyboard: UIStoryboard, _ type: UIViewController.Type
    ) -> UIViewController? {
        storyboard.instantiateInitialViewController(of: type)
    }
}
