import Synchronization

/// The images that code has made of pixels, as files that viewers load by their names.
package enum PixelImages {
    private struct State {
        var files: [String: [UInt8]] = [:]
        /// The names, the first one first.
        var names: [String] = []
        var size = 0
        /// The names that ``takeNew()`` has not returned yet.
        var new: [String] = []
    }

    private static let state = Mutex(State())
    /// The greatest number of bytes that are kept; what was made first is forgotten first.
    private static let limit = 128 << 20

    /// Keeps an image as a file.
    ///
    /// - Parameters:
    ///   - name: its name.
    ///   - isNew: whether ``takeNew()`` returns it.
    ///   - file: makes the file, unless there is one of that name.
    package static func keep(_ name: String, isNew: Bool = true, _ file: () -> [UInt8]) {
        guard state.withLock({ $0.files[name] == nil }) else { return }
        let file = file()
        state.withLock { state in
            guard state.files.updateValue(file, forKey: name) == nil else { return }
            state.names.append(name)
            if isNew { state.new.append(name) }
            state.size += file.count
            while state.size > limit, state.names.count > 1 {
                let first = state.names.removeFirst()
                state.size -= state.files.removeValue(forKey: first)?.count ?? 0
                if state.new.first == first { state.new.removeFirst() }
            }
        }
    }

    /// Returns a file by its name; nil if there is none.
    package static func file(named name: String) -> [UInt8]? { state.withLock { $0.files[name] } }

    /// Returns whether a text is the name of such an image.
    package static func isName(_ text: String) -> Bool {
        text.hasPrefix("pixels-") && text.hasSuffix(".png") && text.utf8.count <= 27
            && text.dropFirst(7).dropLast(4).allSatisfy(\.isHexDigit)
    }

    /// Returns the files that were kept since the last call, with their names.
    package static func takeNew() -> [(name: String, file: [UInt8])] {
        state.withLock { state in
            defer { state.new = [] }
            return state.new.compactMap { name in state.files[name].map { (name, $0) } }
        }
    }
}
