import SwiftParser
import SwiftSyntax

/// Sources of Swift 2, which no compiler of today reads: they are read as what Xcode 8 would have made of them.
///
/// Custom layouts and transitions that people look for are often of 2014 to 2016.
struct SwiftTwo {
    /// The folders with sources of Swift 2, which are taken for those of one project.
    private var folders: Set<String> = []
    /// What each of their sources declares, by its path: a save has one of them looked at again.
    private var declared: [String: SwiftTwoNames] = [:]

    /// Functions that sources called in Swift 2 alone: two of them tell a source of it.
    private static let marks: Set<String> = [
        "addLineToPoint", "animateWithDuration", "blackColor", "blueColor", "cellForRowAtIndexPath", "clearColor",
        "colorWithAlphaComponent", "defaultCenter", "dequeueReusableCellWithIdentifier",
        "dequeueReusableCellWithReuseIdentifier", "dismissViewControllerAnimated", "dispatch_after", "dispatch_async",
        "dispatch_get_main_queue", "grayColor", "greenColor", "indexPathForItemAtPoint",
        "instantiateViewControllerWithIdentifier", "layoutAttributesForElementsInRect",
        "layoutAttributesForItemAtIndexPath", "locationInView", "mainBundle", "mainScreen",
        "numberOfSectionsInCollectionView", "numberOfSectionsInTableView", "performSegueWithIdentifier",
        "popViewControllerAnimated", "prepareForSegue", "prepareLayout", "presentViewController", "redColor",
        "registerNib", "renderInContext", "sharedApplication", "shouldInvalidateLayoutForBoundsChange",
        "snapshotViewAfterScreenUpdates", "translationInView", "velocityInView", "viewControllerForKey", "whiteColor",
        "yellowColor",
    ]

    /// Names that sources use since Swift 3 alone.
    private static let present: Set<String> = [
        "Bundle", "Data", "Date", "DispatchQueue", "FileManager", "IndexPath", "NotificationCenter", "TimeInterval",
        "URL", "UserDefaults",
    ]

    private static func isPresent(_ file: SourceFile) -> Bool { !file.summary.names.isDisjoint(with: present) }

    /// Whether a source has so many of the marks, as functions: an app's own property may have such a name.
    private static func isFormer(_ file: SourceFile, by least: Int) -> Bool {
        let summary = file.summary
        let used = summary.names.union(summary.members).union(summary.declared).union(methods(of: file))
        let named = marks.intersection(used)
        guard named.count >= least, !isPresent(file) else { return false }
        let text = String(decoding: file.stored, as: UTF8.self)
        return named.count { text.contains("\($0)(") } >= least
    }

    /// The names of the methods that a source declares.
    private static func methods(of file: SourceFile) -> [String] {
        let members =
            file.summary.types.flatMap { $0.members.active }
            + file.summary.extensions.flatMap { $0.node.memberBlock.members.active }
        return members.compactMap { $0.as(FunctionDeclSyntax.self)?.name.text }
    }

    /// Returns sources of which those of Swift 2 are converted.
    ///
    /// - Parameters:
    ///   - files: all sources, of which some are new.
    ///   - new: the paths of the new ones.
    /// - Returns: the converted ones.
    mutating func converted(_ files: [String: SourceFile], new: [String]) -> [SourceFile] {
        let before = folders
        let own = new.compactMap { files[$0] }.filter { !$0.isDependency }
        folders.formUnion(own.filter { Self.isFormer($0, by: 2) }.map { Self.folder(of: $0.path) })
        guard !folders.isEmpty else { return [] }
        // Beside such ones, one mark is enough, and none in the folders beside theirs if nothing in these is of a later Swift.
        folders.formUnion(own.filter { Self.isFormer($0, by: 1) }.map { Self.folder(of: $0.path) })
        folders.formUnion(besides(files.values.filter { !$0.isDependency }))
        let fresh = folders.subtracting(before)
        let due = Set(new)
        let former = files.values.filter { folders.contains(Self.folder(of: $0.path)) && !Self.isPresent($0) }
        let changed = former.filter { due.contains($0.path) || fresh.contains(Self.folder(of: $0.path)) }
        for path in new { declared[path] = nil }
        for file in changed { declared[file.path] = SwiftTwoNames(in: file) }
        guard !changed.isEmpty else { return [] }
        let names = declared.values.reduce(into: SwiftTwoNames()) { $0.formUnion($1) }
        return changed.map {
            SourceFile($0, converted: names.converted($0.stored))
        }
    }

    /// Returns the folders of sources that stand beneath a folder which one of the former ones is in, where all may be former.
    private func besides(_ files: [SourceFile]) -> Set<String> {
        Set(folders.map(Self.folder).filter { !$0.isEmpty }).reduce(into: []) { all, parent in
            let within = files.filter { $0.path.hasPrefix(parent + "/") }
            guard !within.contains(where: Self.isPresent) else { return }
            all.formUnion(within.map { Self.folder(of: $0.path) })
        }
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}

/// What sources of Swift 2 declare, by which their own names are told from the frameworks'.
struct SwiftTwoNames {
    /// The cases of enumerations that begin with a capital letter.
    private var cases: Set<String> = []
    /// The variables and constants.
    private var variables: Set<String> = []

    init() {}

    init(in file: SourceFile) {
        let text = String(decoding: file.stored, as: UTF8.self)
        for list in text.matches(of: #/\bcase\s+([A-Z][\w, ]*)/#) {
            for name in list.1.split(separator: ",") {
                cases.insert(String(name.drop { $0 == " " }.prefix { $0 != " " }))
            }
        }
        for found in text.matches(of: #/\b(?:let|var)\s+(\w+)/#) { variables.insert(String(found.1)) }
    }

    mutating func formUnion(_ other: SwiftTwoNames) {
        cases.formUnion(other.cases)
        variables.formUnion(other.variables)
    }

    /// Returns a source in the Swift of today, on the same lines.
    func converted(_ source: [UInt8]) -> [UInt8] {
        let text = Array(SwiftTwoSyntax.converted(String(decoding: source, as: UTF8.self)).utf8)
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let conversion = SwiftTwoConversion(text, cases: cases, variables: variables)
        conversion.walk(tree)
        return conversion.edits.applied()
    }
}
