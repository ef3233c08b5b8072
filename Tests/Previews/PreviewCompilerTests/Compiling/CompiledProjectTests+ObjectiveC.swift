import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// What Objective-C finds as code runs.
extension CompiledProjectTests {
    /// So that one ends which calls itself, as what runs then on iOS is the other one.
    @MainActor
    @Test func aMethodThatWouldBeExchangedEnds() throws {
        try write(
            """
            import UIKit
            final class Guide: NSObject, UINavigationControllerDelegate {}
            extension UINavigationController {
                static func exchange() {
                    let original = #selector(setter: UINavigationController.delegate)
                    let own = #selector(UINavigationController.own_setDelegate(_:))
                    guard let first = class_getInstanceMethod(UINavigationController.self, original),
                        let second = class_getInstanceMethod(UINavigationController.self, own)
                    else { return }
                    method_exchangeImplementations(first, second)
                }
                @objc func own_setDelegate(_ delegate: (any UINavigationControllerDelegate)?) {
                    self.own_setDelegate(delegate)
                }
            }
            @_cdecl("sets") @MainActor public func sets() -> Bool {
                UINavigationController.exchange()
                let (controller, guide) = (UINavigationController(), Guide())
                controller.own_setDelegate(guide)
                return controller.delegate === guide
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("sets"))
    }

    /// As stanlyu/UIKit-Demo-App-with-coordinators keeps the delegates that a navigation controller tells.
    @MainActor
    @Test func aWeakBoxOfAProtocolLetsGoOfWhatItHolds() throws {
        try write(
            """
            import UIKit
            struct Weak<T: AnyObject, Context> {
                let id: ObjectIdentifier
                weak let object: T?
                let context: Context?
                init(_ object: T, context: Context? = nil) {
                    id = ObjectIdentifier(object)
                    self.object = object
                    self.context = context
                }
            }
            final class Guide: NSObject, UINavigationControllerDelegate {}
            typealias Listener = Weak<any UINavigationControllerDelegate, String>
            @_cdecl("lets") public func lets() -> Bool {
                var guide: Guide? = Guide()
                let listener = Listener(guide!, context: "a")
                let isHeld = listener.object === guide && listener.id == ObjectIdentifier(guide!)
                guide = nil
                return isHeld && listener.object == nil && listener.context == "a"
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("lets"))
    }

    /// What Ramotion/expanding-collection's demo leaves to a subclass, in each way in which it may be written.
    @Test func methodsOfAnInheritedDelegateCompile() throws {
        try write(
            """
            import UIKit
            open class Deck: UIViewController {}
            extension Deck: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UITextFieldDelegate {
                open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
                open func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                    UICollectionViewCell()
                }
            }
            """, to: "Deck.swift")
        try write(
            """
            import UIKit
            class Cards: Deck { var pages = 0 }
            extension Cards {
                func scrollViewDidScroll(_: UIScrollView) { pages += 1 }
                func numberOfSections(in view: UICollectionView) -> Int { 2 }
                func collectionView(
                    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { .zero }
                @objc func textFieldShouldReturn(_ field: UITextField) -> Bool { false }
            }
            """, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// SwipeCellKit/SwipeCellKit's actions are objects of their own with labels;
    /// mac-gallagher/Shuffle's recognisers perform selectors on the main thread.
    @Test func objectsHaveTheirAccessibilityAndPerformOnTheMainThread() throws {
        try write(
            """
            import UIKit
            public class Action: NSObject {
                let title = "Delete"
                @objc func run(_ sender: Any?) {}
                func start() {
                    performSelector(onMainThread: #selector(run(_:)), with: nil, waitUntilDone: true)
                    performSelector(inBackground: #selector(run(_:)), with: nil)
                }
                func place(_ view: UIView, below object: AnyObject) {
                    view.topAnchor.constraint(equalTo: object.bottomAnchor).isActive = true
                }
            }
            class Deck: UICollectionViewController {
                let action = Action()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = action.accessibilityLabel ?? action.title
                    action.accessibilityLabel = name
                    action.accessibilityTraits = .button
                    action.accessibilityElements = action.accessibilityFrame.isEmpty ? nil : [action]
                    action.isAccessibilityElement = true
                    let ring = CAShapeLayer()
                    ring.accessibilityLabel = "ring"
                    view.layer.sublayers?.first { $0.accessibilityLabel == "ring" }?.removeFromSuperlayer()
                    let turn = CABasicAnimation(keyPath: "opacity")
                    turn.accessibilityLabel = ring.accessibilityLabel
                    // As MailOnline/ImageViewer's views take over what images say.
                    let image = UIImage()
                    view.isAccessibilityElement = image.isAccessibilityElement
                    view.accessibilityLabel = image.accessibilityLabel
                    view.accessibilityTraits = image.accessibilityTraits
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    @Test func segueActionsAreCompiledForStoryboards() throws {
        try write(
            """
            import UIKit
            class List: UIViewController {
                @IBSegueAction func open(_ coder: NSCoder) -> Detail? { Detail(coder: coder, number: 1) }
                @IBSegueAction private func part(coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? {
                    Detail(coder: coder, number: 2)
                }
            }
            class Detail: UIViewController {
                init?(coder: NSCoder, number: Int) { super.init(coder: coder) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """, to: "List.swift")
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
            <scenes><scene><objects><viewController id="a" customClass="List" customModule="App"><view key="view"/>
            <connections><segue destination="b" kind="show" destinationCreationSelector="open:" id="s"/>
            <segue destination="b" kind="show" destinationCreationSelector="partWithCoder:sender:segueIdentifier:" id="t"/>
            </connections></viewController><viewController id="b" customClass="Detail" customModule="App"/></objects></scene>
            </scenes></document>
            """, to: "Main.storyboard")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [])
        let library = try Data(contentsOf: URL(fileURLWithPath: try #require(build.library)))
        for name in ["open:", "partWithCoder:sender:segueIdentifier:"] {
            #expect(library.firstRange(of: Data(name.utf8)) != nil)
        }
    }

    /// KyoheiG3/DynamicBlurView copies bytes from a pointer that may be missing, gontovnik/DGRunkeeperSwitch gives layers
    /// another class, and ChernyshenkoTaras/SquareFlowLayout makes a folder in the caches'.
    @Test func codeForPointersClassesAndFoldersAsOnApplesSystemsCompiles() throws {
        try write(
            """
            import UIKit
            class Round: CALayer {}
            class Cards: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    object_setClass(view.layer, Round.self)
                    var (from, to): (UnsafePointer<UInt8>?, [UInt8]) = (nil, [0])
                    from = CFDataGetBytePtr(NSData(data: Data([1])))
                    memcpy(&to, from, 1)
                    let place = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
                    try! FileManager.default.createDirectory(at: place, withIntermediateDirectories: true, attributes: nil)
                    try! FileManager.default.createDirectory(atPath: place.path, withIntermediateDirectories: true)
                }
            }
            """, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(warnings(build) == [])
    }

    /// tuanpq/ios-viper-swift has a class of its own called FileManager, kudoleh/iOS-Clean-Architecture-MVVM observes by a method
    /// of a class, and sgl0v/TMDB weighs images by the bytes of their rows.
    @Test func aClassWithAFoundationClassesNameAndAMethodOfAClassThatObservesCompile() throws {
        try write(
            """
            import UIKit
            class FileManager {
                static let shared = { FileManager() }()
                func name() -> String { "a" }
            }
            class Spinner {
                static func show() {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(update), name: UIDevice.orientationDidChangeNotification, object: nil)
                }
                @objc static func update() {}
            }
            class Cards: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    Spinner.show()
                    title = FileManager.shared.name()
                    let bytes = UIImage(named: "a")?.cgImage.map { $0.bytesPerRow * $0.height + $0.bitsPerPixel }
                    view.tag = bytes ?? 0
                }
            }
            #Preview { Cards() }
            """, to: "Cards.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// LeoMobileDeveloper/PullToRefreshKit makes its screens so; others read their module's name from the property list.
    @MainActor
    @Test func classesAreFoundByTheNamesThatTheyHaveInAnApp() throws {
        try write(
            """
            import UIKit

            class DeckController: UIViewController {}
            private class Hidden: UIView { class Inner {} }

            // akkyie/AKPickerView-Swift registers a cell that its file alone sees by the name of its class.
            @_cdecl("named") public func named() -> Bool {
                let module = Bundle.main.infoDictionary!["CFBundleExecutable"] as! String
                return NSStringFromClass(Hidden.self).hasSuffix(".Hidden")
                    && NSStringFromClass(Hidden.Inner.self).hasSuffix(".Hidden.Inner")
                    && !NSStringFromClass(Hidden.self).contains("$") && !module.isEmpty
                    && NSClassFromString(NSStringFromClass(DeckController.self)) == DeckController.self
                    && NSStringFromClass(UITableView.self) == "UITableView"
            }

            @_cdecl("found") public func found() -> Bool {
                let module = Bundle.main.infoDictionary!["CFBundleExecutable"] as! String
                let names = ["Demo.DeckController", "\\(module).DeckController", "DeckController"]
                guard names.allSatisfy({ NSClassFromString($0) as? UIViewController.Type == DeckController.self }) else {
                    return false
                }
                let controller = (NSClassFromString(names[0]) as! UIViewController.Type).init()
                return controller is DeckController && NSClassFromString("UITableView") == UITableView.self
                    && NSClassFromString("Demo.None") == nil && NSClassFromString("Demo.A.B") == nil
                    && NSClassFromString("") == nil && NSClassFromString("Demo.") == nil
                    && Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") != nil
            }

            #Preview { DeckController() }
            """, to: "Deck.swift")
        #expect(try answer("found") && answer("named"))
    }

    /// Compiles the folder, and calls a function of it.
    @MainActor func answer(_ function: String) throws -> Bool {
        let builder = try builder(code.path)
        #expect(builder.update() == [])
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        let path = try #require(build.library)
        let library = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL))
        return unsafeBitCast(try #require(dlsym(library, function)), to: (@convention(c) () -> Bool).self)()
    }

    /// akkyie/AKPickerView-Swift: an object between a scroll view and its delegate.
    @MainActor
    @Test func anObjectThatNamesAnotherOneIsAskedForIt() throws {
        try write(
            """
            import UIKit

            private class Between: NSObject, UICollectionViewDelegate {
                weak var deck: Deck?
                override func responds(to aSelector: Selector) -> Bool { deck!.responds(to: aSelector) }
                override func forwardingTarget(for aSelector: Selector) -> Any? {
                    deck!.responds(to: aSelector) ? deck : super.forwardingTarget(for: aSelector)
                }
            }

            class Deck: UIView, UICollectionViewDelegateFlowLayout {
                var calls = 0
                func collectionView(
                    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { CGSize(width: 7, height: 7) }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { calls += 1 }
                @objc func tick() { calls += 10 }
            }

            @_cdecl("forwarded") public func forwarded() -> Bool {
                MainActor.assumeIsolated {
                    let (deck, between) = (Deck(), Between())
                    between.deck = deck
                    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                    view.delegate = between
                    view.contentOffset.y = 5
                    let button = UIButton()
                    button.addTarget(between, action: #selector(Deck.tick), for: .touchUpInside)
                    button.sendActions(for: .touchUpInside)
                    let (all, layout) = (UICollectionView(frame: .zero, collectionViewLayout: .init()), UICollectionViewFlowLayout())
                    let size = (between as? any UICollectionViewDelegateFlowLayout)?
                        .collectionView(all, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0))
                    return deck.calls == 11 && size?.width == 7
                }
            }

            #Preview { Deck() }
            """, to: "Deck.swift")
        #expect(try answer("forwarded"))
    }

    /// okhanokbay/ExpyTableView asks of each method which protocol has it, in an extension; i-schuetz/PieCharts names Apple's C library.
    @MainActor
    @Test func anObjectThatNamesAnotherOneAsksWhichProtocolAMethodIsOf() throws {
        try write(
            """
            import Darwin
            import UIKit

            class Rows: UITableView, UITableViewDataSource, UITableViewDelegate {
                weak var source: UITableViewDataSource?
                weak var follower: UITableViewDelegate?
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
            }

            extension Rows {
                private func has(_ aProtocol: Protocol, _ aSelector: Selector) -> Bool {
                    protocol_getMethodDescription(aProtocol, aSelector, true, true).name != nil
                        || protocol_getMethodDescription(aProtocol, aSelector, false, true).name != nil
                }
                override open func forwardingTarget(for aSelector: Selector!) -> Any? {
                    if has(UITableViewDataSource.self, aSelector) {
                        return source
                    } else if has(UITableViewDelegate.self, aSelector) {
                        return follower
                    }
                    return super.forwardingTarget(for: aSelector)
                }
            }

            class Deck: NSObject, UITableViewDataSource, UITableViewDelegate {
                var scrolled = 0
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
                func numberOfSections(in tableView: UITableView) -> Int { 3 }
                func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
            }

            extension FloatingPoint { func cut() -> Self { Darwin.round(self * 10) / 10 } }

            @_cdecl("asked") public func asked() -> Bool {
                MainActor.assumeIsolated {
                    let (deck, rows) = (Deck(), Rows(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
                    (rows.source, rows.follower) = (deck, deck)
                    rows.dataSource = rows
                    rows.delegate = rows
                    let count = rows.numberOfSections
                    rows.source = nil
                    rows.contentOffset.y = 5
                    return count == 3 && deck.scrolled == 1 && 0.26.cut() == 0.3
                }
            }

            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("asked"))
    }

    /// itsmeichigo/DateTimePicker and others look for their package's bundle themselves, and end the program if it is nowhere.
    @MainActor
    @Test func aBundleThatIsLookedForByItsNameIsTheFolder() throws {
        try write(
            """
            import UIKit
            private class Finder {}
            extension Foundation.Bundle {
                static let deck: Bundle = {
                    for folder in [Bundle.main.resourceURL, Bundle(for: Finder.self).resourceURL, Bundle.main.bundleURL] {
                        let url = folder?.appendingPathComponent("Deck_Deck.bundle")
                        if let bundle = url.flatMap(Bundle.init(url:)) { return bundle }
                    }
                    fatalError("Unable to find bundle named Deck_Deck")
                }()
            }
            @_cdecl("bundles") public func bundles() -> Bool {
                Bundle.deck.bundlePath == Bundle.main.bundlePath && Bundle(path: Bundle.main.bundlePath + "/nowhere") == nil
                    && Bundle(path: Bundle.main.bundlePath + "/Deck.bundle")?.bundlePath == Bundle.main.bundlePath
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("bundles"))
    }

    /// marmelroy/PhoneNumberKit's fields remove what they allow from all but the digits, and ended: Foundation's set can't be
    /// changed on Linux.
    @MainActor
    @Test func aSetOfCharactersMayBeChangedOnceItIsInverted() throws {
        try write(
            """
            import UIKit
            @_cdecl("inverted") public func inverted() -> Bool {
                var others = CharacterSet.decimalDigits.inverted
                others.remove(charactersIn: "+")
                others.insert("5")
                others.formUnion(CharacterSet(charactersIn: "6"))
                let has = ["a", "\u{1F600}", "5", "6"].allSatisfy { others.contains($0) }
                return has && !["+", "7"].contains { others.contains($0) }
                    && "1a2".components(separatedBy: .decimalDigits.inverted) == ["1", "2"]
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("inverted"))
    }

    /// efremidze/NumPad's sums had the sign of no money, and kizitonwose/CountryPickerView began with the first country of all.
    @MainActor
    @Test(arguments: [
        "", "class Short: DateFormatter { override init() { super.init() }; required init?(coder: NSCoder) { nil } }",
    ])
    func numbersDatesAndCountriesAreThoseOfAPhoneInTheUnitedStates(more: String) throws {
        try write(
            """
            import UIKit
            \(more)
            public func text(of sum: Double, _ locale: Locale = .current, _ numbers: NumberFormatter = NumberFormatter()) -> String {
                numbers.numberStyle = .currency
                return numbers.string(from: NSNumber(value: sum)) ?? ""
            }
            @_cdecl("language") public func language() -> Bool {
                let dates = DateFormatter()
                dates.timeZone = TimeZone(secondsFromGMT: 0)
                dates.dateStyle = .short
                let date = dates.string(from: Date(timeIntervalSince1970: 1_168_335_660))
                return text(of: 3.5) == "$3.50" && Calendar.current.firstWeekday == 1
                    && Locale.current.identifier == "en_US" && (date == "1/9/07" || \(!more.isEmpty))
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("language"))
    }

    /// analogcode/Swift-Radio-Pro and belm/BaiduFM-Swift have their texts so: their screens had none.
    @MainActor
    @Test func localisedTextsAreThoseOfTheirKeysWithTheirValues() throws {
        try write(
            """
            import UIKit
            enum Texts {
                static let title = String(localized: "about.title", comment: "The title")
                static func of(_ key: StaticString, _ value: String.LocalizationValue) -> String {
                    String(localized: key, defaultValue: value, bundle: .main)
                }
                static let said: LocalizedStringResource = "Say \\(3)"
            }
            extension String {
                init(localizedKey key: String) { self.init(localized: String.LocalizationValue(key), table: "Other") }
            }
            @_cdecl("localised") public func localised() -> Bool {
                let (count, part, name) = (2, 0.5, "all")
                let texts = [
                    Texts.title, Texts.of("a", "First"), Texts.of("b", "\\(count) of \\(name)"),
                    String(localized: "\\(part, specifier: "%.2f")% of \\(name)"), String(localized: Texts.said),
                    String(localizedKey: "100%"), String(localized: "none"), String(localized: "\\(Optional(1) ?? 0)"),
                ]
                return texts == ["about.title", "First", "2 of all", "0.50% of all", "Say 3", "100%", "none", "1"]
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("localised"))
    }

    /// Clean-Swift/CleanStore's controllers have a router of which they know protocols alone, which goes where a segue leads.
    @MainActor
    @Test func aMethodOfAValueThatProtocolsAreKnownOfIsPerformed() throws {
        try write(
            """
            import UIKit
            @objc protocol Routing { func routeToCard(segue: UIStoryboardSegue?) }
            protocol Passing { var passed: Int { get } }
            class Router: NSObject, Routing, Passing {
                var passed = 0
                @objc func routeToCard(segue: UIStoryboardSegue?) { passed += 1 }
            }
            @_cdecl("routed") public func routed() -> Bool {
                MainActor.assumeIsolated {
                    let router: (NSObjectProtocol & Routing & Passing)? = Router()
                    if let router = router { router.perform(#selector(Router.routeToCard(segue:)), with: nil) }
                    return router?.passed == 1 && Router().observationInfo == nil
                }
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("routed"))
    }

    /// devxoul/Toaster's notice has an `init()` alone, and an appearance.
    @MainActor
    @Test func objectsOfClassesWithAnInitOfTheirOwnAreMadeByIt() throws {
        try write(
            """
            import UIKit

            open class Toast: UIView {
                @objc open dynamic var radius: CGFloat = 1
                var title: UILabel!
                @objc open dynamic var style = "" { didSet { title.text = style } }
                let isOwn: Bool
                public init() {
                    isOwn = true
                    super.init(frame: .zero)
                }
                required public init?(coder: NSCoder) { fatalError() }
            }

            class Deck: UIViewController {
                let isOwn: Bool
                init() {
                    isOwn = true
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
            }

            @_cdecl("made") public func made() -> Bool {
                MainActor.assumeIsolated {
                    Toast.appearance().radius = 3
                    Toast.appearance().style = "round"
                    let kind: UIViewController.Type = Deck.self
                    let deck = kind.init() as? Deck
                    let (window, toast) = (UIWindow(), Toast())
                    toast.title = UILabel()
                    window.addSubview(toast)
                    return Toast.appearance().radius == 3 && Toast.appearance().isOwn && deck?.isOwn == true
                        && toast.radius == 3 && toast.title.text == "round"
                }
            }

            #Preview { Toast() }
            """, to: "Toast.swift")
        #expect(try answer("made"))
    }

    @MainActor
    @Test func whatDeclaresAFunctionThatNoLibraryHasIsLoaded() throws {
        try write(
            """
            import UIKit
            @_silgen_name("swift_getFieldAt")
            func fieldAt(_ type: Any.Type, _ index: Int, _ tell: @convention(c) (UnsafePointer<CChar>) -> Void)
            func fields(of type: Any.Type) { fieldAt(type, 0) { _ in } }
            @_cdecl("loaded") public func loaded() -> Bool { true }
            #Preview { UIView() }
            """, to: "Fields.swift")
        #expect(try answer("loaded"))
    }

    /// ReactiveX/RxSwift counts by heirs of a lock, without which nothing of it compiles.
    @MainActor
    @Test func aClassMayInheritFromALock() throws {
        try write(
            """
            import Foundation
            import UIKit

            final class Count: NSLock {
                fileprivate var value: Int32
                init(_ value: Int32 = 0) { self.value = value }
            }

            func add(_ count: Count) -> Int32 {
                count.lock()
                defer { count.unlock() }
                count.value += 1
                return count.value
            }

            // As hmlongco/Resolver makes a lock that one thread may take twice, in an initialiser that was left out.
            func twice() -> Bool {
                var kind = pthread_mutexattr_t(), lock = pthread_mutex_t()
                pthread_mutexattr_init(&kind)
                pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE)
                pthread_mutex_init(&lock, &kind)
                return pthread_mutex_lock(&lock) == 0 && pthread_mutex_trylock(&lock) == 0
            }

            @_cdecl("counted") public func counted() -> Bool {
                guard twice(), DispatchTime.now().rawValue <= (DispatchTime.now() + 1.5).rawValue else { return false }
                let count = Count(2)
                let isFirst = add(count) == 3
                return isFirst && count.withLock { count.value } == 3 && count.try() && !count.try()
            }

            #Preview { UIView() }
            """, to: "Count.swift")
        #expect(try answer("counted"))
    }

    /// weilsonwonder/WWCalendarTimeSelector's storyboard calls an action whose name another method has, with a parameter.
    @Test func anActionIsToldFromAMethodOfItsNameThatTakesMore() throws {
        try write(
            """
            import UIKit
            class Deck: UIViewController {
                @IBAction func turn() {}
            }
            """, to: "Deck.swift")
        try write(
            """
            import UIKit
            extension Deck {
                func turn(_ byHand: Bool, animated: Bool = true) {}
                func start() { perform(Selector("turn")) }
            }
            """, to: "Deck+Turns.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }

    /// hyperoslo/Whisper's notices are shown by functions with the name of a controller's method, of another module than the app.
    @Test func aFunctionOfAModuleIsToldFromAMethodOfItsName() throws {
        try write(
            """
            import UIKit
            public let notices = 3
            public func show(notice: String, to controller: UIViewController) {}
            """, to: "Notices/Notices.swift")
        try write(
            """
            import Notices
            import UIKit
            class Deck: UICollectionViewController {
                var notices: Int { Notices.notices }
                override func viewDidLoad() { Notices.show(notice: "here", to: self) }
            }
            """, to: "App/Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }
}
