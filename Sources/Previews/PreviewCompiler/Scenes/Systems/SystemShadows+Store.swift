extension SystemShadows {
    /// A store that has nothing, and lets nobody pay.
    static let store = Framework(
        types: [
            "SKError", "SKPayment", "SKPaymentQueue", "SKProduct", "SKProductsRequest", "SKStoreProductViewController",
            "StoreKitError",
        ],
        source: #"""
            import UIKit

            open class SKProductSubscriptionPeriod: NSObject {
                open var numberOfUnits: Int { 0 }
                open var unit: SKProduct.PeriodUnit { .day }
            }

            open class SKProductDiscount: NSObject {
                public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }
                public enum `Type`: UInt, Sendable { case introductory, subscription }
                open var price: NSDecimalNumber { 0 }
                open var priceLocale: Locale { Locale(identifier: "en_US") }
                open var identifier: String? { nil }
                open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
                open var numberOfPeriods: Int { 0 }
                open var paymentMode: PaymentMode { .payAsYouGo }
                open var type: Type { .introductory }
            }

            /// What is sold: a store has nothing here but what code makes itself.
            open class SKProduct: NSObject {
                public enum PeriodUnit: UInt, Sendable { case day, week, month, year }
                open var localizedDescription: String { "" }
                open var localizedTitle: String { "" }
                open var price: NSDecimalNumber { 0 }
                open var priceLocale: Locale { Locale(identifier: "en_US") }
                open var productIdentifier: String { "" }
                open var isDownloadable: Bool { false }
                open var isFamilyShareable: Bool { false }
                open var contentVersion: String { "" }
                open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
                open var subscriptionGroupIdentifier: String? { nil }
                open var introductoryPrice: SKProductDiscount? { nil }
                open var discounts: [SKProductDiscount] { [] }
                public override init() { super.init() }
            }

            @preconcurrency
            public protocol SKRequestDelegate: AnyObject {
                func requestDidFinish(_ request: SKRequest)
                func request(_ request: SKRequest, didFailWithError error: any Error)
            }

            extension SKRequestDelegate {
                public func requestDidFinish(_ request: SKRequest) {}
                public func request(_ request: SKRequest, didFailWithError error: any Error) {}
            }

            @preconcurrency
            public protocol SKProductsRequestDelegate: SKRequestDelegate {
                func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
            }

            open class SKRequest: NSObject, @unchecked Sendable {
                fileprivate weak var hearer: (any SKRequestDelegate)?
                fileprivate var isCancelled = false
                open func start() {}
                open func cancel() { isCancelled = true }
            }

            open class SKProductsResponse: NSObject {
                public let products: [SKProduct] = []
                public let invalidProductIdentifiers: [String]
                fileprivate init(invalid: [String]) { invalidProductIdentifiers = invalid }
            }

            /// A request for what a store has, which is nothing.
            open class SKProductsRequest: SKRequest, @unchecked Sendable {
                private let identifiers: Set<String>
                open weak var delegate: (any SKProductsRequestDelegate)? { didSet { hearer = delegate } }
                public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
                open override func start() {
                    DispatchQueue.main.async {
                        guard !self.isCancelled, let delegate = self.delegate else { return }
                        delegate.productsRequest(self, didReceive: SKProductsResponse(invalid: self.identifiers.sorted()))
                        delegate.requestDidFinish(self)
                    }
                }
            }

            open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
                public let receiptProperties: [String: Any]?
                open weak var delegate: (any SKRequestDelegate)? { didSet { hearer = delegate } }
                public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
                open override func start() {
                    DispatchQueue.main.async { self.hearer?.request(self, didFailWithError: SKError(.paymentCancelled)) }
                }
            }

            open class SKPayment: NSObject {
                fileprivate(set) public final var identifier = ""
                fileprivate(set) public final var number = 1
                fileprivate final var user: String?
                fileprivate final var data: Data?
                open var productIdentifier: String { identifier }
                open var quantity: Int { number }
                open var applicationUsername: String? { user }
                open var requestData: Data? { data }
                public override init() { super.init() }
                public convenience init(product: SKProduct) {
                    self.init()
                    identifier = product.productIdentifier
                }
            }

            open class SKMutablePayment: SKPayment {
                open override var productIdentifier: String { get { identifier } set { identifier = newValue } }
                open override var quantity: Int { get { number } set { number = newValue } }
                open override var applicationUsername: String? { get { user } set { user = newValue } }
                open override var requestData: Data? { get { data } set { data = newValue } }
                open var simulatesAskToBuyInSandbox = false
            }

            public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

            open class SKPaymentTransaction: NSObject {
                private let paid: SKPayment
                fileprivate init(_ payment: SKPayment) { paid = payment }
                public override init() { paid = SKPayment() }
                open var payment: SKPayment { paid }
                open var transactionState: SKPaymentTransactionState { .failed }
                open var error: (any Error)? { SKError(.paymentNotAllowed) }
                open var original: SKPaymentTransaction? { nil }
                open var transactionDate: Date? { nil }
                open var transactionIdentifier: String? { nil }
            }

            @preconcurrency
            public protocol SKPaymentTransactionObserver: AnyObject {
                func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
                func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
                func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
                func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
                func paymentQueue(
                    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
            }

            extension SKPaymentTransactionObserver {
                public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
                public func paymentQueue(
                    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
                ) {}
                public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
                public func paymentQueue(
                    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
                ) -> Bool { false }
            }

            /// The payments of a phone whose owner has no account: none of them is made.
            open class SKPaymentQueue: NSObject, @unchecked Sendable {
                private static let only = SKPaymentQueue()
                open class func `default`() -> SKPaymentQueue { only }
                open class func canMakePayments() -> Bool { false }
                private final class Weak {
                    weak var object: (any SKPaymentTransactionObserver)?
                    init(_ object: any SKPaymentTransactionObserver) { self.object = object }
                }
                private var kept: [Weak] = []
                open var transactions: [SKPaymentTransaction] { [] }
                open var transactionObservers: [any SKPaymentTransactionObserver] { kept.compactMap(\.object) }
                open func add(_ observer: any SKPaymentTransactionObserver) { kept.append(Weak(observer)) }
                open func remove(_ observer: any SKPaymentTransactionObserver) { kept.removeAll { $0.object === observer } }
                open func add(_ payment: SKPayment) {
                    DispatchQueue.main.async {
                        let failed = [SKPaymentTransaction(payment)]
                        for observer in self.transactionObservers { observer.paymentQueue(self, updatedTransactions: failed) }
                    }
                }
                open func finishTransaction(_ transaction: SKPaymentTransaction) {}
                open func restoreCompletedTransactions() {
                    DispatchQueue.main.async {
                        for observer in self.transactionObservers {
                            observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: SKError(.paymentCancelled))
                        }
                    }
                }
                open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
                open func presentCodeRedemptionSheet() {}
            }

            """# + storeScreens)
}
