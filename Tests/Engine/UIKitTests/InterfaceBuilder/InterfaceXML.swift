import Foundation
import InterfaceFiles

@testable import UIKit

/// Interface Builder files in few words.
@MainActor
enum InterfaceXML {
    /// Returns a nib of objects.
    static func nib(_ name: String, owner: String = "", _ objects: String) throws -> InterfaceFile {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(owner)</connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)</objects></document>
            """
        return try InterfaceFile(Data(text.utf8), name: name, kind: .nib)
    }

    /// Returns a storyboard of scenes, each the elements of one.
    static func storyboard(_ name: String, initial: String, _ scenes: [String]) throws -> InterfaceFile {
        let all = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="\(initial)"><scenes>\(all)</scenes></document>
            """
        return try InterfaceFile(Data(text.utf8), name: name, kind: .storyboard)
    }

    /// A rectangle's element.
    static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// Has these files and classes be the app's.
    static func use(_ files: [InterfaceFile], _ classes: [InterfaceClass] = []) {
        InterfaceLibrary.current = InterfaceLibrary(files, classes: classes)
    }
}

extension InterfaceClass {
    /// Returns what sets a property, as the code does that is compiled with an app's class.
    @MainActor
    static func property<Object: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) -> Setter {
        { object, value in
            guard let object = object as? Object, let value = value as? Value else { return false }
            object[keyPath: path] = value
            return true
        }
    }
}
