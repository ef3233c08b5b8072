import StageTesting
import SwiftData
import SwiftUI
import Testing
import UIKit

/// What views show of a context's objects.
@MainActor @Suite struct QueryTests {
    private struct Titles: View {
        @Environment(\.modelContext) private var context
        @Query(sort: \Note.title) private var notes: [Note]
        var onDelete: (() -> Void)?

        var body: some View {
            VStack {
                ForEach(notes) { Text($0.title) }
                Button("Add") { withAnimation { context.insert(Note("note \(notes.count)")) } }
                Button("Delete two") { for index in [0, 1] { context.delete(notes[index]) } }
            }
        }
    }

    private struct Found: View {
        @Query private var notes: [Note]

        init(_ word: String) {
            _notes = Query(filter: #Predicate { $0.title.contains(word) }, sort: \.rank, order: .reverse)
        }

        var body: some View { Text("found " + notes.map(\.title).joined(separator: ",")) }
    }

    private struct Search: View {
        @State private var word = "a"
        var body: some View {
            Found(word)
            Button("Other") { word = "b" }
        }
    }

    private struct All: View {
        @Query(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.rank)]), animation: .default) private var notes: [Note]
        @Query(animation: .default) private var folders: [Folder]
        var body: some View { Text("\(notes.map(\.title).joined()) \(folders.count)") }
    }

    private struct NotesApp: App {
        var body: some Scene { WindowGroup { Titles() }.modelContainer(for: [Note.self], inMemory: true) }
    }

    private func stage<V: View>(_ view: V) -> Stage {
        let stage = Stage(UIHostingController(rootView: view), size: CGSize(width: 400, height: 800))
        stage.advance()
        return stage
    }

    private func labels(_ stage: Stage) -> [UILabel] {
        func all(_ view: UIView) -> [UIView] { view.isHidden ? [] : [view] + view.subviews.flatMap(all) }
        return all(stage.viewController.view).compactMap { $0 as? UILabel }
    }

    private func texts(_ stage: Stage) -> [String] { labels(stage).compactMap(\.text).filter { !$0.isEmpty } }

    private func tap(_ text: String, _ stage: Stage) throws {
        let label = try #require(labels(stage).last { $0.text == text })
        stage.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        try stage.settle()
    }

    @Test func aViewShowsWhatIsInserted() throws {
        let stage = stage(Titles().modelContainer(for: Note.self, inMemory: true))
        #expect(texts(stage) == ["Add", "Delete two"])
        try tap("Add", stage)
        try tap("Add", stage)
        #expect(texts(stage) == ["note 0", "note 1", "Add", "Delete two"])
    }

    @Test func resultsStayTheSameWhileAnActionGoesByTheirPlaces() throws {
        let stage = stage(Titles().modelContainer(for: Note.self, inMemory: true))
        for _ in 0..<3 { try tap("Add", stage) }
        try tap("Delete two", stage)
        #expect(texts(stage) == ["note 2", "Add", "Delete two"])
    }

    @Test func aViewWithoutAContainerHasOneInMemory() throws {
        let stage = stage(Titles())
        #expect(texts(stage) == ["Add", "Delete two"])
        try tap("Add", stage)
        #expect(texts(stage) == ["note 0", "Add", "Delete two"])
    }

    @Test func anAppsScenesHaveAContainer() throws {
        let stage = Stage(StageApps.controller(of: NotesApp.self), size: CGSize(width: 400, height: 800))
        stage.advance()
        try tap("Add", stage)
        #expect(texts(stage) == ["note 0", "Add", "Delete two"])
    }

    @Test func whatIsFoundFollowsTheObjectsAndTheView() throws {
        let container = try container()
        let context = container.mainContext
        let (one, two) = (Note("a", rank: 1), Note("ab", rank: 2))
        context.insert(one)
        context.insert(two)
        let stage = stage(Search().modelContainer(container))
        #expect(texts(stage)[0] == "found ab,a")
        one.rank = 3
        stage.advance()
        #expect(texts(stage)[0] == "found a,ab")
        try tap("Other", stage)
        #expect(texts(stage)[0] == "found ab")
        two.title = "c"
        stage.advance()
        #expect(texts(stage)[0] == "found ")
        context.rollback()
        stage.advance()
        #expect(texts(stage)[0] == "found ")
    }

    @Test func aViewShowsWhatAnotherContextSaves() throws {
        let container = try container()
        let stage = stage(All().modelContainer(container))
        let other = ModelContext(container)
        other.insert(Note("n"))
        other.insert(Folder("f"))
        stage.advance()
        #expect(texts(stage) == [" 0"])
        try other.save()
        stage.advance()
        #expect(texts(stage) == ["n 1"])
    }

    @Test func aContextOfItsOwnIsAsked() throws {
        let container = try container()
        let own = ModelContext(container)
        own.insert(Note("own"))
        let stage = stage(All().modelContext(own).modelContainer(container))
        #expect(texts(stage) == ["own 0"])
    }

    @Test func aContainerIsSetUpOnceAndHandedOver() throws {
        var contexts: [ModelContext] = []
        let view = All().modelContainer(
            for: [Note.self, Folder.self], inMemory: true, isAutosaveEnabled: false, isUndoEnabled: true
        ) { result in
            guard case .success(let container) = result else { return }
            contexts.append(container.mainContext)
            container.mainContext.insert(Folder("first"))
        }
        let stage = stage(view)
        #expect(texts(stage) == [" 1"] && contexts.count == 1)
        #expect(contexts[0].undoManager != nil && !contexts[0].autosaveEnabled)
    }

    @Test func anActorHasAContextOfItsOwn() throws {
        let container = try container()
        let archive = Archive(modelContainer: container)
        let view = All().modelContainer(container).task { try? await archive.add("kept") }
        let stage = stage(view)
        try stage.settle()
        #expect(texts(stage) == ["kept 0"])
    }

    @Test func anActorOutsideOfAStageFindsObjectsByTheirIdentifiers() async throws {
        let archive = Archive(modelContainer: try container())
        try await archive.add("kept")
        #expect(try await archive.rank("kept") == 0)
    }
}
