import QuartzCore
import SwiftData
import Testing

/// How models that lead to each other follow what is changed of one.
@MainActor @Suite struct RelationshipTests {
    private let clock = FrameClock()

    private func onStage(_ work: (ModelContext) throws -> Void) throws {
        try clock.perform {
            let container = try container()
            try work(container.mainContext)
        }
    }

    @Test func whatAnObjectLeadsToLeadsBack() throws {
        try onStage { context in
            let (one, two, page) = (Folder("one"), Folder("two"), Page(1))
            context.insert(one)
            context.insert(two)
            one.pages.append(page)
            #expect(page.folder === one && page.modelContext === context)
            page.folder = two
            #expect(one.pages == [] && two.pages == [page])
            two.pages.removeAll()
            #expect(page.folder == nil)
        }
    }

    @Test func anObjectIsAmongOthersOnce() throws {
        try onStage { context in
            let (folder, page) = (Folder("a"), Page(1))
            context.insert(folder)
            page.folder = folder
            context.insert(page)
            folder.pages.append(page)
            #expect(folder.pages == [page])
        }
    }

    @Test func whatAnObjectLeadsToIsInsertedWithIt() throws {
        try onStage { context in
            let folder = Folder("a")
            folder.pages = [Page(1), Page(2)]
            context.insert(folder)
            try #expect(context.fetchCount(FetchDescriptor<Page>()) == 2)
            #expect(folder.pages.allSatisfy { $0.folder === folder })
        }
    }

    @Test func anObjectThatIsNotInsertedIsNotSeen() throws {
        try onStage { context in
            let folder = Folder("a")
            context.insert(folder)
            let page = Page(1, in: folder)
            page.folder = nil
            page.folder = folder
            #expect(folder.pages == [] && page.modelContext == nil)
            context.insert(page)
            #expect(folder.pages == [page])
        }
    }

    @Test func theOnlyWayBackNeedNotBeNamed() throws {
        try onStage { context in
            let (folder, label) = (Folder("a"), Label("l"))
            context.insert(folder)
            folder.labels?.append(label)
            #expect(label.folders == [folder])
            label.folders = []
            #expect(folder.labels == [])
        }
    }

    @Test func whatAnObjectLeadsToIsDeletedAsItsClassSays() throws {
        try onStage { context in
            let (folder, page, label) = (Folder("a"), Page(1), Label("l"))
            folder.pages = [page]
            folder.labels = [label]
            context.insert(folder)
            try context.save()
            context.delete(folder)
            #expect(page.isDeleted && !label.isDeleted && label.folders == [])
            context.rollback()
            #expect(folder.pages == [page] && label.folders == [folder] && page.folder === folder)
            context.delete(page)
            #expect(!folder.isDeleted && folder.pages == [])
        }
    }

    @Test func classesBelowAModelAreFoundAsItAndAsThemselves() throws {
        try onStage { context in
            let box = Box("b")
            box.pages = [Page(1)]
            context.insert(box)
            context.insert(Folder("f"))
            try #expect(context.fetchCount(FetchDescriptor<Folder>()) == 2)
            try #expect(context.fetch(FetchDescriptor<Box>(predicate: #Predicate { $0.depth == 1 })) == [box])
            #expect(box.pages[0].folder === box)
            try context.save()
            box.depth = 2
            context.rollback()
            #expect(box.depth == 1)
        }
    }
}
