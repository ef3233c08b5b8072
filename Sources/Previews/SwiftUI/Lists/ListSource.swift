/// What a list's table asks and tells.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate, MethodAnswering, ScrollOwner {
    private weak var list: ListElement?
    private var spare: [ListCell] = []

    init(_ list: ListElement) { self.list = list }

    /// All methods that a table may look for are here.
    func answers(_ method: String) -> Bool { true }

    func numberOfSections(in tableView: UITableView) -> Int { list?.sections.count ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let list, list.sections.indices.contains(section) else { return 0 }
        return list.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let list, let row = list.row(at: indexPath) else { return UITableViewCell() }
        let cell = spare.popLast() ?? ListCell(style: .default, reuseIdentifier: nil)
        cell.list = list
        cell.show(row)
        return cell
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let cell = cell as? ListCell else { return }
        cell.clear()
        spare.append(cell)
    }

    // MARK: Heights

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let list, let row = list.row(at: indexPath) else { return UITableView.defaultRowHeight }
        return list.estimate(row)
    }

    private func mark(_ section: Int, isHeader: Bool) -> ListMark? {
        guard let list, list.sections.indices.contains(section) else { return nil }
        return isHeader ? list.sections[section].header : list.sections[section].footer
    }

    private func height(_ section: Int, isHeader: Bool) -> CGFloat {
        guard let list, let mark = mark(section, isHeader: isHeader) else { return 0 }
        return mark.measure(in: list, isFirst: section == 0)
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(section, isHeader: true)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height(section, isHeader: false)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        mark(section, isHeader: true)?.view ?? UIView()
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        mark(section, isHeader: false)?.view ?? UIView()
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        list?.isTappable(list?.row(at: indexPath)) ?? false
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let list, let row = list.row(at: indexPath) else { return }
        if let selection = list.selection, let value = row.value, tableView.isEditing || !selection.allowsSeveral {
            selection.select(value)
        }
        guard !tableView.isEditing else { return }
        (row.link ?? row.press)?()
        showSelection(tableView)
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard let list, let value = list.row(at: indexPath)?.value, tableView.isEditing else { return }
        list.selection?.deselect(value)
    }

    /// Shows the rows as selected that are.
    func showSelection(_ table: UITableView) {
        guard let list else { return }
        let shown = Set(table.indexPathsForSelectedRows ?? [])
        guard let selection = list.selection else {
            for path in shown { table.deselectRow(at: path, animated: true) }
            return
        }
        for (section, content) in list.sections.enumerated() {
            for (index, row) in content.rows.enumerated() {
                let path = IndexPath(row: index, section: section)
                let isSelected = row.value.map(selection.contains) ?? false
                guard isSelected != shown.contains(path) else { continue }
                if isSelected {
                    table.selectRow(at: path, animated: false, scrollPosition: .none)
                } else {
                    table.deselectRow(at: path, animated: true)
                }
            }
        }
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        guard let list, let row = list.row(at: indexPath) else { return false }
        return list.canDelete(row)
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let list, let row = list.row(at: indexPath), editingStyle == .delete else { return }
        Self.delete(row, list)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let list, let row = list.row(at: indexPath) else { return nil }
        return Self.swipes(row, list, .leading)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let list, let row = list.row(at: indexPath) else { return nil }
        return Self.swipes(row, list, .trailing)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard let list, let row = list.row(at: indexPath) else { return false }
        return list.canMove(row)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard let list, let row = list.row(at: sourceIndexPath),
            let other = list.row(at: proposedDestinationIndexPath),
            let from = list.editing(row), let to = list.editing(other), from.node === to.node
        else { return sourceIndexPath }
        return proposedDestinationIndexPath
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let list, let row = list.row(at: sourceIndexPath), let other = list.row(at: destinationIndexPath) else {
            return
        }
        // The table shows it at its new place already.
        var next = list.sections
        next[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
        next[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
        list.take(next)
        Self.move(row, to: other, list)
        list.host?.setNeedsLayout()
    }
}
