"""Nine creatures for the stack's cards: each a body of its own with the same kind of face."""

from svg import circle, ellipse, group, linear, path, polygon, save, star

INK = "#2f2347"
OUTLINE = dict(stroke=INK, stroke_width=5, stroke_linejoin="round", stroke_linecap="round")
PEN = dict(fill="none", **OUTLINE)


def shape(d, fill):
    return path(d, fill=fill, **OUTLINE)


def ball(x, y, rx, ry, fill):
    return ellipse(x, y, rx, ry, fill=fill, **OUTLINE)


def soft(d, fill, opacity=1.0):
    """Light, shade and patterns inside an outline."""
    return path(d, fill=fill, fill_opacity=opacity)


def eye(x, y, r, iris=INK):
    return (circle(x, y, r, fill=INK) + (circle(x, y + r * 0.15, r * 0.72, fill=iris) if iris != INK else "")
            + circle(x - r * 0.32, y - r * 0.36, r * 0.38, fill="#fff") + circle(x + r * 0.36, y + r * 0.4, r * 0.17,
                                                                                  fill="#fff", fill_opacity=0.85))


def eyes(x, y, apart, r, iris=INK):
    return eye(x - apart, y, r, iris) + eye(x + apart, y, r, iris)


def cheeks(x, y, apart, colour, r=9):
    return ellipse(x - apart, y, r, r * 0.62, fill=colour) + ellipse(x + apart, y, r, r * 0.62, fill=colour)


def smile(x, y, width=9):
    return path(f"M{x - width} {y} Q{x} {y + width * 1.1} {x + width} {y}", fill="none", stroke=INK, stroke_width=4,
                stroke_linecap="round")


def grin(x, y, width=13):
    """Open, with a tongue."""
    return (path(f"M{x - width} {y} Q{x} {y + 3} {x + width} {y} Q{x + width - 1} {y + width * 1.3} {x} {y + width * 1.3} "
                 f"Q{x - width + 1} {y + width * 1.3} {x - width} {y}Z", fill="#6b2140", stroke=INK, stroke_width=4,
                 stroke_linejoin="round")
            + ellipse(x, y + width * 0.92, width * 0.5, width * 0.28, fill="#ff8fa3"))


def shadow(x=120, width=66):
    return ellipse(x, 224, width, 9, fill=INK, fill_opacity=0.16)


def sprout():
    body = "M120 62 C158 62 200 122 200 166 C200 205 164 221 120 221 C76 221 40 205 40 166 C40 122 82 62 120 62Z"
    return (shadow() + path("M120 66 C119 52 121 42 126 30", **PEN)
            + shape("M124 38 C128 10 160 6 178 14 C176 38 152 52 124 38Z", "#8bd450")
            + shape("M121 46 C112 22 86 18 70 28 C76 50 98 60 121 46Z", "#6cc24a")
            + path("M132 34 Q150 24 166 20 M112 42 Q98 34 84 33", fill="none", stroke="#3f8f3a", stroke_width=3,
                   stroke_linecap="round")
            + shape(body, "url(#a)") + soft("M194 150 C198 196 160 214 120 214 C98 214 74 210 58 198 C98 208 168 206 194 150Z", "#1d8f7d", 0.35)
            + ellipse(120, 186, 42, 27, fill="#e9fff0", fill_opacity=0.75)
            + soft("M78 98 C84 84 96 74 108 72 C112 78 92 86 84 102Z", "#fff", 0.6)
            + eyes(120, 138, 31, 12.5) + cheeks(120, 157, 48, "#ff9fb2") + grin(120, 150)
            + shape("M42 168 C24 166 18 182 26 190 C36 196 46 190 47 182Z M198 168 C216 166 222 182 214 190 C204 196 194 190 193 182Z", "#4fd0b0"),
            linear("a", "#8ff0cf", "#3cc3a4"))


def snail():
    return (shadow(118, 86)
            + shape("M40 96 C36 76 30 62 22 52 M66 92 C68 74 72 60 82 50", "none")
            + circle(22, 48, 8, fill="#ffd166", **OUTLINE) + circle(83, 46, 8, fill="#ffd166", **OUTLINE)
            + shape("M24 128 C22 100 40 88 56 88 C82 88 90 108 90 130 C92 160 110 176 140 180 L214 196 C230 202 228 220 210 221 L74 221 C36 221 26 190 24 128Z", "#ffd9a8")
            + soft("M78 214 C56 214 46 196 42 178 C62 204 120 204 218 206 C220 211 216 214 208 214Z", "#e58f5c", 0.45)
            + circle(148, 128, 68, fill="url(#a)", **OUTLINE)
            + path("M148 128 m-3 0 a10 10 0 0 1 18 5 a22 22 0 0 1 -42 4 a35 35 0 0 1 62 -26 a49 49 0 0 1 -28 66",
                   fill="none", stroke="#8f1d3f", stroke_width=9, stroke_linecap="round", stroke_opacity=0.75)
            + soft("M98 102 C106 82 124 70 144 69 C146 76 116 82 104 108Z", "#fff", 0.55)
            + star(188, 158, 8, 4, 4, fill="#ffe3a6") + star(196, 110, 6, 3, 4, fill="#ffe3a6")
            + star(112, 170, 6, 3, 4, fill="#ffe3a6")
            + eyes(53, 124, 14, 9) + cheeks(53, 138, 21, "#ff8f7a", 6) + smile(53, 136, 6),
            linear("a", "#ff8a6b", "#e0446c"))


