import SwiftSyntax

/// The source that is compiled with a project which imports Moya: its providers, whose requests are those of Alamofire's stand-in.
///
/// The names and what they mean are those of Moya's documentation of version 15, with some of the versions from 11.
enum MoyaShadows {
    /// The module that it stands for.
    static let module = "Moya"
    /// The modules that add to it what other libraries observe.
    static let parts: Set<String> = ["CombineMoya", "ReactiveMoya", "RxMoya"]

    /// The names of its types, of which a project may have one of its own, as for its answers.
    static let names = StandInNames(of: module, parts: parts, in: [targets, providers, responses, plugins])

    /// Returns the sources of a project that imports Moya.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that does not import it, or that is it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        let isMoya = index.type(named: "MoyaProvider") != nil
        guard names.areImported(in: index), AlamofireShadows.isThere(in: index), !isMoya else { return [] }
        let observed =
            (hasReactiveX(index) ? [reactive] : []) + (CombineShadows.isWanted(by: index) ? [published] : [])
        let plugins = isFormer(index) ? formerPlugins : Self.plugins
        return ([targets, providers, responses, plugins] + observed).enumerated().map { number, source in
            let text = names.applied(to: AlamofireShadows.names.applied(to: source, beside: index), beside: index)
            return (name: "moya-\(number).swift", text: Array(text.utf8))
        }
    }

    /// Whether RxSwift is among a project's packages.
    private static func hasReactiveX(_ index: ProjectIndex) -> Bool {
        ["ReactiveCompatible", "PrimitiveSequence", "SingleTrait"].allSatisfy(index.declares)
    }

    /// Whether a project's targets always say who asks, as before version 14: by nothing, if they don't.
    private static func isFormer(_ index: ProjectIndex) -> Bool {
        index.types.contains { says($0.type.members) }
            || index.files.contains { $0.summary.extensions.contains { says($0.node.memberBlock.members) } }
    }

    private static func says(_ members: MemberBlockItemListSyntax) -> Bool {
        members.active.contains { member in
            member.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.trimmedDescription == "authorizationType"
                    && $0.typeAnnotation?.type.plainName.hasSuffix("AuthorizationType") == true
            } == true
        }
    }
}
