// Reads a picture from a file of this device, and makes it small enough to be kept. Not here: where it lies (underlay.ts).

import { LIMITS } from '@api/constants';
import { t } from '../../../text/editor';

/** A picture as a data URL. ratio: its height for a width of 1. */
export interface ReadPicture {
  readonly image: string;
  readonly ratio: number;
}

/** The picture, or why there is none. */
export type PictureResult = { ok: true; picture: ReadPicture } | { ok: false; why: string };

/** Bytes of a file, at most. */
const MOST_BYTES = 20 * 1024 * 1024;
/** Px on the longer side: the first with which the picture is small enough is taken. */
const SIDES = [2000, 1400, 900] as const;
const QUALITY = 0.82;
/** Wider or higher pictures are no plans of a road. */
const THIN = 20;
/** How files of pictures begin: at an offset, these bytes. */
const BEGINNINGS: readonly (readonly [offset: number, bytes: readonly number[]])[][] = [
  [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  [[0, [0xff, 0xd8, 0xff]]],
  [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
];

/** Reads a PNG, JPEG or WebP; whatever its name says, its first bytes decide. */
export async function readPicture(file: File): Promise<PictureResult> {
  if (file.size > MOST_BYTES) {
    const [megabytes, most] = [file.size, MOST_BYTES].map((bytes) => Math.ceil(bytes / 1024 / 1024));
    return { ok: false, why: t('underlay.large', { megabytes: megabytes ?? 0, most: most ?? 0 }) };
  }
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const isPicture = BEGINNINGS.some((parts) =>
    parts.every(([offset, bytes]) => bytes.every((byte, at) => head[offset + at] === byte)),
  );
  if (!isPicture) return { ok: false, why: t('underlay.other') };
  const picture = await drawn(file);
  if (picture === undefined) return { ok: false, why: t('underlay.damaged') };
  return { ok: true, picture };
}

/** The picture as this page draws it, so that only its pixels are kept; undefined if the browser cannot read it. */
async function drawn(file: File): Promise<ReadPicture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const { width, height } = bitmap;
  try {
    if (Math.max(width / height, height / width) > THIN) return undefined;
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(width, height));
      const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const image = await dataUrl(await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY }));
      if (image.length <= LIMITS.underlay) return { image, ratio: height / width };
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

async function dataUrl(blob: Blob): Promise<string> {
  const reader = new FileReader();
  const done = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsDataURL(blob);
  await done;
  return String(reader.result);
}
