import QuartzCore
import Synchronization
import Typesetting

extension UIFont {
    /// The fonts of files by their PostScript names: as with Core Text, they are registered with the process.
    private static let registered = Mutex<[String: FontFile]>([:])

    /// Has `UIFont(name:size:)` find the fonts of these files, and no others than those that come with the system.
    package static func register(_ files: [FontFile]) {
        let named = Dictionary(files.map { ($0.postScriptName, $0) }, uniquingKeysWith: { first, _ in first })
        registered.withLock { $0 = named }
    }

    /// Returns the file of a font, by its PostScript name, its family's name, or its full name.
    static func file(named name: String) -> FontFile? {
        registered.withLock { files in
            files[name]
                ?? files.values.filter { $0.familyName == name || "\($0.familyName) \($0.styleName)" == name }
                .min { ($0.isItalic ? 1 : 0, abs($0.weight - 400)) < ($1.isItalic ? 1 : 0, abs($1.weight - 400)) }
        }
    }

    /// Returns a font of a file's family with other traits; nil if the family has none.
    static func file(inFamilyOf file: FontFile, isBold: Bool, isItalic: Bool) -> FontFile? {
        registered.withLock { files in
            files.values.filter {
                $0.familyName == file.familyName && $0.isItalic == isItalic && ($0.weight >= 600) == isBold
            }
            .min {
                let wanted = isBold ? 700.0 : 400
                return (abs($0.weight - wanted), $0.postScriptName) < (abs($1.weight - wanted), $1.postScriptName)
            }
        }
    }

    convenience init(_ file: FontFile, size: CGFloat) {
        self.init(
            size: size, weight: Weight(cssWeight: file.weight), isItalic: file.isItalic, file: file)
    }

    /// The names of the families of the fonts in the previewed folder, and of the system's.
    public static var familyNames: [String] {
        let families = registered.withLock { Set($0.values.map(\.familyName)) }
        return (families.union(["San Francisco"])).sorted()
    }

    /// Returns the PostScript names of a family's fonts; none for the system's, which code asks for by other functions.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        registered.withLock { files in
            files.values.filter { $0.familyName == familyName }.map(\.postScriptName).sorted()
        }
    }
}

extension UIFont.Weight {
    /// Makes a weight of a CSS weight, 100...900.
    fileprivate init(cssWeight: Double) {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        self = weights[min(max(Int((cssWeight / 100).rounded()), 1), 9) - 1]
    }
}
