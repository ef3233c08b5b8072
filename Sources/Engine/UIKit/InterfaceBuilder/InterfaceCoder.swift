import InterfaceFiles
import QuartzCore

/// What `init(coder:)` decodes an object from: its element in an Interface Builder file.
@preconcurrency @MainActor
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let loader: InterfaceLoader

    init(_ element: InterfaceElement, _ loader: InterfaceLoader) {
        (self.element, self.loader) = (element, loader)
        super.init()
    }

    /// Returns a coder of an element in such a file; nil for any other coder.
    static func of(_ coder: NSCoder) -> InterfaceCoder? { coder as? InterfaceCoder }

    // An app's own keys are in no such file.

    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { false }
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
    nonisolated override func decodeBool(forKey key: String) -> Bool { false }
    nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
    nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
    nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
    nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
    nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
