/// The source file with what a project has instead of Foundation's and C's, and the module of what these lack on Linux.
///
/// Swift prefers what a module declares itself to what it imports, members included: what has the name of something of
/// Foundation's stands here, and calls what is compiled already.
enum FoundationShadows {
    static let source = """
        @_exported import DarwinAdditions
        import Foundation
        import Previews

        // Numbers of the type that the functions of such locks take.
        public let PTHREAD_MUTEX_NORMAL: Int32 = 0
        public let PTHREAD_MUTEX_RECURSIVE: Int32 = 1
        public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 2
        public let PTHREAD_MUTEX_DEFAULT: Int32 = 0

        private final class ZoetropeBundled {}

        // Pointers of C's functions have no nullability on Apple's systems.
        @discardableResult
        public func memcpy(
            _ destination: UnsafeMutableRawPointer!, _ source: UnsafeRawPointer!, _ count: Int
        ) -> UnsafeMutableRawPointer! {
            StageFoundation.copy(destination, source, count)
        }

        // The stage's random numbers.
        public func arc4random() -> UInt32 { StageFoundation.random() }
        public func arc4random_uniform(_ bound: UInt32) -> UInt32 { StageFoundation.random(below: bound) }
        public func drand48() -> Double { StageFoundation.randomFraction() }

        func NSSearchPathForDirectoriesInDomains(
            _ directory: Foundation.FileManager.SearchPathDirectory,
            _ domainMask: Foundation.FileManager.SearchPathDomainMask,
            _ expandTilde: Bool
        ) -> [String] {
            StageFoundation.searchPaths(directory, domainMask, expandTilde)
        }

        extension CharacterSet {
            var inverted: CharacterSet { StageFoundation.inverted(self) }
        }

        extension Foundation.FileManager {
            func url(
                for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
            ) throws -> URL {
                StageFoundation.folder(directory, domain)
            }

            func createDirectory(
                at url: URL, withIntermediateDirectories createIntermediates: Bool,
                attributes: [FileAttributeKey: Any]? = nil
            ) throws {}

            func createDirectory(
                atPath path: String, withIntermediateDirectories createIntermediates: Bool,
                attributes: [FileAttributeKey: Any]? = nil
            ) throws {}
        }

        extension Bundle {
            // A bundle that code looks for by its path is the folder, as that of its module is: what is in it is there.
            convenience init?(path: String) {
                guard Previews.PreviewResources.isBundle(path) else { return nil }
                self.init(for: ZoetropeBundled.self)
            }

            convenience init?(url: URL) { self.init(path: url.path) }

            func path(forResource name: String?, ofType ext: String?) -> String? {
                StageFoundation.path(of: name, type: ext)
            }

            func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
                StageFoundation.path(of: name, type: ext)
            }

            func url(forResource name: String?, withExtension ext: String?) -> URL? {
                StageFoundation.url(of: name, type: ext)
            }

            func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
                StageFoundation.url(of: name, type: ext)
            }

            func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
                StageFoundation.paths(ofType: ext)
            }

            func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
                StageFoundation.paths(ofType: ext).map { URL(fileURLWithPath: $0) }
            }

            var bundlePath: String { StageFoundation.root }
            var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
            var resourcePath: String? { bundlePath }
            var resourceURL: URL? { bundleURL }

            var infoDictionary: [String: Any]? { StageFoundation.information }
            var localizedInfoDictionary: [String: Any]? { StageFoundation.information }
            var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
            func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

            public func localizedString(forKey key: String, value: String?, table: String?) -> String {
                StageFoundation.text(key, value, table)
            }
        }

        extension URLError.Code {
            @_disfavoredOverload
            init(rawValue: Int) { self = StageFoundation.networkErrorCode(rawValue) }
        }

        extension NSLocale {
            class var isoCountryCodes: [String] { StageFoundation.countryCodes }
        }

        extension Locale {
            static var isoRegionCodes: [String] { StageFoundation.countryCodes }
        }

        extension ProcessInfo {
            var environment: [String: String] { StageFoundation.environment }
        }

        @MainActor
        extension NSKeyedUnarchiver {
            static func unarchiveObject(with data: Data) -> Any? { Previews.ViewCopies.object(of: data) }
            static func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
                Previews.ViewCopies.object(of: data)
            }
        }

        public func NSStringFromClass(_ aClass: AnyClass) -> String { Previews.ProjectClasses.name(of: aClass) }

        public func NSClassFromString(_ aClassName: String) -> AnyClass? {
            StageFoundation.type(named: aClassName, beside: ZoetropeBundled.self)
        }

        public func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            StageFoundation.text(key, value, tableName)
        }

        """
}
