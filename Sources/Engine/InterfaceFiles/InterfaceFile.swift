import Foundation

/// An Interface Builder file: a storyboard, or the views of a nib.
public struct InterfaceFile: Sendable {
    /// A kind of such a file.
    public enum Kind: String, Sendable {
        case storyboard
        case nib = "xib"
    }

    /// Why a file can't be read.
    public struct Fault: Error, CustomStringConvertible {
        /// The reason in one line.
        public let description: String
        /// Whether the file is of an app for another of Apple's systems.
        public var isForeign = false
    }

    /// The name without the extension.
    public let name: String
    /// The kind of the file.
    public let kind: Kind
    /// The outermost element: `document`.
    public let document: InterfaceElement
    /// The names of the classes of which objects are made that are not UIKit's.
    public let classNames: Set<String>

    /// Reads a file's bytes.
    ///
    /// - Parameters:
    ///   - data: XML as Xcode writes it.
    ///   - name: the file's name without its extension.
    ///   - kind: what the file is.
    /// - Throws: ``Fault``.
    public init(_ data: Data, name: String, kind: Kind) throws {
        (self.name, self.kind) = (name, kind)
        let document: InterfaceElement
        do {
            document = try MarkupReader.read(Array(data))
        } catch {
            throw Fault(description: "line \(error.line) is no XML")
        }
        guard document.name == "document", document.attributes["type"]?.contains("CocoaTouch") == true else {
            throw Fault(description: "it is none of an iOS app", isForeign: true)
        }
        self.document = document
        classNames = document.all { _ in true }
            .reduce(into: []) { names, element in
                if let name = element.attributes["customClass"] ?? Self.standIns[element.name] { names.insert(name) }
            }
    }

    /// The objects of a nib.
    public var objects: [InterfaceElement] { document.list("objects") }

    /// The storyboard's scenes, each the objects of one.
    public var scenes: [[InterfaceElement]] {
        document.list("scenes").map { $0.list("objects") }
    }

    /// The elements of the storyboard's controllers.
    public var controllers: [InterfaceElement] {
        scenes.compactMap { scene in scene.first { $0.name.hasSuffix("ontroller") } }
    }

    /// The element of the controller that is shown first; nil if the storyboard names none.
    public var initialController: InterfaceElement? {
        guard let id = document.attributes["initialViewController"] else { return nil }
        return controllers.first { $0.id == id }
    }

    /// The classes of other frameworks and of an earlier UIKit by their elements' names: the app may have what stands for them.
    public static let standIns = [
        "mapView": "MKMapView", "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView",
        "webView": "UIWebView", "wkWebView": "WKWebView",
    ]
}
