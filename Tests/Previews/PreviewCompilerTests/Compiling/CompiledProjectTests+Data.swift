import Foundation
import PreviewProtocol
import Testing

@testable import PreviewCompiler

/// Apps whose data Core Data keeps: Xcode's own template, and redbuilderOne/FocusStart-Swift-iOS-TestTask.
extension CompiledProjectTests {
    private func writeModel() throws {
        func model(_ attributes: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
                    \(attributes)
                    <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="notes"/>
                </entity>
                <entity name="List" representedClassName=".List" syncable="YES">
                    <attribute name="title" attributeType="String" defaultValueString="Untitled"/>
                    <relationship name="notes" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Note" inverseName="list"/>
                </entity>
            </model>
            """
        }
        try write(model(""), to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
        try write(
            model(
                #"<attribute name="text" optional="YES" attributeType="String"/>"#
                    + #"<attribute name="rank" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>"#
            ),
            to: "Notes.xcdatamodeld/Notes 2.xcdatamodel/contents")
        try write(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Notes 2.xcdatamodel</string></dict></plist>",
            to: "Notes.xcdatamodeld/.xccurrentversion")
    }

    @MainActor
    @Test func dataIsKeptAsItsModelSays() throws {
        try writeModel()
        try write(
            """
            import CoreData

            @objc(List)
            public class List: NSManagedObject {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<List> { NSFetchRequest<List>(entityName: "List") }
                @NSManaged public var title: String
                @NSManaged public var notes: Set<Note>?
            }

            extension List {
                @objc(addNotesObject:) @NSManaged public func addToNotes(_ value: Note)
                @NSManaged public func removeFromNotes(_ value: Note)
            }
            """, to: "List.swift")
        try write(
            """
            import CoreData
            import UIKit

            final class Store {
                lazy var persistentContainer: NSPersistentContainer = {
                    let container = NSPersistentContainer(name: "Notes")
                    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
                        if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
                    })
                    return container
                }()
                var context: NSManagedObjectContext { persistentContainer.viewContext }

                func sorted() throws -> [Note] {
                    let request: NSFetchRequest<Note> = Note.fetchRequest()
                    request.sortDescriptors = [
                        NSSortDescriptor(key: #keyPath(Note.rank), ascending: false), NSSortDescriptor(key: "text", ascending: true),
                    ]
                    request.predicate = NSPredicate(format: "%K BEGINSWITH[c] %@ AND list.title == 'Untitled'", #keyPath(Note.text), "A")
                    return try context.fetch(request)
                }
            }

            // As berkanturkali/obilet-ios-assignment asks, without saying of which class the request is.
            extension Store {
                func ranks() throws -> [Int64] {
                    let request = Note.fetchRequest()
                    request.fetchLimit = 3
                    return try context.fetch(request).map { Int64($0.rank) }
                }
            }

            class Deck: UITableViewController, NSFetchedResultsControllerDelegate {
                let store = Store()
                lazy var results = NSFetchedResultsController<Note>(
                    fetchRequest: Note.fetchRequest(), managedObjectContext: store.context, sectionNameKeyPath: nil, cacheName: nil)
                override func viewDidLoad() {
                    results.fetchRequest.sortDescriptors = [NSSortDescriptor(keyPath: \\Note.rank, ascending: true)]
                    results.delegate = self
                    try? results.performFetch()
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    results.sections?[section].numberOfObjects ?? 0
                }
                func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { tableView.reloadData() }
            }

            @_cdecl("kept") public func kept() -> Bool {
                _ = zoetropePreviewLibrary()
                return MainActor.assumeIsolated {
                    let store = Store()
                    let list = NSEntityDescription.insertNewObject(forEntityName: "List", into: store.context) as! List
                    for (text, rank) in [("b", 1), ("a", 1), ("Ab", 2)] {
                        let note = Note(context: store.context)
                        guard note.rank == 3 else { return false }
                        note.text = text
                        note.setValue(rank, forKey: "rank")
                        list.addToNotes(note)
                    }
                    do { try store.context.save() } catch { return false }
                    return list.title == "Untitled" && list.notes?.count == 3 && (try? store.sorted().map(\\.text)) == ["Ab", "a"]
                }
            }

            #Preview { Deck() }
            """, to: "Deck.swift")
        #expect(try answer("kept"))
    }

    /// zoharIOS/Swift-IOS-Projects, as Xcode's template has it: the delegate keeps the container, and a controller of the storyboard
    /// asks it for that.
    @MainActor
    @Test func anAppWhoseControllersAskItsDelegateStartsByIt() throws {
        try writeModel()
        try write(
            "import CoreData\npublic class List: NSManagedObject { @NSManaged public var title: String }",
            to: "List.swift")
        try write(
            """
            import CoreData
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                lazy var persistentContainer: NSPersistentContainer = {
                    let container = NSPersistentContainer(name: "Notes")
                    container.loadPersistentStores(completionHandler: { _, error in if let error { fatalError("\\(error)") } })
                    return container
                }()
            }
            """, to: "AppDelegate.swift")
        try write(
            """
            import Previews
            import UIKit
            final class Page: UIViewController {
                let context = (UIApplication.shared.delegate as! AppDelegate).persistentContainer.viewContext
                override func viewDidLoad() { title = List(context: context).title }
            }
            @_cdecl("asked") public func asked() -> Bool {
                let opaque = zoetropePreviewLibrary()
                return MainActor.assumeIsolated {
                    let previews = Previews.PreviewLibrary.takeRetained(opaque).previews
                    let delegate = previews.last?.delegate?()
                    UIApplication.shared.delegate = delegate
                    let page = Page()
                    page.loadViewIfNeeded()
                    return previews.map(\\.name) == ["app", "main"] && previews[0].delegate == nil && page.title == "Untitled"
                }
            }
            """, to: "Page.swift")
        try write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="p"><scenes><scene><objects>
            <viewController id="p" customClass="Page"><view key="view"/></viewController></objects></scene></scenes></document>
            """, to: "Main.storyboard")
        #expect(try answer("asked"))
    }

    /// IntelliNik/SwiftUI-Calendar and Xcode's template: views ask a context for objects, and hear of their changes.
    @MainActor
    @Test func viewsOfSwiftUIAskForObjects() throws {
        try writeModel()
        try write(
            "import CoreData\npublic class List: NSManagedObject { @NSManaged public var title: String }",
            to: "List.swift")
        try write(
            """
            import Combine
            import CoreData
            import SwiftUI

            struct Row: View {
                @ObservedObject var note: Note
                var body: some View { Text(note.text ?? "") }
            }

            struct Notes: View {
                @Environment(\\.managedObjectContext) private var context
                @FetchRequest(
                    entity: Note.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \\Note.rank, ascending: true)],
                    predicate: NSPredicate(format: "rank > 0"), animation: .default)
                private var notes: FetchedResults<Note>
                @FetchRequest(sortDescriptors: [SortDescriptor(\\.rank, order: .reverse)]) var back: FetchedResults<Note>
                var body: some View {
                    VStack {
                        ForEach(notes) { Row(note: $0) }
                        Text("last \\(back.first?.rank ?? 0)")
                    }
                }
            }

            @MainActor final class Shown {
                let container = NSPersistentContainer(name: "Notes")
                lazy var controller = UIHostingController(
                    rootView: AnyView(Notes().environment(\\.managedObjectContext, container.viewContext)))
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                init() {
                    container.loadPersistentStores { _, _ in }
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                }
                func add(_ text: String, _ rank: Int16) -> Note {
                    let note = Note(context: container.viewContext)
                    (note.text, note.rank) = (text, rank)
                    return note
                }
                func texts() -> [String] {
                    container.viewContext.processPendingChanges()
                    window.layoutIfNeeded()
                    func texts(_ view: UIView) -> [String] {
                        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
                    }
                    return texts(controller.view)
                }
            }

            @_cdecl("shown") public func shown() -> Bool {
                _ = zoetropePreviewLibrary()
                return MainActor.assumeIsolated {
                    let shown = Shown()
                    guard shown.texts() == ["last 0"] else { return false }
                    let second = shown.add("b", 2)
                    let first = shown.add("a", 1)
                    _ = shown.add("none", 0)
                    guard shown.texts() == ["a", "b", "last 2"] else { return false }
                    first.text = "c"
                    guard shown.texts() == ["c", "b", "last 2"] else { return false }
                    shown.container.viewContext.delete(second)
                    return shown.texts().filter { $0 != "b" } == ["c", "last 1"]
                }
            }

            #Preview { Notes() }
            """, to: "Notes.swift")
        #expect(try answer("shown"))
    }

    /// As dangduycuong/CustomTabBarController and mayer1a/iOSAppUI keep what there is to do and who has friends.
    @MainActor
    @Test func whatARealmKeepsIsInMemory() throws {
        try write(
            """
            import Foundation
            import Realm
            import RealmSwift

            class Todo: Object {
                @objc dynamic var id = UUID().uuidString
                @objc dynamic var text: String! = ""
                @objc dynamic var done: Bool = false
                let parts = List<Part>()
                override static func primaryKey() -> String? { return "id" }
                convenience init(text: String) {
                    self.init()
                    self.text = text
                }
            }
            final class Part: Object {
                @Persisted(primaryKey: true) var _id: ObjectId
                @Persisted var name: String
                var owner = LinkingObjects(fromType: Todo.self, property: "parts")
            }
            extension Realm.Configuration {
                static let emptied = Realm.Configuration(
                    schemaVersion: 2, migrationBlock: { migration, old in
                        if old < 1 { migration.enumerateObjects(ofType: Todo.className()) { _, new in new?["done"] = false } }
                    }, deleteRealmIfMigrationNeeded: true)
            }
            final class Store<Model: Object> {
                let realm = try! Realm(configuration: .emptied)
                lazy var all: Results<Model> = realm.objects(Model.self)
                func add(_ make: (Model) -> Void) throws {
                    let model = Model()
                    make(model)
                    try realm.write { realm.add(model, update: .modified) }
                }
            }
            """, to: "Store.swift")
        try write(
            """
            import RealmSwift
            import UIKit

            class Deck: UITableViewController {
                let store = Store<Todo>()
                var token: NotificationToken?
                override func viewDidLoad() {
                    token = store.all.observe { [weak self] (changes: RealmCollectionChange) in
                        switch changes {
                        case .initial: self?.tableView.reloadData()
                        case .update(_, let deletions, let insertions, _):
                            self?.tableView.performBatchUpdates {
                                self?.tableView.deleteRows(at: deletions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                                self?.tableView.insertRows(at: insertions.map { IndexPath(row: $0, section: 0) }, with: .fade)
                            }
                        case .error(let error): fatalError("\\(error)")
                        }
                    }
                }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.all.count }
            }

            @_cdecl("held") public func held() -> Bool {
                _ = zoetropePreviewLibrary()
                return MainActor.assumeIsolated {
                    let store = Store<Todo>()
                    let part = Part(value: ["name": "p"])
                    do {
                        try store.add { $0.text = "b"; $0.done = true; $0.parts.append(part) }
                        try store.add { $0.text = "a" }
                        try store.realm.write { store.realm.add(Todo(text: "c")) }
                    } catch { return false }
                    let open = store.all.filter("done == false").sorted(byKeyPath: "text", ascending: true)
                    let done = store.all.filter(NSPredicate(format: "ANY parts.name == %@", "p"))
                    let first = store.realm.objects(Part.self).where { $0.name == "p" }.first
                    return open.map(\\.text) == ["a", "c"] && done.count == 1 && first?.owner.first?.text == "b"
                }
            }

            #Preview { Deck() }
            """, to: "Deck.swift")
        #expect(try answer("held"))
    }
}
