import Foundation

/// The program or library that a class was loaded from.
struct LoadedImage {
    /// Its file.
    let file: String
    /// Where the class is in it.
    let offset: Int

    /// Finds the image of a class; nil for a class that was made at run time.
    init?(of type: AnyClass) {
        var info = AddressInfo()
        let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard addressInfo(address, &info) != 0, let path = info.file, let base = info.base else { return nil }
        let name = String(cString: path)
        file = FileManager.default.fileExists(atPath: name) ? name : "/proc/self/exe"
        offset = address - UnsafeRawPointer(base)
    }

    /// Returns the address of a symbol of the program, of what it was linked with, or of the library that a class was loaded from.
    ///
    /// A library that is loaded for another one keeps its symbols from the program.
    static func symbol(_ name: String, near type: AnyClass) -> UnsafeMutableRawPointer? {
        if let symbol = dlsym(nil, name) { return symbol }
        guard let image = LoadedImage(of: type), let library = dlopen(image.file, RTLD_LAZY | RTLD_NOLOAD) else {
            return nil
        }
        defer { dlclose(library) }
        return dlsym(library, name)
    }
}

/// `Dl_info`, which glibc's module map leaves out along with `dladdr`.
private struct AddressInfo {
    var file: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var symbol: UnsafePointer<CChar>?
    var symbolAddress: UnsafeMutableRawPointer?
}

@_silgen_name("dladdr")
private func addressInfo(_ address: UnsafeRawPointer, _ info: UnsafeMutablePointer<AddressInfo>) -> Int32
