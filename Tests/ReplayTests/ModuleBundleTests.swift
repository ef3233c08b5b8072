import Foundation
import Testing

@testable import Replay

@Suite struct ModuleBundleTests {
    /// A folder with these files.
    private func folder(_ files: [String: String]) throws -> String {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return root.path
    }

    private func source(_ bundle: ModuleBundle, _ name: String) throws -> String {
        let address = try #require(bundle.imports[name])
        let base64 = try #require(address.split(separator: ",").last)
        return String(decoding: try #require(Data(base64Encoded: String(base64))), as: UTF8.self)
    }

    @Test func takesWhatIsImportedAndWhatThatImports() throws {
        let web = try folder([
            "a/main.js": "import { b } from \"../b.js\";\nimport \"./c.js\";\n",
            "b.js": "export { d as b } from \"./a/d.js\";\n",
            "a/c.js": "const text = \"./not/imported.js\";\n",
            "a/d.js": "export const d = 1;\n",
            "unused.js": "",
        ])
        defer { try? FileManager.default.removeItem(atPath: web) }
        let bundle = try ModuleBundle(entry: "a/main.js", folder: web)
        #expect(
            bundle.imports.keys.sorted() == [
                "zoetrope/a/c.js", "zoetrope/a/d.js", "zoetrope/a/main.js", "zoetrope/b.js",
            ])
        #expect(
            try source(bundle, "zoetrope/a/main.js")
                == "import { b } from \"zoetrope/b.js\";\nimport \"zoetrope/a/c.js\";\n")
        #expect(try source(bundle, "zoetrope/b.js") == "export { d as b } from \"zoetrope/a/d.js\";\n")
    }

    @Test func modulesMayImportEachOther() throws {
        let web = try folder(["a.js": "import \"./b.js\";", "b.js": "import \"./a.js\";"])
        defer { try? FileManager.default.removeItem(atPath: web) }
        #expect(try ModuleBundle(entry: "a.js", folder: web).imports.count == 2)
    }

    @Test func namesAMissingModule() throws {
        let web = try folder(["a.js": "import \"./gone.js\";"])
        defer { try? FileManager.default.removeItem(atPath: web) }
        #expect(throws: ReplayError("the page's file \(web)/gone.js can't be read")) {
            try ModuleBundle(entry: "a.js", folder: web)
        }
    }

    @Test func refusesAModuleOutsideTheFolder() throws {
        let web = try folder(["a.js": "import \"../outside.js\";"])
        defer { try? FileManager.default.removeItem(atPath: web) }
        #expect(throws: ReplayError("the module a.js imports ../outside.js, which is not in its folder")) {
            try ModuleBundle(entry: "a.js", folder: web)
        }
    }
}
