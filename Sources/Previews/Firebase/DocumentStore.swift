import Foundation

/// The documents of a stage's Firestore, and who hears of them.
final class DocumentStore {
    /// What a document is made of.
    struct Content {
        var fields: [String: Any]
        /// A number that no earlier content of the document had.
        var version: Int
    }

    /// Somebody who hears of documents.
    private final class Listener: ListenerRegistration {
        let tell: () -> Void
        init(_ tell: @escaping () -> Void) { self.tell = tell }
        func remove() { FirebaseStage.current.documents.remove(self) }
    }

    /// By their paths.
    private(set) var contents: [String: Content] = [:]
    private var lastVersion = 0
    private var listeners: [Listener] = []

    /// Puts fields into a document, of which listeners hear in another turn.
    ///
    /// - Parameters:
    ///   - fields: the values by the names, or by paths of names with dots.
    ///   - path: the document's.
    ///   - isMerged: whether the document keeps its other fields.
    ///   - arePaths: whether dots in names lead into tables.
    func set(_ fields: [String: Any], at path: String, merging isMerged: Bool, arePaths: Bool = false) {
        var own = isMerged ? contents[path]?.fields ?? [:] : [:]
        for (name, value) in fields {
            let names = arePaths ? name.split(separator: ".").map(String.init) : [name]
            own = Self.changed(own, names[...], value)
        }
        lastVersion += 1
        contents[path] = Content(fields: own, version: lastVersion)
        tell()
    }

    func remove(_ path: String) {
        guard contents.removeValue(forKey: path) != nil else { return }
        tell()
    }

    private func tell() { FirebaseStage.later { for listener in self.listeners { listener.tell() } } }

    /// Has somebody be told in another turn, and at each change.
    func listen(_ tell: @escaping () -> Void) -> any ListenerRegistration {
        let listener = Listener(tell)
        listeners.append(listener)
        FirebaseStage.later { if self.listeners.contains(where: { $0 === listener }) { tell() } }
        return listener
    }

    private func remove(_ listener: Listener) { listeners.removeAll { $0 === listener } }

    private static func changed(_ fields: [String: Any], _ names: ArraySlice<String>, _ value: Any) -> [String: Any] {
        guard let name = names.first else { return fields }
        var fields = fields
        if names.count > 1 {
            fields[name] = changed(fields[name] as? [String: Any] ?? [:], names.dropFirst(), value)
        } else {
            fields[name] = (value as? FieldValue).map { $0.applied(to: fields[name]) } ?? FirestoreValue.kept(value)
        }
        return fields
    }
}

/// What ends that somebody hears of documents.
public protocol ListenerRegistration: AnyObject {
    /// Has somebody hear no more.
    func remove()
}
