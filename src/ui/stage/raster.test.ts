// Turns pictures into canvases. Not here: what the browser draws, which needs a visual check.

import { afterEach, expect, it, vi } from 'vitest';
import { rasterise } from './raster';

afterEach(() => vi.unstubAllGlobals());

/** The options with which a picture's canvas context is requested. */
async function optionsFor(fills?: boolean): Promise<unknown> {
  const getContext = vi.fn(() => ({ drawImage: () => undefined }));
  vi.stubGlobal('document', { createElement: () => ({ getContext }) });
  class Loaded {
    onload = () => undefined;
    set src(_address: string) {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('Image', Loaded);
  await rasterise('<svg xmlns="http://www.w3.org/2000/svg"/>', 10, 10, fills);
  return getContext.mock.calls[0]?.[1 as never];
}

it('keeps transparency for cars and signs, but not for the ground', async () => {
  expect(await optionsFor()).toEqual({ alpha: true });
  expect(await optionsFor(true)).toEqual({ alpha: false });
});
