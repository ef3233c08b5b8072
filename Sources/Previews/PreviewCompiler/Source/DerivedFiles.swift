/// Files with other contents than the project's have, kept so that none is parsed again while neither changes.
final class DerivedFiles {
    private var files: [String: SourceFile] = [:]

    /// Makes a file with other contents, unless it is there.
    ///
    /// - Parameters:
    ///   - file: the file as the project has it.
    ///   - text: as many bytes.
    /// - Returns: the file.
    func file(_ file: SourceFile, text: [UInt8]) -> SourceFile {
        if let kept = files[file.path], kept.text == text, kept.original == file.original { return kept }
        let made = SourceFile(file, text: text)
        files[file.path] = made
        return made
    }

    /// Makes a file that the project does not have, unless it is there.
    func file(path: String, in folder: String, text: [UInt8]) -> SourceFile {
        if let kept = files[path], kept.text == text { return kept }
        let made = SourceFile(path: path, in: folder, text: text)
        files[path] = made
        return made
    }
}
