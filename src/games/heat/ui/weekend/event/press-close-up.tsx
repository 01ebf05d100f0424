// A press corner in close-up: a lit round section of the board at its sign, the photographers, and what wins a card there.

import { degrees } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import { place } from '@ui/art/svg';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { Camera } from 'lucide-react';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { signSpot } from '../../../geometry/roadside';
import type { PressCorner } from '../../../narration/weekend-text';
import { t } from '../../../text/t';
import { photographers } from '../../board/art/photographers';
import { sceneOf } from '../../board/art/scene';
import { limitSign } from '../../board/art/trackside';
import { rich } from '../../rich';
import styles from './press-close-up.module.css';

/** Half the width of what the close-up shows, board units. */
const REACH = 92;
/** Size of a close-up, px. */
const SIZE = 320;
/** Distance of the photographers behind the kerb, board units, and past the line, spaces. */
const BEHIND = 34;
const PAST = 2;

/** The close-up with its text. */
export function PressCloseUp({
  track,
  corner,
  nth,
}: {
  track: string;
  corner: PressCorner;
  nth: number;
}): ReactElement {
  const url = useMemo(
    () => pictureUrl(inspectorPicture(track, corner.index, corner.limit)),
    [track, corner.index, corner.limit],
  );
  return (
    <section
      className={styles.weekendPress}
      style={{ '--delay': `calc(${nth * 350 + 600}ms / var(--speed))` } as CSSProperties}
      aria-label={t('press.said', { corner: corner.name })}
    >
      <span className={styles.weekendCloseUp}>
        <img src={url} alt="" />
      </span>
      <span className={classes(styles.weekendPressText, 'panel panel-glass')}>
        <b>
          <Camera size={20} aria-hidden="true" />
          {corner.name}
        </b>
        <span>
          {rich('press.words', { limit: corner.limit, speed: corner.speed }, { em: (inner) => <em>{inner}</em> })}
        </span>
      </span>
    </section>
  );
}

function inspectorPicture(track: string, index: number, limit: number): { svg: string; width: number; height: number } {
  const scene = sceneOf(track);
  const { road, theme } = scene;
  const corner = road.circuit.corners[index];
  if (!corner) throw new Error(`${track} has no corner ${index}`);
  const sign = signSpot(road, corner, 1.4);
  const foot = road.line.at(road.distanceOf(corner.line));
  const outside = (foot.x - sign.x) * Math.sin(foot.angle) - (foot.y - sign.y) * Math.cos(foot.angle) > 0 ? 1 : -1;
  const stand = road.line.at(road.distanceOf(corner.line + PAST), outside * (road.half + BEHIND));
  const middle = { x: (sign.x + foot.x + stand.x) / 3, y: (sign.y + foot.y + stand.y) / 3 };
  const over =
    place(stand.x, stand.y, photographers(), degrees(stand.angle) + (outside > 0 ? 180 : 0), 1.2) +
    place(sign.x, sign.y, limitSign(theme, limit), 0, 1.4);
  const part = { left: middle.x - REACH, right: middle.x + REACH, top: middle.y - REACH, bottom: middle.y + REACH };
  return { svg: cutPieces(scene.pieces, { part, width: SIZE, height: SIZE, over }), width: SIZE, height: SIZE };
}
