import Foundation
import PreviewProtocol

@testable import PreviewCompiler

/// Sources by their paths, as a project in a folder that need not exist.
func project(_ sources: [String: String]) -> [SourceFile] {
    sources.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, in: "/code", text: Array($0.value.utf8)) }
}

/// A source as it is compiled, without the lines up to the one that names its file.
func rewritten(_ source: String) -> String {
    rewritten(["A.swift": source])["A.swift"] ?? ""
}

func rewritten(_ sources: [String: String]) -> [String: String] {
    let files = RewrittenSources(ProjectIndex(project(sources))).files
    return Dictionary(
        uniqueKeysWithValues: files.map { file in
            let lines = String(decoding: file.text, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false)
            let name = lines.firstIndex { $0.hasPrefix("#sourceLocation") }!
            return (file.original.path, lines[(name + 1)...].joined(separator: "\n"))
        })
}

func notes(_ source: String) -> [PreviewDiagnostic] {
    RewrittenSources(ProjectIndex(project(["A.swift": source]))).notes
}

/// The folder with the modules of the build that runs the tests.
let testModules: String = {
    // The tests' bundle is beside it.
    let arguments = ProcessInfo.processInfo.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("Modules").path
}()
