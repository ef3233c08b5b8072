import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

extension CompiledProjectTests {
    /// A name that Foundation, C or the engine has as well would be ambiguous where both are imported.
    @Test func eachNameThatAppleSystemsAddMeansOneThing() throws {
        let project = """
            import UIKit
            import Foundation

            class Probe: UIViewController {
                override func viewDidLoad() {
                    _ = (HUGE, INT8_MIN, INT16_MIN, INT32_MIN, INT64_MIN, INT8_MAX, INT64_MAX, UINT32_MAX, UINT64_MAX)
                    _ = (NSEC_PER_SEC, NSEC_PER_MSEC, NSEC_PER_USEC, USEC_PER_SEC, _SYS_NAMELEN)
                    _ = (TARGET_OS_IOS, TARGET_OS_IPHONE, TARGET_OS_SIMULATOR, TARGET_IPHONE_SIMULATOR)
                    _ = [CGRectEqualToRect(.zero, .zero), CGPointEqualToPoint(.zero, .zero), CGSizeEqualToSize(.zero, .zero)]
                    _ = [__CGPointEqualToPoint(.zero, .zero), __CGSizeEqualToSize(.zero, .zero)]
                }
                func objects(_ object: NSObject, _ known: NSObjectProtocol) {
                    let layout = #selector(UIView.layoutSubviews)
                    _ = (object.method(for: layout), object.observationInfo, CFGetRetainCount(object))
                    object.performSelector(onMainThread: layout, with: nil, waitUntilDone: false)
                    object.performSelector(inBackground: layout, with: nil)
                    object.perform(layout)
                    known.perform(layout, with: 1)
                    autoreleasepool {}
                    _ = NSDate().addingTimeInterval(1) as Date
                    let table = NSMutableDictionary()
                    table["a"] = 1
                    _ = [NSPredicate(format: "a == %@", "b"), NSPredicate(format: "a == %@", argumentArray: ["b"])]
                    let any: Any? = self
                    _ = any === self || self !== object
                    if zoetropeResponds(object, to: layout) || zoetropeAnswers(object, "a") { zoetropeDefaults }
                    _ = (zoetropeMake(NSObject.self), zoetropeMade(NSObject.self), zoetropeUnboxed(1))
                    let forwarded: UIView? = zoetropeForwarded(object, to: UIView.self)
                    zoetropeAppearance(\\UIView.alpha, of: UIView.self, onProxy: false, is: forwarded?.alpha ?? 1)
                    let kinds: [Any.Type] = [ZoetropeForwardedMethods.self, ZoetropeObservedMethods.self, ZoetropeTaggedObject.self]
                    _ = (kinds, ZoetropePlacedObject.self, ZoetropeInvocation.self, ZoetropeWeak<UIView>())
                    _ = zoetropeInvocation("a", of: UIView.self, []) { _ in }
                    _ = UIStoryboard(name: "Main", bundle: nil).zoetropeInitial(UIViewController.self)
                }
                func classes(_ method: Method, _ property: objc_property_t, _ code: IMP) {
                    objc_setAssociatedObject(self, "a", 1, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
                    _ = objc_getAssociatedObject(self, "a")
                    objc_removeAssociatedObjects(self)
                    let name = #selector(UIView.layoutSubviews)
                    _ = (class_getInstanceMethod(UIView.self, name), class_getClassMethod(UIView.self, name))
                    _ = (class_getProperty(UIView.self, "a"), class_copyPropertyList(UIView.self, nil), property_getName(property))
                    _ = (property_getAttributes(property), object_getClass(self), method_getTypeEncoding(method))
                    if String(cString: object_getClassName(self)) != String(cString: class_getName(type(of: self))) { fatalError() }
                    let about: objc_method_description = protocol_getMethodDescription(UIView.self, name, true, true)
                    object_setClass(self, Probe.self)
                    class_addMethod(Probe.self, about.name ?? name, method_getImplementation(method), nil)
                    class_replaceMethod(Probe.self, name, code, nil)
                    method_setImplementation(method, code)
                    method_exchangeImplementations(method, method)
                    _ = (NSClassFromString("a"), NSStringFromClass(UIView.self))
                    NSException(name: .rangeException, reason: nil).raise()
                }
                func archives() throws {
                    _ = NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: view!))
                    let data = try NSKeyedArchiver.archivedData(withRootObject: view!, requiringSecureCoding: true)
                    _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: data)
                    let text = try NSKeyedArchiver.archivedData(withRootObject: "a", requiringSecureCoding: true)
                    _ = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: text)
                    _ = (NSDataAsset(name: "a"), UIImage(named: "a", in: nil, compatibleWith: nil), Bundle.module)
                }
                func checks() {
                    precondition(true)
                    assert(1 == 1, "a")
                    assertionFailure()
                    if view == nil { preconditionFailure("a") }
                }
                func numbers() {
                    var many = [Int.random(in: 1...2), Int.random(in: 1..<2), Int(CGFloat.random(in: 0...1))].shuffled()
                    many.shuffle()
                    _ = (Bool.random(), many.randomElement(), UInt8.random(in: .min ... .max), Double.random(in: 0..<1))
                    _ = (arc4random(), arc4random_uniform(2), drand48(), StageFoundation.random())
                }
                func locks() {
                    var lock: os_unfair_lock_s = os_unfair_lock()
                    os_unfair_lock_lock(&lock)
                    if os_unfair_lock_trylock(&lock) { os_unfair_lock_unlock(&lock) }
                    let place: os_unfair_lock_t? = nil
                    objc_sync_enter(place as Any)
                    objc_sync_exit(self)
                    var count: Int32 = 0
                    _ = [OSAtomicAdd32(1, &count), OSAtomicAdd32Barrier(1, &count), OSAtomicIncrement32(&count)]
                    _ = [OSAtomicIncrement32Barrier(&count), OSAtomicDecrement32(&count), OSAtomicDecrement32Barrier(&count)]
                    var bits: UInt32 = 0
                    _ = (OSAtomicOr32OrigBarrier(1, &bits), OSAtomicXor32OrigBarrier(1, &bits))
                    _ = OSAtomicCompareAndSwap32Barrier(0, 1, &count)
                }
                func loops() {
                    let timer: CFRunLoopTimer? = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, 0, 0, 0, 0) { _ in }
                    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
                    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopDefaultMode)
                    let mode: CFRunLoopMode = .defaultMode
                    CFRunLoopAddTimer(CFRunLoopGetMain(), timer, mode)
                    CFRunLoopTimerInvalidate(timer)
                }
                func texts() {
                    _ = String(localized: "a \\(1) \\("b") \\(2.0, specifier: "%.1f")")
                    let later: LocalizedStringResource = "a"
                    _ = [String(localized: later), String(localized: "k", defaultValue: "v"), NSLocalizedString("a", comment: "")]
                    let colors: (CGColor, UIColor) = (
                        #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1), #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
                    let (priority, mode): (UILayoutPriority, CAMediaTimingFillMode) = (999, "forwards")
                    _ = (colors, priority, mode)
                }
            }

            #Preview { Probe() }
            """
        try write(project, to: "Probe.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Sources/Previews/DarwinAdditions")
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let names = try sources.flatMap { source in
            try String(contentsOf: source, encoding: .utf8)
                .matches(of: #/(?m)^public (?:func|let|var|typealias|struct|enum|class) (\w+)/#).map { String($0.1) }
        }
        #expect(names.count > 80 && names.filter { !project.contains($0) } == [])
    }
}
