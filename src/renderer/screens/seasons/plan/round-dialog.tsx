// One race of the calendar: game, circuit and options, with the setup's own panes.

import type { GameCard } from '@api/contract';
import type { SeasonRound } from '@api/season';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Toggle } from '@ui/controls/toggle';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { Repeat } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useGameUi } from '../../../app/games/games';
import { t } from '../../../text/plan';
import { CircuitPane } from '../../setup/circuit-pane';
import { type Draft, draftOf, withCircuit } from '../../setup/draft';
import { RacePane } from '../../setup/race-pane';
import racePaneStyles from '../../setup/race-pane.module.css';
import { optionsOf } from '../season-data';
import planStyles from './plan.module.css';

export interface RoundDialogProps {
  /** undefined: a new one. */
  round: SeasonRound | undefined;
  cards: readonly GameCard[];
  /** A new race is first offered in this game. */
  game: string | undefined;
  onDone(round: Omit<SeasonRound, 'id'>): void;
  onClose(): void;
}

/** The dialogue; a race that is changed keeps its place. */
export function RoundDialog({ round, cards, game, onDone, onClose }: RoundDialogProps): ReactElement | null {
  const first = cards.find((card) => card.id === (round?.game ?? game)) ?? cards[0];
  const [chosen, setChosen] = useState(first);
  const [draft, setDraft] = useState<Draft | undefined>(() => first && draftFor(first, round));
  const [series, setSeries] = useState(round?.series ?? false);
  if (chosen === undefined || draft === undefined) return null;

  function done(card: GameCard, made: Draft): void {
    const { circuit, clock, bank } = made;
    const options = differing(card, made);
    const isSeries = card.series > 0 && series;
    onDone({ game: card.id, circuit, options, clock, series: isSeries, ...(bank > 0 && { bank }) });
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
            setDraft(card && draftFor(card));
          }}
        />
      </div>
      <Suspense>
        <Panes key={chosen.id} card={chosen} draft={draft} onChange={setDraft} />
      </Suspense>
      {chosen.series > 0 && (
        <div className={classes(racePaneStyles.option, 'round-series')}>
          <span className={racePaneStyles.optionIcon}>
            <Repeat size={20} />
          </span>
          <span className={racePaneStyles.optionWords}>
            <b>{t('round.series', { n: chosen.series })}</b>
            <small>{t('round.series.note', { n: chosen.series })}</small>
          </span>
          <Toggle label={t('round.series', { n: chosen.series })} on={series} onChange={setSeries} />
        </div>
      )}
      {chosen.givenGrid && <p className={classes('note', planStyles.roundNote)}>{t('round.grid')}</p>}
    </Dialog>
  );
}

function Panes(props: { card: GameCard; draft: Draft; onChange(draft: Draft): void }): ReactElement {
  const { card, draft, onChange } = props;
  const ui = useGameUi(card.id);
  return (
    <div className={planStyles.roundPanes}>
      <CircuitPane
        card={card}
        ui={ui}
        circuit={draft.circuit}
        onChange={(circuit) => onChange(withCircuit(draft, card, circuit))}
      />
      <RacePane card={card} ui={ui} draft={draft} atParty without={card.gridOptions} onChange={onChange} />
    </div>
  );
}

/** The round as the setup's panes know a race: without seats, which the season has. */
function draftFor(card: GameCard, round?: SeasonRound): Draft {
  const circuit = round?.circuit ?? card.circuits[0]?.id ?? '';
  return draftOf(
    {
      game: card.id,
      circuit,
      options: optionsOf(card, { circuit, options: round?.options ?? {} }),
      seats: [],
      clock: round?.clock ?? 0,
      ...(round?.bank !== undefined && { bank: round.bank }),
    },
    card,
  );
}

/** Options that differ from what game and circuit have by themselves. */
function differing(card: GameCard, draft: Draft): SeasonRound['options'] {
  const usual = optionsOf(card, { circuit: draft.circuit, options: {} });
  return Object.fromEntries(Object.entries(draft.options).filter(([id, value]) => usual[id] !== value));
}
