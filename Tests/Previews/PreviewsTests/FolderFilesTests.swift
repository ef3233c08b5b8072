import Foundation
import Testing

@testable import Previews

@Suite struct FolderFilesTests {
    @Test func hiddenFilesLinksAndWhatIsLeftOutAreNotThere() throws {
        let manager = FileManager.default
        let root = manager.temporaryDirectory.appendingPathComponent("zoetrope-\(UUID().uuidString)").path
        defer { try? manager.removeItem(atPath: root) }
        for folder in ["Cards/Pods", "build", ".git"] {
            try manager.createDirectory(atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        for file in ["a.json", ".hidden", "Cards/b.png", "Cards/Pods/c.json", "build/d.json", ".git/e.json"] {
            try Data().write(to: URL(fileURLWithPath: "\(root)/\(file)"))
        }
        try manager.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "/")
        try manager.createSymbolicLink(atPath: "\(root)/f.json", withDestinationPath: "a.json")
        func found(limit: Int) -> FolderFiles { FolderFiles(beneath: root, without: ["Pods", "build"], limit: limit) }
        let all = found(limit: 100)
        #expect(all.files.sorted() == ["\(root)/Cards/b.png", "\(root)/a.json"] && all.folders == ["\(root)/Cards"])
        let some = found(limit: 2)
        #expect(some.files.count + some.folders.count <= 2)
        #expect(FolderFiles(beneath: "\(root)/none", without: [], limit: 9).files == [])
    }
}
