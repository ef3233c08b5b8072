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
}
