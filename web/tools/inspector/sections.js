import { parametersOf } from "./labels.js";

/**
 * The sections of the panel about what the scene declares and does. `isOf` says whether a room has something for it, `make` fetches it:
 * `{ element, show(view), refused(notice) }`, see `RoomTools`.
 */
export const parameters = {
    id: "parameters",
    title: "Parameters",
    order: 10,
    isOf: (view) => parametersOf(view, "scene").length > 0,
    make: async (context) => new (await import("./parameters.js")).Parameters(context),
};

export const stage = {
    id: "stage",
    title: "Stage",
    order: 13,
    isOf: (view) => parametersOf(view, "stage").length > 0,
    make: async (context) => new (await import("./stage-settings.js")).StageSettings(context),
};

export const actions = {
    id: "actions",
    title: "Actions",
    order: 15,
    isOf: ({ welcome }) => welcome.scene.actions.length > 0,
    make: async (context) => new (await import("./actions.js")).Actions(context),
};

export const changes = {
    id: "changes",
    title: "Last save",
    order: 11,
    isOf: ({ room }) => room.code !== undefined,
    make: async (context) => new (await import("../preview/changes-section.js")).ChangesSection(context),
};

export const source = {
    id: "source",
    title: "Source",
    order: 12,
    isOf: ({ editing }) => editing !== null,
    make: async (context) => new (await import("../preview/source-section.js")).SourceSection(context),
};

export const printed = {
    id: "console",
    title: "Console",
    order: 32,
    folded: true,
    isOf: ({ editing }) => editing !== null,
    make: async (context) => new (await import("../preview/console-section.js")).ConsoleSection(context),
};

export const readOuts = {
    id: "read-outs",
    title: "State",
    order: 20,
    isOf: ({ state }) => state !== null && Object.keys(state.values).length > 0,
    make: async () => new (await import("./read-outs.js")).ReadOuts(),
};

export const recording = {
    id: "recording",
    title: "Recording",
    order: 40,
    isOf: () => true,
    make: async (context) => new (await import("../recording/recording-section.js")).RecordingSection(context),
};
