/** @param theme "light" or "dark"; anything else is as the system has it */
export function applyTheme(theme) {
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
}
