import TestSupport
import Testing

@testable import PreviewCompiler

/// Files that are rewritten while what was edited in others is kept, beside all of them rewritten anew.
@Suite struct FileEditsTests {
    @Test(arguments: 1...2) func afterAnySeriesOfEditsAllFilesAreAsRewrittenAnew(seed: UInt64) {
        var model = RandomProject(seed: seed)
        let kept = FileEdits()
        var files: [String: SourceFile] = [:]
        var most = 0
        for step in 0..<150 {
            for _ in 0..<(step == 0 ? 80 : 1) { model.change() }
            let texts = model.texts
            files = Dictionary(
                uniqueKeysWithValues: texts.map { path, text in
                    let text = Array(text.utf8)
                    let known = files[path].flatMap { $0.text == text ? $0 : nil }
                    return (path, known ?? SourceFile(path: path, in: "/code", text: text))
                })
            most += files.count
            let index = ProjectIndex(files.values.sorted { $0.path < $1.path })
            let (warm, cold) = (RewrittenSources(index, keeping: kept), RewrittenSources(index))
            #expect(warm.notes == cold.notes, "seed \(seed), step \(step)")
            for (one, other) in zip(warm.files, cold.files) where one.text != other.text {
                let texts = [one.text, other.text].map { String(decoding: $0, as: UTF8.self) }
                Issue.record("seed \(seed), step \(step): \(one.original.path)\n\(texts[0])\nanew:\n\(texts[1])")
            }
        }
        #expect(kept.visited < most)
    }
}
