import Foundation
import Testing

@testable import PreviewCompiler

/// Modules that are compiled again after an edit.
@Suite final class LibraryCompilerTests {
    private let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let compiler: LibraryCompiler
    private var number = 0

    init() throws {
        compiler = LibraryCompiler(
            modules: testModules, output: scratch.path, engineTime: .infinity)
        try compiler.prepare()
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    private func compile(_ sources: [String]) throws -> LibraryCompiler.Result {
        number += 1
        return try compiler.compile(
            sources.enumerated().map { (name: "\($0).swift", text: Array($1.utf8)) }, number: number, round: 0)
    }

    /// Compiles a module, and calls its function `value`.
    private func value(_ sources: [String]) throws -> Int {
        let result = try compile(sources)
        let library = try #require(result.library, "\(result.messages)")
        let handle = try #require(dlopen(library, RTLD_NOW | RTLD_LOCAL))
        let symbol = try #require(dlsym(handle, "value"))
        return unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)()
    }

    /// The last time at which the object of each source was written.
    private var times: [String: Date] {
        get throws {
            let folder = scratch.appendingPathComponent("objects-")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            return try files.reduce(into: [:]) { times, file in
                let path = folder.appendingPathComponent(file).path
                times[file] = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            }
        }
    }

    private static let caller = """
        @_cdecl("value") public func value() -> Int {
            let part = Part()
            return part.stored + part.computed + Part.shared + global + untyped + part.method() + Part(stored: 10).stored
                + Kind.first.number + part.defaulted()
        }
        """

    private func part(_ n: Int) -> String {
        """
        let global: Int = \(n)
        let untyped = \(n)
        struct Part {
            var stored: Int = \(n)
            static let shared: Int = \(n)
            var computed: Int { \(n) }
            func method() -> Int { \(n) }
            func defaulted(_ number: Int = 1) -> Int { number + \(n) }
        }
        enum Kind { case first; var number: Int { \(n) } }
        """
    }

    @Test func errorsAreLookedForInSomeSourcesAlone() throws {
        let sources = [
            "final class Card { let width: Int; init() {} }", "final class Deck { let cards: [Pack] = [] }",
            "func deal() { Card().turn() }", "let width = Card().width",
        ].enumerated().map { (name: "\($0).swift", text: Array($1.utf8)) }
        func messages(_ indices: [Int]) throws -> [String] {
            number += 1
            let found = try compiler.check(
                indices, of: sources, number: number, round: 0, while: { true })
            let result = try #require(found)
            #expect(result.library == nil)
            return result.messages.filter { $0.severity == .error }.map(\.text)
        }
        #expect(try messages([0]) == ["return from initializer without initializing all stored properties"])
        #expect(
            Set(try messages([1, 2])) == [
                "cannot find type 'Pack' in scope", "value of type 'Card' has no member 'turn'",
            ])
        #expect(try messages([3]).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: scratch.appendingPathComponent("objects-").path))
    }

    /// As ra1028/DifferenceKit has it: the compiler that comes to a use first takes the type's inferred `Collection` for the protocol.
    @Test func whatCompilesInTheOrderOfItsSourcesAloneDoesSo() throws {
        let section = """
            protocol Sectioned {
                associatedtype Collection: Swift.Collection
                var elements: Collection { get }
                init<C: Swift.Collection>(source: Self, elements: C) where C.Element == Collection.Element
            }
            struct Section<Element>: Sectioned {
                var elements: [Element]
                init<C: Collection>(_ elements: C) where C.Element == Element { self.elements = Array(elements) }
                init<C: Collection>(source: Section, elements: C) where C.Element == Element { self.init(elements) }
            }
            """
        let use = """
            @_cdecl("value") public func value() -> Int { kept.elements.count + Section([1, 2, 3]).elements.count }
            let kept = Section<Int>(source: Section([1]), elements: [1])
            """
        #expect(try value([section, use]) == 4)
        #expect(try compile([section, use + "\nlet wrong: Int = kept"]).library == nil)
    }

    @Test func aFilesBodiesAndValuesAreSeenByTheOthersThatAreNotCompiledAgain() throws {
        #expect(try value([part(1), Self.caller]) == 19)
        let before = try times
        #expect(before.count == 2)
        #expect(try value([part(100), Self.caller]) == 811)
        let after = try times
        #expect(after["0-0.swift.o"] != before["0-0.swift.o"])
        #expect(after["1-1.swift.o"] == before["1-1.swift.o"])
    }

    @Test func aChangedDeclarationCompilesAllFiles() throws {
        let caller = "@_cdecl(\"value\") public func value() -> Int { Int(number * 10) }"
        #expect(try value(["let number = 1", caller]) == 10)
        #expect(try value(["let number = 1.5", caller]) == 15)
        #expect(try value(["let number = 1.5", caller, "struct More {}"]) == 15)
    }

    @Test func whatDidNotCompileIsCompiledAgain() throws {
        let caller = "@_cdecl(\"value\") public func value() -> Int { number() }"
        #expect(try value(["func number() -> Int { 1 }", caller]) == 1)
        let result = try compile(["func number() -> Int { missing }", caller])
        #expect(result.library == nil)
        #expect(result.messages.map(\.text) == ["cannot find 'missing' in scope"])
        // The same again: its error must not be forgotten.
        #expect(try compile(["func number() -> Int { missing }", caller]).library == nil)
        #expect(try value(["func number() -> Int { 2 }", caller]) == 2)
    }

    @Test func theErrorsOfAllFilesAreFound() throws {
        let result = try compile(["let a: Int = b", "let c: Int = d", "let e: Int = f"])
        #expect(
            Set(result.messages.map(\.text))
                == ["cannot find 'b' in scope", "cannot find 'd' in scope", "cannot find 'f' in scope"])
    }

    /// Enough for an optimiser to take many times what the declarations take.
    private static let long = """
        @_cdecl("value") public func value() -> Int { sum([1]) }
        func sum(_ all: [Int]) -> Int {
            var sum = 0
        """ + (0..<100).map { "\n    for (i, n) in all.map({ $0 &* \($0) }).enumerated() { sum &+= i &* n }" }.joined()
        + "\n    return sum\n}"

    @Test func besideAFileWithAnErrorTheOthersAreNotOptimised() throws {
        #expect(
            try compile(["let a: Int = missing", Self.long]).messages.map(\.text) == ["cannot find 'missing' in scope"])
        #expect(try times.isEmpty)
    }

    @Test func compilersThatNobodyWantsLeaveNoObjectsThatCountAsValid() throws {
        let caller = "@_cdecl(\"value\") public func value() -> Int { number() }"
        #expect(try value(["func number() -> Int { 1 }", caller]) == 1)
        #expect(throws: Subprocess.Abandoned.self) {
            try compiler.compile(
                [
                    (name: "0.swift", text: Array("func number() -> Int { 2 }".utf8)),
                    (name: "1.swift", text: Array(caller.utf8)),
                ],
                number: 99, round: 0, while: { false })
        }
        #expect(try value(["func number() -> Int { 2 }", caller]) == 2)
    }
}
