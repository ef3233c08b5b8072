extension Schema {
    /// A property of a class that has values.
    public struct Attribute: Hashable, Sendable {
        /// What may be said of such a property.
        public struct Option: Hashable, Sendable {
            private let name: String

            private init(_ name: String) { self.name = name }

            /// No two objects of the class have the same value.
            public static let unique = Option("unique")
            /// The value is kept beside the others.
            public static let externalStorage = Option("externalStorage")
            /// The value would be encrypted.
            public static let allowsCloudEncryption = Option("allowsCloudEncryption")
            /// The value would be kept of objects that are deleted.
            public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
            /// The value would be found by the phone's search.
            public static let spotlight = Option("spotlight")
            /// The value is not kept.
            public static let ephemeral = Option("ephemeral")
            /// The value is read and written as one, as a coder has it.
            public static let codable = Option("codable")

            /// Returns that values would be changed by a transformer of a name.
            public static func transformable(by transformerName: String) -> Option { Option("transformable") }
            /// Returns that values would be changed by a transformer of a class.
            public static func transformable<Transformer>(by transformerType: Transformer.Type) -> Option {
                Option("transformable")
            }
        }

        /// The property's name.
        public let name: String
        /// The name that it had.
        public let originalName: String
        /// What is said of it.
        public let options: [Option]
        /// Whether no two objects of the class have the same value.
        public var isUnique: Bool { options.contains(.unique) }

        init(_ property: PersistedProperty) {
            name = property.name
            originalName = property.description.originalName ?? property.name
            options = property.description.options
        }
    }
}
