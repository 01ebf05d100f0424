// One race of the calendar: game, circuit and options, with the setup's own panes.

import type { GameCard } from '@api/contract';
import type { SeasonRound } from '@api/season';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Toggle } from '@ui/controls/toggle';
import { drawInOrder } from '@ui/draw-in-order';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { Repeat } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useGameUi } from '../../../app/games/games';
import { t } from '../../../text/plan';
import { CircuitPane } from '../../setup/circuit-pane';
import { type Draft, draftOf, withCircuit } from '../../setup/draft';
import { OptionLine, RacePane } from '../../setup/race-pane';
import { optionsOf } from '../season-data';
import { circuitName } from '../season-text';
import { proposedOptions } from './base-game';
import planStyles from './plan.module.css';

export interface RoundDialogProps {
  /** undefined: a new one. */
  round: SeasonRound | undefined;
  cards: readonly GameCard[];
  /** The game in which a new race is first offered. */
  game: string | undefined;
  /** A new race is proposed without the season's additions. */
  base: boolean;
  onDone(round: Omit<SeasonRound, 'id'>): void;
  onClose(): void;
}

/** The dialog; a changed race keeps its place. */
export function RoundDialog({ round, cards, game, base, onDone, onClose }: RoundDialogProps): ReactElement | null {
  const first = cards.find((card) => card.id === (round?.game ?? game)) ?? cards[0];
  const [chosen, setChosen] = useState(first);
  const [draft, setDraft] = useState<Draft | undefined>(() => first && draftFor(first, base, round));
  const [series, setSeries] = useState(round?.series ?? false);
  const [later, setLater] = useState(round?.laterCircuits ?? []);
  if (chosen === undefined || draft === undefined) return null;

  function done(card: GameCard, made: Draft): void {
    const { circuit, source, clock, bank } = made;
    const options = differing(card, made);
    const isSeries = card.series > 0 && series;
    const elsewhere = isSeries && later.some((one) => one !== circuit);
    const more = {
      ...(source !== undefined && { source }),
      ...(bank > 0 && { bank }),
      ...(elsewhere && { laterCircuits: [...later] }),
    };
    onDone({ game: card.id, circuit, options, clock, series: isSeries, ...more });
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t(round === undefined ? 'round.new' : 'round.changed')}
      actions={
        <>
          <Button onClick={onClose}>{t('round.cancel')}</Button>
          <Button look="main" onClick={() => done(chosen, draft)}>
            {t(round === undefined ? 'round.add' : 'round.change')}
          </Button>
        </>
      }
    >
      <div className={planStyles.roundHead}>
        <span className="label">{t('round.game')}</span>
        <Select
          label={t('round.game')}
          value={chosen.id}
          choices={cards.map((card) => ({ value: card.id, label: card.name }))}
          onChange={(id) => {
            const card = cards.find((one) => one.id === id);
            setChosen(card);
            setLater([]);
            setDraft(card && draftFor(card, base));
          }}
        />
      </div>
      <Suspense>
        <Panes key={chosen.id} card={chosen} series={series} draft={draft} onChange={setDraft} />
      </Suspense>
      {chosen.series > 0 && (
        <Series card={chosen} on={series} first={draft.circuit} {...{ later, setLater }} onSwitch={setSeries} />
      )}
      {chosen.givenGrid && <p className={classes('note', planStyles.roundNote)}>{t('round.grid')}</p>}
    </Dialog>
  );
}

interface SeriesProps {
  card: GameCard;
  on: boolean;
  /** Circuits of the first race and of later ones; none: all use the first race's circuit. */
  first: string;
  later: readonly string[];
  setLater(later: string[]): void;
  onSwitch(on: boolean): void;
}

/** Several races that count as one, each on its own circuit if the person chooses one. */
function Series({ card, on, first, later, setLater, onSwitch }: SeriesProps): ReactElement {
  const circuits = card.circuits
    .flatMap(({ id, own }) => (own === undefined ? [id] : []))
    .map((id) => ({
      value: id,
      label: circuitName([card], { game: card.id, circuit: id }),
    }));
  const all = Array.from({ length: card.series - 1 }, (_, at) => later[at] ?? first);
  return (
    <>
      <OptionLine
        icon={<Repeat size={20} />}
        title={t('round.series', { n: card.series })}
        note={t('round.series.note', { n: card.series })}
      >
        <Toggle label={t('round.series', { n: card.series })} on={on} onChange={onSwitch} />
      </OptionLine>
      {on &&
        drawInOrder(all, (circuit, at) => (
          <OptionLine icon={<Repeat size={20} />} title={t('round.leg', { n: at + 2 })} note={t('round.leg.note')}>
            <Select
              label={t('round.leg', { n: at + 2 })}
              value={circuit}
              choices={circuits}
              onChange={(next) => setLater(all.with(at, next))}
            />
          </OptionLine>
        ))}
      {on && card.seriesClock !== undefined && (
        <p className={classes('note', planStyles.roundNote)}>{t('round.timer', { seconds: card.seriesClock })}</p>
      )}
    </>
  );
}

interface PanesProps {
  card: GameCard;
  series: boolean;
  draft: Draft;
  onChange(draft: Draft): void;
}

function Panes({ card, series, draft, onChange }: PanesProps): ReactElement {
  const ui = useGameUi(card.id);
  return (
    <div className={planStyles.roundPanes}>
      <CircuitPane
        card={card}
        ui={ui}
        circuit={draft.circuit}
        source={draft.source}
        onChange={(circuit) => onChange(withCircuit(draft, circuit))}
      />
      <RacePane
        {...{ card, ui, draft, onChange }}
        atParty
        without={card.gridOptions}
        withoutClock={series && card.seriesClock !== undefined}
      />
    </div>
  );
}

/** The round in the setup panes' format for a race: without seats, which the season has. */
function draftFor(card: GameCard, base: boolean, round?: SeasonRound): Draft {
  const circuit = round?.circuit ?? card.circuits[0]?.id ?? '';
  return draftOf(
    {
      game: card.id,
      circuit,
      options: optionsOf(card, { circuit, options: round?.options ?? proposedOptions(card, base) }),
      seats: [],
      clock: round?.clock ?? 0,
      ...(round?.source !== undefined && { source: round.source }),
      ...(round?.bank !== undefined && { bank: round.bank }),
    },
    card,
  );
}

/** Options that differ from the defaults of game and circuit. */
function differing(card: GameCard, draft: Draft): SeasonRound['options'] {
  const usual = optionsOf(card, { circuit: draft.circuit, options: {} });
  return Object.fromEntries(Object.entries(draft.options).filter(([id, value]) => usual[id] !== value));
}
