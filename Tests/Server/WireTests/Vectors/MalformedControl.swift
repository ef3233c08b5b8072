import Wire

/// Text messages that break the format.
enum MalformedControl {
    struct Sample {
        let name: String
        let sender: VectorFile.Sender
        let code: WireFault.Code
        let text: String
    }

    static let all = viewer + server

    private static let viewer = [
        bad("nothing", .viewer, ""),
        bad("no JSON", .viewer, "hello"),
        bad("JSON cut short", .viewer, #"{"type":"renew""#),
        bad("more than one object", .viewer, #"{"type":"renew"}{}"#),
        bad("a list", .viewer, #"["renew"]"#),
        bad("no type", .viewer, #"{"name":"a"}"#),
        bad("a type that is a number", .viewer, #"{"type":1}"#),
        bad("a type that does not exist", .viewer, #"{"type":"Renew"}"#),
        bad("a server's type from a viewer", .viewer, #"{"type":"welcome"}"#),
        bad("a name left out", .viewer, #"{"type":"name"}"#),
        bad("a name that is null", .viewer, #"{"name":null,"type":"name"}"#),
        bad("a name of 33", .viewer, #"{"name":"\#(String(repeating: "ü", count: 33))","type":"name"}"#),
        bad("a name with a control character", .viewer, #"{"name":"a\u0007b","type":"name"}"#),
        bad("a name that turns the direction", .viewer, #"{"name":"a\u202eb","type":"name"}"#),
        bad("a name with half a surrogate", .viewer, #"{"name":"a\ud800b","type":"name"}"#),
        bad("values left out", .viewer, #"{"type":"set"}"#),
        bad("values that are a list", .viewer, #"{"type":"set","values":[1]}"#),
        bad("a value that is a list", .viewer, #"{"type":"set","values":{"a":[1]}}"#),
        bad("a value that is null", .viewer, #"{"type":"set","values":{"a":null}}"#),
        bad("a value beyond any number", .viewer, #"{"type":"set","values":{"a":1e999}}"#),
        bad("an action without a name", .viewer, #"{"type":"action"}"#),
        bad("a text of 201", .viewer, #"{"enter":true,"text":"\#(String(repeating: "ü", count: 201))","type":"text"}"#),
        bad("a text of two lines", .viewer, #"{"enter":true,"text":"a\nb","type":"text"}"#),
        bad("a text without the return key", .viewer, #"{"text":"a","type":"text"}"#),
        bad("control without take", .viewer, #"{"type":"control"}"#),
        bad("take that is a number", .viewer, #"{"take":1,"type":"control"}"#),
        bad("a mode that does not exist", .viewer, #"{"mode":"closed","type":"mode"}"#),
        bad("time without a rate", .viewer, #"{"type":"rate"}"#),
        bad("time that goes too slowly", .viewer, #"{"rate":0.049,"type":"rate"}"#),
        bad("time that goes too fast", .viewer, #"{"rate":1.01,"type":"rate"}"#),
        bad("time that goes back", .viewer, #"{"rate":-1,"type":"rate"}"#),
        bad("a rate in words", .viewer, #"{"rate":"0.5","type":"rate"}"#),
        bad("no step", .viewer, #"{"ticks":0,"type":"step"}"#),
        bad("half a step", .viewer, #"{"ticks":0.5,"type":"step"}"#),
        bad("too many steps", .viewer, #"{"ticks":3601,"type":"step"}"#),
        bad("too many steps back", .viewer, #"{"ticks":-3601,"type":"step"}"#),
        bad("a moment left out", .viewer, #"{"type":"seek"}"#),
        bad("a moment before any", .viewer, #"{"tick":-1,"type":"seek"}"#),
        bad("a moment between two", .viewer, #"{"tick":1.5,"type":"seek"}"#),
        bad("a moment after any", .viewer, #"{"tick":4294967296,"type":"seek"}"#),
        bad("a moment that is no number", .viewer, #"{"tick":"now","type":"seek"}"#),
        bad("inspect that is a string", .viewer, #"{"inspect":"yes","type":"inspect"}"#),
        bad("a hand that is neither raised nor lowered", .viewer, #"{"hand":1,"type":"hand"}"#),
        bad("a reaction of a kind that there is not", .viewer, #"{"react":6,"type":"react","x":1,"y":1}"#),
        bad("a reaction beside all stages", .viewer, #"{"react":0,"type":"react","x":1e9,"y":1}"#),
        bad("who, but not whether", .viewer, #"{"type":"who"}"#),
        bad("a comment without a text", .viewer, #"{"text":"","type":"comment","x":1,"y":1}"#),
        bad("a comment of two lines", .viewer, #"{"text":"a\nb","type":"comment","x":1,"y":1}"#),
        bad("a comment without a place", .viewer, #"{"text":"a","type":"comment","x":1}"#),
        bad("a line that takes longer than a minute", .viewer, #"{"delay":60001,"type":"line"}"#),
        bad("a line that is ahead of time", .viewer, #"{"delay":-1,"type":"line"}"#),
        bad(
            "a presented size that there is not", .viewer,
            #"{"device":"none","selected":null,"size":"big","type":"present"}"#),
        bad(
            "a presented device that there is not", .viewer,
            #"{"device":"tv","selected":null,"size":"fit","type":"present"}"#),
        bad("changes that are neither told nor not", .viewer, #"{"changes":1,"type":"changes"}"#),
        bad("sources for some", .viewer, #"{"sources":"some","type":"sources"}"#),
        bad("earlier code without a wish", .viewer, #"{"type":"earlier"}"#),
        bad("a presentation of something", .viewer, #"{"device":"none","selected":-1,"size":"fit","type":"present"}"#),
        bad("nothing to be erased", .viewer, #"{"comment":null,"type":"erase"}"#),
        bad("views without a selection", .viewer, #"{"got":0,"type":"views","views":true}"#),
        bad("views with a selection that is none", .viewer, #"{"got":0,"selected":-1,"type":"views","views":true}"#),
        bad("what is printed without what was got", .viewer, #"{"console":true,"type":"console"}"#),
        bad("what is printed, but not whether", .viewer, #"{"console":1,"got":0,"type":"console"}"#),
        bad(
            "views with properties that are not wanted", .viewer,
            #"{"got":0,"properties":false,"selected":null,"type":"views","views":true}"#),
        bad("views without what was got", .viewer, #"{"selected":null,"type":"views","views":true}"#),
        bad("what steps cost without a step", .viewer, #"{"costs":true,"got":0,"type":"costs"}"#),
        bad("what steps cost, but not whether", .viewer, #"{"costs":"all","got":0,"step":null,"type":"costs"}"#),
        bad("a NUL", .viewer, "{\"type\":\"renew\"}\u{0}"),
        bad("nested nine deep", .viewer, #"{"type":"renew","x":[[[[[[[[]]]]]]]]}"#),
        bad("nested two thousand deep", .viewer, String(repeating: "[", count: 2000)),
        Sample(
            name: "2,049 bytes", sender: .viewer, code: .messageTooBig,
            text: #"{"type":"renew"}"# + String(repeating: " ", count: 2033)),
    ]

    private static let server = [
        bad("no JSON", .server, "hello"),
        bad("null", .server, "null"),
        bad("a list", .server, "[]"),
        bad("no type", .server, "{}"),
        bad("a type that is a number", .server, #"{"type":1}"#),
        bad("a welcome without an identity", .server, welcome(#""viewer":1,"color":0"#)),
        bad("a welcome to viewer 0", .server, welcome(#""viewer":0,"color":0,"identity":"a""#)),
        bad("a welcome in colour 12", .server, welcome(#""viewer":1,"color":12,"identity":"a""#)),
        bad("a welcome with a blank identity", .server, welcome(#""viewer":1,"color":0,"identity":"a b""#)),
        bad("a welcome of half a viewer", .server, welcome(#""viewer":1.5,"color":0,"identity":"a""#)),
        bad(
            "a welcome to a scene along no axis that there is", .server,
            welcome(#""viewer":1,"color":0,"identity":"a""#, axes: "diagonal")),
        bad(
            "a changed line with another mark", .server,
            #"{"type":"changes","difference":{"time":1,"files":[{"file":"a","parts":[[["*",1,"x"]]]}],"omitted":0}}"#),
        bad(
            "a room of code for some", .server,
            #"{"type":"room","watching":1,"mode":"open","holder":null,"people":[],"values":{},"code":{"sources":"some","earlier":true}}"#
        ),
        bad("a room without a mode", .server, #"{"type":"room","watching":1,"holder":null,"people":[],"values":{}}"#),
        bad(
            "a room of a mode that does not exist", .server,
            #"{"type":"room","watching":1,"mode":"shut","holder":null,"people":[],"values":{}}"#),
        bad("a room without a holder", .server, #"{"type":"room","watching":1,"mode":"open","people":[],"values":{}}"#),
        bad(
            "people without a colour", .server,
            #"{"type":"room","watching":1,"mode":"open","holder":null,"people":[{"viewer":1,"name":""}],"values":{}}"#),
        bad("read-outs that are a list", .server, #"{"type":"state","values":[]}"#),
        bad("time at rate 2", .server, #"{"type":"time","rate":2,"live":true,"tick":1,"oldest":0,"newest":1}"#),
        bad(
            "time of half a moment", .server, #"{"type":"time","rate":1,"live":true,"tick":1.5,"oldest":0,"newest":2}"#),
        bad("time without its oldest moment", .server, #"{"type":"time","rate":1,"live":true,"tick":1,"newest":2}"#),
        bad("time that may be live", .server, #"{"type":"time","rate":1,"live":1,"tick":1,"oldest":0,"newest":2}"#),
        bad(
            "a line without a stage tick", .server, #"{"lines":[[null,"a"]],"number":1,"type":"console","whole":true}"#),
        bad("steps without a number", .server, #"{"steps":[],"type":"costs","whole":true}"#),
        bad("a step without counts", .server, #"{"number":1,"steps":[[1,true,[]]],"type":"costs","whole":true}"#),
        bad(
            "a fault of layer 0", .server,
            #"{"faults":[[0,"A","b"]],"number":1,"steps":[],"type":"costs","whole":true}"#),
        bad("lines without a number", .server, #"{"lines":[],"type":"console","whole":true}"#),
        bad("scroll views without items", .server, #"{"type":"scrolls","views":[]}"#),
        bad("an item of two numbers", .server, #"{"type":"scrolls","views":[],"items":[[1,2]]}"#),
        bad("an item of layer 0", .server, #"{"type":"scrolls","views":[],"items":[[0,0,0]]}"#),
        bad(
            "a scroll view without a target", .server,
            #"{"type":"scrolls","views":[{"layer":1,"contentSize":[1,1],"insets":[0,0,0,0],"velocity":[0,0],"#
                + #""projected":null}],"items":[]}"#),
        bad(
            "insets of three", .server,
            #"{"type":"scrolls","views":[{"layer":1,"contentSize":[1,1],"insets":[0,0,0],"velocity":[0,0],"#
                + #""projected":null,"target":null}],"items":[]}"#),
        bad(
            "views of a class that there is not", .server,
            #"{"type":"views","number":1,"whole":true,"classes":[],"views":[[1,0,"",null]],"gone":[],"more":false,"#
                + #""omitted":0}"#),
        bad(
            "views without a number", .server,
            #"{"type":"views","whole":true,"classes":[],"views":[],"gone":[],"more":false,"omitted":0}"#),
        bad("a refusal without a reason", .server, #"{"type":"refused","request":"set"}"#),
        Sample(
            name: "65,537 bytes", sender: .server, code: .messageTooBig,
            text: #"{"type":"state","values":{}}"# + String(repeating: " ", count: 65_509)),
    ]

    private static func welcome(_ fields: String, axes: String = "none") -> String {
        #"{"type":"welcome",\#(fields),"role":"viewer","room":"a","private":false,"links":{"view":"/a"},"#
            + #""scene":{"name":"a","title":"A","summary":"","parameters":[],"actions":[],"axes":"\#(axes)","swift":"","#
            + #""images":[]}}"#
    }

    private static func bad(_ name: String, _ sender: VectorFile.Sender, _ text: String) -> Sample {
        Sample(name: name, sender: sender, code: .invalidPayload, text: text)
    }
}
