import InterfaceFiles
import ProjectFiles

/// The kinds of objects of an app's data, as Xcode's editor of data models describes them: Core Data's entities.
struct DataModel {
    /// A kind of objects.
    struct Entity {
        let name: String
        /// The name of its objects' class; nil for Core Data's own.
        let className: String?
        let parent: String?
        let isAbstract: Bool
        /// What Xcode writes of the class: `class`, `category` for its properties alone; nil for nothing.
        let generated: String?
        let attributes: [Property]
        let relationships: [Property]
    }

    /// What objects of a kind hold, by its element in the file.
    struct Property {
        let name: String
        fileprivate let element: InterfaceElement

        fileprivate init?(_ element: InterfaceElement) {
            guard let name = element["name"] else { return nil }
            self.name = name
            self.element = element
        }
    }

    /// The name of the file.
    let name: String
    /// The path of the file that was read.
    let path: String
    let entities: [Entity]

    /// Reads a file's bytes; nil for what is no data model.
    init?(_ bytes: [UInt8], name: String, path: String) {
        guard let document = InterfaceElement.document(bytes), document.name == "model" else { return nil }
        self.name = name
        self.path = path
        entities = document.children.filter { $0.name == "entity" }.compactMap { element in
            guard let name = element["name"] else { return nil }
            let written = element["representedClassName"]?.split(separator: ".").last.map(String.init)
            func properties(_ kind: String) -> [Property] {
                element.children.filter { $0.name == kind }.compactMap(Property.init)
            }
            return Entity(
                name: name, className: written == "NSManagedObject" ? nil : written, parent: element["parentEntity"],
                isAbstract: element["isAbstract"] == "YES", generated: element["codeGenerationType"],
                attributes: properties("attribute"), relationships: properties("relationship"))
        }
    }

    /// Reads the data models of a project, of each the version that is in use.
    ///
    /// - Parameters:
    ///   - paths: all files of the project, relative to its folder.
    ///   - project: the project, beneath whose folder all of them are opened.
    /// - Returns: the models in the order of their paths.
    static func all(_ paths: [String], in project: ProjectFolder) -> [DataModel] {
        let versions = paths.filter { $0.hasSuffix(".xcdatamodel/contents") }.map {
            $0.split(separator: "/").dropLast()
        }
        guard !versions.isEmpty, let folder = project.root else { return [] }
        var models: [[Substring]: [[Substring]]] = [:]
        for version in versions.map(Array.init) {
            let isOfSeveral = version.dropLast().last?.hasSuffix(".xcdatamodeld") == true
            models[isOfSeveral ? version.dropLast() : version, default: []].append(version)
        }
        return models.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { model, versions in
            let current = try? folder.read(
                beneath: (model + [".xccurrentversion"]).joined(separator: "/"), limit: ProjectFolder.interfaceLimit)
            let text = String(decoding: current ?? [], as: UTF8.self)
            let sorted = versions.sorted { $0.lexicographicallyPrecedes($1) }
            let used = sorted.first { text.contains("<string>\($0.last ?? "")</string>") } ?? sorted[0]
            let path = (used + ["contents"]).joined(separator: "/")
            guard let bytes = try? folder.read(beneath: path, limit: ProjectFolder.interfaceLimit) else { return nil }
            let name = model.last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
            return DataModel(bytes, name: name, path: path)
        }
    }
}

// MARK: Swift

extension DataModel.Property {
    private static let types: [String: (swift: String, constant: String, isNumber: Bool)] = [
        "Integer 16": ("Int16", "integer16AttributeType", true),
        "Integer 32": ("Int32", "integer32AttributeType", true),
        "Integer 64": ("Int64", "integer64AttributeType", true), "Double": ("Double", "doubleAttributeType", true),
        "Float": ("Float", "floatAttributeType", true), "Boolean": ("Bool", "booleanAttributeType", true),
        "String": ("String", "stringAttributeType", false), "Date": ("Date", "dateAttributeType", false),
        "Binary": ("Data", "binaryDataAttributeType", false), "UUID": ("UUID", "UUIDAttributeType", false),
        "URI": ("URL", "URIAttributeType", false), "Decimal": ("NSDecimalNumber", "decimalAttributeType", false),
        "Transformable": ("NSObject", "transformableAttributeType", false),
    ]

    private var type: (swift: String, constant: String, isNumber: Bool) {
        Self.types[element["attributeType"] ?? ""] ?? ("NSObject", "undefinedAttributeType", false)
    }

    /// The type that Xcode gives an attribute.
    fileprivate var attributeType: String {
        let isScalar = element["usesScalarValueType"]
        if type.isNumber { return isScalar == "NO" ? "NSNumber?" : type.swift }
        if type.swift == "Date", isScalar == "YES" { return "TimeInterval" }
        return (element["customClassName"] ?? type.swift) + "?"
    }

    /// The value of new objects as Swift code; nil for none.
    private var defaultValue: String? {
        if let seconds = element["defaultDateTimeInterval"].flatMap(Double.init) {
            return "Foundation.Date(timeIntervalSinceReferenceDate: \(seconds))"
        }
        guard let text = element["defaultValueString"] else { return nil }
        switch type.swift {
        case "Bool": return text == "YES" ? "true" : "false"
        case "String": return text.literal
        case "Int16", "Int32", "Int64": return Int64(text).map { "\($0) as \(type.swift)" }
        case "Double", "Float": return Double(text).map { "\($0) as \(type.swift)" }
        case "NSDecimalNumber": return "NSDecimalNumber(string: \(text.literal))"
        default: return nil
        }
    }

