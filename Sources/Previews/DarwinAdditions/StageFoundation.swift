import Foundation
import Previews

/// What a project's own functions do that have the names of Foundation's and C's: they are compiled with each project, and this once.
public enum StageFoundation {
    /// Returns the code of an error of a network; that of an unknown one for another number, which is a code on Apple's systems.
    public static func networkErrorCode(_ number: Int) -> URLError.Code { URLError.Code(rawValue: number) ?? .unknown }

    /// Returns 32 random bits.
    public static func random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }

    /// Returns a random number below a bound; 0 for bounds of 0 and 1.
    public static func random(below bound: UInt32) -> UInt32 { bound < 2 ? 0 : UInt32.random(in: 0..<bound) }

    /// Returns a random number from 0 up to and without 1.
    public static func randomFraction() -> Double { Double.random(in: 0..<1) }

    /// Copies bytes, and returns where they are.
    public static func copy(
        _ destination: UnsafeMutableRawPointer, _ source: UnsafeRawPointer?, _ count: Int
    ) -> UnsafeMutableRawPointer {
        if count > 0, let source { destination.copyMemory(from: source, byteCount: count) }
        return destination
    }

    /// Returns the folders of a kind; of a user's library, which Linux has not, where it would be.
    public static func searchPaths(
        _ directory: FileManager.SearchPathDirectory, _ mask: FileManager.SearchPathDomainMask, _ expandsTilde: Bool
    ) -> [String] {
        let found = NSSearchPathForDirectoriesInDomains(directory, mask, expandsTilde)
        let isMissing = found.isEmpty && directory == .libraryDirectory && mask.contains(.userDomainMask)
        return isMissing ? [NSHomeDirectory() + "/Library"] : found
    }

    /// Returns the folder of a kind, which is not made: previews write no file, and an app that reads from it finds nothing there.
    public static func folder(_ directory: FileManager.SearchPathDirectory, _ mask: FileManager.SearchPathDomainMask)
        -> URL
    {
        FileManager.default.urls(for: directory, in: mask).first ?? URL(fileURLWithPath: NSTemporaryDirectory())
    }

    /// Returns all characters but those of a set.
    ///
    /// Foundation's is a set of its own on Linux that can't be changed, where the set
    /// itself is one of the system's.
    public static func inverted(_ set: CharacterSet) -> CharacterSet {
        CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(0x10FFFF)!).subtracting(set)
    }

    /// Returns the path of a resource; nil if there is none.
    public static func path(of name: String?, type: String?) -> String? {
        onStage { PreviewResources.path(of: name, type: type) }
    }

    /// Returns the address of a resource; nil if there is none.
    public static func url(of name: String?, type: String?) -> URL? {
        path(of: name, type: type).map { URL(fileURLWithPath: $0) }
    }

    /// Returns the paths of all resources of a type.
    public static func paths(ofType type: String?) -> [String] { onStage { PreviewResources.paths(ofType: type) } }

    /// The project's folder.
    public static var root: String { onStage { PreviewResources.root } }

    /// What the project's information property list has.
    public static var information: [String: Any]? { onStage { PreviewResources.information } }

    /// The countries' codes, of two letters each: on Linux Foundation has continents' numbers among them.
    public static let countryCodes = Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }

    /// The environment variables that the app has.
    public static var environment: [String: String] { onStage { PreviewResources.environment } }

    /// Returns the text of a key; the value, or without one the key, if no table has it.
    public static func text(_ key: String, _ value: String?, _ table: String?) -> String {
        let text = onStage { PreviewResources.text(key, table: table) }
        return text ?? (value?.isEmpty == false ? value! : key)
    }

    /// Returns the class of a name; nil if there is none.
    ///
    /// - Parameters:
    ///   - name: the name, with or without a module's before it.
    ///   - neighbour: a class of the project.
    /// - Returns: the class.
    public static func type(named name: String, beside neighbour: AnyClass) -> AnyClass? {
        ProjectClasses.named(name, in: String(ProjectClasses.name(of: neighbour).prefix { $0 != "." }))
    }
}
