import Foundation
import UIKit

@testable import CoreData

/// A list with notes in order, as a class that Xcode writes has it.
final class List: NSManagedObject {
    var title: String {
        get { managedValue("title") }
        set { setManagedValue(newValue, "title") }
    }
    var notes: NSOrderedSet? {
        get { managedValue("notes") }
        set { setManagedValue(newValue, "notes") }
    }
}

final class Note: NSManagedObject {
    var text: String? {
        get { managedValue("text") }
        set { setManagedValue(newValue, "text") }
    }
    var rank: Int16 {
        get { managedValue("rank") }
        set { setManagedValue(newValue, "rank") }
    }
    var isDone: Bool {
        get { managedValue("isDone") }
        set { setManagedValue(newValue, "isDone") }
    }
    var list: List? {
        get { managedValue("list") }
        set { setManagedValue(newValue, "list") }
    }
    var steps: [String] = []
    override func awakeFromInsert() { steps.append("inserted") }
    override func willSave() { steps.append("saving") }
    override func prepareForDeletion() { steps.append("deleting") }
}

/// Makes a container of lists that own notes, in memory.
func makeContainer() -> NSPersistentContainer {
    let model = NSManagedObjectModel([
        NSEntityDescription(
            name: "List", type: List.self,
            properties: [
                NSAttributeDescription(name: "title", type: .stringAttributeType, isOptional: false),
                NSRelationshipDescription(
                    name: "notes", to: "Note", inverse: "list", isToMany: true, isOrdered: true,
                    deleteRule: .cascadeDeleteRule),
            ]
        ) { List(entity: $0, insertInto: $1) },
        NSEntityDescription(
            name: "Note", type: Note.self,
            properties: [
                NSAttributeDescription(name: "text", type: .stringAttributeType, defaultValue: "new"),
                NSAttributeDescription(name: "rank", type: .integer16AttributeType, isOptional: false),
                NSAttributeDescription(name: "isDone", type: .booleanAttributeType),
                NSRelationshipDescription(name: "list", to: "List", inverse: "notes", isToMany: false),
            ]
        ) { Note(entity: $0, insertInto: $1) },
    ])
    let container = NSPersistentContainer(name: "Lists", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    return container
}

/// Makes a note in a context.
@discardableResult
func note(_ text: String, _ rank: Int16 = 0, in context: NSManagedObjectContext) -> Note {
    let note = Note(context: context)
    note.text = text
    note.rank = rank
    return note
}

func request(sortedBy key: String = "rank", ascending: Bool = true) -> NSFetchRequest<Note> {
    let request = NSFetchRequest<Note>(entityName: "Note")
    request.sortDescriptors = [KeySortDescriptor(key: key, ascending: ascending)]
    return request
}
