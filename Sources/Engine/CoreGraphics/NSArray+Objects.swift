import Foundation

extension NSArray {
    /// Makes an array of values that are no objects, as texts and numbers; Foundation's initializer takes objects alone on Linux.
    @_disfavoredOverload
    public convenience init(objects elements: Any...) {
        self.init(array: elements)
    }
}
