/// The source file with what code for Apple's systems takes from Objective-C's run time and from Xcode's packages.
enum ObjectiveCShadows {
    /// Before Swift 4.2 values of these types were texts.
    private static let texts = [
        "CAMediaTimingFillMode",
        "CAShapeLayerFillRule",
        "CAShapeLayerLineCap",
        "CAShapeLayerLineJoin",
        "CALayerContentsGravity",
        "CATransitionType",
        "CATransitionSubtype",
        "CATextLayerAlignmentMode",
    ].map { name in
        "extension \(name): @retroactive ExpressibleByStringLiteral "
            + "{ public init(stringLiteral value: String) { self.init(rawValue: value) } }"
    }.joined(separator: "\n")

    static let source = """
        import Foundation
        import Previews
        import UIKit

        public enum objc_AssociationPolicy: UInt {
            case OBJC_ASSOCIATION_ASSIGN = 0
            case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
            case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
            case OBJC_ASSOCIATION_RETAIN = 769
            case OBJC_ASSOCIATION_COPY = 771
        }

        /// A weak reference to an object of any type, as of a protocol, that has no class for the compiler.
        @propertyWrapper public struct ZoetropeWeak<Value> {
            private weak var held: AnyObject?
            public init() {}
            public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
            public var wrappedValue: Value? {
                get { held as? Value }
                set { held = newValue.map { $0 as AnyObject } }
            }
        }

        func objc_removeAssociatedObjects(_ object: Any) {
            let owner = object as AnyObject
            MainActor.assumeIsolated { Previews.AssociatedObjects.removeAll(of: owner) }
        }

        func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
            let owner = object as AnyObject
            return MainActor.assumeIsolated { Previews.AssociatedObjects.value(of: owner, for: key) }
        }

        func objc_setAssociatedObject(
            _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
        ) {
            let owner = object as AnyObject
            MainActor.assumeIsolated { Previews.AssociatedObjects.set(value, of: owner, for: key) }
        }

        public struct objc_method_description {
            public var name: Selector?
            public var types: UnsafeMutablePointer<CChar>?
        }

        // Which methods a protocol has is not known here; of those that an object hands on it is.
        func protocol_getMethodDescription(
            _ protocol: Any.Type, _ selector: Selector, _ isRequired: Bool, _ isInstanceMethod: Bool
        ) -> objc_method_description {
            let isFound = MainActor.assumeIsolated { Previews.ForwardedMethods.isMethod(selector, of: `protocol`) }
            return objc_method_description(name: isFound ? selector : nil, types: nil)
        }

        // The previewed app is in a simulator, as conditions of its sources are told.
        public let TARGET_IPHONE_SIMULATOR: Int32 = 1
        public let TARGET_OS_IOS: Int32 = 1
        public let TARGET_OS_IPHONE: Int32 = 1
        public let TARGET_OS_SIMULATOR: Int32 = 1

        public func CFGetRetainCount(_ cf: AnyObject) -> Int { Int(_getRetainCount(cf)) }

        extension NSPredicate {
            convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

            convenience init(format: String, argumentArray arguments: [Any]?) {
                let predicate = Previews.FormatPredicate(format: format, arguments: arguments ?? [])
                if predicate == nil { NSLog("%@", "no object meets '\\(format)', which can't be read here") }
                self.init(block: { object, _ in predicate?.isMet(by: object) ?? false })
            }
        }

        extension NSDate {
            @_disfavoredOverload
            func addingTimeInterval(_ interval: TimeInterval) -> NSDate {
                NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
            }
        }

        public typealias Method = OpaquePointer
        public typealias IMP = OpaquePointer

        // Swift's methods can't be exchanged: all of these leave them as they are, and say so.
        public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
            Previews.ExchangedMethods.method
        }

        public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
            Previews.ExchangedMethods.method
        }

        // Which properties a class has is not known here; those that values are observed of are found as they are.
        public typealias objc_property_t = OpaquePointer
        public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }
        @discardableResult
        public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
            Previews.ObjectClasses.set(cls, of: obj.map { $0 as AnyObject })
        }
        public func class_getProperty(_ cls: AnyClass?, _ name: String) -> objc_property_t? {
            Previews.ExchangedMethods.method
        }
        public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
        // Swift's classes have none that Objective-C would list.
        public func class_copyPropertyList(
            _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
        ) -> UnsafeMutablePointer<objc_property_t>? {
            outCount?.pointee = 0
            return nil
        }
        public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
            UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
        }

        // Linux has no folder of a user's that is called so.
        func NSSearchPathForDirectoriesInDomains(
            _ directory: Foundation.FileManager.SearchPathDirectory,
            _ domainMask: Foundation.FileManager.SearchPathDomainMask,
            _ expandTilde: Bool
        ) -> [String] {
            let found = Foundation.NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
            let isMissing = found.isEmpty && directory == .libraryDirectory && domainMask.contains(.userDomainMask)
            return isMissing ? [NSHomeDirectory() + "/Library"] : found
        }

        extension NSObject {
            func method(for aSelector: Selector!) -> IMP! { Previews.ExchangedMethods.method }
        }

        public func method_getImplementation(_ m: Method) -> IMP { m }
        public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

        @discardableResult
        public func class_addMethod(
            _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
        ) -> Bool { false }

        @discardableResult
        public func class_replaceMethod(
            _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
        ) -> IMP? {
            MainActor.assumeIsolated { Previews.ExchangedMethods.say() }
            return nil
        }

        @discardableResult
        public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
            MainActor.assumeIsolated { Previews.ExchangedMethods.say() }
            return m
        }

        public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
            MainActor.assumeIsolated { Previews.ExchangedMethods.say() }
        }

        // Pointers of C's functions have no nullability on Apple's systems.
        @discardableResult
        public func memcpy(
            _ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
        ) -> UnsafeMutableRawPointer! {
            if count > 0 { destination.copyMemory(from: source, byteCount: count) }
            return destination
        }

        public let HUGE = Float.greatestFiniteMagnitude
        public let INT8_MIN: Int32 = -128
        public let INT8_MAX: Int32 = 127
        public let UINT8_MAX: Int32 = 255
        public let INT16_MIN: Int32 = -32768
        public let INT16_MAX: Int32 = 32767
        public let UINT16_MAX: Int32 = 65535
        public let INT32_MIN = Int32.min
        public let INT32_MAX = Int32.max
        public let UINT32_MAX = UInt32.max
        public let INT64_MIN = Int64.min
        public let INT64_MAX = Int64.max
        public let UINT64_MAX = UInt64.max

        public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
        public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
        public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
        public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
        public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

        // One lock for all objects and counters.
        private let zoetropeLock = NSRecursiveLock()

        @discardableResult
        func objc_sync_enter(_ object: Any) -> Int32 {
            zoetropeLock.lock()
            return 0
        }

        @discardableResult
        func objc_sync_exit(_ object: Any) -> Int32 {
            zoetropeLock.unlock()
            return 0
        }

        @discardableResult
        func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
            zoetropeLock.withLock {
                value.pointee &+= amount
                return value.pointee
            }
        }

        @discardableResult
        func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }

        func OSAtomicAdd32Barrier(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
            OSAtomicAdd32(amount, value)
        }

        func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
        func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

        func OSAtomicCompareAndSwap32Barrier(
            _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
        ) -> Bool {
            zoetropeLock.withLock {
                guard value.pointee == old else { return false }
                value.pointee = new
                return true
            }
        }

        @discardableResult
        func OSAtomicOr32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
            zoetropeLock.withLock {
                defer { value.pointee |= mask }
                return Int32(bitPattern: value.pointee)
            }
        }

        @discardableResult
        func OSAtomicXor32OrigBarrier(_ mask: UInt32, _ value: UnsafeMutablePointer<UInt32>) -> Int32 {
            zoetropeLock.withLock {
                defer { value.pointee ^= mask }
                return Int32(bitPattern: value.pointee)
            }
        }

        extension NSMutableDictionary {
            subscript(key: NSCopying) -> Any? {
                get { object(forKey: key) }
                set {
                    guard let key = key as? NSObject else { return }
                    if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
                }
            }
        }

        @discardableResult
        func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }

        func zoetropeMade<Object: NSObject>(_ type: Object.Type) -> Object {
            nonisolated(unsafe) let type = type
            nonisolated(unsafe) var made: Object?
            MainActor.assumeIsolated { made = zoetropeMake(type) }
            return made!
        }

        func zoetropeResponds(_ object: Any, to selector: Selector?) -> Bool {
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { selector.map { Previews.ForwardedMethods.answers($0, by: object) } ?? false }
        }

        func zoetropeAnswers(_ object: Any, _ method: String) -> Bool {
            nonisolated(unsafe) let object = object
            return MainActor.assumeIsolated { Previews.ForwardedMethods.answers(method, by: object as AnyObject) }
        }

        public typealias ZoetropeForwardedMethods = Previews.ForwardedMethods
        public typealias ZoetropeInvocation = Previews.ForwardedInvocation
        public typealias ZoetropeObservedMethods = Previews.ObservedMethods

        // A value of a protocol is an object to Objective-C.
        @_disfavoredOverload
        public func === (one: Any?, other: Any?) -> Bool { one.map { $0 as AnyObject } === other.map { $0 as AnyObject } }
        @_disfavoredOverload
        public func !== (one: Any?, other: Any?) -> Bool { one.map { $0 as AnyObject } !== other.map { $0 as AnyObject } }

        @preconcurrency @MainActor
        func zoetropeInvocation<Target>(
            _ method: String, of type: Target.Type, _ arguments: [Any], _ call: @escaping (Target) -> Void
        ) -> Previews.ForwardedInvocation {
            Previews.ForwardedInvocation(method, of: type, arguments, call: call)
        }

        // A view that is archived and read again is copied.
        @MainActor
        extension NSKeyedArchiver {
            static func archivedData(withRootObject object: UIView) -> Data { Previews.ViewCopies.archive(of: object) }

            static func archivedData(withRootObject object: UIView, requiringSecureCoding: Bool) throws -> Data {
                Previews.ViewCopies.archive(of: object)
            }
        }

        @MainActor
        extension NSKeyedUnarchiver {
            static func unarchiveObject(with data: Data) -> Any? { Previews.ViewCopies.object(of: data) }

            static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
                Previews.ViewCopies.object(of: data)
            }

            static func unarchivedObject<Object: UIView>(ofClass type: Object.Type, from data: Data) throws -> Object? {
                Previews.ViewCopies.object(of: data) as? Object
            }
        }

        typealias ZoetropeTaggedObject = Previews.TaggedObject
        typealias ZoetropePlacedObject = Previews.PlacedObject

        func zoetropeUnboxed(_ value: Any?) -> Previews.BoxedValue { Previews.BoxedValue(value) }

        @preconcurrency @MainActor
        var zoetropeDefaults: Previews.DelegateDefaults { .shared }

        @preconcurrency @MainActor
        func zoetropeForwarded<Target>(_ object: Any, to type: Target.Type) -> Target? {
            Previews.ForwardedMethods.target(of: object, as: type)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Object: NSObject>(_ type: Object.Type) -> Object {
            Previews.MetatypeObjects.make(type)
        }

        @preconcurrency @MainActor
        func zoetropeAppearance<View: UIView, Value>(
            _ path: ReferenceWritableKeyPath<View, Value>, of type: View.Type,
            in containers: [any UIAppearanceContainer.Type] = [], onProxy: Bool, is value: Value
        ) {
            if onProxy { type.appearance(whenContainedInInstancesOf: containers)[keyPath: path] = value }
            Previews.OwnAppearances.set(path, of: type, in: containers, to: value)
        }

        @preconcurrency @MainActor
        func zoetropeMake<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
            Previews.MetatypeObjects.make(type, frame: frame)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Button: UIButton>(_ class: Button.Type, type: UIButton.ButtonType) -> Button {
            Previews.MetatypeObjects.make(`class`, type: type)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Cell: UITableViewCell>(
            _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
        ) -> Cell {
            Previews.MetatypeObjects.make(type, style: style, reuseIdentifier: reuseIdentifier)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Controller: UIViewController>(
            _ type: Controller.Type, nibName: String?, bundle: Bundle?
        ) -> Controller {
            Previews.MetatypeObjects.make(type, nibName: nibName, bundle: bundle)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Controller: UINavigationController>(
            _ type: Controller.Type, rootViewController: UIViewController
        ) -> Controller {
            Previews.MetatypeObjects.make(type, rootViewController: rootViewController)
        }

        @preconcurrency @MainActor
        func zoetropeMake<View: UICollectionView>(
            _ type: View.Type, frame: CGRect, collectionViewLayout: UICollectionViewLayout
        ) -> View {
            Previews.MetatypeObjects.make(type, frame: frame, collectionViewLayout: collectionViewLayout)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Controller: UICollectionViewController>(
            _ type: Controller.Type, collectionViewLayout: UICollectionViewLayout
        ) -> Controller {
            Previews.MetatypeObjects.make(type, collectionViewLayout: collectionViewLayout)
        }

        @preconcurrency @MainActor
        func zoetropeMake<View: UITableView>(_ type: View.Type, frame: CGRect, style: UITableView.Style) -> View {
            Previews.MetatypeObjects.make(type, frame: frame, style: style)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Controller: UITableViewController>(
            _ type: Controller.Type, style: UITableView.Style
        ) -> Controller {
            Previews.MetatypeObjects.make(type, style: style)
        }

        extension CGColor: @retroactive _ExpressibleByColorLiteral {
            public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
                self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
            }
        }

        extension NSObject {
            @preconcurrency @MainActor
            func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
                guard !wait else { return aSelector.perform(on: self, with: argument) }
                perform(aSelector, with: argument, afterDelay: 0)
            }

            /// Performs it in the next turn: the stage has one thread.
            @preconcurrency @MainActor
            func performSelector(inBackground aSelector: Selector, with argument: Any?) {
                perform(aSelector, with: argument, afterDelay: 0)
            }

            /// nil: who observes an object is not told to others here.
            var observationInfo: UnsafeMutableRawPointer? {
                get { nil }
                set {}
            }
        }

        // Of a value that is known by a protocol alone: `(any Routing & NSObjectProtocol)?`.
        extension NSObjectProtocol {
            @_disfavoredOverload @preconcurrency @MainActor @discardableResult
            func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
                aSelector.perform(on: self, with: nil)
                return nil
            }

            @_disfavoredOverload @preconcurrency @MainActor @discardableResult
            func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
                aSelector.perform(on: self, with: object)
                return nil
            }
        }

        // Before Swift 4 a priority was a number.
        extension UILayoutPriority: @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral {
            public init(floatLiteral value: Float) { self.init(rawValue: value) }
            public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
        }

        \(texts)

        // Core Foundation's timers are Foundation's.
        public typealias CFRunLoopTimer = Timer

        public struct CFRunLoopMode: Sendable {
            public var rawValue: String { "kCFRunLoopDefaultMode" }
            public static let commonModes = CFRunLoopMode()
            public static let defaultMode = CFRunLoopMode()
            // By the names that those of RunLoop's modes are rewritten to.
            public static let common = commonModes
            public static let `default` = defaultMode
        }

        public let kCFRunLoopCommonModes = CFRunLoopMode.commonModes
        public let kCFRunLoopDefaultMode = CFRunLoopMode.defaultMode
        public let kCFAllocatorDefault: Int? = nil

        func CFRunLoopGetCurrent() -> RunLoop! { .current }
        func CFRunLoopGetMain() -> RunLoop! { .main }

        @preconcurrency @MainActor
        func CFRunLoopTimerCreateWithHandler(
            _ allocator: Int?, _ fireDate: CFTimeInterval, _ interval: CFTimeInterval, _ flags: Int, _ order: Int,
            _ block: ((CFRunLoopTimer?) -> Void)!
        ) -> CFRunLoopTimer! {
            let date = Date(timeIntervalSinceReferenceDate: fireDate)
            return Timer(fire: date, interval: interval, repeats: interval > 0) { block($0) }
        }

        @preconcurrency @MainActor
        func CFRunLoopAddTimer(_ rl: RunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
            RunLoop.main.add(timer, forMode: .common)
        }

        @preconcurrency @MainActor
        func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

        func autoreleasepool<Value>(invoking body: () throws -> Value) rethrows -> Value { try body() }

        extension UIStoryboard {
            func zoetropeInitial(_ type: UIViewController.Type) -> UIViewController? {
                Previews.PreviewInterfaces.initialController(of: self, type)
            }
        }

        extension Foundation.FileManager {
            // A folder that is asked for, or that code makes, is not made, as previews write no file: an app that reads from it finds nothing there.
            func url(
                for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
            ) throws -> URL {
                urls(for: directory, in: domain).first ?? URL(fileURLWithPath: NSTemporaryDirectory())
            }

            func createDirectory(
                at url: URL, withIntermediateDirectories createIntermediates: Bool,
                attributes: [FileAttributeKey: Any]? = nil
            ) throws {}

            func createDirectory(
                atPath path: String, withIntermediateDirectories createIntermediates: Bool,
                attributes: [FileAttributeKey: Any]? = nil
            ) throws {}
        }

        extension Bundle {
            public static var module: Bundle { .main }

            // A bundle that code looks for by its path is the folder, as that of its module is: what is in it is there.
            convenience init?(path: String) {
                var isFolder: ObjCBool = false
                guard
                    path.hasSuffix(".bundle")
                        || Foundation.FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
                            && isFolder.boolValue
                else { return nil }
                self.init(for: NSDataAsset.self)
            }

            convenience init?(url: URL) { self.init(path: url.path) }

            func path(forResource name: String?, ofType ext: String?) -> String? {
                MainActor.assumeIsolated { Previews.PreviewResources.path(of: name, type: ext) }
            }

            func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
                path(forResource: name, ofType: ext)
            }

            func url(forResource name: String?, withExtension ext: String?) -> URL? {
                path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
            }

            func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
                url(forResource: name, withExtension: ext)
            }

            func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
                MainActor.assumeIsolated { Previews.PreviewResources.paths(ofType: ext) }
            }

            var bundlePath: String { MainActor.assumeIsolated { Previews.PreviewResources.root } }
            var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
            var resourcePath: String? { bundlePath }
            var resourceURL: URL? { bundleURL }

            var infoDictionary: [String: Any]? { MainActor.assumeIsolated { Previews.PreviewResources.information } }
            var localizedInfoDictionary: [String: Any]? { infoDictionary }
            var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
            func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

            public func localizedString(forKey key: String, value: String?, table: String?) -> String {
                let text = MainActor.assumeIsolated { Previews.PreviewResources.text(key, table: table) }
                return text ?? (value?.isEmpty == false ? value! : key)
            }
        }

        public func NSStringFromClass(_ aClass: AnyClass) -> String { Previews.ProjectClasses.name(of: aClass) }

        public func NSClassFromString(_ aClassName: String) -> AnyClass? {
            let module = NSStringFromClass(NSDataAsset.self).prefix { $0 != "." }
            return Previews.ProjectClasses.named(aClassName, in: String(module))
        }

        public func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            bundle.localizedString(forKey: key, value: value, table: tableName)
        }

        public final class NSDataAsset: NSObject {
            public let name: String
            public let data: Data

            public init?(name: String) {
                let found = MainActor.assumeIsolated { Previews.PreviewResources.data(ofAsset: name) }
                guard let found else { return nil }
                self.name = name
                data = found
            }

            public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
        }

        public struct os_unfair_lock_s {
            public var _os_unfair_lock_opaque: UInt32 = 0
            public init() {}
            public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
        }

        public typealias os_unfair_lock = os_unfair_lock_s
        public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

        // The code of a stage is on one thread: who waits there for a lock that is held waits forever.
        public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
            guard os_unfair_lock_trylock(lock) else { fatalError("the lock is held by this thread already") }
        }

        public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
            guard lock.pointee._os_unfair_lock_opaque == 0 else { return false }
            lock.pointee._os_unfair_lock_opaque = 1
            return true
        }

        public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee._os_unfair_lock_opaque = 0 }

        /// How much of a system's description fits into a field of `utsname`.
        public let _SYS_NAMELEN = Int32(MemoryLayout.size(ofValue: utsname().machine))

        public let NSEC_PER_SEC: UInt64 = 1_000_000_000
        public let NSEC_PER_MSEC: UInt64 = 1_000_000
        public let NSEC_PER_USEC: UInt64 = 1000
        public let USEC_PER_SEC: UInt64 = 1_000_000

        public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
            public static let genericException = NSExceptionName(rawValue: "NSGenericException")
            public static let internalInconsistencyException = NSExceptionName(
                rawValue: "NSInternalInconsistencyException")
            public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
            public static let rangeException = NSExceptionName(rawValue: "NSRangeException")

            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
        }

        open class NSException: NSObject {
            public let name: NSExceptionName
            public let reason: String?
            public let userInfo: [AnyHashable: Any]?

            public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
                (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
            }

            open func raise() { fatalError("\\(name.rawValue): \\(reason ?? "no reason is given")") }
        }

        extension UIImage {
            @preconcurrency @MainActor convenience init?(
                named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
            ) {
                self.init(named: name, in: bundle, with: nil)
            }
        }

        """
}