def cloud():
    puff = ("M64 176 C34 178 22 146 44 130 C28 104 54 78 80 88 C88 56 138 52 152 80 C182 64 214 92 200 120 "
            "C224 136 212 174 182 174 C176 198 70 200 64 176Z")
    return (shadow(120, 60) + shape("M88 180 L86 216 L102 216 L104 182Z M138 182 L140 216 L156 216 L154 180Z", "#6f63a8")
            + shape(puff, "url(#a)")
            + soft("M66 170 C46 172 36 158 38 146 C62 176 150 182 202 146 C204 164 188 170 178 168 C172 188 78 192 66 170Z", "#9a8fe0", 0.4)
            + path("M62 112 q10 -12 22 -2 M158 98 q14 -8 22 6 M182 140 q2 14 -12 16 M60 150 q4 12 16 10", fill="none",
                   stroke="#b5abef", stroke_width=4, stroke_linecap="round")
            + shape("M120 92 C146 92 160 110 160 132 C160 156 142 168 120 168 C98 168 80 156 80 132 C80 110 94 92 120 92Z", "#ffe7d6")
            + shape("M84 104 C60 104 56 74 76 66 C90 62 98 76 88 84 C84 88 80 84 82 80", "#ffc56e")
            + shape("M156 104 C180 104 184 74 164 66 C150 62 142 76 152 84 C156 88 160 84 158 80", "#ffc56e")
            + shape("M96 96 C98 78 112 84 112 90 C116 76 130 78 130 90 C138 82 148 90 144 98 C130 108 108 106 96 96Z", "#fff")
            + eyes(120, 130, 20, 9.5) + cheeks(120, 144, 29, "#ffa9b8", 7) + smile(120, 144, 8),
            linear("a", "#ffffff", "#d9d4ff"))


