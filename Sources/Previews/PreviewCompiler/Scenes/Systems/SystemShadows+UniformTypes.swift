extension SystemShadows {
    /// Types of contents, with what they conform to and what files and servers call them.
    static let uniformTypes = Framework(
        types: ["UTType", "UTTagClass"],
        names: [
            "UTType", "Transferable", "fileExporter", "fileImporter", "fileMover", "FileDocument", "onDrop",
            "DropDelegate",
        ],
        source: #"""
            import Foundation

            /// A type of contents, by its identifier.
            public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
                public let identifier: String

                public init?(_ identifier: String) {
                    guard Self.known[identifier] != nil || Self.own.has(identifier) else { return nil }
                    self.identifier = identifier
                }
                private init(known identifier: String) { self.identifier = identifier }

                public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
                    self.identifier = identifier
                    Self.own.add(identifier, parentType)
                }
                public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
                    self.identifier = identifier
                    Self.own.add(identifier, parentType)
                }
                public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
                    self.init(tag: filenameExtension.lowercased(), of: \.extensions, conformingTo: supertype)
                }
                public init?(mimeType: String, conformingTo supertype: UTType = .data) {
                    self.init(tag: mimeType.lowercased(), of: \.mimeTypes, conformingTo: supertype)
                }
                public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
                    let tags: KeyPath<Known, [String]> = tagClass == .mimeType ? \.mimeTypes : \.extensions
                    self.init(tag: tag.lowercased(), of: tags, conformingTo: supertype ?? .item)
                }
                private init?(tag: String, of tags: KeyPath<Known, [String]>, conformingTo supertype: UTType) {
                    // The first of them as they are listed here.
                    let found = Self.table.first { known in
                        known[keyPath: tags].contains(tag) && UTType(known: known.identifier).conforms(to: supertype)
                    }
                    guard !tag.isEmpty else { return nil }
                    identifier = found?.identifier ?? "dyn.\(tag)"
                    if found == nil { Self.own.add(identifier, supertype) }
                }
                public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
                    [UTType(tag: tag, tagClass: tagClass, conformingTo: supertype)].compactMap { $0 }
                }

                public var preferredFilenameExtension: String? {
                    if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
                    return Self.known[identifier]?.extensions.first
                }
                public var preferredMIMEType: String? { Self.known[identifier]?.mimeTypes.first }
                public var tags: [UTTagClass: [String]] {
                    guard let known = Self.known[identifier] else { return [:] }
                    return [.filenameExtension: known.extensions, .mimeType: known.mimeTypes].filter { !$0.value.isEmpty }
                }
                public var localizedDescription: String? { preferredFilenameExtension?.uppercased() }
                public var description: String { identifier }
                public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
                public var isDeclared: Bool { !isDynamic }
                public var isPublic: Bool { identifier.hasPrefix("public.") }
                public var version: Int? { nil }
                public var referenceURL: URL? { nil }
                public var supertypes: Set<UTType> {
                    let parents = Self.known[identifier]?.parents.map(UTType.init(known:)) ?? Self.own.parents(of: identifier)
                    return parents.reduce(into: []) { $0.formUnion($1.supertypes.union([$1])) }
                }
                public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
                public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
                public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

                fileprivate struct Known: Sendable {
                    let identifier: String
                    let (parents, extensions, mimeTypes): ([String], [String], [String])

                    init(_ line: Substring) {
                        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
                            $0.split(separator: " ").map(String.init)
                        }
                        (identifier, parents, extensions, mimeTypes) = (parts[0][0], parts[1], parts[2], parts[3])
                    }
                }

                /// The types that the project declares itself.
                fileprivate final class Own: @unchecked Sendable {
                    private var all: [String: [UTType]] = [:]
                    func has(_ identifier: String) -> Bool { all[identifier] != nil }
                    func add(_ identifier: String, _ parent: UTType?) {
                        if let parent { all[identifier] = [parent] } else { all[identifier] = all[identifier] ?? [] }
                    }
                    func parents(of identifier: String) -> [UTType] { all[identifier] ?? [] }
                }

                private static let own = Own()
                private static let known = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })

                /// Identifiers with what they conform to, the names' ends of files and the types of MIME.
                private static let table = """
                    public.item|||
                    public.content|||
                    public.composite-content|public.content||
                    public.data|public.item||
                    public.directory|public.item||
                    public.folder|public.directory||
                    public.volume|public.folder||
                    public.package|public.directory||
                    com.apple.package|public.directory||
                    com.apple.bundle|public.directory||
                    com.apple.application|public.item||
                    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
                    com.apple.resolvable|||
                    public.symlink|public.item com.apple.resolvable||
                    public.url|public.data||
                    public.file-url|public.url||
                    public.executable|public.item||
                    public.text|public.data public.content||
                    public.plain-text|public.text|txt text|text/plain
                    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
                    public.utf16-plain-text|public.plain-text||text/plain;charset=utf-16
                    public.utf16-external-plain-text|public.plain-text||
                    public.rtf|public.text|rtf|text/rtf application/rtf
                    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
                    com.apple.flat-rtfd|public.data public.composite-content||
                    public.html|public.text|html htm shtml|text/html
                    public.xml|public.text|xml|application/xml text/xml
                    public.yaml|public.text|yml yaml|application/x-yaml
                    public.json|public.text|json|application/json
                    public.css|public.text|css|text/css
                    net.daringfireball.markdown|public.text|md markdown|text/markdown
                    public.delimited-values-text|public.text||
                    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
                    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
                    public.log|public.plain-text|log|
                    public.source-code|public.plain-text||
                    public.script|public.source-code||
                    public.swift-source|public.source-code|swift|
                    public.c-source|public.source-code|c|
                    public.c-header|public.source-code|h|
                    public.c-plus-plus-source|public.source-code|cpp cc cxx|
                    public.objective-c-source|public.source-code|m|
                    com.netscape.javascript-source|public.source-code public.executable|js|text/javascript
                    public.shell-script|public.script|sh|
                    public.python-script|public.script|py|text/x-python-script
                    com.apple.property-list|public.data|plist|
                    com.apple.xml-property-list|public.xml com.apple.property-list||
                    com.apple.binary-property-list|com.apple.property-list||
                    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
                    public.image|public.data public.content||
                    public.jpeg|public.image|jpeg jpg jpe|image/jpeg
                    public.png|public.image|png|image/png
                    public.tiff|public.image|tiff tif|image/tiff
                    public.heif|public.image|heif|image/heif
                    public.heic|public.heif|heic|image/heic
                    org.webmproject.webp|public.image|webp|image/webp
                    public.svg-image|public.image public.xml|svg svgz|image/svg+xml
                    com.compuserve.gif|public.image|gif|image/gif
                    com.microsoft.bmp|public.image|bmp|image/bmp
                    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
                    com.apple.icns|public.image|icns|
                    public.camera-raw-image|public.image||
                    com.apple.live-photo|public.composite-content||
                    public.audiovisual-content|public.data public.content||
                    public.movie|public.audiovisual-content||
                    public.video|public.movie||
                    public.audio|public.audiovisual-content||
                    public.mpeg|public.movie|mpg mpeg|video/mpeg
                    public.mpeg-2-video|public.video||video/mpeg2
                    public.mpeg-2-transport-stream|public.movie|ts|
                    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
                    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
                    com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v
                    com.apple.protected-mpeg-4-video|public.movie||
                    public.avi|public.movie|avi|video/avi
                    public.mp3|public.audio|mp3|audio/mpeg
                    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4
                    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a
                    com.apple.protected-mpeg-4-audio|public.audio|m4p|
                    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave
                    public.aiff-audio|public.audio|aiff aif|audio/aiff
                    public.midi-audio|public.audio|midi mid|audio/midi
                    public.playlist|||
                    public.m3u-playlist|public.playlist public.text|m3u m3u8|audio/mpegurl
                    public.archive|public.data||
                    public.zip-archive|public.archive|zip|application/zip
                    com.pkware.zip-archive|public.zip-archive||
                    org.gnu.gnu-zip-archive|public.archive public.data|gz gzip|application/gzip
                    public.bzip2-archive|public.archive|bz2|application/x-bzip2
                    com.apple.archive|public.archive|aar|
                    public.font|||
                    public.truetype-ttf-font|public.font public.data|ttf|font/ttf
                    public.database|||
                    public.calendar-event|||
                    public.to-do-item|||
                    com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar
                    public.contact|||
                    public.vcard|public.text public.contact|vcf vcard|text/vcard
                    public.message|||
                    public.email-message|public.data public.message|eml|message/rfc822
                    public.presentation|public.composite-content||
                    public.spreadsheet|public.content||
                    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document
                    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword
                    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet
                    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation
                    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
                    public.3d-content|public.content||
                    com.pixar.universal-scene-description|public.3d-content public.data|usd|model/vnd.usd
                    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
                    com.apple.reality|public.data|reality|
                    com.apple.web-internet-location|public.data|webloc|
                    public.bookmark|||
                    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
                    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
                    """.split(separator: "\n").map(Known.init)
            }

            public struct UTTagClass: RawRepresentable, Hashable, Sendable {
                public let rawValue: String
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
                public static let mimeType = UTTagClass(rawValue: "public.mime-type")
            }

            extension URL {
                public func appendingPathExtension(for contentType: UTType) -> URL {
                    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
                }
                public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
                    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
                }
                public mutating func appendPathExtension(for contentType: UTType) {
                    self = appendingPathExtension(for: contentType)
                }
            }

            """# + uniformTypeNames)
}
