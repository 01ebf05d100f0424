// Decides how Pixi draws: on the graphics card, or with Canvas if WebGL is only emulated.

/** The two modes; WebGPU is left out on purpose. */
export type DrawMode = 'webgl' | 'canvas';

const EMULATED = /swiftshader|llvmpipe|software|basic render/i;

/** The mode for this machine. search: the URL's query; ?renderer=webgl or ?renderer=canvas overrides the choice. */
export function chooseDrawMode(search: string): DrawMode {
  const wish = new URLSearchParams(search).get('renderer');
  if (wish === 'webgl' || wish === 'canvas') return wish;
  const name = graphicsName();
  return name === undefined || EMULATED.test(name) ? 'canvas' : 'webgl';
}

/** The graphics card's name; undefined without WebGL 2. */
function graphicsName(): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return undefined;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}
