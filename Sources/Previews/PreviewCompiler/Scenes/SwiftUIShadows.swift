/// The source that is compiled with a project which imports SwiftUI: what UIKit code names of it, without its views.
enum SwiftUIShadows {
    /// Returns the source of a project that imports SwiftUI.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it, or that has types of those names.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains("SwiftUI") }),
            names.allSatisfy({ index.type(named: $0) == nil })
        else { return [] }
        return [(name: "swiftui.swift", text: Array(source.utf8))]
    }

    private static let names = [
        "AnyView", "SafeAreaRegions", "UIHostingController", "UIHostingControllerSizingOptions", "View",
    ]

    private static let source = """
        import UIKit

        public protocol View {}

        public struct AnyView: View {
            public init() {}
        }

        public struct SafeAreaRegions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let container = SafeAreaRegions(rawValue: 1)
            public static let keyboard = SafeAreaRegions(rawValue: 2)
            public static let all: SafeAreaRegions = [.container, .keyboard]
        }

        public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
            public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
        }

        open class UIHostingController<Content>: UIViewController {
            public var rootView: Content
            public var sizingOptions: UIHostingControllerSizingOptions = []
            public var safeAreaRegions = SafeAreaRegions.all
            public var _disableSafeArea = false

            public init(rootView: Content) {
                self.rootView = rootView
                super.init(nibName: nil, bundle: nil)
            }

            public init?(coder aDecoder: NSCoder, rootView: Content) {
                self.rootView = rootView
                super.init(coder: aDecoder)
            }

            public required init?(coder: NSCoder) { nil }

            public func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

            open override func viewDidLoad() {
                super.viewDidLoad()
                let label = UILabel(frame: view.bounds)
                label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                label.numberOfLines = 0
                label.textAlignment = .center
                label.textColor = .secondaryLabel
                label.text = "a view of SwiftUI, which is not shown"
                view.addSubview(label)
            }
        }

        @preconcurrency @MainActor
        func zoetropeHosted() -> UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = "a view of SwiftUI, which is not shown"
            content.textProperties.color = .secondaryLabel
            return content
        }

        """
}
