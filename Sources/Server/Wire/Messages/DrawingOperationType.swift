import StageModel

/// The first byte of an operation of a drawing.
enum DrawingOperationType: UInt8, CaseIterable {
    case fill = 0
    case stroke = 1
    case save = 2
    case restore = 3
    case clip = 4
    case shadow = 5
    case pathShadow = 6
    case gradient = 7
    case image = 8
    case clear = 9
    case text = 10

    init(_ operation: Drawing.Operation) {
        self =
            switch operation {
            case .fill: .fill
            case .stroke: .stroke
            case .save: .save
            case .restore: .restore
            case .clip: .clip
            case .shadow: .shadow
            case .pathShadow: .pathShadow
            case .gradient: .gradient
            case .image: .image
            case .clear: .clear
            case .text: .text
            }
    }
}
