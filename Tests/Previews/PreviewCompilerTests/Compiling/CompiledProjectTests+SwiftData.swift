import Foundation
import Testing

@testable import PreviewCompiler

extension CompiledProjectTests {
    /// As Xcode's template of an app that stores data is made, with what apps made of it add.
    @MainActor
    @Test func modelsAreKeptInMemory() throws {
        try write(
            """
            import Foundation
            import SwiftData

            @Model
            final class Entry {
                @Attribute(.unique) var name: String
                var time: Date
                var shelf: Shelf?
                @Transient var isNew = true

                init(name: String, time: Date) {
                    self.name = name
                    self.time = time
                }
            }

            @Model class Shelf {
                var id = UUID()
                @Relationship(deleteRule: .cascade, inverse: \\Entry.shelf)
                var entries: [Entry] = []
                #Index<Shelf>([\\.id])

                init() {}
            }

            @ModelActor
            actor Importer {
                func add(_ names: [String]) throws {
                    for name in names { modelContext.insert(Entry(name: name, time: .now)) }
                    try modelContext.save()
                }
            }
            """, to: "Entry.swift")
        try write(
            """
            import SwiftData
            import SwiftUI

            @main
            struct EntriesApp: App {
                let container: ModelContainer = {
                    let schema = Schema([Entry.self, Shelf.self])
                    let configuration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
                    do {
                        return try ModelContainer(for: schema, configurations: [configuration])
                    } catch {
                        fatalError("no container: \\(error)")
                    }
                }()

                var body: some Scene {
                    WindowGroup { EntryList() }
                        .modelContainer(container)
                }
            }

            struct EntryList: View {
                @Environment(\\.modelContext) private var context
                @Query(sort: \\Entry.time, order: .reverse, animation: .default) private var entries: [Entry]
                @Query private var shelves: [Shelf]

                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(entries) { entry in
                                NavigationLink(entry.name) { EntryDetail(entry: entry) }
                            }
                            .onDelete { offsets in
                                withAnimation { for index in offsets { context.delete(entries[index]) } }
                            }
                            Found(text: "a")
                        }
                        .toolbar { Button("Add") { context.insert(Entry(name: "new", time: Date())) } }
                    }
                }
            }

            struct EntryDetail: View {
                @Bindable var entry: Entry
                var body: some View { TextField("Name", text: $entry.name) }
            }

            struct Found: View {
                @Query private var entries: [Entry]
                init(text: String) {
                    _entries = Query(filter: #Predicate { $0.name.localizedStandardContains(text) }, sort: \\.name)
                }
                var body: some View { Text("\\(entries.count)") }
            }

            @_cdecl("kept") public func kept() -> Bool {
                _ = zoetropePreviewLibrary()
                return MainActor.assumeIsolated {
                    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
                    guard let container = try? ModelContainer(for: Entry.self, Shelf.self, configurations: configuration)
                    else { return false }
                    let (context, shelf) = (container.mainContext, Shelf())
                    context.insert(shelf)
                    shelf.entries.append(Entry(name: "a", time: .distantPast))
                    context.insert(Entry(name: "b", time: .now))
                    context.insert(Entry(name: "b", time: .distantFuture))
                    let order = [SortDescriptor(\\Entry.time)]
                    let found = try? context.fetch(FetchDescriptor(predicate: #Predicate<Entry> { $0.name != "c" }, sortBy: order))
                    context.delete(shelf)
                    let rest = try? context.fetchCount(FetchDescriptor<Entry>())
                    return found?.map(\\.name) == ["a", "b"] && rest == 1
                }
            }

            #Preview {
                EntryList()
                    .modelContainer(for: [Entry.self, Shelf.self], inMemory: true)
            }
            """, to: "EntriesApp.swift")
        let builder = try builder(code.path)
        _ = builder.update()
        let build = try #require(builder.build())
        #expect(errors(build) + warnings(build) == [])
        let path = try #require(build.library)
        let library = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL))
        let kept = unsafeBitCast(try #require(dlsym(library, "kept")), to: (@convention(c) () -> Bool).self)
        #expect(kept())
    }
}
