extension Array where Element: AnyObject {
    /// Calls a closure with each object, to which no references are counted meanwhile: the array has them.
    @inline(__always)
    func forEachHeld(_ body: (Element) -> Void) {
        withUnsafeBufferPointer { objects in
            guard let first = objects.baseAddress else { return }
            let list = UnsafeRawPointer(first).assumingMemoryBound(to: Unmanaged<Element>.self)
            for index in objects.indices { list[index]._withUnsafeGuaranteedRef(body) }
        }
    }
}
