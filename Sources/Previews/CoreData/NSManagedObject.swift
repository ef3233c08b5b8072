import Foundation
import UIKit

/// What a request can have found.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of an app's data, whose values are read and set by their names.
///
/// Attributes are held as they are set, and relationships as the identifiers of the objects at the other end, whose own
/// relationship changes with them.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValues {
    /// The object's kind.
    public let entity: NSEntityDescription
    /// What identifies the object.
    open internal(set) var objectID: NSManagedObjectID
    /// The context that the object is in.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// Whether the object was deleted from its context, and that is not saved.
    open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) == true }
    /// Whether the object is new, and was not saved.
    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
    /// Whether the object has changed since it was saved.
    open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
    /// Whether there is something to save.
    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether the object's values are not in memory: they always are.
    open var isFault: Bool { false }
    /// How often the object turned into a fault: never.
    open var faultingState: Int { 0 }

    /// The values by their names: attributes, and the identifiers of others.
    var values: [String: Any] = [:]
    /// The values that were saved last; nil for an object that was not.
    var saved: [String: Any]?

    /// Makes an object of a kind, with the values that the model says, and has it be saved with its context's changes.
    ///
    /// - Parameters:
    ///   - entity: the kind.
    ///   - context: the context; nil for an object that is in none yet.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectContext.makeID(of: entity)
        super.init()
        values = entity.attributesByName.compactMapValues(\.defaultValue)
        context?.insert(self)
    }

    /// Makes an object of the class's kind in a context.
    ///
    /// Ends the program if the model has no entity of the class, as an exception does on iOS.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.entity(of: Self.self), insertInto: moc)
    }

    /// The kind of the class's objects.
    open class func entity() -> NSEntityDescription {
        NSManagedObjectModel.entity(of: self) ?? NSEntityDescription()
    }

    /// A request for all objects of the class's kind.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    // MARK: What subclasses do on the way

    /// Is called once for a new object.
    open func awakeFromInsert() {}
    /// Is called for an object that comes from the store into a context.
    open func awakeFromFetch() {}
    /// Is called before the object is saved, or its deletion is.
    open func willSave() {}
    /// Is called when the object was saved.
    open func didSave() {}
    /// Is called before the object is deleted.
    open func prepareForDeletion() {}
    /// Is called before the object turns into a fault: never.
    open func willTurnIntoFault() {}
    /// Is called when the object turned into a fault: never.
    open func didTurnIntoFault() {}
    /// Throws why a new object can't be saved.
    open func validateForInsert() throws { try validate() }
    /// Throws why a changed object can't be saved.
    open func validateForUpdate() throws { try validate() }
    /// Throws why an object can't be deleted.
    open func validateForDelete() throws {}

    private func validate() throws {
        for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
            let isMissing =
                if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
                    others(relationship).isEmpty
                } else {
                    values[name] == nil
                }
            guard isMissing, !property.isOptional, !Self.isNumber(property) else { continue }
            throw NSError(
                domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
                userInfo: [
                    NSLocalizedDescriptionKey: "\(name) is a required value.", NSValidationKeyErrorKey: name,
                    NSValidationObjectErrorKey: self,
                ])
        }
    }

    /// Whether a property is a number, which is 0 where it was never set.
    private static func isNumber(_ property: NSPropertyDescription) -> Bool {
        guard let attribute = property as? NSAttributeDescription else { return false }
        let type = attribute.attributeType.rawValue
        return (100...600).contains(type) || attribute.attributeType == .booleanAttributeType
    }

    // MARK: Values by their names

    /// Returns a value by its name: numbers as `NSNumber`, other objects as such, several as `NSSet` or `NSOrderedSet`.
    ///
    /// - Returns: the value; nil if it is nil, or the object has none of the name.
    open func value(forKey key: String) -> Any? {
        if let relationship = entity.relationshipsByName[key] {
            let objects = others(relationship)
            guard relationship.isToMany else { return objects.first }
            return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        }
        guard let value = values[key] else {
            let isValue = entity.attributesByName[key] != nil
            return isValue ? nil : key == "objectID" ? objectID : Mirror.value(of: self, key)
        }
        return value as? NSNumber ?? value
    }

    /// Sets a value by its name.
    open func setValue(_ value: Any?, forKey key: String) {
        if let relationship = entity.relationshipsByName[key] {
            set(Self.objects(in: value), of: relationship)
        } else if let value {
            values[key] = value
        } else {
            values[key] = nil
        }
        managedObjectContext?.noteChange(of: self)
    }

    /// Returns a value without telling anybody; see ``value(forKey:)``.
    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

    /// Sets a value without telling anybody.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        if entity.relationshipsByName[key] == nil { values[key] = value } else { setValue(value, forKey: key) }
    }

    /// Sets values by their names.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// Returns values by their names; what is nil is `NSNull`.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }

    /// Is called before a value is read: does nothing, as values are always in memory.
    open func willAccessValue(forKey key: String?) {}
    /// Is called when a value was read: does nothing.
    open func didAccessValue(forKey key: String?) {}
    /// Is called before a value is set: does nothing.
    open func willChangeValue(forKey key: String) {}
    /// Is called when a value was set by its primitive: has it be saved.
    open func didChangeValue(forKey key: String) { managedObjectContext?.noteChange(of: self) }

    /// The values that were set since the object was saved, by their names.
    open func changedValues() -> [String: Any] {
        let names = Set(values.keys).union(saved?.keys.map { $0 } ?? [])
        let changed = names.filter { !Self.areSame(values[$0], saved?[$0]) }
        return Dictionary(uniqueKeysWithValues: changed.map { ($0, value(forKey: $0) ?? NSNull()) })
    }

    /// The values that were saved last; of all names for nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        (saved ?? [:]).filter { name, _ in keys?.contains(name) ?? true }
    }

    static func areSame(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    // MARK: What @NSManaged becomes

    /// Returns a property's value.
    ///
    /// Ends the program where there is none and the type has no other for that.
    public final func managedValue<Value>(_ name: String) -> Value {
        let raw = value(forKey: name)
        if let value = raw as? Value { return value }
        if raw == nil, let zero = 0 as NSNumber as? Value { return zero }
        if raw == nil, let no = false as? Value { return no }
        if let values = raw as? NSOrderedSet, let set = NSSet(array: values.array) as? Value { return set }
        if let number = raw as? NSNumber, let value = Self.converted(number, to: Value.self) { return value }
        let found = raw.map { "is \(type(of: $0))" } ?? "is nil"
        fatalError("\(name) of \(entity.name ?? "an object") \(found), and not \(Value.self)")
    }

    private static func converted<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
        let candidates: [Any] = [
            number.boolValue, number.intValue, number.int16Value, number.int32Value, number.int64Value,
            number.doubleValue, number.floatValue, number.decimalValue,
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }

    /// Sets a property's value.
    public final func setManagedValue<Value>(_ value: Value, _ name: String) {
        setValue(unwrapped(value), forKey: name)
    }

    /// Adds objects to those of a relationship.
    ///
    /// - Parameters:
    ///   - added: an object, or a set of some.
    ///   - name: the relationship's name.
    ///   - index: where the objects are put; nil for the end.
    public final func addManaged(_ added: Any?, to name: String, at index: Int? = nil) {
        guard let relationship = entity.relationshipsByName[name] else { return }
        var objects = others(relationship)
        let new = Self.objects(in: added).filter { !objects.contains($0) }
        objects.insert(contentsOf: new, at: min(max(index ?? objects.count, 0), objects.count))
        set(objects, of: relationship)
        managedObjectContext?.noteChange(of: self)
    }

    /// Removes objects from those of a relationship.
    ///
    /// - Parameters:
    ///   - removed: an object, a set of some, or the place of one.
    ///   - name: the relationship's name.
    public final func removeManaged(_ removed: Any?, from name: String) {
        guard let relationship = entity.relationshipsByName[name] else { return }
        var objects = others(relationship)
        if let index = removed as? Int {
            if objects.indices.contains(index) { objects.remove(at: index) }
        } else {
            let gone = Self.objects(in: removed)
            objects.removeAll(where: gone.contains)
        }
        set(objects, of: relationship)
        managedObjectContext?.noteChange(of: self)
    }

    // MARK: Relationships

    /// The objects at the other end of a relationship.
    func others(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
        let ids = values[relationship.name] as? [NSManagedObjectID] ?? []
        return ids.compactMap { managedObjectContext?.objectIfThere(with: $0) }
    }

    private static func objects(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let array as [NSManagedObject]: array
        case let array as NSArray: array.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    /// Sets the objects at the other end of a relationship, which have this one at theirs then.
    private func set(_ objects: [NSManagedObject], of relationship: NSRelationshipDescription) {
        let former = others(relationship)
        for object in objects where object.managedObjectContext == nil { managedObjectContext?.insert(object) }
        values[relationship.name] = objects.isEmpty ? nil : objects.map(\.objectID)
        guard let inverse = relationship.inverseRelationship else { return }
        for object in former where !objects.contains(object) { object.drop(self, from: inverse) }
        for object in objects where !former.contains(object) { object.take(self, into: inverse) }
    }

    private func take(_ object: NSManagedObject, into relationship: NSRelationshipDescription) {
        let present = others(relationship)
        guard !present.contains(object) else { return }
        if !relationship.isToMany, let inverse = relationship.inverseRelationship {
            for other in present { other.drop(self, from: inverse) }
        }
        let kept = relationship.isToMany ? present : []
        values[relationship.name] = (kept + [object]).map(\.objectID)
        managedObjectContext?.noteChange(of: self)
    }

    /// Removes an object from those of a relationship, whose other end has been changed.
    func drop(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
        let ids = values[relationship.name] as? [NSManagedObjectID] ?? []
        let kept = ids.filter { $0 != object.objectID }
        guard kept.count < ids.count else { return }
        values[relationship.name] = kept.isEmpty ? nil : kept
        managedObjectContext?.noteChange(of: self)
    }
}

extension Mirror {
    /// Returns a stored property of an object by its name; nil if there is none.
    fileprivate static func value(of object: Any, _ name: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let child = level.children.first(where: { $0.label == name }) {
                return unwrapped(child.value)
            }
            mirror = level.superclassMirror
        }
        return nil
    }
}

