import Foundation
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
                "text": TypedText.limit,
                "identity": identityLimit, "colors": Int(colorLimit), "gradientStops": gradientStopLimit,
                "textFragments": textFragmentLimit,
                "drawingOperations": drawingOperationLimit, "pathElements": pathVerbLimit, "dashes": dashLimit,
            ],
            "types": Dictionary(uniqueKeysWithValues: MessageType.allCases.map { ("\($0)", Int($0.rawValue)) }),
            "closeCodes": Dictionary(uniqueKeysWithValues: RoomCloseCode.allCases.map { ("\($0)", Int($0.rawValue)) }),
            "requests": requestFields, "notices": ServerNotice.Kind.allCases.map(\.rawValue).sorted(),
            "attributes": (0..<NodeAttributes.limit.trailingZeroBitCount).map(attribute),
        ]
    }

    /// The names of the fields that each type of request has in the samples, in alphabetical order.
    static var requestFields: [String: [String]] {
        var fields = Dictionary(uniqueKeysWithValues: ViewerRequest.Kind.allCases.map { ($0.rawValue, Set<String>()) })
        for sample in SampleControl.requests {
            let object = try? JSONSerialization.jsonObject(with: Data(sample.request.encoded()))
            fields[sample.request.kind.rawValue]?.formUnion((object as? [String: Any] ?? [:]).keys)
        }
        return fields.mapValues { $0.filter { $0 != "type" }.sorted() }
    }

    /// How the vectors call the attribute of a mask's bit.
    private static func attribute(_ bit: Int) -> String {
        let named = meaning(of: LayerNode(id: 1), NodeAttributes(rawValue: 1 << UInt32(bit))).keys.filter { $0 != "id" }
        return named.joined(separator: ", ")
    }
}
