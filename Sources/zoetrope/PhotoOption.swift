import ArgumentParser
import Foundation
import Photos
import Scenes
import WebSocketServer

/// `--photos DIR`
struct PhotoOption: ParsableArguments {
    @Option(help: ArgumentHelp("A folder of JPEG, PNG and WebP files that album shows.", valueName: "folder"))
    var photos: String?

    /// nil if none is named. What is left out of it is told on standard error.
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
    /// As the scene knows them.
    var photos: [Photo] {
        files.map { Photo(name: $0.encodedName, width: $0.header.width, height: $0.header.height) }
    }

    /// By the names that the page asks for, and by those that a person would type.
    var filesByName: [String: PhotoFile] {
        var named: [String: PhotoFile] = [:]
        for file in files {
            named[file.name] = named[file.name] ?? file
            named[file.encodedName] = file
        }
        return named
    }

    /// As the server knows them.
    var images: [String: StaticFiles.Image] {
        filesByName.mapValues { file in
            StaticFiles.Image(contentType: file.header.format.contentType) { [folder] in folder.open(file.name) }
        }
    }
}
