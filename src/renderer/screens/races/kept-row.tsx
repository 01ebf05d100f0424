// What the rows of both lists of races have in common: circuit, heading, and the question before a race is deleted.

import type { GameUi } from '@ui/game-ui';
import { IconButton } from '@ui/panels/button';
import { Confirm } from '@ui/panels/dialog';
import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { gamePaints } from '../../app/games/boxes';
import { circuitName, thumbnailOf, useGameCard } from '../../app/games/games';
import styles from './races.module.css';

/** 'Heat · Italy' for headings, 'Heat, Italy' for names of buttons; the game alone where its circuit is called like it. */
export function useRaceName(game: string, circuit: string): { title: string; both: string } {
  const card = useGameCard(game);
  const words = [...new Set([card?.name ?? game, circuitName(card, circuit)])];
  return { title: words.join(' · '), both: words.join(', ') };
}

/** The circuit's picture with the game's stripe. */
export function KeptThumb({ ui, circuit }: { ui: GameUi; circuit: string }): ReactElement {
  return (
    <span className={styles.keptThumb} style={gamePaints(ui.id)}>
      <img src={thumbnailOf(ui, circuit)} alt="" />
    </span>
  );
}

/** The button that deletes a race, after asking. text: which race it is. */
export function DeleteRace({ name, text, onYes }: { name: string; text: string; onYes(): void }): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={<Trash2 size={18} />} label={`Delete ${name}`} look="quiet" onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        title="Delete this race?"
        text={text}
        yes="Delete race"
        onYes={onYes}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