    private var isOptional: Bool { element["optional"] == "YES" }

    /// Swift code that makes the attribute's description.
    fileprivate var attribute: String {
        "CoreData.NSAttributeDescription(name: \(name.literal), type: .\(type.constant), isOptional: \(isOptional)"
            + (defaultValue.map { ", defaultValue: \($0)" } ?? "") + ")"
    }

    fileprivate var isToMany: Bool { element["toMany"] == "YES" }
    fileprivate var isOrdered: Bool { element["ordered"] == "YES" }
    fileprivate var destination: String { element["destinationEntity"] ?? "" }

    /// Swift code that makes the relationship's description.
    fileprivate var relationship: String {
        let rule = element["deletionRule"].map { $0.lowercased() } ?? "nullify"
        let rules = ["nullify": "nullify", "cascade": "cascade", "deny": "deny", "no action": "noAction"]
        return "CoreData.NSRelationshipDescription(name: \(name.literal), to: \(destination.literal), "
            + "inverse: \(element["inverseName"].map(\.literal) ?? "nil"), isToMany: \(isToMany), "
            + "isOrdered: \(isOrdered), isOptional: \(isOptional), "
            + "deleteRule: .\(rules[rule] ?? "nullify")DeleteRule)"
    }
}

extension DataModel.Entity {
    /// The declarations that Xcode writes of the class.
    ///
    /// - Parameter classes: the names of the classes of other kinds, by the kinds' names.
    /// - Returns: Swift code; empty if Xcode writes nothing.
    fileprivate func declarations(_ classes: [String: String]) -> String {
        guard let className, let generated else { return "" }
        let base = parent.flatMap { classes[$0] } ?? "NSManagedObject"
        var text = generated == "class" ? "public class \(className): \(base) {}\n" : ""
        text += "extension \(className) {\n"
        text += "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(className)> {"
        text += " NSFetchRequest<\(className)>(entityName: \(name.literal)) }\n"
        for attribute in attributes {
            text += "    @NSManaged public var `\(attribute.name)`: \(attribute.attributeType)\n"
        }
        for relationship in relationships {
            let other = classes[relationship.destination] ?? "NSManagedObject"
            let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            text += "    @NSManaged public var `\(relationship.name)`: \(relationship.isToMany ? set : other)?\n"
            guard relationship.isToMany else { continue }
            let end = relationship.name.capitalizedFirst
            for verb in ["addTo", "removeFrom"] {
                text += "    @NSManaged public func \(verb)\(end)(_ value: \(other))\n"
                text += "    @NSManaged public func \(verb)\(end)(_ values: \(set))\n"
            }
            guard relationship.isOrdered else { continue }
            text += "    @NSManaged public func insertInto\(end)(_ value: \(other), at idx: Int)\n"
            text += "    @NSManaged public func removeFrom\(end)(at idx: Int)\n"
        }
        return text + "}\nextension \(className): Identifiable {}\n"
    }

    /// Swift code that makes the kind's description, with its class if that is compiled.
    fileprivate func description(_ isCompiled: (String) -> Bool) -> String {
        let type = className.flatMap { isCompiled($0) ? $0 : nil } ?? "CoreData.NSManagedObject"
        let properties = attributes.map(\.attribute) + relationships.map(\.relationship)
        return "CoreData.NSEntityDescription(name: \(name.literal), parent: \(parent.map(\.literal) ?? "nil"), "
            + "isAbstract: \(isAbstract), type: \(type).self, properties: [\(properties.joined(separator: ", "))]) "
            + "{ \(type)(entity: $0, insertInto: $1) }"
    }
}

extension [DataModel] {
    /// Returns a file with the classes that Xcode writes of them.
    ///
    /// - Parameters:
    ///   - files: the files of the project, without whose use of Core Data there is none.
    ///   - folder: the path of the project's folder.
    ///   - derived: files that were made before.
    /// - Returns: the file; nil if Xcode writes nothing.
    func source(for files: [SourceFile], in folder: String, keeping derived: DerivedFiles) -> SourceFile? {
        guard files.contains(where: { $0.summary.imports.contains("CoreData") }) else { return nil }
        let entities = flatMap(\.entities)
        let classes = Dictionary(entities.map { ($0.name, $0.className ?? "NSManagedObject") }) { first, _ in first }
        var known: Set<String> = []
        let text = entities.filter { known.insert($0.name).inserted }.map { $0.declarations(classes) }.joined()
        guard !text.isEmpty else { return nil }
        return derived.file(
            path: "\(ProjectFolder.stubs)/zoetrope-models.swift", in: folder,
            text: [UInt8]("import CoreData\nimport Foundation\n\(text)".utf8))
    }

    /// The statement that has Core Data find the models; empty if nothing uses it.
    func registration(in index: ProjectIndex) -> String {
        guard !isEmpty, index.files.contains(where: { $0.summary.imports.contains("CoreData") }) else { return "" }
        let models = map { model in
            let entities = model.entities.map { entity in
                entity.description { name in
                    index.type(named: name) != nil && index.superclasses(of: name).last == "NSManagedObject"
                }
            }
            return "(name: \(model.name.literal), entities: [\(entities.joined(separator: ",\n"))])"
        }
        return "CoreData.NSManagedObjectModel.register([\(models.joined(separator: ",\n"))])\n"
    }
}
