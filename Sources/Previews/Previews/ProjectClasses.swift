import Foundation

/// The classes of previewed code by the names that they have in an app.
public enum ProjectClasses {
    /// The modules whose classes have no module in their names on iOS.
    private static let systemModules = ["UIKit", "QuartzCore", "CoreGraphics", "DarwinAdditions"]

    /// Returns the name of a class: with its module before it, and without one for a framework's, as on iOS.
    ///
    /// Foundation knows those of classes alone that are in none, and in no file.
    ///
    /// - Parameter type: the class.
    /// - Returns: the name.
    public static func name(of type: AnyClass) -> String {
        // A class that is hidden in its file or a function has the place where that is before its name.
        let name = String(reflecting: type).replacing(#/\((?:unknown context at|.* in) [^)]*\)\./#, with: "")
        guard let module = systemModules.first(where: { name.hasPrefix($0 + ".") }) else { return name }
        return String(name.dropFirst(module.count + 1))
    }

    /// Returns the class of a name; nil if there is none.
    ///
    /// Previewed code is one module, whose name no source can know: a class has it in place of its target's.
    ///
    /// - Parameters:
    ///   - name: a class's name, with or without a module's before it.
    ///   - module: the module of the previewed code.
    /// - Returns: the class.
    public static func named(_ name: String, in module: String) -> AnyClass? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        // Foundation knows no classes in classes, and complains of their names.
        guard let last = parts.last, !last.isEmpty, parts.count <= 2 else { return nil }
        for each in [module] + systemModules {
            if let found = NSClassFromString("\(each).\(last)") { return found }
        }
        return NSClassFromString(name)
    }
}
