// Turns SVG text into a canvas of a given size, through an <img>: the same way in every browser and under a strict CSP.

/**
 * Draws the SVG at this size in px. fills: the picture is opaque, so that software rendering can copy it. Rejects if the browser
 * cannot read it.
 */
export async function rasterise(svg: string, width: number, height: number, fills = false): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await load(address);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    const context = canvas.getContext('2d', { alpha: !fills });
    if (!context) throw new Error('no 2d context for a board picture');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** decode() would be enough, but it rejects SVG in some browsers. */
function load(address: string): Promise<HTMLImageElement> {
  return new Promise((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = () => fail(new Error('the browser could not read a board picture'));
    image.src = address;
  });
}
