// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// A kind of objects of an app's data: a name, a class, and the properties of its objects.
public class NSEntityDescription: NSObject, @unchecked Sendable {
    /// The name by which it is asked for.
    public var name: String?
    /// The name of the class of its objects.
    public var managedObjectClassName: String!
    /// Whether no objects are of this very kind.
    public var isAbstract: Bool
    /// What its objects hold beside what those of the kind above do.
    public var properties: [NSPropertyDescription] {
        didSet { named = nil }
    }
    /// The name of the kind that it is one of; nil for none.
    let parent: String?
    /// The class of its objects.
    let type: NSManagedObject.Type
    private let make: (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    /// The model that it is of, which outlives it.
    unowned(unsafe) var model: NSManagedObjectModel?

    /// Makes a kind of plain objects without properties.
    public override convenience init() {
        self.init(name: nil, type: NSManagedObject.self) { NSManagedObject(entity: $0, insertInto: $1) }
    }

    /// Makes a kind of objects.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - parent: the name of the kind that it is one of.
    ///   - isAbstract: whether no objects are of this very kind.
    ///   - type: the class of its objects.
    ///   - properties: what they hold.
    ///   - make: makes an object of the class.
    public init(
        name: String?, parent: String? = nil, isAbstract: Bool = false, type: NSManagedObject.Type,
        properties: [NSPropertyDescription] = [],
        make: @escaping (NSEntityDescription, NSManagedObjectContext?) -> NSManagedObject
    ) {
        self.name = name
        self.parent = parent
        self.isAbstract = isAbstract
        self.type = type
        self.properties = properties
        self.make = make
        managedObjectClassName = String(describing: type)
        super.init()
        for property in properties { property.entity = self }
    }

    /// The kind that it is one of.
    public var superentity: NSEntityDescription? { parent.flatMap { model?.entitiesByName[$0] } }
    /// The kinds that are some of it, those right below.
    public var subentities: [NSEntityDescription] { model?.entities.filter { $0.parent == name } ?? [] }

    /// Whether it is a kind or one below that.
    public func isKindOf(entity: NSEntityDescription) -> Bool {
        name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// All properties of its objects by their names, those of kinds above included.
    public var propertiesByName: [String: NSPropertyDescription] { byName.all }
    /// Its attributes by their names.
    public var attributesByName: [String: NSAttributeDescription] { byName.attributes }
    /// Its relationships by their names.
    public var relationshipsByName: [String: NSRelationshipDescription] { byName.relationships }

    private struct Named {
        let all: [String: NSPropertyDescription]
        let attributes: [String: NSAttributeDescription]
        let relationships: [String: NSRelationshipDescription]
    }
    /// The properties by their names, once the kind is in a model.
    private var named: Named?
    private var byName: Named {
        if let named { return named }
        let own = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
        let all = own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
        let made = Named(
            all: all, attributes: all.compactMapValues { $0 as? NSAttributeDescription },
            relationships: all.compactMapValues { $0 as? NSRelationshipDescription })
        if model != nil { named = made }
        return made
    }

    /// Makes an object of it.
    func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject { make(self, context) }

    /// Finds the kind of objects of a name; nil if the model has none.
    public class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        context.model?.entitiesByName[name]
    }

    /// Makes an object and has it be saved with the next change.
    ///
    /// Ends the program if the model has no kind of the name, as an exception does on iOS.
    public class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: name, in: context) else {
            fatalError("the data model has no entity '\(name)'")
        }
        return entity.makeObject(in: context)
    }
}

/// Something that objects hold.
public class NSPropertyDescription: NSObject, @unchecked Sendable {
    /// The name by which it is read and set.
    public var name = ""
    /// Whether it may be nil when the object is saved.
    public var isOptional = true
    /// Whether it is kept in memory only.
    public var isTransient = false
    /// What else the model says of it.
    public var userInfo: [AnyHashable: Any]?
    /// The kind of objects that has it.
    public internal(set) unowned(unsafe) var entity: NSEntityDescription?
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// A value that objects hold: a text, a number, a date.
public class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The type of the values.
    public var attributeType = NSAttributeType.undefinedAttributeType
    /// The value of new objects.
    public var defaultValue: Any?

    /// Makes an attribute.
    public convenience init(
        name: String, type: NSAttributeType, isOptional: Bool = true, defaultValue: Any? = nil
    ) {
        self.init()
        self.name = name
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        attributeType = type
    }
}

/// What becomes of the objects at the other end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Other objects that objects are related to.
public class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// Whether there can be more than one.
    public var isToMany: Bool { maxCount != 1 }
    /// Whether they have an order.
    public var isOrdered = false
    /// How many there are at most; 0 for any number.
    public var maxCount = 0
    /// How many there are at least.
    public var minCount = 0
    /// What becomes of them when the object is deleted.
    public var deleteRule = NSDeleteRule.nullifyDeleteRule
    private var destination = ""
    private var inverse: String?

    /// Makes a relationship.
    public convenience init(
        name: String, to destination: String, inverse: String?, isToMany: Bool, isOrdered: Bool = false,
        isOptional: Bool = true, deleteRule: NSDeleteRule = .nullifyDeleteRule
    ) {
        self.init()
        self.name = name
        self.destination = destination
        self.inverse = inverse
        self.isOrdered = isOrdered
        self.isOptional = isOptional
        self.deleteRule = deleteRule
        maxCount = isToMany ? 0 : 1
    }

    /// The kind of the objects at the other end.
    public var destinationEntity: NSEntityDescription? { entity?.model?.entitiesByName[destination] }
    /// The same relationship as the other end sees it.
    public var inverseRelationship: NSRelationshipDescription? {
        inverse.flatMap { destinationEntity?.relationshipsByName[$0] }
    }
}
