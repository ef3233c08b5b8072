import Observation
import SwiftUI
import Testing
import UIKit

/// What views keep, and what they are evaluated again for.
@MainActor @Suite(.serialized) struct StateTests {
    private struct Counter: View {
        var name = "count"
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func aTapChangesWhatIsKept() throws {
        let shown = ShownView(Counter())
        try shown.tap("count 0")
        try shown.tap("count 1")
        #expect(shown.texts == ["count 2"])
    }

    private struct Parent: View {
        @State private var name = "a"
        var body: some View {
            VStack {
                Counter(name: name)
                Button("rename") { name += "b" }
            }
        }
    }

    @Test func whatAViewKeepsStaysWhileItsValueIsMadeAnew() throws {
        let shown = ShownView(Parent())
        try shown.tap("a 0")
        try shown.tap("rename")
        #expect(shown.texts == ["ab 1", "rename"])
    }

    private struct Identified: View {
        @State private var id = 0
        var body: some View {
            VStack {
                Counter().id(id)
                Button("next") { id += 1 }
            }
        }
    }

    @Test func withAnotherIdentityItIsAnotherView() throws {
        let shown = ShownView(Identified())
        try shown.tap("count 0")
        try shown.tap("next")
        #expect(shown.texts == ["count 0", "next"])
    }

