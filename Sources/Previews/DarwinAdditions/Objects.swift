// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Previews
import UIKit

extension NSObject {
    /// Calls a method now or in the next turn.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - argument: what it is called with.
    ///   - wait: whether it is called now.
    @preconcurrency @MainActor
    public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        guard !wait else { return aSelector.perform(on: self, with: argument) }
        perform(aSelector, with: argument, afterDelay: 0)
    }

    /// Calls a method in the next turn: the stage has one thread.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - argument: what it is called with.
    @preconcurrency @MainActor
    public func performSelector(inBackground aSelector: Selector, with argument: Any?) {
        perform(aSelector, with: argument, afterDelay: 0)
    }

    /// nil: who observes an object is not told to others here.
    public var observationInfo: UnsafeMutableRawPointer? {
        get { nil }
        set {}
    }
}

// Of a value that is known by a protocol alone: `(any Routing & NSObjectProtocol)?`.
extension NSObjectProtocol {
    /// Calls a method, and returns nil.
    @_disfavoredOverload @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        aSelector.perform(on: self, with: nil)
        return nil
    }

    /// Calls a method with an object, and returns nil.
    @_disfavoredOverload @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        aSelector.perform(on: self, with: object)
        return nil
    }
}

/// Returns whether two values are one object: a value of a protocol is an object to Objective-C.
@_disfavoredOverload
public func === (one: Any?, other: Any?) -> Bool { one.map { $0 as AnyObject } === other.map { $0 as AnyObject } }

/// Returns whether two values are not one object: a value of a protocol is an object to Objective-C.
@_disfavoredOverload
public func !== (one: Any?, other: Any?) -> Bool { one.map { $0 as AnyObject } !== other.map { $0 as AnyObject } }

/// Returns how many references an object has.
public func CFGetRetainCount(_ cf: AnyObject) -> Int { Int(_getRetainCount(cf)) }

/// Runs code, which needs no pool on Linux.
public func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value { try body() }

extension NSDate {
    /// Returns the date that is so many seconds later.
    @_disfavoredOverload
    public func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
        NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
    }
}

extension NSMutableDictionary {
    /// The value of a key; nil removes it.
    public subscript(key: NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? NSObject else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}

extension NSPredicate {
    /// Makes a predicate of a text and the values that stand in it.
    public convenience init(format: String, _ arguments: Any...) {
        self.init(format: format, argumentArray: arguments)
    }

    /// Makes a predicate of a text and the values that stand in it.
    ///
    /// One of a text that can't be read here, which is said, no object meets.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        let predicate = FormatPredicate(format: format, arguments: arguments ?? [])
        if predicate == nil { NSLog("%@", "no object meets '\(format)', which can't be read here") }
        self.init(block: { object, _ in predicate?.isMet(by: object) ?? false })
    }
}
