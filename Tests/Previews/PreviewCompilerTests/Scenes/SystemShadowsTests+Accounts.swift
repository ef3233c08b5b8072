import Foundation
import Testing

@testable import PreviewCompiler

/// What asks for an account, for others or for what a device is not.
extension SystemShadowsTests {
    /// As ehddnr3473/UIKit-Practice and PovioKit sign in.
    @Test func whoIsToSignInCancelsIt() async throws {
        let source = """
            import AuthenticationServices
            import UIKit
            class Login: UIViewController {
                private let (said, page) = (UILabel(), UILabel())
                private let button = ASAuthorizationAppleIDButton(type: .signIn, style: .whiteOutline)
                private var session: ASWebAuthenticationSession?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let parts: [UIView] = [said, page, button]
                    for (row, part) in parts.enumerated() {
                        part.frame = CGRect(x: 20, y: 100 + 60 * row, width: 280, height: 44)
                        view.addSubview(part)
                    }
                    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
                    signIn()
                    session = ASWebAuthenticationSession(
                        url: URL(string: "https://example.com/login")!, callbackURLScheme: "cards"
                    ) { url, error in
                        if let error = error as? ASWebAuthenticationSessionError, error.code == .canceledLogin, url == nil {
                            self.page.text = "closed"
                        }
                    }
                    session?.presentationContextProvider = self
                    session?.start()
                }
                @objc func signIn() {
                    let request = ASAuthorizationAppleIDProvider().createRequest()
                    request.requestedScopes = [.fullName, .email]
                    let controller = ASAuthorizationController(authorizationRequests: [request])
                    controller.delegate = self
                    controller.presentationContextProvider = self
                    controller.performRequests()
                }
            }
            extension Login: ASAuthorizationControllerDelegate {
                func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
                    if case ASAuthorizationError.canceled = error { said.text = "cancelled" }
                }
                func authorizationController(
                    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
                ) {
                    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
                    said.text = credential.fullName?.givenName ?? credential.user
                }
            }
            extension Login: ASAuthorizationControllerPresentationContextProviding,
                ASWebAuthenticationPresentationContextProviding
            {
                func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { view.window! }
                func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { view.window! }
            }
            #Preview { Login() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Login.swift")
        #expect(shown.sorted() == ["Sign in with Apple", "cancelled", "closed"])
    }

    /// As clearkode/Dogo-SwiftUI-App signs in.
    @Test func theButtonToSignInWithIsAView() async throws {
        let source = """
            import AuthenticationServices
            import StoreKit
            import SwiftUI
            struct Login: View {
                @Environment(\\.requestReview) private var requestReview
                @State private var said = "signed out"
                var body: some View {
                    VStack {
                        Text(said)
                        SignInWithAppleButton(.continue) { request in
                            request.requestedScopes = [.email]
                        } onCompletion: { result in
                            switch result {
                            case .success: said = "signed in"
                            case .failure(let error): said = error.localizedDescription
                            }
                        }
                        .signInWithAppleButtonStyle(.black)
                        .frame(height: 50)
                    }
                    .onAppear { requestReview() }
                }
            }
            #Preview { Login() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Login.swift")
        #expect(shown.sorted() == ["Continue with Apple", "signed out"])
    }