def jelly():
    legs = "".join(path(f"M{x} 152 q{-9 if k % 2 else 9} 16 0 30 q{9 if k % 2 else -9} 14 0 {22 + 8 * (k % 2)}",
                        fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")
                   for width, lift in ((17, 0), (8, 1)) for k, x in enumerate((66, 93, 120, 147, 174))
                   for colour in [INK if not lift else ("#f7a8ff", "#c084fc")[k % 2]])
    return (shadow(120, 58) + legs
            + shape("M120 30 C176 30 206 74 206 122 C206 140 204 150 198 160 C186 170 176 156 160 164 C146 172 136 160 120 166 C104 160 94 172 80 164 C64 156 54 170 42 160 C36 150 34 140 34 122 C34 74 64 30 120 30Z", "url(#a)")
            + soft("M200 120 C202 148 190 154 176 154 C160 150 150 160 136 158 C120 156 104 162 84 156 C150 160 184 146 200 120Z", "#5b2bb5", 0.35)
            + soft("M56 92 C62 64 84 44 108 40 C112 48 78 58 66 96Z", "#fff", 0.5)
            + circle(172, 76, 9, fill="#f9c6ff", fill_opacity=0.8) + circle(188, 104, 6, fill="#f9c6ff", fill_opacity=0.8)
            + circle(154, 54, 5, fill="#f9c6ff", fill_opacity=0.8)
            + circle(120, 104, 35, fill="#fff", **OUTLINE) + eye(120, 106, 21, "#3fb8d8")
            + cheeks(120, 136, 54, "#ff9ed8", 10) + smile(120, 146, 9),
            linear("a", "#c79bff", "#7d4ce0"))


def golem():
    return (shadow(120, 82)
            + polygon([(118, 20), (140, 58), (126, 76), (104, 72), (98, 50)], fill="url(#b)", **OUTLINE)
            + polygon([(150, 36), (164, 64), (150, 78), (138, 66)], fill="#7af0e3", **OUTLINE)
            + polygon([(82, 40), (100, 66), (88, 80), (74, 68)], fill="#39c9cf", **OUTLINE)
            + shape("M38 128 L18 142 L14 178 L34 194 L52 176Z M202 128 L222 142 L226 178 L206 194 L188 176Z", "#7d89b0")
            + shape("M74 66 L168 66 L202 106 L206 176 L178 218 L62 218 L34 176 L38 106Z", "url(#a)")
            + soft("M40 176 L64 198 L178 198 L202 172 L176 214 L64 214Z", "#3c4675", 0.4)
            + soft("M76 71 L124 71 L98 92 L58 104 L46 104Z", "#fff", 0.4)
            + soft("M168 70 C178 88 168 96 158 90 C152 102 142 96 142 88 C132 94 126 84 130 70Z", "#8fd35f")
            + path("M60 150 l16 10 l-5 16 M178 118 l-10 8 M168 190 l-14 -6 l-4 -12", fill="none", stroke="#5a6594",
                   stroke_width=4, stroke_linecap="round", stroke_linejoin="round")
            + eyes(120, 128, 30, 12, "#2b7f95") + cheeks(120, 148, 48, "#f3a6b4")
            + path("M106 152 L134 152", **PEN) + polygon([(110, 153), (120, 153), (115, 162)], fill="#fff", stroke=INK, stroke_width=3),
            linear("a", "#c3cdea", "#8290bd") + linear("b", "#aefcf0", "#2fb4cf"))


def moth():
    wing = (shape("M112 120 C86 62 34 40 18 62 C6 84 22 126 62 140 C40 150 34 188 58 200 C84 208 106 178 116 150Z", "url(#b)")
            + circle(52, 88, 17, fill="#ffd34f") + circle(52, 88, 9, fill="#5b2a86") + circle(70, 172, 11, fill="#ffd34f")
            + circle(70, 172, 5, fill="#5b2a86")
            + path("M26 70 q10 -12 24 -10", fill="none", stroke="#fff", stroke_opacity=0.6, stroke_width=6, stroke_linecap="round"))
    tufts = "M120 70 " + "C150 70 168 90 166 112 L174 120 L165 128 L172 142 L161 146 L164 162 L152 166 L150 184 L138 184 L132 202 L120 194"
    left = "L108 202 L102 184 L90 184 L88 166 L76 162 L79 146 L68 142 L75 128 L66 120 L74 112 C72 90 90 70 120 70Z"
    feeler = path("M106 76 C100 52 86 40 70 34", **PEN) + shape("M74 36 C58 38 54 22 62 16 C74 16 80 26 74 36Z", "#ff8fb8")
    mirror = "translate(240 0) scale(-1 1)"
    return (shadow(120, 52) + wing + group(wing, transform=mirror) + feeler + group(feeler, transform=mirror)
            + shape(tufts + " " + left, "url(#a)")
            + path("M96 160 q24 10 48 0 M102 176 q18 8 36 0", fill="none", stroke="#e39a2d", stroke_width=5, stroke_linecap="round")
            + soft("M88 98 C92 84 104 77 118 76 C120 82 102 86 95 101Z", "#fff", 0.7)
            + eyes(120, 116, 21, 12, "#7b3fa6") + cheeks(120, 133, 31, "#ff9c8a", 8) + smile(120, 132, 8),
            linear("a", "#fff3b0", "#ffc24a") + linear("b", "#ff9ac2", "#d7489a", x2=1))


def narwhal():
    return (shadow(118, 72)
            + shape("M132 70 L150 10 L156 74Z", "#fff0c9") + path("M140 53 l13 -3 M144 37 l8 -2", fill="none", stroke="#d9a860", stroke_width=4, stroke_linecap="round")
            + shape("M186 176 C204 176 212 164 210 146 C226 146 234 160 228 174 C238 184 230 200 216 196 C206 212 184 214 172 206Z", "#2f9fd6")
            + shape("M112 62 C164 62 198 100 196 150 C194 196 164 221 116 221 C66 221 34 196 36 148 C38 100 66 62 112 62Z", "url(#a)")
            + soft("M62 198 C54 176 74 158 112 158 C152 158 174 172 172 192 C158 212 138 215 116 215 C94 215 76 210 62 198Z", "#eafaff")
            + path("M84 184 q28 10 58 0 M94 200 q20 8 42 0", fill="none", stroke="#b7dcef", stroke_width=4, stroke_linecap="round")
            + soft("M60 112 C68 90 84 76 104 72 C106 79 80 88 70 116Z", "#fff", 0.55)
            + "".join(circle(x, y, r, fill="#1f78b8", fill_opacity=0.55) for x, y, r in ((160, 96, 8), (176, 116, 6), (150, 80, 4), (182, 138, 5)))
            + shape("M44 152 C22 154 14 172 22 186 C38 190 50 182 54 168Z", "#2f9fd6")
            + shape("M186 146 C190 164 184 182 170 190 C158 180 160 162 168 152Z", "#2f9fd6")
            + eyes(108, 130, 30, 12) + cheeks(108, 149, 46, "#ff9fb6") + grin(108, 141, 12),
            linear("a", "#7fdcf5", "#35a5dc"))


def mushroom():
    cap = "M120 26 C182 26 222 70 222 112 C222 134 176 140 120 140 C64 140 18 134 18 112 C18 70 58 26 120 26Z"
    return (shadow(120, 60)
            + shape("M84 128 C78 160 66 176 66 194 C66 214 88 221 120 221 C152 221 174 214 174 194 C174 176 162 160 156 128Z", "#fff1dc")
            + soft("M80 138 C110 152 150 150 162 136 L164 154 C140 164 100 162 76 156Z", "#d7a98b", 0.55)
            + soft("M168 186 C170 206 150 215 120 215 C104 215 88 213 78 206 C112 208 150 206 168 186Z", "#e0b493", 0.6)
            + shape(cap, "url(#a)")
            + soft("M214 108 C214 126 172 133 120 133 C68 133 26 126 26 112 C60 126 180 130 214 108Z", "#1b2a78", 0.4)
            + soft("M46 82 C58 56 82 40 106 36 C110 44 74 56 58 88Z", "#fff", 0.4)
            + star(142, 70, 21, 10, 5, 12, fill="#ffe07a", stroke="#ffe07a", stroke_width=4, stroke_linejoin="round")
            + star(82, 96, 13, 6, 5, -14, fill="#ffe07a", stroke="#ffe07a", stroke_width=3, stroke_linejoin="round")
            + star(188, 102, 11, 5, 5, 8, fill="#ffe07a", stroke="#ffe07a", stroke_width=3, stroke_linejoin="round")
            + "".join(circle(x, y, 4, fill="#9db4ff") for x, y in ((110, 56), (114, 108), (166, 106), (52, 110), (176, 74)))
            + shape("M70 178 C52 176 44 186 48 196 C58 202 68 196 70 190Z M170 178 C188 176 196 186 192 196 C182 202 172 196 170 190Z", "#fff1dc")
            + eyes(120, 174, 23, 10) + cheeks(120, 190, 36, "#ffa98f", 8) + smile(120, 187, 8),
            linear("a", "#6f8cff", "#3a3fb8"))


def dragonlet():
    wing = (shape("M74 140 C44 132 24 108 20 84 C34 90 42 88 48 82 C54 92 62 94 70 88 C74 100 84 108 92 112Z", "#ff9b54")
            + path("M34 92 Q52 110 76 124 M56 90 Q64 104 82 116", fill="none", stroke="#b34d1f", stroke_width=3, stroke_linecap="round"))
    return (shadow(120, 74) + wing + group(wing, transform="translate(240 0) scale(-1 1)")
            + shape("M172 196 C200 204 222 190 220 166 C208 170 198 164 196 156 C186 168 172 176 162 176Z", "#d6355a")
            + shape("M98 60 L90 26 L112 44 L120 16 L130 44 L150 26 L142 60Z", "#ffb45e")
            + shape("M120 48 C160 48 178 76 176 108 C190 132 194 158 190 178 C186 208 160 221 120 221 C80 221 54 208 50 178 C46 158 50 132 64 108 C62 76 80 48 120 48Z", "url(#a)")
            + shape("M120 136 C150 136 162 158 160 182 C156 206 140 218 120 218 C100 218 84 206 80 182 C78 158 90 136 120 136Z", "#ffe3b8")
            + path("M86 170 q34 12 68 0 M84 188 q36 12 72 0 M94 205 q26 8 52 0", fill="none", stroke="#e8b57c", stroke_width=4, stroke_linecap="round")
            + soft("M76 84 C82 66 96 57 112 55 C114 62 94 68 84 88Z", "#fff", 0.5)
            + eyes(120, 94, 27, 12.5, "#2f8f57") + cheeks(120, 114, 42, "#ffb0a0")
            + circle(113, 106, 2.2, fill=INK) + circle(127, 106, 2.2, fill=INK)
            + path("M104 116 Q112 124 120 118 Q128 124 136 116", fill="none", stroke=INK, stroke_width=4, stroke_linecap="round", stroke_linejoin="round")
            + polygon([(127, 121), (134, 119), (131, 128)], fill="#fff", stroke=INK, stroke_width=2.5, stroke_linejoin="round")
            + shape("M62 150 C46 154 44 172 54 178 C66 178 72 168 72 158Z M178 150 C194 154 196 172 186 178 C174 178 168 168 168 158Z", "#e84a63"),
            linear("a", "#ff8080", "#d63a5f"))


def main():
    for index, draw in enumerate((sprout, snail, cloud, jelly, golem, moth, narwhal, mushroom, dragonlet)):
        save(f"creature-{index}", *draw())


if __name__ == "__main__":
    main()
