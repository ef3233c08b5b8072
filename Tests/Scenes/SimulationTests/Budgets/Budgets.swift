import Foundation
import TestSupport
import Testing

/// Files that say how much of something each scene may take, in the configuration that the tests are built in.
enum Budgets {
    #if DEBUG
        private static let configuration = "debug"
    #else
        private static let configuration = "release"
    #endif

    /// Returns the file of the budgets of something.
    static func file(_ counted: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("\(counted)-\(configuration).json")
    }

    /// Returns the budget of each scene in a file.
    static func read(_ file: URL) throws -> [String: Int] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
        return try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
    }

    /// Sets scenes' budgets in a file to a tenth above what is counted, and records an issue that says what has changed.
    ///
    /// A budget that holds, and is no more than a fifth too large, stays: counts vary a little from build to build.
    static func record(_ counted: [String: Int], in file: URL) throws {
        var budgets = try read(file)
        for (scene, count) in counted {
            if let budget = budgets[scene], count <= budget, budget <= count + count / 5 { continue }
            budgets[scene] = count + count / 10
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let text = String(decoding: try encoder.encode(budgets), as: UTF8.self)
        if let changes = try Recording.write(text, to: file) { Issue.record("\(changes)") }
    }
}