    /// As edgarhakobyan/iOS-Demos sells quotes, and PovioKit by the second version of StoreKit.
    @Test func aStoreHasNothingAndTakesNoPayments() async throws {
        let source = """
            import StoreKit
            import UIKit
            typealias Transaction = StoreKit.Transaction
            class Shop: UIViewController, SKProductsRequestDelegate, SKPaymentTransactionObserver {
                private let (first, second, third) = (UILabel(), UILabel(), UILabel())
                private let request = SKProductsRequest(productIdentifiers: ["cards"])
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for (row, label) in [first, second, third].enumerated() {
                        label.frame = CGRect(x: 20, y: 100 + 60 * row, width: 280, height: 44)
                        view.addSubview(label)
                    }
                    request.delegate = self
                    request.start()
                    SKPaymentQueue.default().add(self)
                    let payment = SKMutablePayment()
                    payment.productIdentifier = "cards"
                    if !SKPaymentQueue.canMakePayments() { SKPaymentQueue.default().add(payment) }
                    Task { await load() }
                }
                func load() async {
                    var count = (try? await Product.products(for: ["cards"]))?.count ?? -1
                    for await result in Transaction.currentEntitlements {
                        guard case .verified(let transaction) = result else { continue }
                        await transaction.finish()
                        count += 1
                    }
                    do {
                        try await AppStore.sync()
                    } catch StoreKitError.userCancelled {
                        third.text = "\\(count) owned"
                    } catch {
                        third.text = error.localizedDescription
                    }
                }
                func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                    first.text = "\\(response.products.count) sold, no \\(response.invalidProductIdentifiers.joined())"
                }
                func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                    for transaction in transactions where transaction.transactionState == .failed {
                        let isRefused = (transaction.error as? SKError)?.code == .paymentNotAllowed
                        second.text = "\\(transaction.payment.productIdentifier) \\(isRefused ? "refused" : "failed")"
                        queue.finishTransaction(transaction)
                    }
                }
            }
            #Preview { Shop() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Shop.swift")
        #expect(shown.sorted() == ["0 owned", "0 sold, no cards", "cards refused"])
    }

    /// As mrikh/Learning-SwiftUI-MusicApp looks for others, and MoonStartMan/Swift-iOS-Demo for numbers.
    @Test func nobodyIsNearAndContactsAreNotSeen() async throws {
        let source = """
            import Contacts
            import ContactsUI
            import CoreBluetooth
            import MultipeerConnectivity
            import UIKit
            class Near: UIViewController, CBCentralManagerDelegate, CNContactPickerDelegate, MCNearbyServiceBrowserDelegate {
                private let (radio, people, peers, own) = (UILabel(), UILabel(), UILabel(), UILabel())
                private var central: CBCentralManager?
                private let session = MCSession(peer: MCPeerID(displayName: "Ace"), securityIdentity: nil, encryptionPreference: .none)
                private lazy var browser = MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: "cards")
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for (row, label) in [radio, people, peers, own].enumerated() {
                        label.frame = CGRect(x: 20, y: 100 + 60 * row, width: 280, height: 44)
                        view.addSubview(label)
                    }
                    central = CBCentralManager(delegate: self, queue: nil)
                    browser.delegate = self
                    browser.startBrowsingForPeers()
                    peers.text = "\\(session.connectedPeers.count) peers"
                    if CNContactStore.authorizationStatus(for: .contacts) == .notDetermined {
                        let store = CNContactStore()
                        store.requestAccess(for: .contacts) { granted, _ in
                            let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
                            let found = try? store.unifiedContacts(
                                matching: CNContact.predicateForContacts(matchingName: "Ace"), keysToFetch: keys)
                            self.people.text = granted || found != nil ? "seen" : "not seen"
                        }
                    }
                    let ace = CNMutableContact()
                    (ace.givenName, ace.familyName) = ("Ace", "Spade")
                    ace.phoneNumbers = [
                        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "1"))
                    ]
                    let picker = CNContactPickerViewController()
                    picker.delegate = self
                    own.text = CNContactFormatter.string(from: ace, style: .fullName)
                }
                func centralManagerDidUpdateState(_ central: CBCentralManager) {
                    switch central.state {
                    case .poweredOn: central.scanForPeripherals(withServices: [CBUUID(string: "180d")])
                    case .unsupported: radio.text = "no Bluetooth"
                    default: break
                    }
                }
                func centralManager(
                    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
                    advertisementData: [String: Any], rssi RSSI: NSNumber
                ) {
                    radio.text = peripheral.name
                }
                func browser(
                    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?
                ) {
                    browser.invitePeer(peerID, to: session, withContext: nil, timeout: 10)
                }
                func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
                func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
                    own.text = contact.phoneNumbers.first?.value.stringValue
                }
            }
            #Preview { Near() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Near.swift")
        #expect(shown.sorted() == ["0 peers", "Ace Spade", "no Bluetooth", "not seen"])
    }

    /// Games of the system ask who plays; their cards are dealt by a seed.
    @Test func gamesHaveStatesAndChanceAndNoPlayer() async throws {
        let source = """
            import GameKit
            import GameplayKit
            import UIKit
            final class Dealing: GKState {
                override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Playing.Type }
                override func willExit(to nextState: GKState) { (stateMachine as? Table)?.passed.append("dealt") }
            }
            final class Playing: GKState {
                override func didEnter(from previousState: GKState?) {
                    if previousState is Dealing { (stateMachine as? Table)?.passed.append("playing") }
                }
            }
            final class Table: GKStateMachine {
                var passed: [String] = []
            }
            class Game: UIViewController {
                private let (player, state, deal) = (UILabel(), UILabel(), UILabel())
                private let table = Table(states: [Dealing(), Playing()])
                override func viewDidLoad() {
                    super.viewDidLoad()
                    for (row, label) in [player, state, deal].enumerated() {
                        label.frame = CGRect(x: 20, y: 100 + 60 * row, width: 280, height: 44)
                        view.addSubview(label)
                    }
                    GKLocalPlayer.local.authenticateHandler = { controller, error in
                        if let controller { self.present(controller, animated: true) }
                        let isIn = GKLocalPlayer.local.isAuthenticated || error == nil
                        self.player.text = isIn ? "signed in" : "nobody"
                    }
                    table.enter(Dealing.self)
                    let isBack = table.enter(Playing.self) && table.enter(Dealing.self)
                    state.text = table.passed.joined(separator: ", ") + (isBack ? "" : ", and on")
                    table.enter(Dealing.self)
                    let cards = Array(1...52)
                    let one = GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: cards) as? [Int]
                    let other = GKMersenneTwisterRandomSource(seed: 7).arrayByShufflingObjects(in: cards) as? [Int]
                    let die = GKShuffledDistribution.d6()
                    let sides = Set((0..<6).map { _ in die.nextInt() })
                    deal.text = "\\(one == other && one != cards && one?.sorted() == cards) \\(sides.count)"
                }
            }
            #Preview { Game() }
            """
        let shown = try await ShownFolder().shownTexts(of: source, in: "Game.swift")
        // From playing there is a way to all.
        #expect(shown.sorted() == ["dealt, playing", "nobody", "true 6"])
    }
}
