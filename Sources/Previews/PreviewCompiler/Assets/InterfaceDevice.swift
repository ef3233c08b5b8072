import InterfaceFiles

/// The device that a storyboard is drawn on in Interface Builder.
///
/// Code that asks a view for its frame in `viewDidLoad` is told the file's size, on iOS as here, and sizes what it adds by that.
/// On a stage of the same size it looks as its author has seen it.
struct InterfaceDevice: Equatable {
    /// Points.
    var width: Int
    /// Points.
    var height: Int

    /// The widths and heights of telephones, held upright, by Interface Builder's names for them.
    private static let telephones: [String: (Int, Int)] = [
        "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667), "retina5_5": (414, 736),
        "retina5_9": (375, 812), "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_5": (414, 896),
        "retina6_7": (428, 926), "retina6_12": (393, 852), "retina6_72": (430, 932), "retina6_3": (402, 874),
        "retina6_9": (440, 956),
    ]

    /// Finds the device of a file; nil for a tablet, and for a file that names none.
    init?(of file: InterfaceFile) {
        guard let device = file.document.all(where: { $0.name == "device" }).first,
            let (short, long) = device["id"].flatMap({ Self.telephones[$0] })
        else { return nil }
        let isUpright = device["orientation"] != "landscape"
        (width, height) = isUpright ? (short, long) : (long, short)
    }
}
