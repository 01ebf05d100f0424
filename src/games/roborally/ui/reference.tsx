// RoboRally's rules as articles. Not here: their texts (text/), or the rules themselves (RULES.md, phases/).

import { tablePictures } from '@ui/reference/pieces';
import { type Reference, referenceOf } from '@ui/reference/reference';
import { scenePictures } from '@ui/reference/scene';
import { articles } from './reference/articles';
import { examples } from './reference/examples';
import { drawnFloor, LABELS } from './reference/floor-scene';
import { scenes } from './reference/scenes';
import { tables } from './reference/table';

/** The articles in the page's language. */
export function reference(): Reference {
  const pictures = { ...tablePictures(tables), ...scenePictures(scenes, drawnFloor, LABELS) };
  return referenceOf('roborally', { articles, pictures, examples });
}
