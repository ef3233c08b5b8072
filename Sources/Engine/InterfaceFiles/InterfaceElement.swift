/// An element of an Interface Builder file, with the elements in it.
public final class InterfaceElement: @unchecked Sendable {
    // Immutable once its file has been read, but for `asked`, which is of the main thread alone.
    /// The element's name, such as `label`.
    public let name: String
    /// The values of the attributes by their names.
    public let attributes: [String: String]
    /// The elements in it, in the file's order.
    public internal(set) var children: [InterfaceElement] = []
    /// The text between its children.
    public internal(set) var text = ""
    /// The names of the attributes that somebody has asked for.
    private var asked: Set<String> = []

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// Returns the value of an attribute; nil if there is none.
    public subscript(_ attribute: String) -> String? {
        guard let value = attributes[attribute] else { return nil }
        asked.insert(attribute)
        return value
    }

    /// Reads the outermost element of a document of XML, in UTF-8, without declarations of its type.
    ///
    /// - Parameter bytes: the document.
    /// - Returns: the element; nil for what is no such document.
    public static func document(_ bytes: [UInt8]) -> InterfaceElement? { try? MarkupReader.read(bytes) }

    /// The attributes for which nobody has asked.
    public var unread: [String] { attributes.keys.filter { !asked.contains($0) }.sorted() }

    /// The object's identifier, unique in its file; nil for what is no object.
    public var id: String? { attributes["id"] }

    /// Returns the first child with a name.
    public func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns the child that is the value of a key.
    public func value(_ key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

    /// Returns the children of the first child with a name.
    public func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

    /// Returns all elements below this one, and itself, for which a condition holds, in the file's order.
    public func all(where condition: (InterfaceElement) -> Bool) -> [InterfaceElement] {
        (condition(self) ? [self] : []) + children.flatMap { $0.all(where: condition) }
    }

    /// Returns the element of an object's identifier: this one or one below it.
    public func object(_ id: String) -> InterfaceElement? {
        if attributes["id"] == id { return self }
        for child in children {
            if let found = child.object(id) { return found }
        }
        return nil
    }
}