/// Makes an object of a class in a context through a metatype, as a preview's code does where it says `Entity(context: context)`.
///
/// Ends the program if the model has no entity of the class, as an exception does on iOS.
public func zoetropeMake<Object: NSManagedObject>(_ type: Object.Type, context: NSManagedObjectContext) -> Object {
    guard let object = context.entity(of: type).makeObject(in: context) as? Object else {
        fatalError("the data model makes no object of the class \(type)")
    }
    return object
}

/// Makes an object of an entity's class through a metatype, as a preview's code does where it says
/// `Entity(entity: entity, insertInto: context)`.
///
/// Ends the program if the entity's class is another one, as an exception does on iOS.
public func zoetropeMake<Object: NSManagedObject>(
    _ type: Object.Type, entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
) -> Object {
    guard let object = entity.makeObject(in: context) as? Object else {
        fatalError("the entity \(entity.name ?? "") makes no object of the class \(type)")
    }
    return object
}

extension NSManagedObjectContext {
    /// The kind of objects of a class, in the context's model or in any of the app's; ends the program if there is none.
    fileprivate func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        guard let entity = model?.entity(of: type) ?? NSManagedObjectModel.entity(of: type) else {
            fatalError("the data model has no entity of the class \(type)")
        }
        return entity
    }
}
