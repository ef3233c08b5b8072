import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// Packages of which a part is Objective-C's: ReactiveX/RxSwift's RxCocoa has objects between views and their delegates that inherit
/// from a class of that part.
extension CompiledProjectTests {
    /// A package of two modules that have the same helpers, each for itself.
    private func writeRelays() throws {
        let sources = ".build/checkouts/Relays/Sources"
        let helpers = """
            import Dispatch
            extension DispatchQueue {
                private static var token: DispatchSpecificKey<()> = {
                    let key = DispatchSpecificKey<()>()
                    DispatchQueue.main.setSpecific(key: key, value: ())
                    return key
                }()
                static var isMain: Bool { DispatchQueue.getSpecific(key: token) != nil }
            }
            func stop(_ text: @autoclosure () -> String, line: UInt = #line) -> Never { fatalError(text()) }

            """
        try write(
            helpers + "public func isOnMain() -> Bool { DispatchQueue.isMain }", to: "\(sources)/Basics/Basics.swift")
        try write(
            helpers + """
                import Basics
                import UIKit

                public protocol Relaying: AnyObject {
                    associatedtype Owner: AnyObject
                    associatedtype Delegate
                    static func current(of owner: Owner) -> Delegate?
                }

                extension Relaying {
                    static func held(by owner: Owner) -> AnyObject? { current(of: owner).map { $0 as AnyObject } }
                }

                public protocol HasDelegate: AnyObject {
                    associatedtype Delegate
                    var delegate: Delegate? { get set }
                }

                extension UIScrollView: HasDelegate { public typealias Delegate = UIScrollViewDelegate }

                open class Relay<Owner: AnyObject, Delegate>: _RXDelegateProxy {
                    private var before: [Selector: ([Any]) -> Void] = [:]
                    private var after: [Selector: ([Any]) -> Void] = [:]
                    private weak var owner: Owner?

                    public init(owner: Owner) {
                        self.owner = owner
                        super.init()
                    }

                    open func tell(_ selector: Selector, before: @escaping ([Any]) -> Void, after: @escaping ([Any]) -> Void) {
                        self.before[selector] = before
                        self.after[selector] = after
                    }

                    open override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
                        before[selector]?(arguments)
                    }

                    open override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
                        after[selector]?(arguments)
                    }

                    open override func responds(to aSelector: Selector!) -> Bool {
                        guard let aSelector else { return false }
                        return super.responds(to: aSelector) || (_forwardToDelegate?.responds(to: aSelector) ?? false)
                            || (voidDelegateMethodsContain(aSelector) && after[aSelector] != nil)
                    }
                }

                open class ScrollRelay: Relay<UIScrollView, UIScrollViewDelegate>, Relaying {
                    public static func current(of owner: UIScrollView) -> UIScrollViewDelegate? { owner.delegate }
                    public private(set) var offsets: [CGFloat] = []
                }

                extension ScrollRelay: UIScrollViewDelegate {
                    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
                        offsets.append(scrollView.contentOffset.y)
                        _forwardToDelegate?.scrollViewDidScroll?(scrollView)
                    }
                }

                open class TableRelay: ScrollRelay {}
                extension TableRelay: UITableViewDelegate {}

                open class SourceRelay: Relay<UITableView, UITableViewDataSource> {}

                extension SourceRelay: UITableViewDataSource {
                    public func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                    public func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        UITableViewCell()
                    }
                }

                extension UIView {
                    public func keep<Kept: Relaying>(_ delegate: Kept.Delegate, by kept: Kept) -> Bool
                    where Kept.Owner: UIView, Kept.Delegate: AnyObject {
                        guard let owner = self as? Kept.Owner else { stop("none") }
                        return Kept.held(by: owner) === kept && DispatchQueue.isMain
                    }
                }
                """, to: "\(sources)/Relays/Relays.swift")
    }

