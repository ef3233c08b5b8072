import Testing

@testable import PreviewCompiler

/// What of SwiftUI is shown: apps, previews and views.
@MainActor @Suite(.serialized) struct SwiftUISceneTests {
    private func scenes(_ sources: [String: String]) -> [String] {
        SceneList(in: ProjectIndex(project(sources))).scenes.map(\.title)
    }

    private static let app =
        "import SwiftUI\n@main struct DeckApp: App { var body: some Scene { WindowGroup { Deck() } } }"
    private static let deck = "import SwiftUI\nstruct Deck: View { var body: some View { Text(\"a\") } }"

    @Test func anAppGoesBeforeItsPreviews() {
        let previews =
            Self.deck + "\n#Preview(\"Two\") { Deck() }"
            + "\nstruct Deck_Previews: PreviewProvider { static var previews: some View { Deck() } }"
        #expect(scenes(["A.swift": previews, "App.swift": Self.app]) == ["App", "Two", "Deck"])
    }

    @Test func viewsThatNothingElseShowsAreShownByThemselves() {
        let parts = Self.deck + "\nstruct Table: View { var body: some View { Deck() } }"
        #expect(scenes(["A.swift": parts]) == ["Table"])
        #expect(scenes(["A.swift": Self.deck + "\n#Preview(\"Two\") { Deck() }"]) == ["Two"])
        let needs = "import SwiftUI\nstruct Card: View { let name: String; var body: some View { Text(name) } }"
        #expect(scenes(["A.swift": needs]).isEmpty)
        let kept =
            "import SwiftUI\nstruct Card: View { @State private var a = 1; var b: Int?; let c = 2\n"
            + "@Environment(\\.font) var font; var body: some View { Text(\"\") } }"
        #expect(scenes(["A.swift": kept]) == ["Card"])
    }

    @Test func aProtocolOfTheProjectsOwnIsNotSwiftUIs() {
        #expect(scenes(["A.swift": "import SwiftUI\nprotocol App {}\nstruct Deck: App {}"]).isEmpty)
        #expect(scenes(["A.swift": "protocol View {}\nstruct Deck: View {}"]).isEmpty)
    }

    @Test func theFilesOfAnAppAreThoseThatItsViewsName() {
        let selection = FileSelection(
            from: project([
                "App.swift": Self.app, "Deck.swift": Self.deck,
                "Other.swift": "import SwiftUI\nstruct Other: View { var body: some View { Text(\"\") } }",
            ]))
        #expect(selection.files.map(\.path) == ["App.swift", "Deck.swift"])
    }

    @Test func anAppOfSwiftUIIsShown() async throws {
        let text = """
            import SwiftUI

            final class Delegate: NSObject, UIApplicationDelegate {
                static var isStarted = false
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    Self.isStarted = true
                    return true
                }
            }

            @main
            struct DeckApp: App {
                @UIApplicationDelegateAdaptor(Delegate.self) var delegate
                var body: some Scene { WindowGroup { Deck() } }
            }

            struct Deck: View {
                var body: some View {
                    VStack {
                        Text("deck")
                        if Delegate.isStarted { Text("started") }
                    }
                }
            }
            """
        #expect(try await ShownFolder().shownTexts(of: text, in: "App.swift") == ["deck", "started"])
    }

    @Test func whatSwiftUIObservesOfCombineIsShown() async throws {
        let text = """
            import SwiftUI

            final class Model: ObservableObject {
                @Published var count = 0
                @Published var names: [String] = ["one"]
            }

            struct Row: View {
                @EnvironmentObject var model: Model
                @Binding var name: String
                var body: some View { Text("\\(name) \\(model.count)") }
            }

            struct Card: View {
                @ObservedObject var model: Model
                var body: some View { Text("card \\(model.count)") }
            }

            struct Deck: View {
                @StateObject private var model = Model()
                @State private var ticks = 0
                let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()
                var body: some View {
                    VStack {
                        Card(model: model)
                        ForEach(model.names.indices, id: \\.self) { Row(name: $model.names[$0]) }
                        Text("ticks \\(min(ticks, 2))")
                    }
                    .environmentObject(model)
                    .onAppear { model.count = 3 }
                    .onReceive(timer) { _ in ticks += 1 }
                }
            }

            #Preview { Deck() }
            """
        #expect(
            try await ShownFolder().shownTexts(of: text, in: "Deck.swift") == ["card 3", "one 3", "ticks 2"])
    }
}
