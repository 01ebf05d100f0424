// The workshop: every circuit that is kept here, by game, and the ways to a new one.

import type { KeptCircuit } from '@api/circuits/commands';
import { Button, IconButton } from '@ui/controls/button';
import { SearchField } from '@ui/controls/search-field';
import { Segments } from '@ui/controls/segments';
import { useKeys } from '@ui/keys';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { BookOpen, PenTool, Plus } from 'lucide-react';
import { type ReactElement, Suspense, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { openBoxes, plateNameOf } from '../../app/games/boxes';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/workshop';
import { walk } from '../rivals/walk';
import { CircuitCard } from './circuit-card';
import { ImportCircuit } from './import-circuit';
import { ShareCircuit } from './share-circuit';
import { StartFrom, useBlank } from './start-from';
import { useCircuits, useWorkshopActions, type WorkshopActions } from './use-workshop';
import styles from './workshop.module.css';

/** From this many circuits on there is a search. */
const MANY = 10;
const ALL = 'all';

/** The screen. Keys: N new circuit, / search. */
export function WorkshopScreen(): ReactElement {
  const circuits = useCircuits();
  const games = useApp((s) => s.games);
  const cards = openBoxes(games).flatMap(({ id }) => games.filter((card) => card.id === id && card.hasWorkshop));
  const actions = useWorkshopActions();
  const blank = useBlank(actions);
  const [, navigate] = useLocation();
  const [game, setGame] = useState(ALL);
  const [sharing, setSharing] = useState<KeptCircuit | null>(null);
  // The chosen game first; not every game has blank sheets.
  const begin = () => void blank(...(game === ALL ? [] : [game]), ...cards.map(({ id }) => id));
  useKeys({ n: begin });
  const shown = circuits?.filter((one) => game === ALL || one.game === game);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.workshop}>
        <div className={styles.head}>
          <h1 className="heading h1">{t('title')}</h1>
          {cards.length > 1 && (
            <Segments
              label={t('filter.label')}
              value={game}
              choices={filtersOf(
                cards.map(({ id }) => id),
                circuits ?? [],
              )}
              onChange={(next) => setGame(String(next))}
            />
          )}
          <span className={styles.headGap} />
          <IconButton icon={<BookOpen size={20} />} label={t('guide')} onClick={() => navigate(to.guide())} />
          <ImportCircuit actions={actions} />
          <Button look="main" icon={<Plus size={20} className="icon" />} onClick={begin}>
            {t('new')}
          </Button>
        </div>
        {shown === undefined ? (
          <p className="note" role="status">
            {t('fetching')}
          </p>
        ) : (
          <Circuits circuits={shown} actions={actions} onShare={setSharing} />
        )}
        <Suspense>
          {cards.length > 0 && <StartFrom cards={cards} actions={actions} large={circuits?.length === 0} />}
        </Suspense>
      </div>
      {sharing !== null && <ShareCircuit circuit={sharing} onClose={() => setSharing(null)} />}
    </ScreenFrame>
  );
}

/** 'All 6', 'Heat 3'. */
function filtersOf(games: readonly string[], circuits: readonly KeptCircuit[]) {
  const of = (game: string) => circuits.filter((one) => game === ALL || one.game === game).length;
  return [ALL, ...games].map((value) => {
    const name = value === ALL ? t('filter.all') : plateNameOf(value);
    const label = (
      <span key={value} className={styles.filter}>
        {name} <em className="num">{of(value)}</em>
      </span>
    );
    return { value, label, name: `${name} ${of(value)}` };
  });
}

interface CircuitsProps {
  circuits: readonly KeptCircuit[];
  actions: WorkshopActions;
  onShare(circuit: KeptCircuit): void;
}

/** The cards; arrows walk over them. */
function Circuits({ circuits, actions, onShare }: CircuitsProps): ReactElement {
  const [wanted, setWanted] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isMany = circuits.length >= MANY;
  useKeys({ '/': () => field.current?.focus() }, isMany);
  const letters = wanted.trim().toLocaleLowerCase();
  const found = circuits.filter(({ name, author }) => `${name} ${author}`.toLocaleLowerCase().includes(letters));
  if (circuits.length === 0) return <EmptyState icon={<PenTool />} text={t('none')} />;
  return (
    <>
      {isMany && (
        <div className={styles.search}>
          <SearchField label={t('search')} value={wanted} onChange={setWanted} field={field} />
        </div>
      )}
      {found.length === 0 ? (
        <p className="note">{t('none.found')}</p>
      ) : (
        <section className={styles.cards} aria-label={t('circuits')} onKeyDown={walk}>
          {found.map((circuit) => (
            <Suspense key={circuit.kept} fallback={<div className={styles.card} />}>
              <CircuitCard circuit={circuit} actions={actions} onShare={onShare} />
            </Suspense>
          ))}
        </section>
      )}
    </>
  );
}
