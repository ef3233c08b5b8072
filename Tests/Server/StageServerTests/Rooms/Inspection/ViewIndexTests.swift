import StageModel
import Testing

@testable import StageServer

@Suite struct ViewIndexTests {
    /// What somebody knows who was told of all changes.
    private struct Reader {
        var views: [UInt32: StageView] = [:]
        var version: UInt64 = 0

        mutating func read(_ index: ViewIndex) {
            let difference = index.changes(after: version, bytes: .max)
            for view in difference.views { views[view.layer] = view }
            for layer in difference.gone { views[layer] = nil }
            version = difference.version
        }
    }

    private static func view(_ layer: UInt32, _ label: String = "") -> StageView {
        StageView(layer: layer, type: "A", label: label)
    }

    @Test func whoeverReadsAllChangesKnowsAllViews() {
        var generator = SystemRandomNumberGenerator()
        var (index, often, seldom) = (ViewIndex(), Reader(), Reader())
        for round in 0..<200 {
            // Views come, go in great numbers, move and change.
            let count = Int.random(in: 0...180, using: &generator)
            var views = (1...200 as ClosedRange<UInt32>).shuffled(using: &generator).prefix(count).map {
                Self.view($0, "\(Int.random(in: 0...2, using: &generator))")
            }
            if round % 3 > 0 { views.sort { $0.layer < $1.layer } }
            index.replace(with: views)
            often.read(index)
            if round % 7 == 0 { seldom.read(index) }
            let known = Dictionary(uniqueKeysWithValues: views.map { ($0.layer, $0) })
            #expect(often.views == known)
            #expect(round % 7 > 0 || seldom.views == known)
        }
    }

    @Test func whatStaysIsNotTold() {
        var index = ViewIndex()
        let views = (1...200).map { Self.view($0) }
        index.replace(with: views)
        let version = index.version
        index.replace(with: views)
        #expect(index.version == version)
        // A hundred go, and the others follow each other as before.
        index.replace(with: Array(views[..<20] + views[120...]))
        let difference = index.changes(after: version, bytes: .max)
        #expect(difference.views == [])
        #expect(difference.gone.sorted() == Array(21...120))
    }
}
