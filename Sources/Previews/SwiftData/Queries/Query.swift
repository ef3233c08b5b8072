import SwiftUI

/// The objects of a class that a view shows, asked for again when they change.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: Sequence>: ConnectedProperty where Result.Element == Element {
    private final class Box {
        var fetch: QueryFetch<Element>
        init(_ fetch: QueryFetch<Element>) { self.fetch = fetch }
    }

    private let box: Box
    private let convert: ([Element]) -> Result

    // Not in the extension: a property that is made by it alone has no part in its view's own initialiser.
    /// Makes one of all objects of the class.
    public init() where Result == [Element] { self.init(FetchDescriptor(), shownBy: nil) }

    /// The objects; none until the view is shown.
    public var wrappedValue: Result { convert(box.fetch.results) }
    /// Why there are none; nil if nothing is wrong.
    public var fetchError: (any Error)? { box.fetch.error }
    /// The context that is asked.
    public var modelContext: ModelContext { box.fetch.context ?? EnvironmentValues().modelContext }

    /// Connects it to what is kept, and to the context of the view's environment.
    @MainActor
    public func connect(_ connection: PropertyConnection) {
        if let kept = connection.stored as? QueryFetch<Element> {
            if kept !== box.fetch {
                kept.take(box.fetch)
                box.fetch = kept
            }
        } else {
            let fetch = box.fetch
            connection.stored = fetch
            connection.end = { fetch.end() }
        }
        box.fetch.begin(connection.environment.modelContext, connection)
    }
}

extension Query where Result == [Element] {
    private init(_ descriptor: FetchDescriptor<Element>, shownBy transaction: Transaction?) {
        box = Box(QueryFetch(descriptor, transaction))
        convert = { $0 }
    }

    private static func transaction(_ animation: Animation) -> Transaction { Transaction(animation: animation) }

    /// Makes one of all objects of the class.
    ///
    /// - Parameter animation: how changes are shown.
    public init(animation: Animation) { self.init(FetchDescriptor(), shownBy: Self.transaction(animation)) }

    /// Makes one of all objects of the class.
    ///
    /// - Parameter transaction: how changes are shown.
    public init(transaction: Transaction) { self.init(FetchDescriptor(), shownBy: transaction) }

    // MARK: Requests

    /// Makes one of what a request asks for.
    ///
    /// - Parameters:
    ///   - descriptor: the request.
    ///   - transaction: how changes are shown; nil for as they are anyway.
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor, shownBy: transaction)
    }

    /// Makes one of what a request asks for.
    ///
    /// - Parameters:
    ///   - descriptor: the request.
    ///   - animation: how changes are shown.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor, shownBy: Self.transaction(animation))
    }

    // MARK: Descriptors of an order

    /// Makes one of objects that fulfil a condition.
    ///
    /// - Parameters:
    ///   - filter: the condition; nil for all objects.
    ///   - descriptors: the order.
    ///   - transaction: how changes are shown; nil for as they are anyway.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), shownBy: transaction)
    }

    /// Makes one of objects that fulfil a condition.
    ///
    /// - Parameters:
    ///   - filter: the condition; nil for all objects.
    ///   - descriptors: the order.
    ///   - animation: how changes are shown.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors), shownBy: Self.transaction(animation))
    }

    // MARK: Properties by which objects are ordered

    /// Makes one of objects that fulfil a condition.
    ///
    /// - Parameters:
    ///   - filter: the condition; nil for all objects.
    ///   - keyPath: the property by which they are ordered.
    ///   - order: whether small values come first.
    ///   - transaction: how changes are shown; nil for as they are anyway.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        let descriptor = FetchDescriptor(predicate: filter, sortBy: [Self.order(by: keyPath, order)])
        self.init(descriptor, shownBy: transaction)
    }

    /// Makes one of objects that fulfil a condition.
    ///
    /// - Parameters:
    ///   - filter: the condition; nil for all objects.
    ///   - keyPath: the property by which they are ordered.
    ///   - order: whether small values come first.
    ///   - animation: how changes are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
        animation: Animation
    ) {
        let descriptor = FetchDescriptor(predicate: filter, sortBy: [Self.order(by: keyPath, order)])
        self.init(descriptor, shownBy: Self.transaction(animation))
    }

    /// Makes one of objects that fulfil a condition.
    ///
    /// - Parameters:
    ///   - filter: the condition; nil for all objects.
    ///   - keyPath: the property by which they are ordered, those without a value first.
    ///   - order: whether small values come first.
    ///   - transaction: how changes are shown; nil for as they are anyway.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) {
        let descriptor = FetchDescriptor(predicate: filter, sortBy: [Self.order(by: keyPath, order)])
        self.init(descriptor, shownBy: transaction)
    }

    /// Makes one of objects that fulfil a condition.
    ///
    /// - Parameters:
    ///   - filter: the condition; nil for all objects.
    ///   - keyPath: the property by which they are ordered, those without a value first.
    ///   - order: whether small values come first.
    ///   - animation: how changes are shown.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
        animation: Animation
    ) {
        let descriptor = FetchDescriptor(predicate: filter, sortBy: [Self.order(by: keyPath, order)])
        self.init(descriptor, shownBy: Self.transaction(animation))
    }

    // What is ordered so is never handed to another thread.

    private static func order<Value: Comparable>(
        by path: KeyPath<Element, Value>, _ order: SortOrder
    ) -> SortDescriptor<Element> {
        SortDescriptor(unsafeBitCast(path, to: (KeyPath<Element, Value> & Sendable).self), order: order)
    }

    private static func order<Value: Comparable>(
        by path: KeyPath<Element, Value?>, _ order: SortOrder
    ) -> SortDescriptor<Element> {
        SortDescriptor(unsafeBitCast(path, to: (KeyPath<Element, Value?> & Sendable).self), order: order)
    }
}
