import Foundation
import class StageTime.DispatchQueue

/// What completes words to names of places: it finds none, as it would ask over the network.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    /// What is looked for.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
        /// Words to look for.
        public static let query = ResultType(rawValue: 4)
    }

    /// What is told that there are none.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The beginning of the words.
    open var queryFragment = "" { didSet { tell() } }
    /// The part of the Earth where it is looked for.
    open var region = MKCoordinateRegion()
    /// What is looked for.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which places of interest are looked for; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// What was found: nothing.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether it searches.
    open var isSearching: Bool { false }

    /// Makes one of no words.
    public override init() { super.init() }

    /// Does nothing: it has found nothing.
    open func cancel() {}

    private func tell() {
        DispatchQueue.main.async { [self] in delegate?.completerDidUpdateResults(self) }
    }
}

/// Hears of what words are completed to.
@preconcurrency
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    /// Is told that there is something else, or nothing.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Is not called: that nothing is found is no error.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Does nothing.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Does nothing.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A name of a place that words are completed to.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The name.
    open var title: String { "" }
    /// Where it is.
    open var subtitle: String { "" }
    /// Which letters of the name were looked for.
    open var titleHighlightRanges: [NSValue] { [] }
    /// Which letters of where it is were looked for.
    open var subtitleHighlightRanges: [NSValue] { [] }
}

extension MKLocalSearch.Request {
    /// Makes one of words that were completed.
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init()
        naturalLanguageQuery = completion.title
    }
}
