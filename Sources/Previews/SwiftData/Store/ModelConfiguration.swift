/// How a container keeps its objects: in memory, whatever is said, as long as the stage is there.
public struct ModelConfiguration: DataStoreConfiguration, Hashable, Identifiable, Sendable {
    /// Where objects would be kept for several apps.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String?

        private init(_ name: String?) { self.name = name }

        /// In the app's first group.
        public static var automatic: GroupContainer { GroupContainer(nil) }
        /// In none.
        public static var none: GroupContainer { GroupContainer("") }
        /// Returns that of a group.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(groupName) }
    }

    /// Where objects would be kept for a person's devices.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String?

        private init(_ name: String?) { self.name = name }

        /// In that of the app's first container.
        public static var automatic: CloudKitDatabase { CloudKitDatabase(nil) }
        /// In none.
        public static var none: CloudKitDatabase { CloudKitDatabase("") }
        /// Returns that of a container.
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(privateDBName) }
    }

    /// The configuration's name.
    public let name: String
    /// The file that would have the objects, by which containers have the same ones.
    public let url: URL
    /// The classes whose objects are kept; nil for those of the container.
    public var schema: Schema?
    /// Whether other containers of the same file have other objects.
    public let isStoredInMemoryOnly: Bool
    /// Whether objects would be written to the file.
    public let allowsSave: Bool
    /// The name of the group that would have the file; nil for none.
    public var groupAppContainerIdentifier: String?
    /// The name of the container that would have the objects; nil for none.
    public var cloudKitContainerIdentifier: String?
    /// The configuration's file.
    public var id: URL { url }

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - name: its name, by which the file is called.
    ///   - schema: the classes.
    ///   - isStoredInMemoryOnly: whether other containers of the name have other objects.
    ///   - allowsSave: whether objects would be written.
    ///   - groupContainer: the group that would have the file.
    ///   - cloudKitDatabase: where objects would be kept for other devices.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.schema = schema
        (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
        url = URL(fileURLWithPath: "/Library/Application Support/\(self.name).store")
    }

    /// Makes a configuration of a file.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - schema: the classes.
    ///   - url: the file.
    ///   - allowsSave: whether objects would be written.
    ///   - cloudKitDatabase: where objects would be kept for other devices.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? url.deletingPathExtension().lastPathComponent
        (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
        isStoredInMemoryOnly = false
    }

    /// Makes a configuration of classes.
    ///
    /// - Parameters:
    ///   - type: one of them.
    ///   - others: the others.
    ///   - isStoredInMemoryOnly: whether other containers of the name have other objects.
    public init(
        for type: any PersistentModel.Type, _ others: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

/// How a container keeps its objects.
public protocol DataStoreConfiguration {
    /// The configuration's name.
    var name: String { get }
    /// The classes whose objects are kept; nil for those of the container.
    var schema: Schema? { get set }
}
