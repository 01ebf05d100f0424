// A character's portrait: the face on a disc beside a name, or on a card the bust in front of the home landscape.
// Not here: the character's name, which is shown beside it.

import type { Look } from '@drivers/look';
import { type ReactElement, useMemo } from 'react';
import { cardPortrait, discPortrait } from '../art/portrait/portrait';
import './portrait.css';
import { classes } from './classes';
import { pictureUrl } from './seat';

/** The face. size: diameter, px. beside: in a line of text, before the name. */
export function FaceDisc(props: { look: Look; size?: number; beside?: boolean }): ReactElement {
  const { look, size = 24, beside = false } = props;
  const url = useMemo(() => pictureUrl(discPortrait(look)), [look]);
  return <img className={classes('face-disc', beside && 'face-beside')} src={url} alt="" width={size} height={size} />;
}

/** The bust in front of the landscape, as wide as its parent. */
export function PortraitCard({ look }: { look: Look }): ReactElement {
  const url = useMemo(() => pictureUrl(cardPortrait(look)), [look]);
  return <img className="portrait-card" src={url} alt="" />;
}
