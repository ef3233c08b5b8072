import Foundation

/// What identifies an object in all contexts, from its first moment on.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// The kind of the object.
    public let entity: NSEntityDescription
    /// Whether the object has never been saved.
    public internal(set) var isTemporaryID = true
    /// The store that the object is in.
    public internal(set) weak var persistentStore: NSPersistentStore?
    private let number: Int

    init(_ entity: NSEntityDescription, number: Int) {
        self.entity = entity
        self.number = number
    }

    /// The identifier as an address.
    public func uriRepresentation() -> URL {
        URL(string: "x-coredata://store/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)")!
    }

    /// Whether an address is of the object, saved or not.
    func isMeant(by url: URL) -> Bool {
        url.lastPathComponent.dropFirst() == "\(number)"
            && url.deletingLastPathComponent().lastPathComponent == entity.name
    }
}
