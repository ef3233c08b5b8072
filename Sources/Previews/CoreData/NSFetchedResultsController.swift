import Foundation
import UIKit

/// What a change did to an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// A section of what a request asks for.
public protocol NSFetchedResultsSectionInfo {
    /// The value by which its objects are in it.
    var name: String { get }
    /// The text for an index beside a list.
    var indexTitle: String? { get }
    /// How many objects it has.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// Who is told what changes in what a request asks for.
///
/// All methods are optional.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Is called for each object: `indexPath` is where it was, `newIndexPath` where it is.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Is called for each section.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Is called before the others.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Is called after the others.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Returns the text of a section for an index beside a list.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Returns the name's first letter as a capital.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// What a request asks for in sections, for a list that is told of changes.
open class NSFetchedResultsController<ResultType>: NSObject {
    /// What is asked for.
    open var fetchRequest: NSFetchRequest<ResultType> {
        // The request of a controller that stands for another one is not asked.
        request as? NSFetchRequest<ResultType> ?? NSFetchRequest()
    }
    /// The context that is asked.
    open var managedObjectContext: NSManagedObjectContext { results.context }
    /// The name of the value by which objects are in sections; nil for one section.
    open var sectionNameKeyPath: String? { results.sectionNameKeyPath }
    /// The name of a file that sections would be kept in: has no effect.
    public let cacheName: String?
    /// Who is told of changes, once the request has run.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        didSet { results.delegate = delegate }
    }

    private let request: Any
    private let results: FetchedResults

    /// Makes a controller of a request, which has not run.
    ///
    /// - Parameters:
    ///   - fetchRequest: what is asked for, in order: first by the value that makes the sections.
    ///   - context: the context that is asked.
    ///   - sectionNameKeyPath: the name of the value by which objects are in sections; nil for one section.
    ///   - name: has no effect.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        request = fetchRequest
        cacheName = name
        results = FetchedResults(context, by: sectionNameKeyPath) { try $0.objects(for: fetchRequest) }
        super.init()
        results.owner = { [weak self] in
            guard let self else { return nil }
            return self as? NSFetchedResultsController<any NSFetchRequestResult> ?? .init(for: self.results, self)
        }
    }

    /// Makes a controller that shows what another one has, whose objects are of a class of their own.
    fileprivate init(for results: FetchedResults, _ other: NSObject) {
        request = other
        cacheName = nil
        self.results = results
        super.init()
    }

    /// Has the request run.
    ///
    /// - Throws: an error if the model has no kind of the request's name.
    open func performFetch() throws { try results.fetch() }

    /// All objects in order; nil before the request has run.
    open var fetchedObjects: [ResultType]? {
        results.isFetched ? results.objects.compactMap { $0 as? ResultType } : nil
    }
    /// The sections; nil before the request has run.
    open var sections: [any NSFetchedResultsSectionInfo]? { results.isFetched ? results.sections : nil }
    /// The texts of the sections for an index beside a list.
    open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

    /// Returns the object of a place; ends the program if there is none.
    open func object(at indexPath: IndexPath) -> ResultType {
        results.sections[indexPath.section].members[indexPath.item] as! ResultType
    }

    /// Returns the place of an object; nil if it is not among the results.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { object in results.place(of: object) }
    }

    /// Returns the text of a section for an index beside a list.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    /// Returns the section of a text of the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        results.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    /// Does nothing, as sections are kept in no file.
    open class func deleteCache(withName name: String?) {}
}
