extension SystemShadows {
    /// Other phones, none of which is near.
    static let peers = Framework(
        types: ["MCPeerID", "MCSession", "MCNearbyServiceAdvertiser", "MCNearbyServiceBrowser"],
        source: #"""
            import UIKit

            public let kMCSessionMinimumNumberOfPeers = 2
            public let kMCSessionMaximumNumberOfPeers = 8

            public struct MCError: CustomNSError, Hashable, Sendable {
                public enum Code: Int, Sendable {
                    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
                }
                public static let errorDomain = "MCErrorDomain"
                public static let notConnected = Code.notConnected
                public static let unavailable = Code.unavailable
                public let code: Code
                public init(_ code: Code) { self.code = code }
                public var errorCode: Int { code.rawValue }
            }

            public func ~= (code: MCError.Code, error: any Error) -> Bool { (error as? MCError)?.code == code }

            public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
            public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
            public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

            /// Who somebody is for others that are near.
            open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
                public final let displayName: String
                public init(displayName myDisplayName: String) { displayName = myDisplayName }
                // Each is another one, whatever its name.
                open func copy(with zone: NSZone? = nil) -> Any { self }
            }

            @preconcurrency
            public protocol MCSessionDelegate: AnyObject {
                func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
                func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
                func session(
                    _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
                func session(
                    _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
                    with progress: Progress)
                func session(
                    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
                    at localURL: URL?, withError error: (any Error)?)
                func session(
                    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
                    certificateHandler: @escaping (Bool) -> Void)
            }

            extension MCSessionDelegate {
                public func session(
                    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
                    certificateHandler: @escaping (Bool) -> Void
                ) { certificateHandler(true) }
            }

            /// A meeting of those who are near, where one is alone.
            open class MCSession: NSObject, @unchecked Sendable {
                open weak var delegate: (any MCSessionDelegate)?
                public final let myPeerID: MCPeerID
                public final let securityIdentity: [Any]?
                public final let encryptionPreference: MCEncryptionPreference
                open var connectedPeers: [MCPeerID] { [] }
                public init(
                    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
                ) {
                    (self.myPeerID, securityIdentity, self.encryptionPreference) = (myPeerID, identity, encryptionPreference)
                }
                public convenience init(peer myPeerID: MCPeerID) {
                    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
                }
                open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
                    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
                }
                @discardableResult
                open func sendResource(
                    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
                    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
                ) -> Progress? {
                    DispatchQueue.main.async { completionHandler?(MCError(.notConnected)) }
                    return nil
                }
                open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
                    throw MCError(.notConnected)
                }
                open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
                open func cancelConnectPeer(_ peerID: MCPeerID) {}
                open func disconnect() {}
            }

            @preconcurrency
            public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
                func advertiser(
                    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
                    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
                func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
            }

            extension MCNearbyServiceAdvertiserDelegate {
                public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
            }

            open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
                open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
                public final let myPeerID: MCPeerID
                public final let discoveryInfo: [String: String]?
                public final let serviceType: String
                public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
                    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
                }
                open func startAdvertisingPeer() {}
                open func stopAdvertisingPeer() {}
            }

            @preconcurrency
            public protocol MCNearbyServiceBrowserDelegate: AnyObject {
                func browser(
                    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
                func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
                func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
            }

            extension MCNearbyServiceBrowserDelegate {
                public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
            }

            /// Looks for others, of whom nobody is near.
            open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
                open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
                public final let myPeerID: MCPeerID
                public final let serviceType: String
                public init(peer myPeerID: MCPeerID, serviceType: String) {
                    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
                }
                open func startBrowsingForPeers() {}
                open func stopBrowsingForPeers() {}
                open func invitePeer(
                    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
                ) {}
            }

            @preconcurrency @MainActor
            public protocol MCBrowserViewControllerDelegate: AnyObject {
                func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
                func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
                func browserViewController(
                    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
                    withDiscoveryInfo info: [String: String]?) -> Bool
            }

            extension MCBrowserViewControllerDelegate {
                public func browserViewController(
                    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
                    withDiscoveryInfo info: [String: String]?
                ) -> Bool { true }
            }

            /// The screen on which one would see who is near.
            open class MCBrowserViewController: UIViewController {
                open weak var delegate: (any MCBrowserViewControllerDelegate)?
                public final let browser: MCNearbyServiceBrowser?
                public final let session: MCSession
                open var minimumNumberOfPeers = 2
                open var maximumNumberOfPeers = 8
                private final let bar = UINavigationBar()
                private final let spinner = UIActivityIndicatorView(style: .medium)

                public init(browser: MCNearbyServiceBrowser, session: MCSession) {
                    (self.browser, self.session) = (browser, session)
                    super.init(nibName: nil, bundle: nil)
                }
                public convenience init(serviceType: String, session: MCSession) {
                    self.init(browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType), session: session)
                }
                public required init?(coder: NSCoder) { nil }

                open override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let item = UINavigationItem(title: session.myPeerID.displayName)
                    item.leftBarButtonItem = UIBarButtonItem(
                        systemItem: .cancel,
                        primaryAction: UIAction { [weak self] _ in
                            guard let self else { return }
                            delegate?.browserViewControllerWasCancelled(self)
                        })
                    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
                    // Others would have to be there for it.
                    item.rightBarButtonItem?.isEnabled = false
                    bar.items = [item]
                    for part in [bar, spinner] { view.addSubview(part) }
                    spinner.startAnimating()
                }
                open override func viewDidLayoutSubviews() {
                    super.viewDidLayoutSubviews()
                    bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
                    spinner.center = CGPoint(x: view.bounds.midX, y: bar.frame.maxY + 60)
                }
            }

            @preconcurrency
            public protocol MCAdvertiserAssistantDelegate: AnyObject {
                func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
                func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
            }

            extension MCAdvertiserAssistantDelegate {
                public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
                public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
            }

            open class MCAdvertiserAssistant: NSObject {
                open weak var delegate: (any MCAdvertiserAssistantDelegate)?
                public final let session: MCSession
                public final let discoveryInfo: [String: String]?
                public final let serviceType: String
                public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
                    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
                }
                open func start() {}
                open func stop() {}
            }

            """#)
}
