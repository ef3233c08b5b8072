/// What is wrong with what is asked of a container or a context.
public struct SwiftDataError: Error, Hashable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// An identifier of no object.
    public static let missingModelContext = SwiftDataError("missingModelContext")
    /// A model that can't be deleted, as others need it.
    public static let includePendingChangesWithBatchSize = SwiftDataError("includePendingChangesWithBatchSize")
    /// A request whose condition can't be answered.
    public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
    /// A request whose order can't be had.
    public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")
    /// A request for a property that is none of the model's.
    public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
    /// A container that can't be made.
    public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
    /// A configuration that names nothing.
    public static let configurationFileNameContainsInvalidCharacters =
        SwiftDataError("configurationFileNameContainsInvalidCharacters")
    /// A configuration whose name is too long.
    public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
    /// Two configurations for one file.
    public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
    /// A configuration whose schema the container's does not have.
    public static let configurationSchemaNotFoundInContainerSchema =
        SwiftDataError("configurationSchemaNotFoundInContainerSchema")
    /// A version of a schema that the store does not have.
    public static let unknownSchema = SwiftDataError("unknownSchema")
    /// A version of a schema that was made later than that of the program.
    public static let backwardMigration = SwiftDataError("backwardMigration")
    /// A change of the program's that the store may not have.
    public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
    /// A value that a model must not have.
    public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
}
