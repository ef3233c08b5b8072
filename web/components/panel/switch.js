/** A switch with its title, for the panel's sections; its `input` is the element's only one. */
export function makeSwitch(title, isOn, onSwitch) {
    const label = document.createElement("label");
    label.className = "switch";
    const input = document.createElement("input");
    Object.assign(input, { type: "checkbox", checked: isOn, role: "switch" });
    input.addEventListener("change", () => onSwitch(input.checked));
    label.append(title, input);
    return label;
}
