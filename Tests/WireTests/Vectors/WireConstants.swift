import StageModel
import Wire

extension WireFormat {
    /// What the page's `wire-format.js` has, too, by the names there.
    static var constants: [String: Any] {
        [
            "limits": [
                "serverMessage": serverMessageLimit, "cursorsPart": cursorsMessageLimit, "notice": noticeLimit,
                "viewerMessage": viewerMessageLimit, "string": stringLimit, "samples": sampleLimit,
                "pointers": Int(pointerLimit), "hoveringPointer": Int(hoveringPointer), "cursors": cursorLimit,
                "coordinate": Int(coordinateLimit), "acknowledgementWindow": acknowledgementWindow,
                "ticksPerSecond": ticksPerSecond, "history": Int(historyLimit), "name": nameLimit,
                "identity": identityLimit, "colors": Int(colorLimit), "gradientStops": gradientStopLimit,
                "textFragments": textFragmentLimit,
                "drawingOperations": drawingOperationLimit, "pathElements": pathVerbLimit, "dashes": dashLimit,
            ],
            "types": Dictionary(uniqueKeysWithValues: MessageType.allCases.map { ("\($0)", Int($0.rawValue)) }),
            "closeCodes": Dictionary(uniqueKeysWithValues: RoomCloseCode.allCases.map { ("\($0)", Int($0.rawValue)) }),
            "attributes": (0..<NodeAttributes.limit.trailingZeroBitCount).map(attribute),
        ]
    }

    /// How the vectors call the attribute of a mask's bit.
    private static func attribute(_ bit: Int) -> String {
        let named = meaning(of: LayerNode(id: 1), NodeAttributes(rawValue: 1 << UInt32(bit))).keys.filter { $0 != "id" }
        return named.joined(separator: ", ")
    }
}
