import QuartzCore

/// The places of rows, headers and footers, and the views of those in sight.
extension UITableView {
    private func rect(_ range: ClosedRange<CGFloat>) -> CGRect {
        let inset = TableMetrics.sideInset(style)
        return CGRect(
            x: inset, y: range.lowerBound, width: max(bounds.width - 2 * inset, 0),
            height: range.upperBound - range.lowerBound)
    }

    /// Returns the rectangle of a row, by where it begins and ends.
    final func rowRect(_ range: ClosedRange<CGFloat>) -> CGRect { rect(range) }
    /// Returns the rectangle of a header or footer, by where it begins and ends.
    final func markRect(_ range: ClosedRange<CGFloat>) -> CGRect { rect(range) }
    /// The width of rows in points.
    final var rowWidth: CGFloat { max(bounds.width - 2 * TableMetrics.sideInset(style), 0) }

    /// Reads the rows and their heights, if they are not known.
    final func update() {
        // What a finger has moved is not in the data yet.
        guard !isCurrent, movement == nil else { return }
        isCurrent = true
        knowsRows = true
        guard let source = dataSource else {
            geometry = TableGeometry()
            contentSize = .zero
            return
        }
        let start = tableHeaderView?.bounds.height ?? 0
        let sections = (0..<source.numberOfSections(in: self)).map { section in
            let rows = (0..<source.tableView(self, numberOfRowsInSection: section)).map { row in
                height(of: IndexPath(row: row, section: section))
            }
            let header = headerHeight(section)
            return TableGeometry.Heights(
                padding: header > 0 ? padding : 0, header: header, rows: rows, footer: footerHeight(section))
        }
        geometry = TableGeometry(start: start, sections: sections)
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: start)
        let end = tableFooterView?.bounds.height ?? 0
        tableFooterView?.frame = CGRect(x: 0, y: geometry.length, width: bounds.width, height: end)
        let size = CGSize(width: bounds.width, height: geometry.length + end)
        if size != contentSize { contentSize = size }
        readIndex()
    }

    private var padding: CGFloat {
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : style == .plain ? TableMetrics.headerPadding : 0
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        height(
            delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
            ofAll: sectionHeaderHeight, view: delegate?.tableView(self, viewForHeaderInSection: section),
            title: dataSource?.tableView(self, titleForHeaderInSection: section)
        ) { title in
            TableMetrics.header(
                style, title: title, width: rowWidth, isFirst: section == 0 && tableHeaderView == nil)
        }
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        height(
            delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
            ofAll: sectionFooterHeight, view: delegate?.tableView(self, viewForFooterInSection: section),
            title: dataSource?.tableView(self, titleForFooterInSection: section)
        ) { TableMetrics.footer(style, title: $0, width: rowWidth) }
    }

    /// Returns the height of a header or footer.
    ///
    /// - Parameters:
    ///   - wanted: the height that the delegate or the table wants.
    ///   - property: the table's height of all such.
    ///   - view: the view of its own, if it has one.
    ///   - title: the title, if it has one.
    ///   - automatic: returns the height that fits a title, or the lack of one.
    /// - Returns: the height in points.
    private func height(
        _ wanted: CGFloat, ofAll property: CGFloat, view: @autoclosure () -> UIView?,
        title: @autoclosure () -> String?, automatic: (String?) -> CGFloat
    ) -> CGFloat {
        let isLeast = isLeastHeight(wanted, property)
        guard isAutomatic(wanted) || isLeast else { return wanted }
        if let view = view() { return isLeast ? wanted : fittingHeight(of: view) }
        let title = title()
        return isLeast && title == nil ? wanted : max(wanted, automatic(title))
    }

    /// Whether a height is that of a grouped table's property, which titles exceed.
    ///
    /// A storyboard's tables have one of 18 or 10, and their rows begin 55.5 and 49.5 points below the top where the first
    /// section has a title, by the frames that Interface Builder writes (schmidyy/Loaf, raulriera/TextFieldEffects).
    private func isLeastHeight(_ height: CGFloat, _ property: CGFloat) -> Bool {
        style != .plain && height == property && !isAutomatic(height)
    }

    /// Whether a header or footer has the height of its content: none of a grouped table has a height of 0.
    private func isAutomatic(_ height: CGFloat) -> Bool { height < 0 || (height == 0 && style != .plain) }

    /// Reads the heights of all rows again.
    final func updateGeometry() {
        isCurrent = false
        update()
    }

    // MARK: Rows

    final func showRows() {
        if fittedWidth != bounds.width {
            fittedWidth = bounds.width
            fitAnew()
        }
        for _ in 0..<Self.sizingPasses {
            let seen = rowsInSight
            let wanted = Set(seen)
            for path in cells.keys.filter({ !wanted.contains($0) && $0 != movement?.current }).sorted() {
                recycle(path)
            }
            let new = seen.filter { cells[$0] == nil }
            for path in new { makeCell(of: path) }
            // Rows of other heights may bring others into sight.
            guard fit(new) else { break }
        }
        for (path, cell) in cells { place(cell, at: path) }
    }

    /// Puts a cell where its row is, and gives it the look of its place in the section.
    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        guard let extent = geometry.row(path) else { return }
        cell.rowPlace = TableRowPlace(
            style: style, isFirst: path.row == 0, isLast: path.row == geometry.counts[path.section] - 1)
        cell.hidesSeparator = separatorStyle == .none
        cell.separator.backgroundColor = separatorColor
        guard path != movement?.current else { return }
        cell.frame = rowRect(extent).offsetBy(dx: cell.swipeOffset, dy: 0)
    }

    final var rowsInSight: [IndexPath] { geometry.rows(in: bounds.minY...max(bounds.maxY, bounds.minY)) }

    /// Has the data source make the cell of a row, and shows it in its place.
    final func makeCell(of path: IndexPath) {
        guard let extent = geometry.row(path),
            let cell = dataSource?.tableView(self, cellForRowAt: dataPath(of: path))
        else { return }
        cells[path] = cell
        UIView.performWithoutAnimation {
            cell.frame = rowRect(extent)
            cell.isSelected = selected.contains(path)
            place(cell, at: path)
            showEditing(of: cell, at: path)
            insertSubview(cell, at: backgroundView == nil ? 0 : 1)
            fitCell(cell, at: path)
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(of: path))
    }

    /// Has the data source set up the cell of a row again; a cell that it makes anew takes the other's place.
    final func reconfigure(_ path: IndexPath) {
        guard let cell = cells[path], let dataSource else { return }
        reconfigured = cell
        let new = dataSource.tableView(self, cellForRowAt: dataPath(of: path))
        reconfigured = nil
        fitted[path] = nil
        guard new === cell else { return recycle(path) }
        fitCell(cell, at: path)
    }

    private func recycle(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        letGo(cell, of: path)
    }

    /// Takes a cell from the screen, and keeps it for another row.
    final func letGo(_ cell: UITableViewCell, of path: IndexPath) {
        cell.removeFromSuperview()
        cell.isHighlighted = false
        rowSwipes?.forget(cell)
        if let presenter = contextMenuInteraction?.presenter, presenter.sourceView === cell { presenter.putDown() }
        if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Takes all cells, headers and footers from the screen.
    final func forgetViews() {
        for path in cells.keys.sorted() { recycle(path) }
        for view in marks.values { view.removeFromSuperview() }
        marks = [:]
    }

    // MARK: Headers and footers

    /// Headers stay at the top of a plain table as long as their section is seen.
    final func showMarks() {
        var seen: Set<TableMark> = []
        for (index, section) in geometry.sections.enumerated()
        where section.footer.upperBound > bounds.minY && section.header.lowerBound < bounds.maxY {
            var header = markRect(section.header)
            if style == .plain {
                let top = bounds.minY + adjustedContentInset.top
                header.origin.y = max(header.minY, min(top, section.footer.upperBound - header.height))
            }
            if header.height > 0 {
                let mark = TableMark(section: index, isHeader: true)
                seen.insert(mark)
                show(mark, header) {
                    delegate?.tableView(self, viewForHeaderInSection: index)
                        ?? view(of: mark, dataSource?.tableView(self, titleForHeaderInSection: index))
                }
            }
            if section.footer.upperBound > section.footer.lowerBound {
                let mark = TableMark(section: index, isHeader: false)
                seen.insert(mark)
                show(mark, markRect(section.footer)) {
                    delegate?.tableView(self, viewForFooterInSection: index)
                        ?? view(of: mark, dataSource?.tableView(self, titleForFooterInSection: index))
                }
            }
        }
        for (mark, view) in marks where !seen.contains(mark) {
            marks[mark] = nil
            view.removeFromSuperview()
            if mark.isHeader {
                delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: mark.section)
            } else {
                delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: mark.section)
            }
        }
    }

    private func willShow(_ mark: TableMark, _ view: UIView) {
        if mark.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: mark.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: mark.section)
        }
    }

    private func show(_ mark: TableMark, _ frame: CGRect, _ make: () -> UIView) {
        guard let view = marks[mark] else {
            let view = make()
            (view as? UITableViewHeaderFooterView)?.place = (style, mark.isHeader)
            marks[mark] = view
            return UIView.performWithoutAnimation {
                willShow(mark, view)
                addSubview(view)
                view.frame = frame
            }
        }
        view.frame = frame
    }

    private func view(of mark: TableMark, _ title: String?) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = mark.isHeader && style != .plain ? title?.uppercased() : title
        return view
    }
}
