extension SystemShadows {
    /// A store's errors and its page of an app.
    static let storeScreens = #"""
        public struct SKError: CustomNSError, Hashable, Sendable {
            public enum Code: Int, Sendable {
                case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
                case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
                case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
                case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
                case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
            }
            public static let errorDomain = "SKErrorDomain"
            public static let unknown = Code.unknown
            public static let clientInvalid = Code.clientInvalid
            public static let paymentCancelled = Code.paymentCancelled
            public static let paymentInvalid = Code.paymentInvalid
            public static let paymentNotAllowed = Code.paymentNotAllowed
            public static let storeProductNotAvailable = Code.storeProductNotAvailable
            public let code: Code
            public init(_ code: Code) { self.code = code }
            public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
            public var errorCode: Int { code.rawValue }
        }

        public let SKErrorDomain = "SKErrorDomain"

        public func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }

        /// What goes wrong in a store.
        public enum StoreKitError: Error, Sendable {
            case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
            case unsupported
        }

        /// Asks for a review, which is not shown.
        open class SKStoreReviewController: NSObject {
            open class func requestReview() {}
            open class func requestReview(in windowScene: UIWindowScene) {}
        }

        public let SKStoreProductParameterITunesItemIdentifier = "id"
        public let SKStoreProductParameterAffiliateToken = "at"
        public let SKStoreProductParameterCampaignToken = "ct"
        public let SKStoreProductParameterProviderToken = "pt"

        @preconcurrency @MainActor
        public protocol SKStoreProductViewControllerDelegate: AnyObject {
            func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
        }

        extension SKStoreProductViewControllerDelegate {
            public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
        }

        /// The store's page of an app, which is empty, as it is not reached.
        open class SKStoreProductViewController: UIViewController {
            open weak var delegate: (any SKStoreProductViewControllerDelegate)?
            private final let bar = UINavigationBar()
            open func loadProduct(
                withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
            ) {
                DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
            }
            open override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let item = UINavigationItem(title: "App Store")
                item.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
                bar.items = [item]
                view.addSubview(bar)
            }
            open override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
            }
            private func finish() {
                guard let delegate else { return dismiss(animated: true) }
                delegate.productViewControllerDidFinish(self)
            }
        }

        """#

    /// The App Store of StoreKit's second version.
    static let appStore = Framework(
        types: store.types + ["AppStore"],
        uses: ["AppStore"],
        source: #"""
            import UIKit

            /// The store of a phone whose owner does not sign in.
            public enum AppStore {
                public static var canMakePayments: Bool { false }
                public static var deviceVerificationID: UUID? { nil }
                public static func sync() async throws { throw StoreKitError.userCancelled }
                @MainActor public static func requestReview(in scene: UIWindowScene) {}
                @MainActor public static func requestReview(in controller: UIViewController) {}
                @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
                @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}
            }

            """#)

    /// What of the store SwiftUI's environment and modifiers have.
    static let storeActions = Framework(
        types: ["RequestReviewAction"],
        beside: ["SwiftUI"],
        source: #"""
            import SwiftUI

            /// Asks for a review, which is not shown.
            @preconcurrency @MainActor
            public struct RequestReviewAction: Sendable {
                nonisolated init() {}
                public func callAsFunction() {}
            }

            extension EnvironmentValues {
                public var requestReview: RequestReviewAction { RequestReviewAction() }
            }

            extension View {
                public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
                public func offerCodeRedemption(
                    isPresented: Binding<Bool>, onCompletion: @escaping (Swift.Result<Void, any Swift.Error>) -> Void = { _ in }
                ) -> some View { self }
            }

            """#)
}
