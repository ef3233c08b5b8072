import ArgumentParser
import Foundation
import Photos
import SceneContract
import WebSocketServer

/// The option `--photos DIR`.
struct PhotoOption: ParsableArguments {
    @Option(help: ArgumentHelp("A folder of JPEG, PNG and WebP files that album shows.", valueName: "folder"))
    var photos: String?

    /// Returns the folder's pictures; nil if no folder is named.
    ///
    /// What is left out of it is printed to standard error.
    func folder() throws -> PhotoFolder? {
        guard let photos else { return nil }
        do throws(PhotoFolderError) {
            let folder = try PhotoFolder(path: photos)
            for warning in folder.warnings {
                FileHandle.standardError.write(Data("zoetrope: \(warning)\n".utf8))
            }
            return folder
        } catch {
            throw ValidationError("\(error)")
        }
    }
}

extension PhotoFolder {
    /// The pictures as the scene knows them.
    var photos: [Photo] {
        files.map { Photo(name: $0.encodedName, width: $0.header.width, height: $0.header.height) }
    }

    /// The files by the names in the page's requests, and by those that a person would type.
    var filesByName: [String: PhotoFile] {
        var named: [String: PhotoFile] = [:]
        for file in files {
            named[file.name] = named[file.name] ?? file
            named[file.encodedName] = file
        }
        return named
    }

    /// The pictures as the server knows them.
    var images: [String: StaticFiles.AddedFile] {
        filesByName.mapValues { file in
            StaticFiles.AddedFile(contentType: file.header.format.contentType) { [folder] in folder.open(file.name) }
        }
    }
}
