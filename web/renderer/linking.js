/** Begins to compile a program, beside the page until its uniforms are asked for. */
export function startLinking(gl, vertexShader, fragmentShader) {
    const program = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, vertexShader], [gl.FRAGMENT_SHADER, fragmentShader]]) {
        const shader = gl.createShader(type);
        gl.shaderSource(shader, source);
        gl.compileShader(shader);
        gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    return program;
}

/**
 * Where a program's uniforms are, by their names. Waits for the compiler.
 *
 * @throws {Error} if the shaders do not link
 */
export function findUniforms(gl, program, names) {
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
        const logs = gl.getAttachedShaders(program).map((shader) => gl.getShaderInfoLog(shader));
        throw new Error(`The shaders do not link: ${gl.getProgramInfoLog(program)} ${logs.join(" ")}`);
    }
    return Object.fromEntries(names.map((name) => [name, gl.getUniformLocation(program, name)]));
}
