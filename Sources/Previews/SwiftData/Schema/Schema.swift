/// The classes whose objects a container keeps.
public final class Schema: @unchecked Sendable {
    /// The number of a schema's state: that of today, or one that it had.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The parts of the number.
        public let major, minor, patch: Int

        /// Makes a number of its parts.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }

        /// The parts with dots between them.
        public var description: String { "\(major).\(minor).\(patch)" }

        /// Returns whether one was before another.
        public static func < (one: Version, other: Version) -> Bool {
            (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
        }
    }

    /// The number of the schema's state.
    public let version: Version
    /// The number of this state.
    public var schemaEncodingVersion: Version { version }
    let types: [any PersistentModel.Type]

    /// Makes a schema of classes.
    ///
    /// - Parameters:
    ///   - types: the classes.
    ///   - version: the number of the schema's state.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (types, version)
    }

    /// Makes a schema of classes.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Makes a schema of the classes of one of its states.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The classes with what is said of their properties.
    public var entities: [Entity] { types.map(Entity.init) }
    /// The classes by their names.
    public var entitiesByName: [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns a class with what is said of its properties; nil for one that the schema does not have.
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
        types.contains { $0 == type } ? Entity(type) : nil
    }

    /// Returns the name by which a class is known.
    public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }
}

extension Schema: Hashable {
    private var identity: [ObjectIdentifier] { types.map { ObjectIdentifier($0) } }

    /// Returns whether both have the same classes and number.
    public static func == (one: Schema, other: Schema) -> Bool {
        one.version == other.version && one.identity == other.identity
    }

    /// Adds the classes to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