    private struct Listed: View {
        @State private var names = ["x", "y", "z"]
        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Counter(name: $0) }
                Button("turn") { names.reverse() }
                Button("drop") { names.removeFirst() }
            }
        }
    }

    @Test func elementsKeepWhatIsTheirsWhereverTheyStand() throws {
        let shown = ShownView(Listed())
        try shown.tap("x 0")
        try shown.tap("turn")
        #expect(shown.texts.prefix(3) == ["z 0", "y 0", "x 1"])
        try shown.tap("drop")
        #expect(shown.texts.prefix(2) == ["y 0", "x 1"])
        let tops = ["y 0", "x 1"].compactMap { shown.frame(of: $0)?.minY }
        #expect(tops == tops.sorted() && tops.count == 2)
    }

    private struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                if isFirst { Counter(name: "one") } else { Counter(name: "two") }
                Button("switch") { isFirst.toggle() }
            }
        }
    }

    @Test func eachBranchIsAViewOfItsOwn() throws {
        let shown = ShownView(Branches())
        try shown.tap("one 0")
        try shown.tap("switch")
        #expect(shown.texts == ["two 0", "switch"])
        try shown.tap("switch")
        #expect(shown.texts == ["one 0", "switch"])
    }

    private struct Child: View {
        @Binding var text: String
        var body: some View { Button("child \(text)") { text += "!" } }
    }

    private struct Owner: View {
        @State private var text = "a"
        var body: some View {
            VStack {
                Text("owner \(text)")
                Child(text: $text)
            }
        }
    }

    @Test func aBindingChangesWhatAnotherViewKeeps() throws {
        let shown = ShownView(Owner())
        try shown.tap("child a")
        #expect(shown.texts == ["owner a!", "child a!"])
    }

    @Observable final class Model {
        var count = 0
        var other = 0
    }

    private struct Observing: View {
        let model: Model
        let evaluated: () -> Void
        var body: some View {
            let _ = evaluated()
            Text("model \(model.count)")
        }
    }

    @Test func aViewIsEvaluatedAgainForWhatItHasReadOfAnObject() {
        let model = Model()
        var count = 0
        let shown = ShownView(Observing(model: model) { count += 1 })
        model.count = 5
        shown.stage.advance()
        #expect(shown.texts == ["model 5"] && count == 2)
        model.other = 1
        shown.stage.advance()
        #expect(count == 2)
    }

    private struct Reader: View {
        @Environment(\.testName) private var name
        @Environment(Model.self) private var model: Model?
        var body: some View { Text("\(name) \(model?.count ?? -1)") }
    }

    @Test func theEnvironmentIsThatOfTheViewsAround() {
        let model = Model()
        model.count = 3
        let shown = ShownView(
            VStack {
                Reader()
                Reader().environment(\.testName, "somebody").environment(model)
            })
        #expect(shown.texts == ["nobody -1", "somebody 3"])
    }

    private struct Changing: View {
        @State private var value = 1
        let heard: (Int, Int) -> Void
        var body: some View {
            Button("double") { value *= 2 }.onChange(of: value) { heard($0, $1) }
        }
    }

    @Test func aChangeIsToldWithBothValues() throws {
        var heard: [[Int]] = []
        let shown = ShownView(Changing { heard.append([$0, $1]) })
        #expect(heard.isEmpty)
        try shown.tap("double")
        try shown.tap("double")
        #expect(heard == [[1, 2], [2, 4]])
    }

    private struct Appearing: View {
        @State private var isThere = true
        let heard: (String) -> Void
        var body: some View {
            VStack {
                if isThere { Text("there").onAppear { heard("appears") }.onDisappear { heard("disappears") } }
                Button("toggle") { isThere.toggle() }
            }
        }
    }

    @Test func aViewHearsThatItAppearsAndDisappears() throws {
        var heard: [String] = []
        let shown = ShownView(Appearing { heard.append($0) })
        #expect(heard == ["appears"])
        try shown.tap("toggle")
        try shown.tap("toggle")
        #expect(heard == ["appears", "disappears", "appears"])
    }

    private struct Loading: View {
        @State private var isLoading = false
        let heard: (String) -> Void
        var body: some View {
            Group {
                if isLoading { Text("loads") } else { Text("waits") }
            }
            .onAppear {
                heard("appears")
                isLoading = true
            }
            .onDisappear { heard("disappears") }
        }
    }

    /// SamuelFolledo/Recipe-iOS-App loads in the task of a group that shows whether it loads: the task is one.
    @Test func whatIsAllThatIsShownAppearsOnce() {
        var heard: [String] = []
        let shown = ShownView(Loading { heard.append($0) })
        shown.stage.advance(by: 0.1)
        #expect(shown.texts == ["loads"] && heard == ["appears"])
    }

    @Test func eachOfAGroupBesideOthersAppears() {
        var heard = 0
        _ = ShownView(
            VStack {
                Group {
                    Text("a"); Text("b")
                }.onAppear { heard += 1 }
            })
        #expect(heard == 2)
    }

    private struct Sized: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        var body: some View { Text("\(width.map { "\($0)" } ?? "none"), \(height.map { "\($0)" } ?? "none")") }
    }

    /// SamuelFolledo/Recipe-iOS-App shows nothing where there is neither a narrow nor a wide window.
    @Test func aPhoneIsNarrowAndHigh() {
        #expect(ShownView(Sized()).texts == ["compact, regular"])
        #expect(ShownView(ScrollView { LazyVStack { Sized() } }).texts == ["compact, regular"])
        #expect(ShownView(Sized().environment(\.horizontalSizeClass, .regular)).texts == ["regular, regular"])
        #expect(ShownView(Sized().environment(\.horizontalSizeClass, nil)).texts == ["none, regular"])
    }

    private struct WidthKey: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    private struct Measuring: View {
        @State private var width: CGFloat = 0
        var body: some View {
            VStack {
                Color.clear.frame(width: 120, height: 10)
                    .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
                Color.clear.frame(width: 80, height: 10).preference(key: WidthKey.self, value: 80)
                Text("width \(Int(width))")
            }.onPreferenceChange(WidthKey.self) { width = $0 }
        }
    }

    @Test func viewsTellThoseAroundThem() {
        #expect(ShownView(Measuring()).texts == ["width 120"])
    }

    private struct Stored: View {
        @AppStorage("stored") private var count = 2
        var body: some View { Button("stored \(count)") { count += 1 } }
    }

    @Test func whatTheAppKeepsIsRead() throws {
        let shown = ShownView(Stored())
        try shown.tap("stored 2")
        #expect(shown.texts == ["stored 3"])
    }

    private struct Waiting: View {
        @State private var text = "waits"
        var body: some View {
            Text(text).task { text = "done" }
        }
    }

    @Test func aTaskRunsOnceTheViewAppears() {
        let shown = ShownView(Waiting())
        shown.stage.advance(by: 0.1)
        #expect(shown.texts == ["done"])
    }
}

extension EnvironmentValues {
    fileprivate var testName: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private enum NameKey: EnvironmentKey { static let defaultValue = "nobody" }

/// Places that views tell those around them.
@MainActor @Suite(.serialized) struct AnchorTests {
    private struct FramesKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test func aPlaceIsToldInTheSpaceOfWhoAsks() {
        let shown = ShownView(
            VStack(spacing: 0) {
                Color(uiColor: .red).frame(width: 100, height: 50)
                Color(uiColor: .green).frame(width: 60, height: 50)
                    .anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
            }
            .overlayPreferenceValue(FramesKey.self) { frames in
                GeometryReader { proxy in
                    ForEach(frames.indices, id: \.self) { index in
                        Color(uiColor: .blue).frame(width: proxy[frames[index]].width, height: 2)
                            .offset(x: proxy[frames[index]].minX, y: proxy[frames[index]].maxY)
                    }
                }
            })
        #expect(shown.frame(of: .blue) == CGRect(x: 170, y: 450, width: 60, height: 2))
    }
}