    @MainActor
    @Test func anObjectBetweenATableAndItsDelegateTellsOfWhatItHandsOn() throws {
        try writeRelays()
        try write(
            """
            import Basics
            import Relays
            import UIKit

            final class Deck: UIViewController, UITableViewDelegate {
                var calls: [String] = []
                func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { calls.append("selected \\(path.row)") }
                func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 60 }
                func scrollViewDidScroll(_ view: UIScrollView) { calls.append("scrolled") }
            }

            @_cdecl("relayed") public func relayed() -> Bool {
                MainActor.assumeIsolated {
                    let deck = Deck()
                    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                    let relay = TableRelay(owner: table)
                    relay._setForwardToDelegate(deck, retainDelegate: false)
                    let source = SourceRelay(owner: table)
                    (table as UIScrollView).delegate = relay
                    table.dataSource = source
                    table.layoutIfNeeded()
                    guard table.keep(deck as UIScrollViewDelegate, by: relay as ScrollRelay), isOnMain(),
                        DispatchQueue.main.sync(execute: isOnMain), !DispatchQueue.global().sync(execute: isOnMain)
                    else { return false }
                    relay.tell(#selector(UITableViewDelegate.tableView(_:didSelectRowAt:))) {
                        deck.calls.append("before \\($0[1] as? IndexPath == IndexPath(row: 1, section: 0))")
                    } after: { _ in
                        deck.calls.append("after")
                    }
                    relay.tell(#selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:))) { _ in
                    } after: {
                        deck.calls.append("ended \\($0[1] as? Bool == true)")
                    }
                    relay.tell(
                        #selector(UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))
                    ) {
                        ($0[2] as? NSValue)?.pointerValue?.bindMemory(to: CGPoint.self, capacity: 1).pointee.y = 9
                    } after: { _ in
                    }
                    relay.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
                    table.contentOffset.y = 5
                    relay.scrollViewDidEndDragging(table, willDecelerate: true)
                    var target = CGPoint(x: 1, y: 1)
                    relay.scrollViewWillEndDragging(table, withVelocity: .zero, targetContentOffset: &target)
                    let path = IndexPath(row: 0, section: 0)
                    return deck.calls == ["before true", "selected 1", "after", "scrolled", "ended true"]
                        && relay.offsets == [5] && target == CGPoint(x: 1, y: 9)
                        && relay.tableView(table, heightForRowAt: path) == 60
                        && relay.tableView(table, heightForHeaderInSection: 0) == table.sectionHeaderHeight
                        && table.rectForRow(at: path).height == 60
                }
            }

            // A table lets rows be deleted whose source has a method for that.
            @_cdecl("answered") public func answered() -> Bool {
                MainActor.assumeIsolated {
                    let table = UITableView()
                    let source = SourceRelay(owner: table)
                    guard !source.answers("tableView(_:commit:forRowAt:)") else { return false }
                    var styles: [Int?] = []
                    source.tell(#selector(UITableViewDataSource.tableView(_:commit:forRowAt:))) {
                        styles.append(($0[1] as? NSNumber)?.intValue)
                    } after: { _ in
                    }
                    source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
                    return source.answers("tableView(_:commit:forRowAt:)")
                        && !source.answers("tableView(_:moveRowAt:to:)")
                        && styles == [UITableViewCell.EditingStyle.delete.rawValue]
                }
            }

            #Preview { Deck() }
            """, to: "Deck.swift")
        #expect(try answer("relayed") && answer("answered"))
    }

    @MainActor
    @Test func valuesAndMethodsAreObservedThroughAPartInObjectiveC() throws {
        try write(
            """
            import UIKit

            private final class Observer: _RXKVOObserver {
                override func dispose() { super.dispose() }
            }

            private final class Messages: RXMessageSentObserver {
                var targetImplementation: IMP = RX_default_target_implementation()
                var texts: [String] = []
                func messageSent(withArguments arguments: [Any]) { texts.append("before \\(arguments)") }
                func methodInvoked(withArguments arguments: [Any]) { texts.append("after \\(arguments)") }
            }

            final class Deck: UIViewController {
                override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
            }

            @_cdecl("observed") public func observed() -> Bool {
                MainActor.assumeIsolated {
                    let view = UIView()
                    var alphas: [CGFloat?] = []
                    let observer = Observer(
                        target: view, retainTarget: true, keyPath: "alpha", options: [.new, .initial]
                    ) { alphas.append($0 as? CGFloat) }
                    view.alpha = 0.5
                    observer.dispose()
                    view.alpha = 0.25
                    return alphas == [1, 0.5]
                }
            }

            @_cdecl("intercepted") public func intercepted() -> Bool {
                MainActor.assumeIsolated {
                    let (deck, messages) = (Deck(), Messages())
                    let selector = #selector(UIViewController.viewDidAppear(_:))
                    let key = RX_reference_from_selector(RX_selector(selector))
                    objc_setAssociatedObject(deck, key, messages, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    var error: NSError?
                    guard let implementation = RX_ensure_observing(deck, selector, &error) else { return false }
                    deck.beginAppearanceTransition(true, animated: true)
                    deck.endAppearanceTransition()
                    return messages.texts == ["before [true]", "after [true]"]
                        && implementation != RX_default_target_implementation()
                        && object_getClass(deck) == Deck.self && deck.method(for: selector) != nil
                }
            }

            #Preview { Deck() }
            """, to: "Deck.swift")
        #expect(try answer("observed") && answer("intercepted"))
    }
}
