// The next race, on a strip under the seats: circuit, laps, active options, and the host's button to change them.

import type { Party } from '@api/party';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { DoorOpen, Eye, EyeOff, FastForward, Hourglass, LightbulbOff, Pencil, Timer, Undo2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useMemo, useState } from 'react';
import { useCircuit, useGameCard } from '../../app/games/games';
import { OriginChip } from '../../app/origin-chip';
import { t } from '../../text/lobby';
import { clockText } from '../setup/setup-text';
import styles from './lobby.module.css';
import { type FactText as FactProps, optionFacts, raceTitle } from './race-facts';

// Loaded for the host alone: guests need none of the setup's panes.
const ChangeOptions = lazy(async () => ({ default: (await import('./change-options')).ChangeOptions }));

const SIZE = 15;

/** The strip. */
export function RaceCard({ party, ui }: { party: Party; ui: GameUi }): ReactElement {
  const { race } = party;
  const card = useGameCard(race.game);
  const [changing, setChanging] = useState(false);
  useCircuit(ui, race);
  const url = useMemo(() => pictureUrl(ui.circuitPicture(race.circuit, 'thumbnail')), [ui, race.circuit]);
  return (
    <section className={styles.lobbyRace} aria-label={t('race')}>
      <img className={styles.lobbyCircuit} src={url} alt="" />
      <div className="lobby-race-text">
        <div className={styles.lobbyRaceHead}>
          <h2 className="heading">{raceTitle(card, race)}</h2>
          <OriginChip origin={{ practice: false, season: party.season }} />
          {party.you === null && (
            <Button size="small" icon={<Pencil size={16} className="icon" />} onClick={() => setChanging(true)}>
              {t('change')}
            </Button>
          )}
        </div>
        <ul className={styles.lobbyFacts}>
          {card && optionFacts(card, ui, race).map((fact) => <Fact key={fact.text} {...fact} />)}
          <TableFacts party={party} />
        </ul>
      </div>
      <Suspense>{changing && card && <ChangeOptions party={party} onClose={() => setChanging(false)} />}</Suspense>
    </section>
  );
}

function Fact({ icon, text }: FactProps): ReactElement {
  return (
    <li className={styles.lobbyFact}>
      {icon}
      {text}
    </li>
  );
}

function TableFacts({ party }: { party: Party }): ReactElement {
  const { race, rules } = party;
  return (
    <>
      <Fact
        icon={<Timer size={SIZE} className="icon" />}
        text={race.clock === 0 ? t('fact.noClock') : t('fact.clock', { time: clockText(race.clock) })}
      />
      {race.bank !== undefined && race.bank > 0 && (
        <Fact icon={<Hourglass size={SIZE} className="icon" />} text={t('fact.bank', { time: clockText(race.bank) })} />
      )}
      {race.goOn !== undefined && race.goOn > 0 && (
        <Fact icon={<FastForward size={SIZE} className="icon" />} text={t('fact.goOn', { seconds: race.goOn })} />
      )}
      <Fact icon={<Undo2 size={SIZE} className="icon" />} text={t(rules.undo ? 'fact.undo' : 'fact.noUndo')} />
      <Fact
        icon={rules.watching ? <Eye size={SIZE} className="icon" /> : <EyeOff size={SIZE} className="icon" />}
        text={t(rules.watching ? 'fact.watching' : 'fact.noWatching')}
      />
      {!rules.hints && <Fact icon={<LightbulbOff size={SIZE} className="icon" />} text={t('fact.noHints')} />}
      {rules.door === 'ask' && <Fact icon={<DoorOpen size={SIZE} className="icon" />} text={t('fact.knock')} />}
    </>
  );
}
