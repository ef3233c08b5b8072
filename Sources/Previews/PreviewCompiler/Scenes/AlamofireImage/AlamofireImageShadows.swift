/// The source that is compiled with a project which imports AlamofireImage: views' and buttons' pictures of a network, which are made up.
///
/// The names and what they mean are those of its documentation of version 4, with those of version 3.
enum AlamofireImageShadows {
    /// The module that it stands for.
    static let module = "AlamofireImage"

    /// The names of its types, of which a project may have one of its own.
    static let names = StandInNames(of: module, in: [downloads, filters, images, views])

    /// Returns the sources of a project that imports AlamofireImage.
    ///
    /// - Parameter index: the project's files.
    /// - Returns: files' names and texts; none for a project that does not import it, or that is it.
    static func files(with index: ProjectIndex) -> [(name: String, text: [UInt8])] {
        guard names.areImported(in: index), AlamofireShadows.isThere(in: index),
            index.type(named: "AutoPurgingImageCache") == nil
        else { return [] }
        return [downloads, filters, images, views, formerViews].enumerated().map { number, source in
            let text = names.applied(to: AlamofireShadows.names.applied(to: source, beside: index), beside: index)
            return (name: "alamofire-image-\(number).swift", text: Array(text.utf8))
        }
    }
}
