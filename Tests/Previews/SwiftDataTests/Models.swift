import SwiftData

// Classes as the preview compiler makes them of those that are marked with `@Model`.

@Observable final class Note: SwiftData.PersistentModel {
    @ObservationIgnored let zoetropeRecord = SwiftData.ModelRecord()
    @ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()
    static var zoetropeProperties: [SwiftData.PersistedProperty] {
        [
            SwiftData.PersistedProperty("title", \Note.title, .attribute(.unique)),
            SwiftData.PersistedProperty("rank", \Note.rank), SwiftData.PersistedProperty("due", \Note.due),
        ]
    }

    var title: String
    var rank: Int
    var due: Date?

    init(_ title: String, rank: Int = 0, due: Date? = nil) { (self.title, self.rank, self.due) = (title, rank, due) }
}

@Observable class Folder: SwiftData.PersistentModel {
    @ObservationIgnored let zoetropeRecord = SwiftData.ModelRecord()
    @ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()
    class var zoetropeProperties: [SwiftData.PersistedProperty] {
        [
            SwiftData.PersistedProperty("id", \Folder.id), SwiftData.PersistedProperty("name", \Folder.name),
            SwiftData.PersistedProperty("year", \Folder.year),
            SwiftData.PersistedProperty(
                "pages", \Folder.pages, .relationship(deleteRule: .cascade, inverse: \Page.folder)),
            SwiftData.PersistedProperty("labels", \Folder.labels, .relationship(originalName: "tags")),
        ]
    }
    static var zoetropeUniqueness: [SwiftData.ModelUniqueness] {
        [SwiftData.ModelUniqueness(Folder.self, [\.name, \.year])]
    }

    let id: String
    var name: String
    var year = 0
    var pages: [Page] = []
    var labels: [Label]? = []

    init(_ name: String) { (id, self.name) = ("id of \(name)", name) }
}

@Observable final class Box: Folder {
    @ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()
    override class var zoetropeProperties: [SwiftData.PersistedProperty] {
        super.zoetropeProperties + [SwiftData.PersistedProperty("depth", \Box.depth)]
    }

    var depth = 1
}

@Observable final class Page: SwiftData.PersistentModel {
    @ObservationIgnored let zoetropeRecord = SwiftData.ModelRecord()
    @ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()
    static var zoetropeProperties: [SwiftData.PersistedProperty] {
        [SwiftData.PersistedProperty("number", \Page.number), SwiftData.PersistedProperty("folder", \Page.folder)]
    }

    var number: Int
    var folder: Folder?
    @ObservationIgnored var isOpen = false

    init(_ number: Int, in folder: Folder? = nil) { (self.number, self.folder) = (number, folder) }
}

@Observable final class Label: SwiftData.PersistentModel {
    @ObservationIgnored let zoetropeRecord = SwiftData.ModelRecord()
    @ObservationIgnored private let _$observationRegistrar = SwiftData.ModelRegistrar()
    static var zoetropeProperties: [SwiftData.PersistedProperty] {
        [SwiftData.PersistedProperty("text", \Label.text), SwiftData.PersistedProperty("folders", \Label.folders)]
    }

    var text: String
    var folders: [Folder] = []

    init(_ text: String) { self.text = text }
}

actor Archive: SwiftData.ModelActor {
    nonisolated let modelContainer: SwiftData.ModelContainer
    nonisolated let modelExecutor: any SwiftData.ModelExecutor

    init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
        modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
    }

    func add(_ title: String) throws {
        modelContext.insert(Note(title))
        try modelContext.save()
    }

    func rank(_ title: String) throws -> Int? {
        let request = FetchDescriptor<Note>(predicate: #Predicate { $0.title == title })
        return try modelContext.fetchIdentifiers(request).first.flatMap { self[$0, as: Note.self] }?.rank
    }
}

/// Returns the container of a stage's objects, which other containers don't have.
func container() throws -> ModelContainer {
    try ModelContainer(
        for: Note.self, Folder.self, Label.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
