import Foundation
import PreviewProtocol
import StageTime
import Testing

@testable import PreviewCompiler

/// What apps take from frameworks beside UIKit.
extension CompiledProjectTests {
    /// Names that apps take from C and Apple's frameworks: MagdyZamel/MSZCollectionViewLayouts, dkw5877/CollectionViewLayouts,
    /// xmartlabs/XLPagerTabStrip, Ramotion/gliding-collection and
    /// Ramotion/garland-view.
    @Test func whatAppsTakeFromOtherFrameworksCompiles() throws {
        try write(
            """
            import AVFoundation
            import UIKit
            class Deck: UICollectionViewLayout {
                func height(of size: CGSize, in width: CGFloat) -> CGFloat {
                    let room = CGRect(x: 0, y: 0, width: width, height: CGFloat(MAXFLOAT))
                    return AVMakeRect(aspectRatio: size, insideRect: room).height
                }
                func edge(of layer: CALayer) { layer.borderColor = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1) }
                func card() -> UIImage { UIImage(imageLiteralResourceName: "card") }
                override func observeValue(
                    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                    context: UnsafeMutableRawPointer?
                ) {
                    guard change?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue else { return }
                }
                func files() -> [String] {
                    let paths = Bundle.main.paths(forResourcesOfType: "json", inDirectory: nil)
                    let all = FileManager.default.enumerator(atPath: Bundle.main.bundlePath)
                    let root = Bundle(for: Deck.self).resourceURL?.appendingPathComponent("a").path
                    return paths + [root, all?.nextObject() as? String].compactMap { $0 }
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [])
        #expect(warnings(build) == [])
    }

    /// kean/Nuke's of 2017 and OHAKO-Inc/ImgCarouselView.
    @MainActor
    @Test func anOperationOfFoundationsFullNameRunsInTheStagesQueues() throws {
        try write(
            """
            import Foundation
            import UIKit
            private final class Operation: Foundation.Operation {
                var isDone = false
                override func main() { isDone = true }
            }
            func run(_ operation: Foundation.Operation, in queue: OperationQueue) { queue.addOperation(operation) }
            @_cdecl("ran") public func ran() -> Bool {
                let (queued, started) = (Operation(), Operation())
                run(queued, in: Foundation.OperationQueue())
                started.start()
                return started.isDone
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("ran"))
    }

    /// dmitrybl/Swift-IOS-Tutorials keeps its list there.
    @MainActor
    @Test func aUserHasALibraryOfTheirOwn() throws {
        try write(
            """
            import UIKit
            func folder(_ directory: FileManager.SearchPathDirectory) -> String {
                NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)[0]
            }
            @_cdecl("kept") public func kept() -> Bool {
                folder(.libraryDirectory).hasSuffix("/Library") && folder(.documentDirectory).hasSuffix("/Documents")
            }
            #Preview { UIViewController() }
            """, to: "Deck.swift")
        #expect(try answer("kept"))
    }

    /// phillfarrugia/appstore-clone's cards cast their shadows as the phone is held.
    @Test func motionIsThatOfADeviceWithoutSensors() throws {
        try write(
            """
            import CoreMotion
            import UIKit
            class Deck: UICollectionViewLayout {
                private let manager = CMMotionManager()
                func follow() {
                    guard manager.isDeviceMotionAvailable else { return }
                    manager.deviceMotionUpdateInterval = 0.02
                    manager.startDeviceMotionUpdates(to: .main, withHandler: { motion, error in
                        if let motion { print(motion.attitude.pitch, motion.gravity.x) }
                    })
                    manager.startAccelerometerUpdates(to: .main) { data, _ in print(data?.acceleration.x ?? 0) }
                    manager.stopDeviceMotionUpdates()
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// lkzhao/YetAnotherAnimationLibrary's vectors have a method of the name of simd's function that they call.
    @Test func vectorsHaveTheFunctionsOfSimdBesideMethodsOfTheirOwn() throws {
        try write(
            """
            import simd
            import UIKit
            extension SIMD2 where Scalar == Double {
                func distance(between other: SIMD2<Double>) -> Double { simd.distance(self, other) }
            }
            class Deck: UICollectionViewLayout {
                func check() -> Bool {
                    let a = simd_double3(1, 0, 0), b: SIMD3<Float> = [0, 3, 4]
                    return simd_length(b) == 5 && normalize(b) == simd.normalize(b) && dot(b, b) == length_squared(b)
                        && simd_cross(a, [0, 1, 0]) == [0, 0, 1] && mix(a, -a, t: 0.5) == .zero
                        && simd_clamp(a, min: .zero, max: a / 2) == a / 2 && distance_squared(b, b) == 0
                        && SIMD2(3, 4).distance(between: .zero) == 5
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// soapyigu/Swift-30-Projects and JakeLin/SwiftWeather have models with coordinates.
    @Test func locationsAreTold() throws {
        try write(
            """
            import CoreLocation
            import UIKit
            struct Place: Equatable {
                let coordinate: CLLocationCoordinate2D?
                static func == (a: Place, b: Place) -> Bool { a.coordinate?.latitude == b.coordinate?.latitude }
            }
            class Deck: UICollectionViewLayout, CLLocationManagerDelegate {
                private let manager = CLLocationManager()
                private let geocoder = CLGeocoder()
                let home = CLLocation(latitude: 52, longitude: 13)
                func follow() {
                    manager.delegate = self
                    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
                    if CLLocationManager.authorizationStatus() == .notDetermined { manager.requestWhenInUseAuthorization() }
                    manager.requestLocation()
                    geocoder.reverseGeocodeLocation(home) { placemarks, error in
                        if let place = placemarks?.first { print(place.locality ?? "") }
                    }
                }
                func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                    print(locations.first?.distance(from: home) ?? 0)
                }
                func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
                    if let error = error as? CLError, error.code == .denied { print(error) }
                    switch error {
                    case CLError.locationUnknown: print("unknown")
                    default: break
                    }
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// As apps sign in with Apple, name files in caches and keep what is private.
    @Test func digestsCiphersAndKeysCompile() throws {
        try write(
            """
            import CryptoKit
            import UIKit
            protocol Stored { var rawRepresentation: Data { get } }
            extension P256.Signing.PrivateKey: Stored {}
            extension Curve25519.Signing.PrivateKey: Stored {}
            class Deck: UICollectionViewLayout {
                private let key = SymmetricKey(size: .bits256)
                func name(of url: URL) -> String {
                    Insecure.MD5.hash(data: Data(url.absoluteString.utf8)).map { String(format: "%02hhx", $0) }.joined()
                }
                func nonce(_ input: String) -> String {
                    let hashed = SHA256.hash(data: Data(input.utf8))
                    return hashed.compactMap { String(format: "%02x", $0) }.joined()
                }
                func kept(_ note: Data) throws -> Data? {
                    do {
                        let box = try AES.GCM.seal(note, using: key)
                        return try AES.GCM.open(box, using: key) + (box.combined ?? Data())
                    } catch CryptoKitError.authenticationFailure {
                        return nil
                    }
                }
                func signed(_ note: Data) throws -> Bool {
                    let (signer, other) = (P256.Signing.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
                    let secret = try other.sharedSecretFromKeyAgreement(with: other.publicKey)
                    let key = secret.hkdfDerivedSymmetricKey(
                        using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
                    let code = HMAC<SHA512>.authenticationCode(for: note, using: key)
                    return try HMAC<SHA512>.isValidAuthenticationCode(Data(code), authenticating: note, using: key)
                        && signer.publicKey.isValidSignature(signer.signature(for: note), for: note)
                        && !SecureEnclave.isAvailable
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    @Test(arguments: [false, true])
    func attributedStringsAreMadeInEveryWay(hasClassOfItsOwn: Bool) throws {
        let ownClass = """
            class Own: NSAttributedString {
                override init(string: String) { super.init(string: string) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            """
        let text = """
            import Foundation
            import UIKit
            \(hasClassOfItsOwn ? ownClass : "")
            final class Title: UILabel {
                override var attributedText: NSAttributedString? {
                    didSet { accessibilityLabel = attributedText?.string }
                }
            }
            final class Controller: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let title = Title()
                    title.attributedText = .init(string: "a", attributes: [.kern: 1])
                    var text = NSMutableAttributedString(string: "a")
                    text.append(NSAttributedString(string: "b"))
                    text.append(.init(string: "c", attributes: nil))
                    text = NSMutableAttributedString(string: "a", attributes: [NSAttributedString.Key("x"): 1])
                    text = NSMutableAttributedString(attributedString: text)
                    let parts = ["a", "b"].map(NSAttributedString.init(string:)) + ["c"].map { .init(string: $0, attributes: [:]) }
                    parts.forEach(text.append)
                    title.attributedText = NSAttributedString(attributedString: text)
                }
            }
            #Preview { Controller() }

            """
        try write(text, to: "Controller.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        #expect(errors(try #require(builder.build())) == [])
    }

    @Test func codeThatShowsSwiftUIInAControllerCompiles() throws {
        try write(
            """
            import SwiftUI
            struct Tip: View { let text: String; var body: some View { Text(text) } }
            class Page<Content: View>: UIViewController {
                var content: Content?
            }
            class Fan: UICollectionViewController {
                let page = Page<AnyView>()
                let tip: UIHostingController<Tip> = UIHostingController(rootView: Tip(text: "Turn"))
                func more() { present(UIHostingController(rootView: Tip(text: "More")), animated: true) }
                func show(in cell: UICollectionViewCell) {
                    cell.contentConfiguration = UIHostingConfiguration { Tip(text: "Cell") }.margins(.all, 4)
                }
            }
            #Preview { Fan(collectionViewLayout: UICollectionViewFlowLayout()) }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }

    /// As hyperoslo/Lightbox and shoheiyokoyama/Gemini show videos.
    @Test func playersStandInForThoseOfAPhoneThatIsOffline() throws {
        try write(
            """
            import AVFoundation
            import AVKit
            import UIKit
            class Film: UIView {
                override class var layerClass: AnyClass { AVPlayerLayer.self }
                private var films: AVPlayerLayer { layer as! AVPlayerLayer }
                func show(_ url: URL) {
                    films.videoGravity = .resizeAspectFill
                    films.player = AVPlayer(playerItem: AVPlayerItem(asset: AVURLAsset(url: url)))
                    films.player?.seek(to: CMTime.zero)
                    films.player?.currentItem?.seek(
                        to: .zero, toleranceBefore: CMTime.zero, toleranceAfter: CMTime.zero, completionHandler: nil)
                    films.player?.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero) { _ in self.show(url) }
                    let length = films.player?.currentItem?.duration ?? .zero
                    if length.isNumeric && length > .zero + CMTimeMake(value: 1, timescale: 600) { films.player?.play() }
                    films.player?.play()
                }
            }
            class Cinema: UIViewController {
                let film = Film()
                func open(_ url: URL) {
                    let screen = AVPlayerViewController()
                    screen.player = AVPlayer(url: url)
                    present(screen, animated: true) { screen.player?.play() }
                }
            }
            #Preview { Cinema() }
            """, to: "Cinema.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }

    /// Coder-ACJHP/UICMessenger records and plays what is said.
    @Test func soundsAreSilentAndNobodyRecords() throws {
        try write(
            """
            import AVFoundation
            import UIKit
            class Recorder: NSObject, AVAudioRecorderDelegate, AVAudioPlayerDelegate {
                private var session: AVAudioSession!
                private var recorder: AVAudioRecorder!
                private var player: AVAudioPlayer?
                func start(_ url: URL) throws {
                    session = AVAudioSession.sharedInstance()
                    try session.setCategory(.playAndRecord, mode: .default)
                    try session.setActive(true)
                    session.requestRecordPermission { [weak self] allowed in self?.recorder = allowed ? nil : nil }
                    let settings = [
                        AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000, AVNumberOfChannelsKey: 1,
                        AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
                    ]
                    recorder = try AVAudioRecorder(url: url, settings: settings)
                    recorder.delegate = self
                    if !recorder.isRecording { recorder.record() }
                    player = try AVAudioPlayer(contentsOf: url)
                    player?.delegate = self
                    player?.prepareToPlay()
                    player?.numberOfLoops = -1
                    player?.play()
                }
                func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
            }
            class Talk: UIViewController {
                let recorder = Recorder()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    try? recorder.start(URL(fileURLWithPath: "/nowhere"))
                }
            }
            #Preview { Talk() }
            """, to: "Talk.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }

    /// rechsteiner/Parchment: a library for UIKit takes views of SwiftUI, too.
    @Test func whatTakesViewsOfSwiftUIDoesNotKeepTheRestFromBeingShown() throws {
        try write(
            """
            import SwiftUI
            import UIKit
            struct Page {
                let title: String
                let make: () -> UIViewController
                init(title: String, make: @escaping () -> UIViewController) {
                    (self.title, self.make) = (title, make)
                }
                init<Content: View>(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
                    let content = content()
                    self.init(title: "\\(key)") { UIHostingController(rootView: content) }
                }
                func inset(_ edges: SwiftUI.Edge.Set = .all) -> Bool { edges.contains(.top) }
            }
            func greeting() -> Page {
                Page("Hello") {
                    Text("One")
                    EmptyView()
                }
            }
            class Pages: UITableViewController {
                let pages = [Page(title: "Home") { UIViewController() }, greeting()]
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { pages.count }
            }
            """, to: "Pages.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.library != nil && build.scenes.map(\.title) == ["Pages"])
        #expect(warnings(build) == [])
    }

    /// Browsers, exceptions and the length of a system's name, as marcosgriselli/SwipeableTabBarController's and others' apps
    /// name them.
    @Test func browsersAndExceptionsCompile() throws {
        try write(
            """
            import SafariServices
            import UIKit
            import WebKit
            class Web: UIViewController, WKNavigationDelegate, WKScriptMessageHandler {
                var lock = os_unfair_lock()
                override func loadView() {
                    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
                    web.navigationDelegate = self
                    web.load(URLRequest(url: URL(string: "https://example.com")!))
                    os_unfair_lock_lock(&lock)
                    os_unfair_lock_unlock(&lock)
                    view = web
                }
                func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
                func webView(
                    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
                ) {
                    let isLink = navigationAction.navigationType == .linkActivated
                    decisionHandler(isLink && navigationAction.request.url?.host != nil ? .cancel : .allow)
                }
                func webView(
                    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
                    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
                ) { decisionHandler(.allow) }
                func listen(_ content: WKUserContentController) {
                    content.add(self, name: "deck")
                    content.addUserScript(
                        WKUserScript(source: "", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
                }
                func userContentController(
                    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
                ) { title = message.body as? String }
            }
            class Rise: UIStoryboardSegue {
                override public init(identifier: String?, source: UIViewController, destination: UIViewController) {
                    super.init(identifier: identifier, source: source, destination: destination)
                }
            }
            class Fan: UIViewController, SFSafariViewControllerDelegate {
                let layout = UICollectionViewFlowLayout()
                func more() {
                    let browser = SFSafariViewController(url: URL(string: "https://example.com/deck")!)
                    browser.delegate = self
                    browser.preferredControlTintColor = .red
                    browser.dismissButtonStyle = .close
                    present(browser, animated: true)
                }
                func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
                func rise() -> UIStoryboardSegue { Rise(identifier: nil, source: self, destination: Web()) }
                func fail() {
                    guard _SYS_NAMELEN > 0 else { return }
                    DispatchQueue(label: "cards", autoreleaseFrequency: .workItem).async {}
                    NSException(name: .rangeException, reason: "no card", userInfo: nil).raise()
                }
            }
            #Preview { Fan() }
            """, to: "Fan.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }

    /// UIKit's former web views, methods that would be exchanged, players of files and contents that a protocol's associated type
    /// makes, as AfrozZaheer/AZSafariCollectionViewLayout, lkzhao/CollectionKit, PaoloCuscela/Cards and others have them.
    @Test func whatOlderAppsHaveOfTheirSystemCompiles() throws {
        try write(
            """
            import AVFoundation
            import UIKit
            protocol Part {
                associatedtype Content: UIView
            }
            extension Part {
                func make() -> Content { Content() }
            }
            struct Title: Part {
                typealias Content = UILabel
            }
            extension UIView {
                @objc func markedLayout() { markedLayout() }
                static func exchange() {
                    let old = class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews))
                    let own = class_getInstanceMethod(UIView.self, #selector(UIView.markedLayout))
                    let hidden = class_getInstanceMethod(UIView.self, NSSelectorFromString("_hidden"))
                    guard hidden != nil, let old, let own else { return }
                    if class_addMethod(self, #selector(layoutSubviews), method_getImplementation(own), nil) { return }
                    method_exchangeImplementations(old, own)
                }
            }
            class Page: UIViewController, UIWebViewDelegate {
                @IBOutlet weak var web: UIWebView!
                fileprivate var timer = Timer()
                func wait(_ handler: ((Timer?) -> Void)!) -> Timer! {
                    let timer = CFRunLoopTimerCreateWithHandler(
                        kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 0, 0, 0, handler)
                    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, kCFRunLoopCommonModes)
                    return timer
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    UIView.exchange()
                    view.addSubview(Title().make())
                    let policy = objc_AssociationPolicy(rawValue: 1)!
                    objc_setAssociatedObject(self, "key", 1, policy)
                    objc_removeAssociatedObjects(self)
                    web?.delegate = self
                    web?.loadRequest(URLRequest(url: URL(string: "https://example.com")!))
                    let pulse = CABasicAnimation(keyPath: "opacity")
                    pulse.repeatCount = HUGE
                    if __CGPointEqualToPoint(.zero, view.center) { timer.invalidate() }
                    _ = AVAsset(url: URL(fileURLWithPath: "/a.mp4")).tracks(withMediaType: .video).first?.naturalSize
                    _ = CMTimeGetSeconds(CMTime.indefinite)
                    let width = view.widthAnchor.constraint(equalToConstant: 1)
                    width.priority = 750
                    CFRunLoopAddTimer(CFRunLoopGetCurrent(), wait(nil), .commonModes)
                    let copy = NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: view!))
                    if let copy = copy as? UIView { view.addSubview(copy) }
                    let data = try? NSKeyedArchiver.archivedData(withRootObject: view!, requiringSecureCoding: false)
                    _ = data.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIView.self, from: $0) }
                    width.shouldBeArchived = true
                    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
                    let bytes = CFDataCreateMutable(nil, 0)
                    CFDataSetLength(bytes, 4)
                    CFDataGetMutableBytePtr(bytes)?[3] = UInt8(UIScreen.main.applicationFrame.minX)
                    let provider = CGDataProvider(data: Data() as CFData) ?? CGDataProvider(data: bytes!)
                    let pixels = CGImage(
                        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
                        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
                        provider: provider!, decode: nil, shouldInterpolate: false, intent: CGColorRenderingIntent.defaultIntent)
                    view.layer.contents = pixels
                    view.addSubview(UIScreen.main.snapshotView(afterScreenUpdates: true))
                }
                func webView(_ webView: UIWebView, didFailLoadWithError error: Error) {}
            }
            class Proxy: NSObject {
                weak var target: NSObjectProtocol?
                override func responds(to aSelector: Selector!) -> Bool {
                    target?.responds(to: aSelector) ?? super.responds(to: aSelector)
                }
                override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
            }
            class Dots: CAShapeLayer {
                class func made() -> Self { return self.init() }
                func draw() {
                    lineCap = "round"
                    lineJoin = "bevel"
                    fillRule = "even-odd"
                    isHidden = TARGET_OS_SIMULATOR == 0
                }
            }
            class Deed: UIAccessibilityCustomAction {
                init?(name: String, owner: Any) {
                    super.init(name: name, target: owner, selector: #selector(UIView.layoutSubviews))
                }
            }
            class Column: UIStackView {
                required init(coder: NSCoder) { super.init(coder: coder) }
            }
            class Wheel: UIActivityIndicatorView {
                required init(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
            }
            class Row: UITableViewCell {
                override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
                    get { super.accessibilityCustomActions }
                    set { super.accessibilityCustomActions = newValue }
                }
            }
            #Preview { Page() }
            """, to: "Page.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        #expect(build.library != nil)
    }

    /// SwiftArchitect/TGPControls: what a property is initially, which the inspector shows, has its former name there, too.
    @Test func aTunedPropertyIsGivenAValueByItsFormerName() throws {
        try write(
            """
            import UIKit
            class Deck: UICollectionViewLayout {
                var edge: Int = NSLayoutAttribute.bottom.rawValue
                var direction = CFLocaleLanguageDirection.leftToRight
                override func prepare() {
                    guard let locale = CFLocaleCopyCurrent(), let name = CFLocaleGetIdentifier(locale) else { return }
                    direction = CFLocaleGetLanguageCharacterDirection(name.rawValue)
                }
            }
            """, to: "Deck.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
    }

    /// As Kous92/SuperNews-iOS-Swift5 names a picture's place, and berkanturkali/obilet-ios-assignment shows one: what Kingfisher
    /// has goes before what Xcode makes of assets.
    @Test func kingfishersPicturesOfNamesBeforeXcodesCompile() throws {
        try write(
            #"{"images": [{"filename": "card.svg", "idiom": "universal"}]}"#,
            to: "Assets.xcassets/card.imageset/Contents.json")
        try write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>"#,
            to: "Assets.xcassets/card.imageset/card.svg")
        try write(
            """
            import Kingfisher
            import SwiftUI
            import UIKit

            final class NewsCell: UITableViewCell {
                @IBOutlet weak var picture: UIImageView!
                func show(_ address: String) {
                    guard let url = URL(string: address) else { return }
                    let resource = ImageResource(downloadURL: url)
                    picture.kf.indicatorType = .activity
                    picture.kf.setImage(with: resource, placeholder: UIImage(named: "card"), options: [.transition(.fade(0.5))]) {
                        if case .failure(let error) = $0 { print(error.localizedDescription) }
                    }
                }
                override func prepareForReuse() {
                    super.prepareForReuse()
                    picture.kf.cancelDownloadTask()
                }
            }

            struct Logo: View {
                let url: URL?
                var body: some View { KFImage(url).placeholder { ProgressView() }.resizable().frame(width: 20) }
            }

            #Preview { Logo(url: URL(string: "https://example.com/1.png")) }
            """, to: "News.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) == [] && warnings(build) == [] && build.library != nil)
    }
}
