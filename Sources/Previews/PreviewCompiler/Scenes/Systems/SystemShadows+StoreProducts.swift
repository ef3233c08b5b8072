extension SystemShadows {
    /// Products and transactions of StoreKit's second version, of which there are none.
    static let storeProducts = Framework(
        types: ["Product", "Transaction", "VerificationResult"],
        uses: ["Product", "Transaction", "VerificationResult"],
        source: #"""
            import Foundation

            public enum VerificationResult<SignedType> {
                public enum VerificationError: Error, Sendable {
                    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature
                    case missingRequiredProperties
                }
                case unverified(SignedType, VerificationError)
                case verified(SignedType)
                public var payloadValue: SignedType {
                    get throws {
                        switch self {
                        case .unverified(_, let error): throw error
                        case .verified(let value): return value
                        }
                    }
                }
                public var unsafePayloadValue: SignedType {
                    switch self {
                    case .unverified(let value, _), .verified(let value): return value
                    }
                }
                public var jwsRepresentation: String { "" }
            }

            extension VerificationResult: Sendable where SignedType: Sendable {}
            extension VerificationResult: Equatable where SignedType: Equatable {}
            extension VerificationResult: Hashable where SignedType: Hashable {}

            /// What is sold: a store has nothing.
            public struct Product: Identifiable, Hashable, Sendable {
                public struct ProductType: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let consumable = Self(rawValue: "Consumable")
                    public static let nonConsumable = Self(rawValue: "Non-Consumable")
                    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
                    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
                }
                public struct PurchaseOption: Hashable, Sendable {
                    private let name: String
                    public static func appAccountToken(_ token: UUID) -> PurchaseOption { Self(name: "token \(token)") }
                    public static func quantity(_ quantity: Int) -> PurchaseOption { Self(name: "quantity \(quantity)") }
                    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
                        Self(name: "asks \(simulateAskToBuy)")
                    }
                    public static func custom(key: String, value: String) -> PurchaseOption { Self(name: "\(key) \(value)") }
                }
                public enum PurchaseResult: Sendable {
                    case success(VerificationResult<`Transaction`>)
                    case userCancelled, pending
                }
                public enum PurchaseError: Error, Sendable {
                    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier
                    case invalidOfferPrice, invalidOfferSignature, missingOfferParameters
                }
                public struct SubscriptionPeriod: Hashable, Sendable {
                    public enum Unit: Hashable, Sendable { case day, week, month, year }
                    public let unit: Unit
                    public let value: Int
                }
                public struct SubscriptionOffer: Hashable, Sendable {
                    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
                    public enum OfferType: Hashable, Sendable { case introductory, promotional, winBack }
                    public let id: String?
                    public let type: OfferType
                    public let price: Decimal
                    public let displayPrice: String
                    public let period: SubscriptionPeriod
                    public let periodCount: Int
                    public let paymentMode: PaymentMode
                }
                public struct SubscriptionInfo: Hashable, Sendable {
                    public struct RenewalState: RawRepresentable, Hashable, Sendable {
                        public let rawValue: Int
                        public init(rawValue: Int) { self.rawValue = rawValue }
                        public static let subscribed = Self(rawValue: 1)
                        public static let expired = Self(rawValue: 2)
                        public static let inBillingRetryPeriod = Self(rawValue: 3)
                        public static let inGracePeriod = Self(rawValue: 4)
                        public static let revoked = Self(rawValue: 5)
                    }
                    public struct RenewalInfo: Hashable, Sendable {
                        public let originalTransactionID: UInt64
                        public let currentProductID: String
                        public let willAutoRenew: Bool
                        public let autoRenewPreference: String?
                        public let renewalDate: Date?
                    }
                    public struct Status: Hashable, Sendable {
                        public let state: RenewalState
                        public let transaction: VerificationResult<`Transaction`>
                        public let renewalInfo: VerificationResult<RenewalInfo>
                        public static var updates: ZoetropeNothing<Status> { ZoetropeNothing() }
                    }
                    public let introductoryOffer: SubscriptionOffer?
                    public let promotionalOffers: [SubscriptionOffer]
                    public let subscriptionGroupID: String
                    public let subscriptionPeriod: SubscriptionPeriod
                    public var status: [Status] { get async throws { [] } }
                    public var isEligibleForIntroOffer: Bool { get async { false } }
                    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
                    public static func status(for groupID: String) async throws -> [Status] { [] }
                }
                public let id: String
                public let type: ProductType
                public let displayName: String
                public let description: String
                public let price: Decimal
                public let displayPrice: String
                public let isFamilyShareable: Bool
                public let subscription: SubscriptionInfo?
                public var jsonRepresentation: Data { Data() }
                public var latestTransaction: VerificationResult<`Transaction`>? { get async { nil } }
                public var currentEntitlement: VerificationResult<`Transaction`>? { get async { nil } }
                public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
                where Identifiers.Element == String { [] }
                @discardableResult
                public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
            }

            /// Values of which there are none.
            public struct ZoetropeNothing<Element>: AsyncSequence, Sendable {
                public struct AsyncIterator: AsyncIteratorProtocol {
                    public mutating func next() async -> Element? { nil }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }

            /// What was bought: nothing is.
            public struct `Transaction`: Identifiable, Hashable, Sendable {
                public typealias Transactions = ZoetropeNothing<VerificationResult<`Transaction`>>
                public struct OwnershipType: RawRepresentable, Hashable, Sendable {
                    public let rawValue: String
                    public init(rawValue: String) { self.rawValue = rawValue }
                    public static let purchased = Self(rawValue: "PURCHASED")
                    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
                }
                public enum RefundRequestStatus: Sendable { case success, userCancelled }
                public let id: UInt64
                public let originalID: UInt64
                public let productID: String
                public let productType: Product.ProductType
                public let subscriptionGroupID: String?
                public let purchaseDate: Date
                public let originalPurchaseDate: Date
                public let expirationDate: Date?
                public let revocationDate: Date?
                public let isUpgraded: Bool
                public let purchasedQuantity: Int
                public let appAccountToken: UUID?
                public let ownershipType: OwnershipType
                public let price: Decimal?
                public var jsonRepresentation: Data { Data() }
                public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
                public func finish() async {}
                public static var all: Transactions { Transactions() }
                public static var currentEntitlements: Transactions { Transactions() }
                public static var unfinished: Transactions { Transactions() }
                public static var updates: Transactions { Transactions() }
                public static func latest(for productID: String) async -> VerificationResult<`Transaction`>? { nil }
                public static func currentEntitlement(for productID: String) async -> VerificationResult<`Transaction`>? { nil }
                public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
            }

            """#)
}
