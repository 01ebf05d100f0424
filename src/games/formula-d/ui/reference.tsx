// The rules of Formula D as articles. Not here: the texts (text/), or the rules themselves (RULES.md, phases/).

import { tablePictures } from '@ui/reference/pieces';
import { type Reference, referenceOf } from '@ui/reference/reference';
import { scenePictures } from '@ui/reference/scene';
import { articles } from './reference/articles';
import { examples } from './reference/examples';
import { drawnStretch, LABELS } from './reference/road-scene';
import { scenes } from './reference/scenes';
import { tables } from './reference/tables';

/** The articles in the language of the page. */
export function reference(): Reference {
  const pictures = { ...tablePictures(tables), ...scenePictures(scenes, drawnStretch, LABELS) };
  return referenceOf('formula-d', { articles, pictures, examples });
}
