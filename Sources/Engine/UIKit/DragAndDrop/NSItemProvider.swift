import QuartzCore

/// What a dragged item carries.
///
/// A stage's drags stay on the stage: an item provider holds the object itself.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
    private let object: Any?
    /// A name for a file of the object.
    open var suggestedName: String?

    /// Makes a provider of nothing.
    public override init() {
        object = nil
    }

    /// Makes a provider of an object.
    public init(object: Any) {
        self.object = object
    }

    /// Makes a provider of an object and the name of its type.
    public init(item: Any?, typeIdentifier: String?) {
        object = item
    }

    /// Returns whether the object is of a type, or a text if a text is asked for.
    open func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { value(as: aClass) != nil }

    /// Gives the object, at once.
    ///
    /// - Parameters:
    ///   - aClass: the type that is asked for.
    ///   - completionHandler: is called with the object; with nil if it is of another type.
    /// - Returns: a progress that is over.
    @discardableResult
    open func loadObject<Object>(
        ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(value(as: aClass), nil)
        return Progress(totalUnitCount: 0)
    }

    /// Returns true: types are not told apart by their identifiers.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { object != nil }

    private func value<Object>(as type: Object.Type) -> Object? {
        if let object = object as? Object { return object }
        if type == String.self { return (object as? NSString).map(String.init(referencing:)) as? Object }
        if type == NSString.self { return (object as? String).map(NSString.init(string:)) as? Object }
        if type == URL.self { return (object as? NSURL).flatMap { URL(string: $0.absoluteString) } as? Object }
        if type == NSURL.self { return (object as? URL).flatMap { NSURL(string: $0.absoluteString) } as? Object }
        return nil
    }
}

/// A class whose objects an item provider gives.
public protocol NSItemProviderReading: AnyObject {}

/// A class whose objects an item provider takes.
public protocol NSItemProviderWriting: AnyObject {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {}
extension NSURL: NSItemProviderReading, NSItemProviderWriting {}
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {}
extension UIColor: NSItemProviderReading, NSItemProviderWriting {}
extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

extension String {
    fileprivate init(referencing text: NSString) {
        self.init(describing: text)
    }
}
