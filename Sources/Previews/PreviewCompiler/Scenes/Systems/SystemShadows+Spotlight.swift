extension SystemShadows {
    /// What is found of apps by a search of the phone.
    static let spotlight = Framework(
        types: uniformTypes.types + ["CSSearchableIndex", "CSSearchableItem", "CSSearchableItemAttributeSet"],
        source: #"""
            import UIKit

            public let CSSearchableItemActionType = "com.apple.corespotlightitem"
            public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
            public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
            public let CSSearchQueryString = "kCSSearchQueryString"

            open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
                open var title: String?
                open var displayName: String?
                open var alternateNames: [String]?
                open var contentDescription: String?
                open var identifier: String?
                open var keywords: [String]?
                open var thumbnailData: Data?
                open var thumbnailURL: URL?
                open var contentURL: URL?
                open var url: URL?
                open var relatedUniqueIdentifier: String?
                open var contentType: String?
                open var contentCreationDate: Date?
                open var contentModificationDate: Date?
                open var startDate: Date?
                open var endDate: Date?
                open var phoneNumbers: [String]?
                open var emailAddresses: [String]?
                open var authorNames: [String]?
                open var artist: String?
                open var album: String?
                open var duration: NSNumber?
                open var rating: NSNumber?
                open var latitude: NSNumber?
                open var longitude: NSNumber?
                open var city: String?
                open var country: String?
                open var textContent: String?
                open var supportsPhoneCall: NSNumber?
                open var supportsNavigation: NSNumber?
                public init(itemContentType type: String) { contentType = type }
                public init(contentType: UTType) { self.contentType = contentType.identifier }
            }

            open class CSSearchableItem: NSObject, @unchecked Sendable {
                open var uniqueIdentifier: String
                open var domainIdentifier: String?
                open var attributeSet: CSSearchableItemAttributeSet
                open var expirationDate: Date! = Date(timeIntervalSinceNow: 2_592_000)
                public init(
                    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
                ) {
                    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
                    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
                }
            }

            /// What is found of an app by a search of the phone: it is taken, and nobody looks for it.
            open class CSSearchableIndex: NSObject, @unchecked Sendable {
                public typealias Handler = ((any Error)?) -> Void
                private static let only = CSSearchableIndex(name: "")
                open class func `default`() -> CSSearchableIndex { only }
                open class func isIndexingAvailable() -> Bool { true }
                public init(name: String) {}
                private func finish(_ handler: Handler?) {
                    DispatchQueue.main.async { handler?(nil) }
                }
                open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: Handler? = nil) {
                    finish(completionHandler)
                }
                open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: Handler? = nil) {
                    finish(completionHandler)
                }
                open func deleteSearchableItems(
                    withDomainIdentifiers domainIdentifiers: [String], completionHandler: Handler? = nil
                ) {
                    finish(completionHandler)
                }
                open func deleteAllSearchableItems(completionHandler: Handler? = nil) { finish(completionHandler) }
                open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
                open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
                open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
                open func deleteAllSearchableItems() async throws {}
            }

            """#)
}
