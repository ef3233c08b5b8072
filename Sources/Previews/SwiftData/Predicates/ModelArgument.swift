// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension PredicateExpressions {
    /// A model in a condition of others: `#Predicate<Part> { $0.item == item }`.
    public struct ModelArgument<Output>: StandardPredicateExpression, @unchecked Sendable {
        private let model: Output

        fileprivate init(_ model: Output) { self.model = model }

        /// Returns the model.
        public func evaluate(_ bindings: PredicateBindings) -> Output { model }

        /// Can't be done: a model is in memory alone.
        ///
        /// - Parameter encoder: what would write it.
        /// - Throws: always.
        public func encode(to encoder: any Encoder) throws { throw SwiftDataError.unsupportedPredicate }

        /// Can't be done: a model is in memory alone.
        ///
        /// - Parameter decoder: what would read it.
        /// - Throws: always.
        public init(from decoder: any Decoder) throws { throw SwiftDataError.unsupportedPredicate }
    }

    /// Makes the part of a condition that is a model.
    public static func build_Arg<Model: PersistentModel>(_ model: Model) -> ModelArgument<Model> {
        ModelArgument(model)
    }

    /// Makes the part of a condition that may be a model.
    public static func build_Arg<Model: PersistentModel>(_ model: Model?) -> ModelArgument<Model?> {
        ModelArgument(model)
    }
}
