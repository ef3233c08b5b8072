import Foundation
import MapKit
import Testing

@testable import StageTime

/// Words that are completed to names of places, as in chavalk/uber-swiftui-tutorial.
@MainActor @Suite(.serialized) struct LocalSearchCompleterTests {
    private final class Listener: NSObject, MKLocalSearchCompleterDelegate {
        var heard = 0
        func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { heard += 1 }
    }

    @Test func itsDelegateHearsThatThereAreNone() {
        let clock = FrameClock()
        let (completer, listener) = (MKLocalSearchCompleter(), Listener())
        clock.perform {
            completer.delegate = listener
            completer.queryFragment = "Cup"
        }
        #expect(listener.heard == 0)
        clock.setTime(clock.time + 1)
        clock.runDueWork()
        #expect(listener.heard == 1 && completer.results.isEmpty && !completer.isSearching)
    }
}
