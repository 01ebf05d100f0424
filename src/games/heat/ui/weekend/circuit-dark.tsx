// The circuit behind the weekend's panels, drawn once and darkened.

import { framed } from '@geometry/box';
import { pictureUrl } from '@ui/panels/seat';
import { type ReactElement, useMemo } from 'react';
import { cutScene, sceneOf } from '../board/art/scene';
import styles from './circuit-dark.module.css';

const SIZE = { width: 1440, height: 900 } as const;

/** The picture; it fills its container. */
export function CircuitDark({ track }: { track: string }): ReactElement {
  const url = useMemo(() => {
    const scene = sceneOf(track);
    const part = framed(scene.frame, SIZE.width / SIZE.height);
    return pictureUrl({ svg: cutScene(scene, { part, ...SIZE }), ...SIZE });
  }, [track]);
  return (
    <div className={styles.weekendCircuit} aria-hidden="true">
      <img src={url} alt="" />
    </div>
  );
}
