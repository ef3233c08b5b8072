import InterfaceFiles
import QuartzCore

/// A view of Interface Builder from which others like it are made.
@MainActor
struct InterfacePrototype {
    let element: InterfaceElement
    let file: InterfaceFile
    /// The controller in whose scene it is.
    weak var controller: UIViewController?
    /// That controller's identifier.
    let controllerID: String?

    /// Makes a view, and connects what is in it.
    func make() -> UIView? {
        let loader = InterfaceLoader(file, controller: controller)
        if let controller { loader.add(controller, as: controllerID) }
        let view = loader.make(element) as? UIView
        loader.finish()
        return view
    }
}

extension InterfaceCoder {
    private func prototype(_ element: InterfaceElement) -> InterfacePrototype {
        InterfacePrototype(
            element: element, file: loader.file, controller: loader.controller,
            controllerID: loader.controller?.interface?.element.id)
    }

    // MARK: Collection views

    /// The layout of a collection view.
    func layout() -> UICollectionViewLayout {
        element.value("collectionViewLayout").flatMap(loader.make) as? UICollectionViewLayout
            ?? UICollectionViewFlowLayout()
    }

    func decodeLayout(_ layout: UICollectionViewLayout) {
        guard let flow = layout as? UICollectionViewFlowLayout else {
            // A layout of a project's own takes a flow layout's place with its attributes, and asks for none of them.
            for name in ["scrollDirection", "minimumLineSpacing", "minimumInteritemSpacing"] { _ = element[name] }
            _ = element.bool("automaticEstimatedItemSize")
            return
        }
        flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
        if let spacing = element.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
        if let spacing = element.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
        if let size = element.size("itemSize") { flow.itemSize = size }
        if let size = element.size("headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = element.size("footerReferenceSize") { flow.footerReferenceSize = size }
        if let insets = element.insets("sectionInset") { flow.sectionInset = insets }
        if let size = element.size("estimatedItemSize") {
            flow.estimatedItemSize = size
        } else if element.bool("automaticEstimatedItemSize") == true {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if element.bool("sectionHeadersPinToVisibleBounds") == true { flow.sectionHeadersPinToVisibleBounds = true }
        if element.bool("sectionFootersPinToVisibleBounds") == true { flow.sectionFootersPinToVisibleBounds = true }
    }

    func decodeCollectionView(_ view: UICollectionView) {
        if let flag = element.bool("allowsSelection") ?? element.bool("selectable") { view.allowsSelection = flag }
        if element.bool("allowsMultipleSelection") == true || element.bool("multipleSelection") == true {
            view.allowsMultipleSelection = true
        }
        if element.bool("prefetchingEnabled") == false { view.isPrefetchingEnabled = false }
        if let background = element.value("backgroundView").flatMap(loader.make) as? UIView {
            view.backgroundView = background
        }
        for cell in element.list("cells") {
            guard let name = cell["reuseIdentifier"] else { continue }
            view.reuse.register(prototype(cell), ReusePool.Identifier(kind: nil, name: name))
        }
        let kinds = [
            "sectionHeaderView": UICollectionView.elementKindSectionHeader,
            "sectionFooterView": UICollectionView.elementKindSectionFooter,
        ]
        for (key, kind) in kinds {
            guard let child = element.value(key), let name = child["reuseIdentifier"] else { continue }
            view.reuse.register(prototype(child), ReusePool.Identifier(kind: kind, name: name))
        }
    }

    func decodeReusableView(_ view: UICollectionReusableView) { view.reuseIdentifier = element["reuseIdentifier"] }

    /// The content view of a cell's element that gives it a class of the app's own; nil for any other.
    private var ownContentView: UIView? {
        element.value("contentView").flatMap { $0["customClass"] == nil ? nil : loader.make($0) as? UIView }
    }

    func decodeCell(_ cell: UICollectionViewCell) {
        if let own = ownContentView {
            cell.replaceContents(with: own)
        } else if element.value("contentView") != nil {
            decodePart("contentView", as: cell.contentView)
        }
        // As a cell has its views in its content view, so do those of older files.
        cell.contentView.frame = cell.bounds
        if let view = element.value("backgroundView").flatMap(loader.make) as? UIView { cell.backgroundView = view }
        if let view = element.value("selectedBackgroundView").flatMap(loader.make) as? UIView {
            cell.selectedBackgroundView = view
        }
    }

    // MARK: Tables

    var tableStyle: UITableView.Style {
        element.choice("style", ["grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain
    }

    func decodeTable(_ table: UITableView) {
        if let color = element.color("backgroundColor", in: loader.file) { table.backgroundColor = color }
        func height(_ attribute: String) -> CGFloat? {
            element.number(attribute).map { $0 < 0 ? UITableView.automaticDimension : $0 }
        }
        if let rows = height("rowHeight") {
            table.rowHeight = element.bool("rowHeightAutomatic") == true ? UITableView.automaticDimension : rows
        }
        if let rows = height("estimatedRowHeight") { table.estimatedRowHeight = rows }
        if tableStyle != .plain {
            if let header = height("sectionHeaderHeight") { table.sectionHeaderHeight = header }
            if let footer = height("sectionFooterHeight") { table.sectionFooterHeight = footer }
        }
        if element["separatorStyle"] == "none" { table.separatorStyle = .none }
        if let color = element.color("separatorColor", in: loader.file) { table.separatorColor = color }
        if let insets = element.insets("separatorInset") { table.separatorInset = insets }
        if let rows = element.integer("sectionIndexMinimumDisplayRowCount") {
            table.sectionIndexMinimumDisplayRowCount = rows
        }
        if let color = element.color("sectionIndexColor", in: loader.file) { table.sectionIndexColor = color }
        if let color = element.color("sectionIndexBackgroundColor", in: loader.file) {
            table.sectionIndexBackgroundColor = color
        }
        if element.bool("allowsSelection") == false { table.allowsSelection = false }
        if element.bool("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
        for cell in element.list("prototypes") {
            guard let name = cell["reuseIdentifier"] else { continue }
            let prototype = prototype(cell)
            table.makers[name] = { prototype.make() as? UITableViewCell }
        }
        if let view = element.value("tableHeaderView").flatMap(loader.make) as? UIView { table.tableHeaderView = view }
        if let view = element.value("tableFooterView").flatMap(loader.make) as? UIView { table.tableFooterView = view }
        if element["dataMode"] != "prototypes" { decodeStaticSections(of: table) }
    }

    private func decodeStaticSections(of table: UITableView) {
        let sections = element.list("sections")
        guard !sections.isEmpty else { return }
        table.staticSections = sections.map { section in
            UITableView.StaticSection(
                header: section["headerTitle"], footer: section["footerTitle"],
                cells: section.list("cells").compactMap { cell in
                    (loader.make(cell) as? UITableViewCell).map { ($0, cell.number("rowHeight")) }
                })
        }
    }

    var cellStyle: UITableViewCell.CellStyle {
        let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            "IBUITableViewCellStyleSubtitle": .subtitle,
        ]
        return element.choice("style", styles) ?? .default
    }

    func decodeTableCell(_ cell: UITableViewCell) {
        if let color = element.color("backgroundColor", in: loader.file) { cell.backgroundColor = color }
        cell.selectionStyle = element["selectionStyle"] == "none" ? .none : .default
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
            "checkmark": .checkmark, "detailButton": .detailButton,
        ]
        cell.accessoryType = element.choice("accessoryType", accessories) ?? .none
        if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
        if let own = ownContentView { return cell.replaceContents(with: own) }
        // The standard styles' views are in the file, but the cell has made them itself.
        var standard: [String: UIView] = [:]
        for key in ["textLabel", "detailTextLabel", "imageView"] {
            guard let id = element[key], let child = element.object(id), let view = cell.standardView(key) else {
                continue
            }
            standard[id] = view
            loader.connectLater(view, child)
            let coder = InterfaceCoder(child, loader)
            if let label = view as? UILabel { coder.decodeLabel(label, usual: label.font.pointSize) }
            if let image = view as? UIImageView { coder.decodeImageView(image) }
        }
        decodePart("contentView", as: cell.contentView, except: Set(standard.keys))
        // They lie in the order of the file, whoever makes them.
        for child in element.value("contentView")?.list("subviews") ?? [] {
            if let view = child.id.flatMap({ standard[$0] }) { cell.contentView.bringSubviewToFront(view) }
        }
    }
}

extension UITableViewCell {
    /// Returns one of the views of the standard styles, which the cell has from then on, by the name that files have for it.
    fileprivate func standardView(_ name: String) -> UIView? {
        switch name {
        case "textLabel": textLabel
        case "detailTextLabel": detailTextLabel
        default: imageView
        }
    }
}
