extension SystemShadows {
    /// SwiftUI's screens on which documents are chosen, of which there are none.
    static let documents = Framework(
        types: uniformTypes.types + ["FileDocument", "FileWrapper", "DropDelegate"],
        names: ["fileExporter", "fileImporter", "fileMover", "FileDocument", "onDrop", "DropDelegate"],
        beside: ["SwiftUI"],
        source: #"""
            import SwiftUI
            import UIKit

            /// The screen on which documents are chosen, of which there are none.
            struct ZoetropeDocumentPicker: UIViewControllerRepresentable {
                let end: () -> Void

                final class Delegate: NSObject, UIDocumentPickerDelegate {
                    var end: () -> Void = {}
                    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { end() }
                }

                func makeCoordinator() -> Delegate { Delegate() }
                func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
                    let picker = UIDocumentPickerViewController(documentTypes: [], in: .open)
                    picker.delegate = context.coordinator
                    return picker
                }
                func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {
                    context.coordinator.end = end
                }
            }

            extension View {
                fileprivate func picking(_ isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void) -> some View {
                    sheet(isPresented: isPresented) {
                        ZoetropeDocumentPicker {
                            isPresented.wrappedValue = false
                            onCancellation()
                        }
                    }
                }
                public func fileImporter(
                    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
                    onCompletion: @escaping (Swift.Result<URL, any Error>) -> Void
                ) -> some View { picking(isPresented) {} }
                public func fileImporter(
                    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
                    onCompletion: @escaping (Swift.Result<[URL], any Error>) -> Void
                ) -> some View { picking(isPresented) {} }
                public func fileImporter(
                    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
                    onCompletion: @escaping (Swift.Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
                ) -> some View { picking(isPresented, onCancellation) }
                public func fileExporter<D: FileDocument>(
                    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
                    onCompletion: @escaping (Swift.Result<URL, any Error>) -> Void
                ) -> some View { picking(isPresented) {} }
                public func fileExporter<D: FileDocument>(
                    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
                    onCompletion: @escaping (Swift.Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
                ) -> some View { picking(isPresented, onCancellation) }
                public func fileMover(
                    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Swift.Result<URL, any Error>) -> Void
                ) -> some View { picking(isPresented) {} }
                /// Lets something be dropped into the view: has no effect.
                public func onDrop(
                    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
                    perform action: @escaping ([NSItemProvider]) -> Bool
                ) -> some View { self }
                public func onDrop(
                    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
                    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
                ) -> some View { self }
                public func onDrop(
                    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
                ) -> some View { self }
                public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
                public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
            }

            public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete }

            public struct DropProposal: Sendable {
                public let operation: DropOperation
                public init(operation: DropOperation) { self.operation = operation }
            }

            public struct DropInfo {
                public let location: CGPoint
                public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
                public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
                public func hasItemsConforming(to types: [String]) -> Bool { false }
                public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
            }

            /// Hears of what is dropped into a view, which is nothing.
            @preconcurrency @MainActor
            public protocol DropDelegate {
                func validateDrop(info: DropInfo) -> Bool
                func performDrop(info: DropInfo) -> Bool
                func dropEntered(info: DropInfo)
                func dropUpdated(info: DropInfo) -> DropProposal?
                func dropExited(info: DropInfo)
            }

            extension DropDelegate {
                public func validateDrop(info: DropInfo) -> Bool { true }
                public func dropEntered(info: DropInfo) {}
                public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
                public func dropExited(info: DropInfo) {}
            }

            public struct FileDocumentReadConfiguration {
                public let contentType: UTType
                public let file: FileWrapper
            }

            public struct FileDocumentWriteConfiguration {
                public let contentType: UTType
                public let existingFile: FileWrapper?
            }

            /// A document that an app would read and write.
            public protocol FileDocument {
                typealias ReadConfiguration = FileDocumentReadConfiguration
                typealias WriteConfiguration = FileDocumentWriteConfiguration
                static var readableContentTypes: [UTType] { get }
                static var writableContentTypes: [UTType] { get }
                init(configuration: ReadConfiguration) throws
                func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
            }

            extension FileDocument {
                public static var writableContentTypes: [UTType] { readableContentTypes }
            }

            /// What a file or a folder holds.
            open class FileWrapper: NSObject, @unchecked Sendable {
                open private(set) var regularFileContents: Data?
                open private(set) var fileWrappers: [String: FileWrapper]?
                open var preferredFilename: String?
                open var filename: String?
                open var isRegularFile: Bool { regularFileContents != nil }
                open var isDirectory: Bool { fileWrappers != nil }
                public init(regularFileWithContents contents: Data) { regularFileContents = contents }
                public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
                    fileWrappers = childrenByPreferredName
                }
                @discardableResult
                open func addFileWrapper(_ child: FileWrapper) -> String {
                    let name = child.preferredFilename ?? child.filename ?? ""
                    fileWrappers?[name] = child
                    return name
                }
                @discardableResult
                open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
                    let child = FileWrapper(regularFileWithContents: data)
                    child.preferredFilename = fileName
                    return addFileWrapper(child)
                }
            }

            """#)
}
