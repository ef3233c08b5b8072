import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// What a project imports of the system beside UIKit.
@MainActor
@Suite struct SystemShadowsTests {
    private static let source = """
        import AVFoundation
        import Accelerate
        import EventKit
        import LocalAuthentication
        import MessageUI
        import MobileCoreServices
        import Network
        import Photos
        import SystemConfiguration
        import UIKit
        import UserNotifications

        class Album: UIViewController, MFMailComposeViewControllerDelegate, UNUserNotificationCenterDelegate {
            let said = UILabel()
            var assets = PHFetchResult<PHAsset>()
            override func viewDidLoad() {
                super.viewDidLoad()
                let options = PHFetchOptions()
                options.fetchLimit = 3
                options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
                assets = PHAsset.fetchAssets(with: .image, options: options)
                assets.enumerateObjects { asset, _, stop in
                    PHImageManager.default().requestImage(
                        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
                    ) { image, _ in self.said.text = "\\(image?.size ?? .zero)" }
                    stop.pointee = asset.pixelWidth > asset.pixelHeight ? true : false
                }
                said.tag = assets.countOfAssets(with: .image) + assets.index(of: assets[0])
                PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil)
                    .enumerateObjects { album, _, _ in self.said.text = album.localizedTitle }
                let center = UNUserNotificationCenter.current()
                center.delegate = self
                center.requestAuthorization(options: [.alert, .sound]) { granted, _ in self.said.isHidden = granted }
                let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [.foreground])
                center.setNotificationCategories([
                    UNNotificationCategory(
                        identifier: "alarm", actions: [snooze], intentIdentifiers: [], options: .customDismissAction)
                ])
                let content = UNMutableNotificationContent()
                content.userInfo = ["sound": "bell"]
                let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7), repeats: true)
                center.add(UNNotificationRequest(identifier: "alarm", content: content, trigger: trigger))
                center.getPendingNotificationRequests { [said] requests in
                    said.text = requests.first?.content.userInfo["sound"] as? String
                }
                if PHPhotoLibrary.authorizationStatus() != .notDetermined { fatalError("nobody was asked yet") }
                PHPhotoLibrary.requestAuthorization { status in if status == .authorized { self.send() } }
                AudioServicesPlaySystemSound(SystemSoundID(1519))
                var sound: SystemSoundID = 0
                AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "tick.caf") as CFURL, &sound)
                AudioServicesDisposeSystemSoundID(sound)
                let store = EKEventStore()
                if EKEventStore.authorizationStatus(for: .event) != .authorized {
                    store.requestFullAccessToEvents { granted, _ in self.said.isEnabled = granted }
                }
                let names = store.events(
                    matching: store.predicateForEvents(withStart: Date(), end: Date(), calendars: nil)
                ).map { (event: EKEvent) in event.title ?? "" }
                said.tag = names.count
                said.text = kUTTypeImage as String
                soften()
                unlock()
                followNetwork()
                if cover()?.width != 1 { fatalError("there is no picture") }
                said.text = keep("ace")
                said.isEnabled = isOnline()
            }
            // As tirupati17/giphy-mvvm-swift and many others ask for a network.
            func isOnline() -> Bool {
                // dogra25130/SwiftUI-Animation-Lab makes it of all its parts, and asks for flags by the names of before.
                var address = sockaddr_in(
                    sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0), sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
                address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
                address.sin_family = sa_family_t(AF_INET)
                let route = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        SCNetworkReachabilityCreateWithAddress(nil, $0)
                    }
                }
                var flags: SCNetworkReachabilityFlags = []
                guard let route, SCNetworkReachabilityGetFlags(route, &flags) else { return false }
                guard flags.rawValue & UInt32(kSCNetworkFlagsConnectionRequired) == 0 else { return false }
                return flags.contains(.reachable) && flags.rawValue & UInt32(kSCNetworkFlagsReachable) != 0
            }
            let monitor = NWPathMonitor()
            func followNetwork() {
                // As HasaanAli/GithubUsers-MVVM-Swift-UIKit-CoreData.
                monitor.pathUpdateHandler = { [said] path in
                    DispatchQueue.main.async {
                        said.text = path.status == .satisfied || path.usesInterfaceType(.wifi) ? "online" : "offline"
                    }
                }
                monitor.start(queue: DispatchQueue(label: "network"))
                var context = SCNetworkReachabilityContext(
                    version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
                guard let host = SCNetworkReachabilityCreateWithName(nil, "example.com") else { return }
                SCNetworkReachabilitySetCallback(
                    host, { _, flags, _ in print(flags.contains(.isWWAN)) }, &context)
                SCNetworkReachabilityScheduleWithRunLoop(
                    host, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
                // As ashleymills/Reachability.swift.
                var zero = sockaddr()
                zero.sa_len = UInt8(MemoryLayout<sockaddr>.size)
                var described = SCNetworkReachabilityContext(
                    version: 0, info: nil, retain: nil, release: nil,
                    copyDescription: { (info: UnsafeRawPointer) -> Unmanaged<CFString> in
                        let text = "a network"
                        return Unmanaged.passRetained(text as CFString)
                    })
                guard let any = SCNetworkReachabilityCreateWithAddress(nil, &zero),
                    SCNetworkReachabilitySetCallback(any, nil, &described)
                else { return print(SCError()) }
            }
            // As jrendel/SwiftKeychainWrapper keeps a text, and finds it again.
            private let secClass: String! = kSecClass as String
            func keep(_ text: String) -> String? {
                var query: [String: Any] = [secClass: kSecClassGenericPassword, kSecAttrAccount as String: "deck"]
                query[kSecValueData as String] = text.data(using: .utf8)
                if SecItemAdd(query as CFDictionary, nil) == errSecDuplicateItem {
                    query[kSecValueData as String] = nil
                    let change: [String: Any] = [kSecValueData as String: Data(text.utf8)]
                    guard SecItemUpdate(query as CFDictionary, change as CFDictionary) == errSecSuccess else { return nil }
                }
                let asked = [
                    kSecClass: kSecClassGenericPassword, kSecAttrAccount: "deck", kSecReturnData: kCFBooleanTrue!,
                    kSecMatchLimit: kSecMatchLimitOne,
                ] as CFDictionary
                var result: AnyObject?
                let status: OSStatus = withUnsafeMutablePointer(to: &result) {
                    SecItemCopyMatching(asked, UnsafeMutablePointer($0))
                }
                guard status == noErr, let data = result as? Data else { return nil }
                // As kishikawakatsumi/KeychainAccess names what it never asks for.
                let others = [String(kSecAttrCreator), String(kSecValueRef), String(kSecAttrProtocolHTTPS)]
                SecAddSharedWebCredential("cards.example" as CFString, "ann" as CFString, nil) { error in
                    if let error = error { print(error, others) }
                }
                SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary)
                return String(data: data, encoding: .utf8)
            }
            // As recruit-lifestyle/Smile-Lock asks, which ended with its first view.
            func unlock() {
                let context = LAContext()
                var error: NSError?
                guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) else {
                    if error?.code == LAError.biometryNotAvailable.rawValue { said.text = "no face" }
                    return
                }
                said.isHidden = context.biometryType == .faceID
                context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "cards") { success, error in
                    switch error {
                    case LAError.userCancel?: self.said.text = "no"
                    default: self.said.isEnabled = success
                    }
                    if let error = error as? LAError, error.code == .userFallback { self.said.text = nil }
                }
            }
            // As CypherPoet/landmarks-swiftui-tutorial-app and Apple's tutorial of 2019 read their pictures.
            func cover() -> CGImage? {
                let options = [kCGImageSourceShouldCache: false, kCGImageSourceThumbnailMaxPixelSize: 8] as CFDictionary
                let none = URL(fileURLWithPath: "/none/cover.jpg")
                guard CGImageSourceCreateWithURL(none as NSURL, nil) == nil,
                    let data = Data(base64Encoded: Self.pixel),
                    let source = CGImageSourceCreateWithData(data as CFData, options), CGImageSourceGetCount(source) == 1
                else { return nil }
                return CGImageSourceCreateImageAtIndex(source, 0, nil)
            }
            static let pixel =
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            func soften() {
                var pixels = [UInt8](repeating: 9, count: 64)
                let matrix: [Int16] = [256, 0, 0, 0, 0, 256, 0, 0, 0, 0, 256, 0, 0, 0, 0, 256]
                pixels.withUnsafeMutableBytes { bytes in
                    var from = vImage_Buffer(
                        data: bytes.baseAddress, height: vImagePixelCount(4), width: UInt(4), rowBytes: 16)
                    var into = from
                    vImageBoxConvolve_ARGB8888(&from, &into, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
                    vImageMatrixMultiply_ARGB8888(&into, &from, matrix, Int32(256), nil, nil, vImage_Flags(kvImageNoFlags))
                }
            }
            func send() {
                guard MFMailComposeViewController.canSendMail() else { return }
                let mail = MFMailComposeViewController()
                mail.mailComposeDelegate = self
                mail.setToRecipients(["deck@example.com"])
                present(mail, animated: true)
            }
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
            ) {
                controller.dismiss(animated: true)
            }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                completionHandler([.banner])
            }
        }
        final class Mail: MFMailComposeViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                setSubject("Cards")
            }
        }
        #Preview { Album() }
        """

