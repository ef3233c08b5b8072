import ProjectFiles

/// A module Charts that is not Apple's: a project's or a package's, such as the library that had the name before Apple had a framework
/// of it, and is DGCharts since.
enum OwnCharts {
    /// The name that all have.
    static let module = "Charts"

    /// Names of that library's, of which whoever shows something by it needs one.
    private static let names: Set<String> = [
        "AxisValueFormatter", "BarChartDataEntry", "BarChartDataSet", "ChartColorTemplates", "ChartDataEntry",
        "ChartDataEntryBase", "ChartDataSetProtocol", "ChartLimitLine", "ChartViewBase", "ChartViewDelegate",
        "IAxisValueFormatter", "IChartDataSet", "IndexAxisValueFormatter", "LineChartDataSet", "PieChartDataEntry",
        "PieChartDataSet", "RadarChartDataSet", "ScatterChartDataSet",
    ]

    /// Whether a project's files mean another module than Apple's: where its sources are among them, or where a file imports the
    /// module and names what is the library's, and not the project's own.
    static func areMeant(in files: some Sequence<SourceFile>) -> Bool {
        if files.contains(where: isSource) { return true }
        let found = files.lazy.filter { !$0.isDependency && $0.summary.imports.contains(module) }
            .reduce(into: Set<String>()) { $0.formUnion($1.summary.names.intersection(names)) }
        guard !found.isEmpty else { return false }
        let own = files.lazy.filter { !$0.isDependency && !$0.isStub }
            .reduce(into: Set<String>()) { $0.formUnion($1.summary.declared.intersection(found)) }
        return !found.isSubset(of: own)
    }

    /// Whether a file is one of the module's own: no file imports the module that it is a part of.
    private static func isSource(_ file: SourceFile) -> Bool {
        guard !file.summary.imports.contains(module) else { return false }
        let folders = file.path.split(separator: "/").dropLast()
        if file.isDependency {
            let package = ProjectFolder.package(of: file.path)?.split(separator: "/").last
            return package.map(String.init) == module || folders.suffix(2).map(String.init) == ["Sources", module]
        }
        // A package of the project's own.
        return zip(folders, folders.dropFirst()).contains { $0 == "Sources" && $1 == module }
    }
}

extension BuildConditions {
    /// Returns the modules that the code of a project can import and that are not the project's own.
    static func modules(for files: some Sequence<SourceFile>) -> Set<String> {
        OwnCharts.areMeant(in: files) ? modules.subtracting([OwnCharts.module]) : modules
    }
}
