// The three ways to begin a circuit: a blank sheet, a copy of one from the box, and one that Paddock draws.

import type { GameCard } from '@api/contract';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import type { WorkshopUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Dices } from 'lucide-react';
import { type ReactElement, type ReactNode, use, useState } from 'react';
import { plateNameOf } from '../../app/games/boxes';
import { loadGameUi } from '../../app/games/games';
import { learnOwn } from '../../app/games/own-circuits';
import { workshopOf, workshopsOf } from '../../app/games/workshops';
import { useApp } from '../../app/store';
import { t } from '../../text/workshop';
import { drawCircuit, type Wish, WishSelect } from '../setup/circuit/surprise-me';
import { BlankSheet, DicePicture, PaperCircuits } from './pictures';
import type { WorkshopActions } from './use-workshop';
import styles from './workshop.module.css';

/**
 * cards: the games whose circuits can be drawn, at least one; the nearest Suspense waits for their parts of the workshop. large:
 * there are no circuits yet.
 */
export function StartFrom(props: {
  cards: readonly GameCard[];
  actions: WorkshopActions;
  large: boolean;
}): ReactElement {
  const { cards, actions, large } = props;
  const workshops = use(workshopsOf(cards.map(({ id }) => id)));
  const blanks = cards.filter(({ id }) => workshops.get(id)?.blank !== undefined);
  const copies = cards.filter(({ id }) => workshops.get(id)?.copyOf !== undefined);
  return (
    <section aria-label={t('start.title')}>
      <h2 className={classes('label', styles.startTitle)}>{t('start.title')}</h2>
      <div className={classes(styles.ways, large && styles.waysLarge)}>
        {blanks.length > 0 && <FromBlank cards={blanks} actions={actions} />}
        {copies.length > 0 && <FromBox cards={copies} workshops={workshops} actions={actions} />}
        <FromDice cards={cards} actions={actions} />
      </div>
    </section>
  );
}

interface WayProps {
  cards: readonly GameCard[];
  actions: WorkshopActions;
}

function FromBlank({ cards, actions }: WayProps): ReactElement {
  const [game, setGame] = useState(cards[0]?.id ?? '');
  const draw = useBlank(actions);
  return (
    <Way picture={<BlankSheet />} title={t('start.blank')} text={t('start.blank.text')}>
      {cards.length > 1 && <GameSelect cards={cards} game={game} onChange={setGame} />}
      <Button size="small" onClick={() => void draw(game)}>
        {t('start.blank.do')}
      </Button>
    </Way>
  );
}

/** Begins a blank circuit, of the first of these games that has one, and opens the editor. */
export function useBlank(actions: WorkshopActions): (...games: readonly string[]) => Promise<void> {
  const author = useApp((s) => s.settings.name);
  return async (...games) => {
    for (const game of games) {
      const workshop = await workshopOf(await loadGameUi(game));
      const blank = workshop?.blank?.(t('start.name'));
      if (blank === undefined) continue;
      await actions.keep({ ...(blank as object), author }, 'edit');
      return;
    }
  };
}

function FromBox(props: WayProps & { workshops: ReadonlyMap<string, WorkshopUi> }): ReactElement {
  const { cards, workshops, actions } = props;
  const author = useApp((s) => s.settings.name);
  const choices = cards.flatMap((card) =>
    card.circuits
      .filter(({ own }) => own === undefined || own.blurb !== undefined)
      .map(({ id }) => ({
        value: `${card.id}/${id}`,
        label: cards.length === 1 ? circuitName(card, id) : `${plateNameOf(card.id)}: ${circuitName(card, id)}`,
      })),
  );
  const [which, setWhich] = useState(choices[0]?.value ?? '');
  const [game = '', circuit = ''] = which.split('/');
  const own = cards.find(({ id }) => id === game)?.circuits.find(({ id }) => id === circuit)?.own;
  // Circuits that came with Paddock are sources already, and copied as they are.
  const changes = own === undefined ? workshops.get(game)?.copyText : undefined;
  async function copy(): Promise<void> {
    const ui = await loadGameUi(game);
    const source =
      own === undefined ? (await workshopOf(ui))?.copyOf?.(circuit) : (await learnOwn(ui, circuit))?.source;
    if (source !== undefined) await actions.keep({ ...(source as object), author, parent: circuit }, 'edit');
  }
  return (
    <Way picture={<PaperCircuits />} title={t('start.copy')} text={changes ?? t('start.copy.text')}>
      <Select label={t('start.copy.which')} value={which} choices={choices} onChange={setWhich} />
      <Button size="small" onClick={() => void copy()}>
        {t('start.copy.do')}
      </Button>
    </Way>
  );
}

function FromDice({ cards, actions }: WayProps): ReactElement {
  const author = useApp((s) => s.settings.name);
  const [game, setGame] = useState(cards[0]?.id ?? '');
  const [wish, setWish] = useState<Wish>('fast');
  async function roll(): Promise<void> {
    const drawn = await drawCircuit(await loadGameUi(game), wish);
    if (drawn !== undefined) await actions.keep({ ...(drawn.source as object), author });
  }
  return (
    <Way picture={<DicePicture />} title={t('start.surprise')} text={t('start.surprise.text')}>
      {cards.length > 1 && <GameSelect cards={cards} game={game} onChange={setGame} />}
      <WishSelect wish={wish} onChange={setWish} />
      <Button size="small" icon={<Dices size={16} className="icon" />} onClick={() => void roll()}>
        {t('start.surprise.do')}
      </Button>
    </Way>
  );
}

interface GameSelectProps {
  cards: readonly GameCard[];
  game: string;
  onChange(game: string): void;
}

function GameSelect({ cards, game, onChange }: GameSelectProps): ReactElement {
  const choices = cards.map(({ id }) => ({ value: id, label: plateNameOf(id) }));
  return <Select label={t('start.game')} value={game} choices={choices} onChange={onChange} />;
}

function Way(props: { picture: ReactNode; title: string; text: string; children: ReactNode }): ReactElement {
  const { picture, title, text, children } = props;
  return (
    <div className={styles.way}>
      <span className={styles.wayPicture} aria-hidden="true">
        {picture}
      </span>
      <div className={styles.wayText}>
        <h3 className="heading">{title}</h3>
        <p className="note">{text}</p>
        <div className={styles.wayButtons}>{children}</div>
      </div>
    </div>
  );
}
