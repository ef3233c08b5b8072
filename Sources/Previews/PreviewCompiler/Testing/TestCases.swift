import SwiftSyntax

/// The classes of XCTest's tests, which nobody finds at run time without Objective-C.
struct TestCases {
    private struct Method {
        var name: String
        var isAsynchronous: Bool
    }

    /// The Swift expressions of XCTest's entries, one for each class.
    private(set) var entries: [String] = []

    /// - Parameters:
    ///   - index: the compiled files.
    ///   - paths: the files whose classes count.
    ///   - emptied: functions whose bodies are left out, which would pass: `DeckTests.testDeal`.
    init(in index: ProjectIndex, of paths: Set<String>, without emptied: Set<String> = []) {
        for (file, type) in index.types.sorted(by: { $0.type.name < $1.type.name })
        where paths.contains(file.path) && type.kind == .class && !type.isGeneric && !type.isHidden {
            let above = index.superclasses(of: type.name)
            guard above.last == "XCTestCase" else { continue }
            if above.contains("QuickSpec") {
                entries.append(Self.examples(of: type.name))
                continue
            }
            let methods = Self.methods(of: [type.name] + above.dropLast(), in: index, without: emptied)
            guard !methods.isEmpty else { continue }
            let list = methods.map { Self.entry(of: $0, in: type.name) }.joined(separator: ",\n")
            entries.append("(\(type.name).self, [\n\(list)\n])")
        }
    }

    /// The entry of a class of Quick, which gathers its examples by itself.
    private static func examples(of type: String) -> String {
        """
        (\(type).self, \(type).allTests.map { example in
            (example.0, { test in try example.1(test as! \(type))() })
        })
        """
    }

    /// The test methods of a class and of the project's classes above it, by their names.
    private static func methods(
        of classes: [String], in index: ProjectIndex, without emptied: Set<String>
    ) -> [Method] {
        var found: [String: Method] = [:]
        for name in classes {
            let members =
                (index.type(named: name)?.type.members.active ?? [])
                + index.extensions(of: name).flatMap { $0.declaration.node.memberBlock.members.active }
            for function in members.compactMap({ $0.as(FunctionDeclSyntax.self) }) where isTest(function) {
                let method = function.name.plainText
                guard found[method] == nil, !emptied.contains("\(name).\(method)") else { continue }
                let effects = function.signature.effectSpecifiers
                found[method] = Method(name: method, isAsynchronous: effects?.asyncSpecifier != nil)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    private static func isTest(_ function: FunctionDeclSyntax) -> Bool {
        let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
        return function.name.plainText.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && ["Void", "()"].contains(result) && function.genericParameterClause == nil
            && !function.modifiers.has("static") && !function.modifiers.has("class") && !function.modifiers.isHidden
    }

    /// XCTest calls tests on the main thread; those of the main actor are called as such.
    private static func entry(of method: Method, in type: String) -> String {
        let call =
            method.isAsynchronous
            ? "try asyncTest { (test: \(type)) in { try await test.\(method.name)() } }(test as! \(type))()"
            : "try MainActor.assumeIsolated { try (test as! \(type)).\(method.name)() }"
        return "(\(method.name.literal), { test in \(call) })"
    }
}
