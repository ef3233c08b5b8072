import SwiftUI

/// What a property asks a context for, as long as its view is there.
final class QueryFetch<Element: PersistentModel>: ContextObserver {
    var descriptor: FetchDescriptor<Element>
    /// How what changes is shown; nil for as it is anyway.
    var transaction: Transaction?
    private(set) var results: [Element] = []
    /// Why there are no results.
    private(set) var error: (any Error)?
    private(set) weak var context: ModelContext?
    private weak var connection: PropertyConnection?
    private var isStale = true

    init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
        (self.descriptor, self.transaction) = (descriptor, transaction)
    }

    /// Takes over what a newer value of the view asks for.
    func take(_ other: QueryFetch) {
        (descriptor, transaction, isStale) = (other.descriptor, other.transaction, true)
    }

    /// Asks for the objects, if they may be others than before.
    ///
    /// The results stay the same until the view is evaluated again: its actions go by the places that it shows.
    @MainActor
    func begin(_ context: ModelContext, _ connection: PropertyConnection) {
        self.connection = connection
        if context !== self.context {
            end()
            self.context = context
            context.add(self)
            isStale = true
        }
        guard isStale else { return }
        do {
            (results, error) = (try context.fetch(descriptor), nil)
        } catch {
            (results, self.error) = ([], error)
        }
        isStale = false
    }

    func end() { context?.remove(self) }

    func contextWillChange() { connection?.willChange() }

    func contextDidChange() {
        isStale = true
        guard let connection else { return }
        if let transaction {
            withTransaction(transaction) { connection.invalidate() }
        } else {
            connection.invalidate()
        }
    }
}
