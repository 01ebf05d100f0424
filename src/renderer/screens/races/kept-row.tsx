// The common parts of the rows in both lists of races: circuit, heading, and the question before a race is deleted.

import { circuitName } from '@narration/catalogue-names';
import { IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Confirm } from '@ui/overlays/dialog';
import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { gamePaints } from '../../app/games/boxes';
import { useGameCard, useThumbnail } from '../../app/games/games';
import { t } from '../../text/races';
import styles from './races.module.css';

/** 'Heat · Italy' for headings, 'Heat, Italy' for names of buttons; the game alone if its circuit has the same name. */
export function useRaceName(game: string, circuit: string): { title: string; both: string } {
  const card = useGameCard(game);
  const [name, on] = [card?.name ?? game, circuitName(card, circuit)];
  if (name === on) return { title: name, both: name };
  return { title: `${name} · ${on}`, both: t('race.name', { game: name, circuit: on }) };
}

/** The circuit's picture with the game's stripe. */
export function KeptThumb({ ui, circuit }: { ui: GameUi; circuit: string }): ReactElement {
  return (
    <span className={styles.keptThumb} style={gamePaints(ui.id)}>
      <img src={useThumbnail(ui, circuit)} alt="" />
    </span>
  );
}

/** The button that deletes a race, after asking. text: which race it is. */
export function DeleteRace({ name, text, onYes }: { name: string; text: string; onYes(): void }): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        icon={<Trash2 size={18} />}
        label={t('delete.label', { name })}
        look="quiet"
        onClick={() => setAsking(true)}
      />
      <Confirm
        open={asking}
        title={t('delete.title')}
        text={text}
        yes={t('delete.yes')}
        onYes={onYes}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
