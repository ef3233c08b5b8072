import UIKit

extension Selector {
    #if canImport(ObjectiveC)
        static let stackPanned = #selector(StackView.panned(_:))
        static let stackTapped = #selector(StackView.tapped(_:))
        static let stackFrame = #selector(StackTicker.frame(_:))
    #else
        @MainActor static let stackPanned = Selector(StackView.panned(_:))
        @MainActor static let stackTapped = Selector(StackView.tapped(_:))
        @MainActor static let stackFrame = Selector(StackTicker.frame(_:))
    #endif
}
