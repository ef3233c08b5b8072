/// An object that a context keeps, of a class that is marked with `@Model`.
///
/// The preview compiler gives such a class what is asked for here.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// What is known of the object beside the values of its properties.
    var zoetropeRecord: ModelRecord { get }
    /// The properties that are kept, and what is said of each.
    static var zoetropeProperties: [PersistedProperty] { get }
    /// The groups of properties in all of which no two objects are equal.
    static var zoetropeUniqueness: [ModelUniqueness] { get }
}

extension PersistentModel {
    /// No groups.
    public static var zoetropeUniqueness: [ModelUniqueness] { [] }

    /// What tells the object from all others of the stage.
    public var persistentModelID: PersistentIdentifier { zoetropeRecord.identifier(of: self) }
    /// What tells the object from all others, unless the class has something else that does.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object is in; nil for none.
    public var modelContext: ModelContext? { zoetropeRecord.presentContext }
    /// Whether the object is deleted, and that is not saved yet.
    public var isDeleted: Bool { zoetropeRecord.isDeleted }
    /// Whether the object has changed since it was saved.
    public var hasChanges: Bool { zoetropeRecord.hasChanges }

    /// Returns whether both are the same object.
    public static func == (one: Self, other: Self) -> Bool { one === other }
    /// Adds the object's identity to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
