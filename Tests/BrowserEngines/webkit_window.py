#!/usr/bin/python3
"""A bare window of WebKitGTK for its WebDriver: of any size, and keeping what pages complain of in `complaints`.

GTK's MiniBrowser has a toolbar wider than a phone, and its WebDriver tells nothing of the console. Debian's own Python
runs this: it has GTK. Usage: webkit_window.py [--dark]"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

LISTENER = """
window.complaints = [];
for (const level of ["error", "warn"]) {
    const said = console[level];
    console[level] = (...words) => { complaints.push(words.join(" ")); said.apply(console, words); };
}
addEventListener("error", ({ message, target }) => complaints.push(message ?? `not loaded: ${target.src ?? target.href}`), true);
addEventListener("unhandledrejection", ({ reason }) => complaints.push(`unhandled: ${reason}`));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => complaints.push(`${violatedDirective}: ${blockedURI}`));
"""


class Browser:
    def __init__(self):
        self._context = WebKit2.WebContext.new_ephemeral()
        self._context.set_automation_allowed(True)
        self._context.connect("automation-started", self._start)

    def _start(self, _, session):
        information = WebKit2.ApplicationInfo()
        # What the driver asks for.
        information.set_name("MiniBrowser")
        session.set_application_info(information)
        session.connect("create-web-view", lambda *_: self._view())

    def _view(self):
        scripts = WebKit2.UserContentManager()
        frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        scripts.add_script(WebKit2.UserScript(LISTENER, frames, time, None, None))
        view = WebKit2.WebView(web_context=self._context, user_content_manager=scripts, is_controlled_by_automation=True)
        # Without a GPU it would else do without WebGL.
        view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.ALWAYS)
        window = Gtk.Window(decorated=False)
        window.add(view)
        window.show_all()
        return view


Gtk.init(sys.argv)
Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", "--dark" in sys.argv)
browser = Browser()
Gtk.main()
