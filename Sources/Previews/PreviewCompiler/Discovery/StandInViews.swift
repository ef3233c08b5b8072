import PreviewProtocol
import ProjectFiles
import SwiftSyntax

/// Views of modules that are nowhere, from which a project's views inherit: UIKit's of their kind stand for them.
struct StandInViews {
    /// UIKit's classes by the ends of the names of those that inherit from them, longer ends first.
    private static let kinds: [(end: String, type: String)] = [
        ("CollectionReusableView", "UICollectionReusableView"),
        ("TableViewHeaderFooterView", "UITableViewHeaderFooterView"),
        ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
        ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"), ("ImageView", "UIImageView"),
        ("StackView", "UIStackView"), ("TableView", "UITableView"), ("TextField", "UITextField"),
        ("TextView", "UITextView"), ("Button", "UIButton"), ("Control", "UIControl"), ("Label", "UILabel"),
        ("Slider", "UISlider"), ("Switch", "UISwitch"), ("View", "UIView"),
        ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
        ("ViewController", "UIViewController"),
    ]

    /// The classes of Apple's frameworks that are there, or are compiled with projects which import them.
    private static let present: Set<String> = {
        let sources =
            [SafariShadows.source, WebShadows.source, MediaShadows.source]
            + SystemShadows.sources + [AlamofireShadows.sessions, AlamofireShadows.requests]
        return Set(sources.flatMap { $0.matches(of: #/\bclass (\w+)/#).map { String($0.output.1) } }).union(ofMapKit)
    }()

    /// The views of MapKit.
    private static let ofMapKit: Set<String> = [
        "MKAnnotationView", "MKMapView", "MKMarkerAnnotationView", "MKPinAnnotationView", "MKUserLocationView",
    ]

    /// Whether a class of a name is a view or a controller, as its end says.
    static func isShown(_ name: String) -> Bool { kinds.contains { name.hasSuffix($0.end) } }

    /// What stands for each name, with the first class that inherits from it.
    private var found: [String: (type: String, file: SourceFile, line: Int)] = [:]
    /// Those that classes of the project make without arguments, by an `override init()`.
    private var plain: Set<String> = []

    /// - Parameter files: all files of the project, those of packages in its folder included.
    init(in files: [SourceFile]) {
        let declared = files.reduce(into: Set<String>()) { names, file in
            names.formUnion(file.summary.declared)
            names.formUnion(file.summary.aliases.keys)
        }
        let modules = BuildConditions.modules(for: files)
        for file in files where !file.isDependency && !file.summary.imports.isSubset(of: modules) {
            for type in file.summary.types where type.kind == .class {
                guard let name = type.inherited.first else { continue }
                if type.overridesPlainInit { plain.insert(name) }
                guard found[name] == nil, !declared.contains(name), !Self.present.contains(name),
                    name.prefixMatch(of: #/(?:UI|NS|CA)[A-Z]/#) == nil, name.allSatisfy({ $0.isLetter || $0.isNumber }),
                    let kind = Self.kinds.first(where: { name.hasSuffix($0.end) })
                else { continue }
                found[name] = (kind.type, file, file.line(of: type.node))
            }
        }
    }

    /// What a view has of initialisers that has one without arguments.
    private static let initializers = """

            public init() { super.init(frame: .zero) }
            public override init(frame: CGRect) { super.init(frame: frame) }
            public required init?(coder: NSCoder) { super.init(coder: coder) }

        """

    /// A file that declares them; nil if there are none.
    func source(in folder: String, keeping derived: DerivedFiles = DerivedFiles()) -> SourceFile? {
        guard !found.isEmpty else { return nil }
        let classes = found.sorted { $0.key < $1.key }.map { name, place in
            "open class \(name): \(place.type) {\(plain.contains(name) ? Self.initializers : "")}\n"
        }
        return derived.file(
            path: "\(ProjectFolder.stubs)/zoetrope-views.swift", in: folder,
            text: Array(("import UIKit\n" + classes.joined()).utf8))
    }

    /// What is said of them, as the compiler does of names that are nowhere.
    var warnings: [PreviewDiagnostic] {
        found.sorted { $0.key < $1.key }.map { name, place in
            PreviewDiagnostic(
                severity: .warning, file: place.file.path, line: place.line, column: 1,
                message: "cannot find type '\(name)' in scope: a \(place.type) stands for it",
                source: place.file.lines.content(of: place.line))
        }
    }
}

extension TypeDeclaration {
    /// Whether it has an initialiser without arguments that overrides one, as UIKit's views have none.
    fileprivate var overridesPlainInit: Bool {
        members.active.compactMap { $0.as(InitializerDeclSyntax.self) }.contains {
            $0.modifiers.has("override") && $0.signature.parameterClause.parameters.isEmpty
        }
    }
}
