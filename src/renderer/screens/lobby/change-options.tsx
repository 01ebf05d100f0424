// Another game, circuit or other options for the next race: the setup's own panes in a dialog. Guests are notified.

import type { Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { Dialog } from '@ui/overlays/dialog';
import { type ReactElement, Suspense, useState } from 'react';
import { attempt } from '../../app/client';
import { useGameCard, useGameUi } from '../../app/games/games';
import { useApp } from '../../app/store';
import { t } from '../../text/lobby';
import { CircuitPane } from '../setup/circuit-pane';
import { type Draft, draftOf, setupOf, withCircuit } from '../setup/draft';
import { PartyRulesPane } from '../setup/party-rules';
import { RacePane } from '../setup/race-pane';
import styles from './lobby.module.css';

/** The changes so far, until they are applied to the table. */
interface Change {
  game: string;
  draft: Draft;
  rules: Party['rules'];
}

/** The dialog in which the host changes the party's next race. */
export function ChangeOptions({ party, onClose }: { party: Party; onClose(): void }): ReactElement {
  const games = useApp((s) => s.games);
  const [change, setChange] = useState<Change>(() => ({
    game: party.race.game,
    draft: draftIn(party, party.race.game),
    rules: party.rules,
  }));

  const isSeasons = party.season !== null;
  function draftIn(at: Party, game: string): Draft {
    const card = games.find((one) => one.id === game);
    if (card === undefined) throw new Error(`the host does not list the game '${game}'`);
    return draftOf({ ...at.race, seats: [] }, card);
  }

  async function apply(): Promise<void> {
    const { seats: _, seed: __, ...race } = setupOf(change.draft, change.game);
    // The race of a season is set in the season: only the table's own rules can change here.
    const changed = isSeasons ? { rules: change.rules } : { race, rules: change.rules };
    if ((await attempt('party.change', changed)) !== undefined) onClose();
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('change')}
      text={t('change.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button onClick={() => void apply()}>{t('change.yes')}</Button>
        </>
      }
    >
      <div className={styles.changeOptions}>
        {!isSeasons && games.length > 1 && (
          <div className={styles.changeGame}>
            <span className="label">{t('change.game')}</span>
            <Select
              label={t('change.game')}
              value={change.game}
              choices={games.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(game) => setChange({ ...change, game, draft: draftIn(party, game) })}
            />
          </div>
        )}
        {!isSeasons && (
          <Suspense>
            <Panes
              key={change.game}
              game={change.game}
              draft={change.draft}
              onChange={(draft) => setChange({ ...change, draft })}
            />
          </Suspense>
        )}
        <PartyRulesPane rules={change.rules} onChange={(rules) => setChange({ ...change, rules })} />
      </div>
    </Dialog>
  );
}

function Panes(props: { game: string; draft: Draft; onChange(draft: Draft): void }): ReactElement | null {
  const { game, draft, onChange } = props;
  const card = useGameCard(game);
  const ui = useGameUi(game);
  if (!card) return null;
  return (
    <div className={styles.changePanes}>
      <CircuitPane
        card={card}
        ui={ui}
        circuit={draft.circuit}
        source={draft.source}
        onChange={(circuit) => onChange(withCircuit(draft, circuit))}
      />
      <RacePane card={card} ui={ui} draft={draft} atParty onChange={onChange} />
    </div>
  );
}
