// The race to come, on a strip under the seats: circuit, laps, what is on, and the host's way to change it.

import type { GameCard } from '@api/contract';
import type { Party, PartyRace } from '@api/party';
import type { GameUi } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { pictureUrl } from '@ui/panels/seat';
import { DoorOpen, Eye, EyeOff, Hourglass, Pencil, Timer, Undo2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { useGameCard } from '../../app/games';
import { OriginChip } from '../../app/origin-chip';
import { countWords } from '../../app/words';
import { clockWords } from '../setup/words';

// The host's alone: guests need none of the setup's panes.
const ChangeOptions = lazy(async () => ({ default: (await import('./change-options')).ChangeOptions }));

const SIZE = 15;

/** The strip. */
export function RaceCard({ party, ui }: { party: Party; ui: GameUi }): ReactElement {
  const { race } = party;
  const card = useGameCard(race.game);
  const [changing, setChanging] = useState(false);
  const url = useMemo(() => pictureUrl(ui.circuitPicture(race.circuit, 'thumbnail')), [ui, race.circuit]);
  return (
    <section className="lobby-race" aria-label="The race">
      <img className="lobby-circuit" src={url} alt="" />
      <div className="lobby-race-words">
        <div className="lobby-race-head">
          <h2 className="heading">{raceTitle(race, card)}</h2>
          <OriginChip origin={{ practice: false, season: party.season }} />
          {party.you === null && (
            <Button size="small" icon={<Pencil size={16} className="icon" />} onClick={() => setChanging(true)}>
              Change options
            </Button>
          )}
        </div>
        <ul className="lobby-facts">
          {card && optionFacts(card, ui, race).map((fact) => <Fact key={fact.words} {...fact} />)}
          <TableFacts party={party} />
        </ul>
      </div>
      <Suspense>{changing && card && <ChangeOptions party={party} onClose={() => setChanging(false)} />}</Suspense>
    </section>
  );
}

interface FactProps {
  icon: ReactElement;
  words: string;
}

function Fact({ icon, words }: FactProps): ReactElement {
  return (
    <li className="lobby-fact">
      {icon}
      {words}
    </li>
  );
}

function TableFacts({ party }: { party: Party }): ReactElement {
  const { race, rules } = party;
  return (
    <>
      <Fact
        icon={<Timer size={SIZE} className="icon" />}
        words={race.clock === 0 ? 'No clock' : `${clockWords(race.clock)} clock`}
      />
      {race.bank !== undefined && race.bank > 0 && (
        <Fact icon={<Hourglass size={SIZE} className="icon" />} words={`${clockWords(race.bank)} bank`} />
      )}
      <Fact icon={<Undo2 size={SIZE} className="icon" />} words={rules.undo ? 'Undo on' : 'No undo'} />
      <Fact
        icon={rules.watching ? <Eye size={SIZE} className="icon" /> : <EyeOff size={SIZE} className="icon" />}
        words={rules.watching ? 'Watching allowed' : 'No watching'}
      />
      {rules.door === 'ask' && <Fact icon={<DoorOpen size={SIZE} className="icon" />} words="Guests knock" />}
    </>
  );
}

/** 'USA, 2 laps'. */
export function raceTitle(race: PartyRace, card: GameCard | undefined): string {
  const circuit = card?.circuits.find((one) => one.id === race.circuit)?.name ?? race.circuit;
  const { laps } = race.options;
  return typeof laps === 'number' ? `${circuit}, ${countWords(laps, 'lap')}` : circuit;
}

/** Options that are switched on or differ from the usual, in the game's own words. */
function optionFacts(card: GameCard, ui: GameUi, race: PartyRace): FactProps[] {
  return ui.setupRows(card, race).flatMap((row): FactProps[] => {
    if (row.kind !== 'option' || row.id === 'laps' || row.disabled !== undefined) return [];
    const spec = card.options.find((one) => one.id === row.id);
    const value = race.options[row.id];
    if (spec === undefined || value === undefined) return [];
    if (spec.type === 'flag') return value === true ? [{ icon: row.icon, words: row.label }] : [];
    if (value === spec.default) return [];
    const words = typeof value === 'string' ? (row.values?.[value] ?? value) : String(value);
    return [{ icon: row.icon, words: `${row.label}: ${words}` }];
  });
}
