import ObjectiveCRuntime
import UIKit

/// What code is told of the methods of others' objects, which Objective-C's run time lets it exchange: those that UIKit calls.
public enum ObservedMethods {
    /// UIKit's methods that are told of.
    static let told: Set<String> = [
        "didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "prepareForReuse", "viewDidAppear",
        "viewDidDisappear", "viewDidLayoutSubviews", "viewDidLoad", "viewIsAppearing", "viewWillAppear",
        "viewWillDisappear", "viewWillLayoutSubviews", "willMove",
    ]

    @MainActor private static var keys: [String: UnsafeMutableRawPointer] = [:]

    /// Tells of a method whenever UIKit calls it on an object; of another method it says, once, that nothing is told.
    ///
    /// - Parameters:
    ///   - selector: the method.
    ///   - object: the object.
    ///   - before: is called before the method, with its arguments.
    ///   - after: is called after it.
    @preconcurrency @MainActor
    public static func observe(
        _ selector: Selector, of object: AnyObject, before: @escaping @MainActor ([Any]) -> Void,
        after: @escaping @MainActor ([Any]) -> Void
    ) {
        guard let name = selector.name else { return }
        if !told.contains(name) {
            EngineMessages.report(
                "calls of '\(selector.fullName ?? name)' are not observed without Objective-C's run time: "
                    + "those of \(told.sorted().joined(separator: ", ")) are")
        }
        ObservedMessages.observe(name, of: object, before: before, after: after)
    }

    /// Calls a closure once an object has been released, some time later.
    @preconcurrency @MainActor
    public static func observeRelease(of object: AnyObject, _ tell: @escaping () -> Void) {
        let teller = ReleaseTeller(tell)
        // The teller itself is the key: nobody else has it.
        AssociatedObjects.set(teller, of: object, for: UnsafeRawPointer(Unmanaged.passUnretained(teller).toOpaque()))
    }

    /// An address that stands for a method's name.
    @preconcurrency @MainActor
    public static func key(of selector: Selector) -> UnsafeMutableRawPointer {
        let name = selector.fullName ?? selector.name ?? ""
        if let key = keys[name] { return key }
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        keys[name] = key
        return key
    }
}

/// Calls a closure as it is released.
private final class ReleaseTeller {
    private let tell: () -> Void

    init(_ tell: @escaping () -> Void) {
        self.tell = tell
    }

    deinit { tell() }
}
