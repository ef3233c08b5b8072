/// The source that is compiled with a project which imports SwiftUI: what UIKit code names of it, without its views.
enum SwiftUIShadows {
    /// Returns the source of a project that imports SwiftUI.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: a file's name and text; none for a project that does not import it. Of what the project itself declares nothing
    ///   is in it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard index.files.contains(where: { $0.summary.imports.contains("SwiftUI") }) else { return [] }
        let own = hosting.names.contains { index.type(named: $0) != nil } ? "" : hosting.source
        let texts = types.filter { index.type(named: $0.name) == nil }.map(\.source)
        let source = (["import UIKit"] + texts + [own]).joined(separator: "\n\n")
        return [(name: "swiftui.swift", text: Array(source.utf8))]
    }

    /// What declarations name in which a view of SwiftUI is handed to UIKit.
    private static let types = [
        (name: "View", source: "public protocol View {}\n\nextension Never: View {}"),
        (name: "AnyView", source: "public struct AnyView: View {\n    public init() {}\n}"),
        (name: "EmptyView", source: "public struct EmptyView: View {\n    public init() {}\n}"),
        (
            name: "ViewBuilder",
            source: """
            @resultBuilder
            public struct ViewBuilder {
                public static func buildBlock() -> EmptyView { EmptyView() }
                public static func buildBlock<Content>(_ content: Content) -> Content { content }
                public static func buildBlock<each Content>(_ content: repeat each Content) -> AnyView { AnyView() }
                public static func buildOptional<Content>(_ content: Content?) -> AnyView { AnyView() }
                public static func buildEither<Content>(first: Content) -> AnyView { AnyView() }
                public static func buildEither<Content>(second: Content) -> AnyView { AnyView() }
            }
            """
        ),
        (
            name: "LocalizedStringKey",
            source: """
            public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
                public let key: String
                public init(_ value: String) { key = value }
                public init(stringLiteral value: String) { key = value }
            }
            """
        ),
        (
            name: "Text",
            source: """
            public struct Text: View {
                public init(_ key: LocalizedStringKey) {}
                @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
            }
            """
        ),
        (
            name: "Edge",
            source: """
            public enum Edge: Int8, CaseIterable, Sendable {
                case top, leading, bottom, trailing
                public struct `Set`: OptionSet, Sendable {
                    public let rawValue: Int8
                    public init(rawValue: Int8) { self.rawValue = rawValue }
                    public static let top = Self(rawValue: 1)
                    public static let leading = Self(rawValue: 2)
                    public static let bottom = Self(rawValue: 4)
                    public static let trailing = Self(rawValue: 8)
                    public static let all: Self = [.top, .leading, .bottom, .trailing]
                    public static let horizontal: Self = [.leading, .trailing]
                    public static let vertical: Self = [.top, .bottom]
                }
            }
            """
        ),
    ]

    private static let hosting = (
        names: ["SafeAreaRegions", "UIHostingController", "UIHostingControllerSizingOptions"], source: hostingSource
    )

    private static let hostingSource = """
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
                label.text =
                    "a view of SwiftUI, which is not shown: write a #Preview of a view or a controller of UIKit"
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
