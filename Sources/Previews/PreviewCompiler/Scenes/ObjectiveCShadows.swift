/// The source file with what code for Apple's systems takes from Objective-C's run time and from Xcode's packages.
enum ObjectiveCShadows {
    static let source = """
        import Foundation
        import Previews
        import UIKit

        public enum objc_AssociationPolicy {
            case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_COPY_NONATOMIC
            case OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
        }

        func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
            let owner = object as AnyObject
            return MainActor.assumeIsolated { Previews.AssociatedObjects.value(of: owner, for: key) }
        }

        func objc_setAssociatedObject(
            _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
        ) {
            let owner = object as AnyObject
            MainActor.assumeIsolated { Previews.AssociatedObjects.set(value, of: owner, for: key) }
        }

        @preconcurrency @MainActor
        func zoetropeMake<Object: NSObject>(_ type: Object.Type) -> Object {
            Previews.MetatypeObjects.make(type)
        }

        @preconcurrency @MainActor
        func zoetropeMake<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
            Previews.MetatypeObjects.make(type, frame: frame)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Button: UIButton>(_ class: Button.Type, type: UIButton.ButtonType) -> Button {
            Previews.MetatypeObjects.make(`class`, type: type)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Cell: UITableViewCell>(
            _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
        ) -> Cell {
            Previews.MetatypeObjects.make(type, style: style, reuseIdentifier: reuseIdentifier)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Controller: UIViewController>(
            _ type: Controller.Type, nibName: String?, bundle: Bundle?
        ) -> Controller {
            Previews.MetatypeObjects.make(type, nibName: nibName, bundle: bundle)
        }

        @preconcurrency @MainActor
        func zoetropeMake<Controller: UINavigationController>(
            _ type: Controller.Type, rootViewController: UIViewController
        ) -> Controller {
            Previews.MetatypeObjects.make(type, rootViewController: rootViewController)
        }

        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

        extension Bundle {
            static var module: Bundle { .main }

            func path(forResource name: String?, ofType ext: String?) -> String? {
                MainActor.assumeIsolated { Previews.PreviewResources.path(of: name, type: ext) }
            }

            func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
                path(forResource: name, ofType: ext)
            }

            func url(forResource name: String?, withExtension ext: String?) -> URL? {
                path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
            }

            func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
                url(forResource: name, withExtension: ext)
            }

            func localizedString(forKey key: String, value: String?, table: String?) -> String {
                let text = MainActor.assumeIsolated { Previews.PreviewResources.text(key, table: table) }
                return text ?? (value?.isEmpty == false ? value! : key)
            }
        }

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
        ) -> String {
            bundle.localizedString(forKey: key, value: value, table: tableName)
        }

        final class NSDataAsset: NSObject {
            let name: String
            let data: Data

            init?(name: String) {
                let found = MainActor.assumeIsolated { Previews.PreviewResources.data(ofAsset: name) }
                guard let found else { return nil }
                self.name = name
                data = found
            }

            convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
        }

        let NSEC_PER_SEC: UInt64 = 1_000_000_000
        let NSEC_PER_MSEC: UInt64 = 1_000_000
        let NSEC_PER_USEC: UInt64 = 1000
        let USEC_PER_SEC: UInt64 = 1_000_000

        enum LogPrivacy {
            case auto, `public`, `private`, sensitive
        }

        struct LogMessage: ExpressibleByStringInterpolation {
            struct StringInterpolation: StringInterpolationProtocol {
                var text = ""
                init(literalCapacity: Int, interpolationCount: Int) {}
                mutating func appendLiteral(_ literal: String) { text += literal }
                mutating func appendInterpolation(_ value: @autoclosure () -> Any, privacy: LogPrivacy = .auto) {
                    text += String(describing: value())
                }
            }

            let text: String
            init(stringLiteral value: String) { text = value }
            init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
        }

        struct OSLog {
            static let `default` = OSLog()
            static let disabled = OSLog()
            init() {}
            init(subsystem: String, category: String) {}
        }

        enum OSLogType {
            case `default`, info, debug, error, fault
        }

        func os_log(
            _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
            _ arguments: CVarArg...
        ) {
            let format = "\\(message)".replacingOccurrences(of: "{public}", with: "")
            print(String(format: format.replacingOccurrences(of: "{private}", with: ""), arguments: arguments))
        }

        func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...) {
            print(String(format: "\\(message)".replacingOccurrences(of: "{public}", with: ""), arguments: arguments))
        }

        struct Logger {
            private let category: String
            init() { category = "" }
            init(subsystem: String, category: String) { self.category = category }
            func log(_ message: LogMessage) { print(message.text) }
            func trace(_ message: LogMessage) { log(message) }
            func debug(_ message: LogMessage) { log(message) }
            func info(_ message: LogMessage) { log(message) }
            func notice(_ message: LogMessage) { log(message) }
            func warning(_ message: LogMessage) { log(message) }
            func error(_ message: LogMessage) { log(message) }
            func critical(_ message: LogMessage) { log(message) }
            func fault(_ message: LogMessage) { log(message) }
        }

        extension UIImage {
            @preconcurrency @MainActor convenience init?(
                named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
            ) {
                self.init(named: name)
            }
        }

        """
}
