import Foundation

/// The kinds of objects of an app's data and what they hold, as a data model file describes them.
public final class NSManagedObjectModel: NSObject, @unchecked Sendable {
    /// The models of the app, by the names of their files without extensions.
    nonisolated(unsafe) private static var models: [(name: String, model: NSManagedObjectModel)] = []

    /// The kinds of objects, by no particular order.
    public private(set) var entities: [NSEntityDescription]

    /// The kinds of objects by their names.
    public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Makes a model of kinds of objects.
    public init(_ entities: [NSEntityDescription] = []) {
        self.entities = entities
        super.init()
        for entity in entities { entity.model = self }
    }

    /// Finds the model that was compiled of a file in the app; nil if the app has none of the file's name.
    ///
    /// - Parameter url: the file, of which the name counts: `Notes.momd`, `Notes.mom` or `Notes.xcdatamodeld`.
    public convenience init?(contentsOf url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        guard let model = Self.models.first(where: { $0.name == name })?.model else { return nil }
        self.init(model.entities)
    }

    /// Returns a model of all kinds of objects of the app.
    ///
    /// - Parameter bundles: has no effect: there is one app.
    /// - Returns: the model; nil if the app has none.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        models.isEmpty ? nil : NSManagedObjectModel(models.flatMap(\.model.entities))
    }

    /// Has models be found by their names, and no others.
    ///
    /// - Parameter models: the kinds of objects of each file.
    public static func register(_ models: [(name: String, entities: [NSEntityDescription])]) {
        self.models = models.map { ($0.name, NSManagedObjectModel($0.entities)) }
    }

    /// Returns the app's model of a name, or the one that it has; nil if it has none.
    static func named(_ name: String) -> NSManagedObjectModel? {
        models.first { $0.name == name }?.model ?? (models.count == 1 ? models[0].model : mergedModel(from: nil))
    }

    /// Returns the kind of objects of a class.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? { entities.first { $0.type == type } }

    /// Returns the kind of objects of a class, in any of the app's models.
    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        models.lazy.compactMap { $0.model.entity(of: type) }.first
    }
}
