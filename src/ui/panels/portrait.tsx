// A character's portrait: the face on a disc beside a name, or the bust before the land of its home on a card.
// Not here: who the character is; the name stands beside it.

import type { Look } from '@drivers/look';
import { type ReactElement, useMemo } from 'react';
import { cardPortrait, discPortrait } from '../art/portrait/portrait';
import './portrait.css';
import { classes } from './classes';
import { pictureUrl } from './seat';

/** The face. size: px across. beside: in a line of text, before the name. */
export function FaceDisc(props: { look: Look; size?: number; beside?: boolean }): ReactElement {
  const { look, size = 24, beside = false } = props;
  const url = useMemo(() => pictureUrl(discPortrait(look)), [look]);
  return <img className={classes('face-disc', beside && 'face-beside')} src={url} alt="" width={size} height={size} />;
}

/** The bust before the land, as wide as its parent. */
export function PortraitCard({ look }: { look: Look }): ReactElement {
  const url = useMemo(() => pictureUrl(cardPortrait(look)), [look]);
  return <img className="portrait-card" src={url} alt="" />;
}
