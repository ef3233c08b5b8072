import InterfaceFiles
import ObjectiveCRuntime
import QuartzCore

/// The Interface Builder files of an app, and the app's classes that they may name.
@preconcurrency @MainActor
package final class InterfaceLibrary {
    /// The library of the app that runs.
    package static var current = InterfaceLibrary()

    private var files: [String: [(path: String, file: InterfaceFile)]] = [:]
    private var classes: [String: InterfaceClass] = [:]
    private var properties: [ObjectIdentifier: [InterfaceClass]] = [:]
    /// Returns the entries of generic classes that a class is or inherits from, which have no names in files.
    private var generics: @MainActor (AnyClass) -> [InterfaceClass] = { _ in [] }
    /// What has been said of the files.
    private(set) var said: Set<String> = []

    /// Makes a library of nothing.
    package init() {}

    /// Makes a library.
    ///
    /// - Parameters:
    ///   - files: the files with their paths; of two of a kind and a name the one nearest to what the stage shows.
    ///   - classes: the app's classes; one may come several times, with different properties.
    ///   - generics: returns the entries of the app's generic classes that a class is or inherits from.
    package init(
        _ files: [(path: String, file: InterfaceFile)], classes: [InterfaceClass],
        generics: @escaping @MainActor (AnyClass) -> [InterfaceClass] = { _ in [] }
    ) {
        self.generics = generics
        for entry in files {
            self.files["\(entry.file.name).\(entry.file.kind.rawValue)", default: []].append(entry)
        }
        for type in classes {
            self.classes[type.name] = type
            properties[ObjectIdentifier(type.type), default: []].append(type)
        }
    }

    /// Makes a library of files that no other has the name of.
    package convenience init(_ files: [InterfaceFile], classes: [InterfaceClass]) {
        self.init(files.map { (path: "", file: $0) }, classes: classes)
    }

    /// The place in the project of what the stage shows.
    private final class Place {
        var path = ""
    }

    /// The path of what the stage shows, by which one of several files of a name is chosen.
    package static var place: String {
        get { FrameClock.current.shared { Place() }.path }
        set { FrameClock.current.shared { Place() }.path = newValue }
    }

    func file(_ name: String, _ kind: InterfaceFile.Kind) -> InterfaceFile? { files(name, kind).first }

    /// Returns the files of a name, of an app and its frameworks, the nearest to what the stage shows first.
    func files(_ name: String, _ kind: InterfaceFile.Kind) -> [InterfaceFile] {
        let all = files["\(name).\(kind.rawValue)"] ?? []
        guard all.count > 1 else { return all.map(\.file) }
        let place = Self.place
        let shared = all.map { $0.path.commonPrefix(with: place).utf8.count }
        return all.indices.sorted { (shared[$1], $0) < (shared[$0], $1) }.map { all[$0].file }
    }

    /// The names of the files of a kind.
    func names(_ kind: InterfaceFile.Kind) -> String {
        let names = Set(files.values.joined().map(\.file).filter { $0.kind == kind }.map(\.name)).sorted()
        return names.isEmpty ? "none" : names.joined(separator: ", ")
    }

    /// Returns the app's class of a name, or else the engine's; nil if there is neither.
    func type(named name: String) -> AnyClass? {
        classes[name]?.type ?? NSClassFromString("UIKit.\(name)") ?? NSClassFromString("QuartzCore.\(name)")
    }

    /// Returns the first thing of a kind that an object's class, or one that it inherits from, declares by a name.
    private func declared<Found>(_ name: String, on object: AnyObject, _ table: (InterfaceClass) -> [String: Found])
        -> Found?
    {
        for type in sequence(first: Swift.type(of: object) as AnyClass, next: { _getSuperclass($0) }) {
            for entry in properties[ObjectIdentifier(type)] ?? [] {
                if let found = table(entry)[name] { return found }
            }
        }
        for entry in generics(Swift.type(of: object)) {
            if let found = table(entry)[name] { return found }
        }
        return nil
    }

    /// Sets a property of the app's classes; returns whether there is one.
    func set(_ key: String, of object: AnyObject, to value: Any?) -> Bool {
        guard let setter = declared(key, on: object, \.properties) else { return false }
        return setter(object, value)
    }

    /// Returns the method of an object that a name of Objective-C means, such as `tap:`.
    func action(_ name: String, of object: AnyObject) -> Selector? { declared(name, on: object, \.actions) }

    /// Returns what makes the destination of a segue by the method of an object that a name of Objective-C means, such as
    /// `makeDetail:sender:`; nil if there is none.
    func segueAction(_ name: String, of object: AnyObject) -> InterfaceClass.SegueAction? {
        declared(name, on: object, \.segueActions)
    }

    /// Says something of the files on the standard error, once.
    func say(_ text: String) {
        guard said.insert(text).inserted else { return }
        EngineMessages.report(text)
    }
}

/// A class of an app, with what Interface Builder files connect.
package struct InterfaceClass {
    /// Sets a property of an object; returns false for a value of another type.
    package typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    /// Makes the destination of a segue (`@IBSegueAction`), whose identifier may be nil; returns nil to have it made by
    /// its `init(coder:)`.
    package typealias SegueAction =
        @MainActor (
            _ object: AnyObject, _ coder: NSCoder, _ sender: Any?, _ identifier: String?
        ) -> UIViewController?

    /// The name, with those of the types around it.
    package var name: String
    /// The class.
    package var type: AnyClass
    /// The outlets and what else Interface Builder may set, by their names.
    package var properties: [String: Setter]
    /// The actions by their names in Objective-C.
    package var actions: [String: Selector]
    /// The segue actions by their names in Objective-C.
    package var segueActions: [String: SegueAction]

    /// Makes an entry of its attributes.
    package init(
        name: String, type: AnyClass, properties: [String: Setter] = [:], actions: [String: Selector] = [:],
        segueActions: [String: SegueAction] = [:]
    ) {
        (self.name, self.type) = (name, type)
        (self.properties, self.actions, self.segueActions) = (properties, actions, segueActions)
    }
}
