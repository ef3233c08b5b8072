extension ObjectiveCStandIns {
    /// What RxCocoa's Swift has of its part in Objective-C: delegates that hand on what they are asked, observers of values, and
    /// what is told of methods.
    static let rxCocoaRuntime = """
        import Foundation
        import UIKit

        public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
        public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

        public enum RXObjCRuntimeError: Int {
            case unknown = 1
            case objectMessagesAlreadyBeingIntercepted
            case selectorNotImplemented
            case cantInterceptCoreFoundationTollFreeBridgedObjects
            case threadingCollisionWithOtherInterceptionMechanism
            case savingOriginalForwardingMethodFailed
            case replacingMethodWithForwardingImplementation
            case observingPerformanceSensitiveMessages
            case observingMessagesWithUnsupportedReturnType
        }

        // What stands between a view and its delegate: each method is told before and after the delegate has it.
        open class _RXDelegateProxy: NSObject, UIKit.MethodAnswering {
            private weak var target: AnyObject?
            private var retained: AnyObject?

            open var _forwardToDelegate: AnyObject? { target }

            open func _setForwardToDelegate(_ forwardToDelegate: Any?, retainDelegate: Bool) {
                target = forwardToDelegate.map { $0 as AnyObject }
                retained = retainDelegate ? target : nil
            }

            open func hasWiredImplementation(for selector: Selector) -> Bool { false }
            open func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }
            open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}
            open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

            open override func responds(to aSelector: Selector!) -> Bool { false }
            open override func forwardingTarget(for aSelector: Selector!) -> Any? { target }

            // Observers are asked for by a selector; a delegate's own methods are found without.
            public func answers(_ method: String) -> Bool {
                ZoetropeForwardedMethods.answers(method, by: target)
                    || responds(to: ZoetropeForwardedMethods.selector(method))
            }

            open override func forwardInvocation(_ anInvocation: ZoetropeInvocation) {
                _sentMessage(anInvocation.selector, withArguments: anInvocation.arguments)
                anInvocation.invoke(withTarget: target)
                _methodInvoked(anInvocation.selector, withArguments: anInvocation.arguments)
            }
        }

        open class _RXKVOObserver: NSObject {
            private weak var target: NSObject?
            private var retained: AnyObject?
            private let keyPath: String
            private let callback: (Any) -> Void

            public init(
                target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
                callback: @escaping (Any) -> Void
            ) {
                self.target = target as? NSObject
                retained = retainTarget ? self.target : nil
                (self.keyPath, self.callback) = (keyPath, callback)
                super.init()
                self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
            }

            open override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                callback(zoetropeUnboxed(change?[.newKey]).object)
            }

            open func dispose() {
                target?.removeObserver(self, forKeyPath: keyPath, context: nil)
                target = nil
                retained = nil
            }
        }

        public protocol RXMessageSentObserver: AnyObject {
            var targetImplementation: IMP { get }
            func messageSent(withArguments arguments: [Any])
            func methodInvoked(withArguments arguments: [Any])
        }

        public protocol RXDeallocatingObserver: AnyObject {
            var targetImplementation: IMP { get }
            func deallocating()
        }

        public func RX_selector(_ selector: Selector) -> Selector { selector }

        public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
            ZoetropeObservedMethods.key(of: selector)
        }

        public func RX_default_target_implementation() -> IMP { IMP(bitPattern: 1)! }

        // Tells the observer that is kept with the object for the selector.
        public func RX_ensure_observing(_ target: Any, _ selector: Selector, _ error: inout NSError?) -> IMP? {
            let object = target as AnyObject
            let key = UnsafeRawPointer(RX_reference_from_selector(RX_selector(selector)))
            if let observer = objc_getAssociatedObject(object, key) as? RXDeallocatingObserver {
                ZoetropeObservedMethods.observeRelease(of: object) { observer.deallocating() }
            } else {
                ZoetropeObservedMethods.observe(
                    selector, of: object,
                    before: { [weak object] arguments in
                        guard let object else { return }
                        (objc_getAssociatedObject(object, key) as? RXMessageSentObserver)?
                            .messageSent(withArguments: arguments)
                    },
                    after: { [weak object] arguments in
                        guard let object else { return }
                        (objc_getAssociatedObject(object, key) as? RXMessageSentObserver)?
                            .methodInvoked(withArguments: arguments)
                    })
            }
            return IMP(bitPattern: 2)
        }
        """
}