    /// Apps ask for photos, mail and notifications beside what they show, which goes on without any of them.
    @Test func anAppThatAsksForWhatAPhonesOwnerAllowsCompiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            .resolvingSymlinksInPath()
        defer { try? FileManager.default.removeItem(at: folder) }
        let code = folder.appendingPathComponent("code")
        try FileManager.default.createDirectory(at: code, withIntermediateDirectories: true)
        try Self.source.write(to: code.appendingPathComponent("Album.swift"), atomically: true, encoding: .utf8)
        let builder = try PreviewBuilder(
            PreviewProject(
                path: code.path, modules: testModules,
                output: folder.appendingPathComponent("out").path,
                engineTime: .infinity))
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(build.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
        #expect(build.library != nil)
    }

    /// evenstaian/Cats-SwiftUI-App asks before each request, whose answers are made up here, and says that there is no connection.
    @Test func whoAsksForANetworkIsToldThatThereIsOne() async throws {
        let source = """
            import Network
            import SystemConfiguration
            import UIKit
            class Cats: UIViewController {
                private let (reached, path) = (UILabel(), UILabel())
                private let monitor = NWPathMonitor()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for label in [reached, path] {
                        label.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
                        view.addSubview(label)
                    }
                    var address = sockaddr()
                    var flags: SCNetworkReachabilityFlags = []
                    if let route = SCNetworkReachabilityCreateWithAddress(nil, &address),
                        SCNetworkReachabilityGetFlags(route, &flags)
                    {
                        reached.text = flags.contains(.reachable) && !flags.contains(.connectionRequired) ? "reached" : "not"
                    }
                    monitor.pathUpdateHandler = { path in
                        DispatchQueue.main.async {
                            self.path.text = path.status == .satisfied && path.usesInterfaceType(.wifi) ? "by wifi" : "none"
                        }
                    }
                    monitor.start(queue: DispatchQueue(label: "network"))
                }
            }
            #Preview { Cats() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Cats.swift")
        #expect(shown.sorted() == ["by wifi", "reached"])
    }

    /// As militonyan98/expense-tracker-ios lets its picture be chosen.
    @Test func photosAreChosenOnAScreen() async throws {
        let source = """
            import PhotosUI
            import UIKit
            class Profile: UIViewController, PHPickerViewControllerDelegate {
                func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                    picker.dismiss(animated: true)
                    guard let provider = results.first?.itemProvider, provider.canLoadObject(ofClass: UIImage.self) else { return }
                    provider.loadObject(ofClass: UIImage.self) { image, _ in
                        DispatchQueue.main.async { print((image as? UIImage)?.size ?? .zero) }
                    }
                }
                func choose() -> PHPickerViewController {
                    var configuration = PHPickerConfiguration(photoLibrary: .shared())
                    configuration.filter = .any(of: [.images, .livePhotos])
                    configuration.selectionLimit = 3
                    let picker = PHPickerViewController(configuration: configuration)
                    picker.delegate = self
                    return picker
                }
            }
            #Preview { Profile().choose() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Profile.swift")
        #expect(shown.contains("Photos") && shown.contains("Cancel") && shown.contains("Add"))
    }

    /// As getyarley/SwiftUI-Music-Player plays by an object of its own, mazjap/SwiftUI-MusicPlayer the phone's music, and
    /// OrekuD/swiftui-travel-app makes flags of countries' codes.
    @Test func musicIsPlayedByAnyObjectAndCountriesHaveTwoLetters() async throws {
        let source = """
            import AVFoundation
            import MediaPlayer
            import UIKit
            final class Music: NSObject, AVAudioPlayerDelegate {
                private var player: AVAudioPlayer?
                // As Hamjoon/simple-podcast-ios-app waits for the end of a call.
                @objc func pause(_ notification: Notification) {
                    guard let raw = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
                        let type = AVAudioSession.InterruptionType(rawValue: raw), type == .began
                    else { return }
                    player?.pause()
                }
                func play() -> Bool {
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(pause), name: AVAudioSession.interruptionNotification,
                        object: AVAudioSession.sharedInstance())
                    guard AVAudioSession.sharedInstance().currentRoute.outputs.first?.portType == .builtInSpeaker else {
                        return false
                    }
                    player = try? AVAudioPlayer(data: Data())
                    player?.delegate = self
                    player?.play()
                    return player?.isPlaying == true
                }
                func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
                func songs() -> Int {
                    let phone = MPMusicPlayerController.systemMusicPlayer
                    phone.setQueue(with: MPMediaQuery.songs())
                    phone.play()
                    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
                    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "A"]
                    return phone.playbackState == .playing ? MPMediaQuery.songs().items?.count ?? 0 : -1
                }
            }
            class Songs: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let music = Music()
                    let codes = NSLocale.isoCountryCodes
                    let tint: UIColor? = .red
                    let archive = try? NSKeyedArchiver.archivedData(withRootObject: tint, requiringSecureCoding: false)
                    let own = try? NSKeyedArchiver.archivedData(withRootObject: tint ?? UIColor.black, requiringSecureCoding: false)
                    let read = try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: archive ?? Data())
                    view.backgroundColor = read ?? nil
                    // adityahimaone/SwiftUI-RecipeAPP throws a server's answer so.
                    func check(_ status: Int) throws { throw URLError(.init(rawValue: status)) }
                    do { try check(404) } catch { if (error as? URLError)?.code != .unknown { return } }
                    let isRead = read == tint && own == archive && NSKeyedUnarchiver.unarchiveObject(with: archive ?? Data()) is UIColor
                    for text in ["plays \\(music.play())", "songs \\(music.songs())", "\\(isRead && codes.allSatisfy { $0.count == 2 })"] {
                        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
                        label.text = text
                        view.addSubview(label)
                    }
                }
            }
            #Preview { Songs() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Songs.swift")
        #expect(shown.sorted() == ["plays true", "songs 0", "true"])
    }

    @Test func onlyWhatIsImportedAndNotTheProjectsOwnIsAdded() {
        func names(_ source: String) -> [String] {
            SystemShadows.files(with: ProjectIndex(project(["Album.swift": source]))).map(\.name)
        }
        #expect(names("import UIKit") == [])
        #expect(names("import MessageUI\nimport UserNotifications") == ["MessageUI.swift", "UserNotifications.swift"])
        #expect(names("import Photos\nclass PHAsset {}") == [])
        #expect(names("import Foundation\nlet status = SecItemDelete([:])") == ["Security.swift"])
    }
}
