import ObjectiveCRuntime

/// The methods of delegates' protocols that classes declare themselves, looked up once for each class.
@MainActor
package enum OptionalMethods {
    private static var known: [ObjectIdentifier: Set<String>] = [:]

    /// Returns the full names of the methods that a class declares itself, such as
    /// `collectionView(_:didSelectItemAt:)`.
    ///
    /// O(1) but for the first call for a class, which reads the program's file.
    static func names(of type: AnyClass) -> Set<String> {
        if let names = known[ObjectIdentifier(type)] { return names }
        let names = DeclaredMethods.names(of: type)
        known[ObjectIdentifier(type)] = names
        return names
    }

    /// Returns whether an object's class declares a method, or one of those above it.
    ///
    /// A `MethodAnswering` object is asked itself.
    ///
    /// - Parameters:
    ///   - name: the method's full name.
    ///   - object: the object.
    ///   - base: the class at which the search ends, without it; nil for all classes.
    /// - Returns: whether one of these classes declares the method itself.
    package static func declares(_ name: String, _ object: AnyObject, below base: AnyClass? = nil) -> Bool {
        if let object = object as? any MethodAnswering { return object.answers(name) }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, type != base {
            if names(of: type).contains(name) { return true }
            mirror = current.superclassMirror
        }
        return false
    }
}
