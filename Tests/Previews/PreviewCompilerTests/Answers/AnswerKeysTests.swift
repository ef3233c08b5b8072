import Testing

@testable import PreviewCompiler

/// The names by which answers are read.
@MainActor @Suite struct AnswerKeysTests {
    private func lines(_ source: String) -> [String] {
        AnswerKeys(in: project(["A.swift": source])).lines.map { $0.replacing("\t", with: " ") }
    }

    @Test(arguments: [
        ("String", AnswerKind.text), ("[[String: Any]]?", .objects), ("[String : AnyObject]", .object),
        ("[Any]", .objects),
        ("NSArray!", .objects), ("[Int]", .wholes), ("Double?", .number), ("Bool", .flag),
        ("Dictionary<String, Any>", .object),
        ("Array<String>", .texts), ("Table", .object), ("[Table]", .objects), ("UIView", nil), ("[UIView]", nil),
        ("[[Int]]", nil),
    ])
    func aCastSaysWhatAValueIs(type: String, kind: AnswerKind?) {
        #expect(AnswerKind(type: type, aliases: ["Table": "[String: Any]"]) == kind)
    }

    @Test func aNameIsOfWhatItsVariableIsReadOf() {
        let source = """
            func read(_ data: Data) throws {
                let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
                guard let cards = json?["cards"] as? [[String: Any]] else { return }
                for card in cards {
                    let size = card["size"] as! [String: Double]
                    print(card["name"] as? String, size["width"], (card["maker"] as? [String: Any])?["city"] as? String)
                }
                cards.forEach { print($0["rank"] as? Int) }
            }
            """
        #expect(
            lines(source) == [
                "o", "O< cards", "o<cards maker", "o<cards size", "t<cards name", "t<maker city", "t<size width",
                "w<cards rank",
            ])
    }

    @Test func anInitializersParameterIsWhatItsTypeIsMadeOf() {
        let source = """
            struct Card {
                init(json: JSON) {
                    name = json["name"].stringValue
                    makers = json["makers"].arrayValue.map { $0["name"].string }
                }
            }
            struct Deck { init?(_ json: [String: Any]) { rank = json["rank"] as? Int } }
            func read(_ data: Data) {
                let json = JSON(data: data)
                for (_, item) in json["data"]["cards"] { show(Card(json: item)) }
                let decks = (json.dictionaryObject?["decks"] as? [[String: Any]])?.compactMap(Deck.init)
            }
            """
        #expect(
            lines(source) == [
                "o", "O< decks", "O<cards makers", "O<data cards", "o< data", "t<cards name", "t<makers name",
                "w<decks rank",
            ])
    }

    /// masumrpg/movies-ios-swift decodes a dictionary, of which it knows one key.
    @Test func namesAreThoseThatADictionaryIsAskedFor() {
        func names(_ source: String) -> [String] { AnswerKeys(in: project(["A.swift": source])).names }
        #expect(
            names("func a(_ b: [String: [Int]], _ c: inout [String: Any]) { print(b[\"genres\"]); c[\"page\"] = 1 }")
                == ["kgenres"])
        #expect(
            names("func a(_ b: [String: Int]) { print(\((0..<9).map { "b[\"\($0)\"]" }.joined(separator: ", "))) }")
                == [])
    }

    @Test func aWholeAnswerMayBeAList() {
        let source = """
            func read(_ data: Data, _ sender: Any) {
                let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
                list?.forEach { print($0["name"] as? String) }
            }
            """
        #expect(lines(source) == ["O", "t< name"])
        #expect(lines("func read(_ a: [String: Any]) { print(a[\"name\"] as? Bool) }") == ["o", "f* name"])
        #expect(AnswerKeys(in: project(["A.swift": "let a = 1"])).isEmpty)
    }
}
