// Havoc Speedway's rules as articles. Not here: their texts (text/), or the rules themselves (RULES.md, phases/).

import { tablePictures } from '@ui/reference/pieces';
import { type Reference, referenceOf } from '@ui/reference/reference';
import { LABELS, scenePictures } from '@ui/reference/scene';
import { articles } from './reference/articles';
import { examples } from './reference/examples';
import { scenes } from './reference/scenes';
import { tables } from './reference/table';
import { drawnPart } from './reference/track-scene';

/** The articles in the page's language. */
export function reference(): Reference {
  const pictures = { ...tablePictures(tables), ...scenePictures(scenes, drawnPart, LABELS) };
  return referenceOf('havoc', { articles, pictures, examples });
}
