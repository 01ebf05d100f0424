// Opens a party for the tournament, or makes the open party the tournament's. Tables race at a party even if only AI drivers are at them.

import { LIMITS } from '@api/constants';
import type { GameCard, RaceSetup, SeatSetup } from '@api/contract';
import type { TournamentView } from '@api/tournament/commands';
import { Button } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Dialog } from '@ui/overlays/dialog';
import { Panel, PanelHead } from '@ui/panels/panel';
import { RadioTower } from 'lucide-react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { byOwnClock } from '../../../app/party/at-party';
import { useParty } from '../../../app/party/party';
import { useApp } from '../../../app/store';
import { steadyNow } from '../../../app/use-now';
import { t } from '../../../text/tournament';
import { optionsOf } from '../../seasons/season-data';
import { NetworkChoice, USUAL_RULES, useNetworks } from '../../setup/open-lobby';
import styles from './side.module.css';

/** The card: the tournament has no party yet. */
export function NeedsParty({ view }: { view: TournamentView }): ReactElement {
  const isOpen = useParty((s) => s.party !== null);
  const name = useParty((s) => s.party?.name ?? '');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel className={styles.tourneyNotice} label={t('party')}>
      <PanelHead>{t(isOpen ? 'party.here' : 'party')}</PanelHead>
      <p>{isOpen ? t('party.here.text', { party: name }) : t('party.text')}</p>
      <Button
        look="main"
        icon={<RadioTower size={18} className="icon" />}
        onClick={() => (isOpen ? void attempt('tournaments.host', { season: view.season }) : setAsking(true))}
      >
        {t(isOpen ? 'party.race' : 'party.open')}
      </Button>
      {isAsking && <OpenDialog view={view} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function OpenDialog({ view, onClose }: { view: TournamentView; onClose(): void }): ReactElement {
  const cards = useApp((s) => s.games);
  const [name, setName] = useState(view.plan.name.slice(0, LIMITS.name).trim());
  const [busy, setBusy] = useState(false);
  const { networks, chosen, choose } = useNetworks();
  const setup = firstRace(view, cards);
  const barred = name.trim() === '' ? t('party.nameless') : chosen.size === 0 && t('party.noNetwork');

  async function open(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (busy || barred !== false || setup === undefined) return;
    setBusy(true);
    const party = await attempt('party.open', {
      name: name.trim(),
      setup,
      rules: USUAL_RULES,
      networks: [...chosen],
      port: 0,
    });
    if (party !== undefined) {
      useParty.setState({ party: byOwnClock(party, steadyNow()), lines: [] });
      await attempt('tournaments.host', { season: view.season });
      onClose();
    }
    setBusy(false);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('party')}
      text={t('party.join')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="main"
            why={setup === undefined ? t('party.noGame') : barred}
            busy={busy}
            onClick={() => void open()}
          >
            {t('party.open')}
          </Button>
        </>
      }
    >
      <form className={styles.tourneyOpenForm} onSubmit={(event) => void open(event)}>
        <LabelledInput label={t('party.name')} value={name} most={LIMITS.name} onChange={setName} />
        <NetworkChoice networks={networks} chosen={chosen} onChoose={choose} />
      </form>
    </Dialog>
  );
}

/** The party's first lobby, until a table is called there: the first race, with seats for guests. undefined: its game is not here. */
function firstRace({ plan }: TournamentView, cards: readonly GameCard[]): RaceSetup | undefined {
  const [round] = plan.rounds;
  const card = cards.find(({ id }) => id === round?.game);
  if (round === undefined || card === undefined) return undefined;
  const people = plan.drivers.filter(({ driver }) => driver.kind === 'lan' || driver.kind === 'you');
  const count = Math.max(card.seats[0], Math.min(card.seats[1], plan.tournament?.tableSize ?? card.seats[1]));
  const seats = card.colours.slice(0, count).map((colour, at): SeatSetup => {
    const { name = t('party.seat', { n: at + 1 }) } = people[at] ?? {};
    return { name, colour, driver: { kind: 'lan' } };
  });
  const { game, circuit, source, clock, bank } = round;
  const more = { ...(source !== undefined && { source }), ...(bank !== undefined && { bank }) };
  return { game, circuit, options: optionsOf(card, round), seats, clock, ...more };
}
