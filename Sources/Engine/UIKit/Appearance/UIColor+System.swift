import QuartzCore

/// The colours of Apple's interface, in the light and in the dark appearance, as Apple publishes them.
extension UIColor {
    /// The interface's red.
    public static let systemRed = pair((255, 59, 48, 1), (255, 69, 58, 1))
    /// The interface's orange.
    public static let systemOrange = pair((255, 149, 0, 1), (255, 159, 10, 1))
    /// The interface's yellow.
    public static let systemYellow = pair((255, 204, 0, 1), (255, 214, 10, 1))
    /// The interface's green.
    public static let systemGreen = pair((52, 199, 89, 1), (48, 209, 88, 1))
    /// The interface's mint.
    public static let systemMint = pair((0, 199, 190, 1), (99, 230, 226, 1))
    /// The interface's teal.
    public static let systemTeal = pair((48, 176, 199, 1), (64, 200, 224, 1))
    /// The interface's cyan.
    public static let systemCyan = pair((50, 173, 230, 1), (100, 210, 255, 1))
    /// The interface's blue.
    public static let systemBlue = pair((0, 122, 255, 1), (10, 132, 255, 1))
    /// The interface's indigo.
    public static let systemIndigo = pair((88, 86, 214, 1), (94, 92, 230, 1))
    /// The interface's purple.
    public static let systemPurple = pair((175, 82, 222, 1), (191, 90, 242, 1))
    /// The interface's pink.
    public static let systemPink = pair((255, 45, 85, 1), (255, 55, 95, 1))
    /// The interface's brown.
    public static let systemBrown = pair((162, 132, 94, 1), (172, 142, 104, 1))
    /// The interface's gray.
    public static let systemGray = pair((142, 142, 147, 1), (142, 142, 147, 1))
    /// The interface's gray 2.
    public static let systemGray2 = pair((174, 174, 178, 1), (99, 99, 102, 1))
    /// The interface's gray 3.
    public static let systemGray3 = pair((199, 199, 204, 1), (72, 72, 74, 1))
    /// The interface's gray 4.
    public static let systemGray4 = pair((209, 209, 214, 1), (58, 58, 60, 1))
    /// The interface's gray 5.
    public static let systemGray5 = pair((229, 229, 234, 1), (44, 44, 46, 1))
    /// The interface's gray 6.
    public static let systemGray6 = pair((242, 242, 247, 1), (28, 28, 30, 1))
    /// The main background.
    public static let systemBackground = pair((255, 255, 255, 1), (0, 0, 0, 1))
    /// The secondary background, on what is below it.
    public static let secondarySystemBackground = pair((242, 242, 247, 1), (28, 28, 30, 1))
    /// The tertiary background, on what is below it.
    public static let tertiarySystemBackground = pair((255, 255, 255, 1), (44, 44, 46, 1))
    /// The main background of grouped content.
    public static let systemGroupedBackground = pair((242, 242, 247, 1), (0, 0, 0, 1))
    /// The secondary background of grouped content, on what is below it.
    public static let secondarySystemGroupedBackground = pair((255, 255, 255, 1), (28, 28, 30, 1))
    /// The tertiary background of grouped content, on what is below it.
    public static let tertiarySystemGroupedBackground = pair((242, 242, 247, 1), (44, 44, 46, 1))
    /// The colour of text.
    public static let label = pair((0, 0, 0, 1), (255, 255, 255, 1))
    /// The secondary colour of text.
    public static let secondaryLabel = pair((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    /// The tertiary colour of text.
    public static let tertiaryLabel = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The quaternary colour of text.
    public static let quaternaryLabel = pair((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    /// The colour of text that stands for what is to be typed.
    public static let placeholderText = pair((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    /// The colour of lines between rows, which lets what is below shine through.
    public static let separator = pair((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    /// The colour of lines between rows, without what is below.
    public static let opaqueSeparator = pair((198, 198, 200, 1), (56, 56, 58, 1))
    /// The colour of text on light grounds, in both appearances.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The colour of text on dark grounds, in both appearances.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The colour of links.
    public static let link = pair((0, 122, 255, 1), (9, 132, 255, 1))
    /// The fill of thin, small shapes.
    public static let systemFill = pair((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    /// The secondary fill, of larger shapes.
    public static let secondarySystemFill = pair((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    /// The tertiary fill, of larger shapes.
    public static let tertiarySystemFill = pair((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    /// The quaternary fill, of larger shapes.
    public static let quaternarySystemFill = pair((116, 116, 128, 0.08), (118, 118, 128, 0.18))

    /// The background of grouped tables, under its former name.
    public static let groupTableViewBackground = systemGroupedBackground
    /// The tint colour that views have of themselves, also in those that have been given another one.
    public static let tintColor = systemBlue

    /// Red, green and blue of 0...255, and alpha of 0...1.
    private typealias EightBit = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    private static func pair(_ light: EightBit, _ dark: EightBit) -> UIColor {
        func color(_ value: EightBit) -> CGColor {
            CGColor(
                srgbRed: value.red / 255, green: value.green / 255, blue: value.blue / 255, alpha: value.alpha)
        }
        return UIColor(light: color(light), dark: color(dark))
    }
}
