extension SystemShadows {
    /// How values say that they can be given to others.
    static let transfers = Framework(
        types: uniformTypes.types + [
            "Transferable", "TransferRepresentation", "CodableRepresentation", "DataRepresentation",
            "FileRepresentation", "ProxyRepresentation",
        ],
        names: ["Transferable"],
        beside: ["SwiftUI"],
        source: #"""
            import SwiftUI

            /// How values are given to other views and apps, which they are not here.
            public protocol TransferRepresentation<Item> {
                associatedtype Item: Transferable
            }

            public protocol Transferable {
                associatedtype Representation: TransferRepresentation
                @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
            }

            public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {}

            @resultBuilder
            public enum TransferRepresentationBuilder<Item: Transferable> {
                public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
                where Content.Item == Item { content }
                public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content { content }
                public static func buildBlock<First, Second, each Content>(
                    _ first: First, _ second: Second, _ content: repeat each Content
                ) -> TupleTransferRepresentation<Item> { TupleTransferRepresentation() }
            }

            extension TransferRepresentation {
                public func suggestedFileName(_ fileName: String) -> Self { self }
                public func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> Self { self }
                public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
                public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
            }

            public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

            public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
                public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
            }

            public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
                public init(
                    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
                    importing: @escaping (Data) async throws -> Item
                ) {}
                public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
                public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
            }

            public struct SentTransferredFile: Sendable {
                public let file: URL
                public let allowAccessingOriginalFile: Bool
                public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
                    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
                }
            }

            public struct ReceivedTransferredFile: Sendable {
                public let file: URL
                public let isOriginalFile: Bool
            }

            public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
                public init(
                    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
                    exporting: @escaping (Item) async throws -> SentTransferredFile,
                    importing: @escaping (ReceivedTransferredFile) async throws -> Item
                ) {}
                public init(
                    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
                    exporting: @escaping (Item) async throws -> SentTransferredFile
                ) {}
                public init(
                    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
                    importing: @escaping (ReceivedTransferredFile) async throws -> Item
                ) {}
            }

            public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
                public init(
                    exporting: @escaping (Item) async throws -> ProxyRepresentation,
                    importing: @escaping (ProxyRepresentation) async throws -> Item
                ) {}
                public init(exporting: @escaping (Item) async throws -> ProxyRepresentation) {}
                public init(importing: @escaping (ProxyRepresentation) async throws -> Item) {}
            }

            extension String: Transferable {
                public static var transferRepresentation: TupleTransferRepresentation<String> { TupleTransferRepresentation() }
            }
            extension Foundation.Data: Transferable {
                public static var transferRepresentation: TupleTransferRepresentation<Data> { TupleTransferRepresentation() }
            }
            extension Foundation.URL: Transferable {
                public static var transferRepresentation: TupleTransferRepresentation<URL> { TupleTransferRepresentation() }
            }
            extension Image: Transferable {
                public static var transferRepresentation: TupleTransferRepresentation<Image> { TupleTransferRepresentation() }
            }

            """#)
}
