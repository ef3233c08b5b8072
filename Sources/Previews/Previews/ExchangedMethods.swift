import UIKit

/// What Objective-C's run time has for exchanging the methods of classes, and Swift's has not.
@MainActor
public enum ExchangedMethods {
    /// What stands for a method: it is none.
    nonisolated public static var method: OpaquePointer? { OpaquePointer(bitPattern: 1) }

    /// Says that methods stay as they are, once.
    public static func say() { _ = said }

    private static let said: Void = EngineMessages.report(
        "methods are not exchanged (swizzling) without Objective-C's run time: a subclass that overrides them can stand in"
    )
}
