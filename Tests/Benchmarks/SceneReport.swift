import Demonstrations
import Simulation

/// The figures of the scenes as a table that Markdown shows, too.
@MainActor
enum SceneReport {
    /// The microseconds that a moving step, its snapshot and its encoding are to take at most.
    private static let stepBound = 15.0
    /// Those that this holds for: the first that there were.
    nonisolated static let seedScenes = ["monzo", "stack", "dashboard", "album", "flip", "grid"]

    static func printScenes(into table: FigureTable) throws {
        print(
            "| scene | step p50, us | p99, us | allocations | snapshot, us | encoding, us | snapshot, bytes | step p50, bytes |"
        )
        print("|---|---|---|---|---|---|---|---|")
        for scene in SceneSimulation.sceneNames {
            var benchmark = SceneBenchmark()
            try benchmark.run(scene: scene, steps: 6000)
            let cells = [
                benchmark.step.text(0.5), benchmark.step.text(0.99), benchmark.allocations.text(0.5),
                benchmark.snapshot.text(0.5), benchmark.encoding.text(0.5), "\(benchmark.snapshotBytes)",
                benchmark.stepBytes.text(0.5),
            ]
            print("| \(scene) | \(cells.joined(separator: " | ")) |")
            table.row(
                "\(scene): step, snapshot and encoding, p50 us", benchmark.total.percentile(0.5),
                seedScenes.contains(scene) ? .most(stepBound) : nil)
        }
    }

    static func printScale() throws {
        print("| scene | items | start p50, ms | held, KB | step p50, us |")
        print("|---|---|---|---|---|")
        for (scene, counts) in [("grid", [1000, 1_000_000]), ("flip", [8, 100_000])] {
            for items in counts {
                var benchmark = ScaleBenchmark()
                try benchmark.run(scene: scene, items: items)
                let kilobytes = Int((benchmark.bytes.percentile(0.5) / 1024).rounded())
                print(
                    "| \(scene) | \(items) | \(benchmark.start.text(0.5)) | \(kilobytes) | \(benchmark.moving.step.text(0.5)) |"
                )
            }
        }
    }
}
