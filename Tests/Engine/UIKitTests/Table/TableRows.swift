import QuartzCore

@testable import UIKit

/// Sections of texts that a table shows.
@MainActor
class RowTexts: NSObject {
    var sections: [[String]]
    var headers: [String?] = []
    var footers: [String?] = []
    private(set) var made: [String] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in view: UITableView) -> Int { sections.count }
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }
    func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell =
            view.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = sections[path.section][path.row]
        made.append(sections[path.section][path.row])
        return cell
    }
}

extension UITableViewDataSource where Self: UITableViewDelegate {
    /// A table of a style with these rows on a stage.
    @MainActor
    func table(on stage: Stage, _ style: UITableView.Style = .plain) -> UITableView {
        let table = stage.perform { UITableView(frame: stage.window.bounds, style: style) }
        stage.perform { (table.dataSource, table.delegate) = (self, self) }
        stage.add(table)
        stage.advance()
        return table
    }
}

/// Rows that stay as they are.
@MainActor
final class TableRows: RowTexts, UITableViewDataSource, UITableViewDelegate {}

/// Rows that can be deleted, inserted and moved.
@MainActor
final class EditableRows: RowTexts, UITableViewDataSource, UITableViewDelegate {
    private(set) var log: [String] = []
    var style = UITableViewCell.EditingStyle.delete

    func tableView(_ view: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle { style }

    func tableView(
        _ view: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt path: IndexPath
    ) {
        log.append("\(editingStyle == .delete ? "delete" : "insert") \(sections[path.section][path.row])")
        if editingStyle == .delete {
            sections[path.section].remove(at: path.row)
            view.deleteRows(at: [path], with: .automatic)
        } else {
            sections[path.section].insert("new", at: path.row)
            view.insertRows(at: [path], with: .automatic)
        }
    }

    func tableView(_ view: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        log.append("move \(source.row) to \(target.row)")
        let row = sections[source.section].remove(at: source.row)
        sections[target.section].insert(row, at: target.row)
    }
}
