// What a tournament's page shows, and what its buttons do. Not here: loading it (tournament.tsx).

import type { TournamentView } from '@api/tournament/commands';
import { Segments } from '@ui/controls/segments';
import { toast } from '@ui/overlays/toasts';
import { classes } from '@ui/panels/classes';
import { type ReactElement, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { useHandset } from '../../app/use-wide';
import { t } from '../../text/tournament';
import { useLooks } from '../hall/use-looks';
import { Bracket, type BracketProps } from './bracket/bracket';
import { Rounds } from './bracket/rounds';
import { TourneyAudit } from './changes/audit';
import { type Asked, Changes } from './changes/changes';
import type { TourneyActions, TourneyPart } from './context';
import { TourneyHead } from './head/head';
import { hasBracket, partyTableOf, placedAt } from './model/lookup';
import { ownDrivers, pathOf, viewerIn } from './model/own';
import { Calling } from './side/calling';
import { NextUp } from './side/next-up';
import { NeedsParty } from './side/open-party';
import { TourneyOver } from './side/over';
import { OwnTurn } from './side/own-turn';
import { TvCard } from './side/tv-card';
import { TourneyStandings } from './standings/standings';
import styles from './tournament.module.css';
import { useTourneyKeys } from './use-tourney-keys';

export interface TournamentPageProps {
  view: TournamentView;
  /** A command returned a newer one. */
  onChange(view: TournamentView): void;
}

/** The page. */
export function TournamentPage({ view, onChange }: TournamentPageProps): ReactElement {
  const [asked, setAsked] = useState<Asked>(null);
  const part = usePart(view, setAsked);
  const [chosen, choose] = useState<string>();
  const { focused } = useTourneyKeys(part, chosen, choose);
  const bracket = { ...part, chosen: focused, onChoose: choose };
  return (
    <div className={styles.tourney}>
      <TourneyHead {...part} onChange={(about) => setAsked({ about })} />
      <div className={styles.tourneyColumns}>
        <Side {...part} />
        <Middle {...bracket} />
      </div>
      <TourneyAudit view={view} />
      <Changes view={view} asked={asked} onChange={onChange} onClose={() => setAsked(null)} />
    </div>
  );
}

/** The right column; above everything else where there is no room beside the bracket. */
function Side(part: TourneyPart): ReactElement {
  const { view, party, isHost } = part;
  return (
    <div className={styles.tourneySide}>
      <OwnTurn {...part} />
      <Calling {...part} />
      {view.status === 'finished' ? <TourneyOver {...part} /> : isHost && party === null && <NeedsParty view={view} />}
      <div className={styles.tourneySideMore}>
        <NextUp {...part} />
        {isHost && party !== null && <TvCard party={party} />}
      </div>
    </div>
  );
}

/** Bracket and standings, on a phone one of them. */
function Middle(props: BracketProps): ReactElement {
  const isPhone = useHandset();
  const [tab, setTab] = useState<'tables' | 'standings'>('tables');
  const isElimination = hasBracket(props.view);
  const tables = isElimination ? <Bracket {...props} /> : <Rounds {...props} />;
  return (
    <div className={classes(styles.tourneyMiddle, isPhone && styles.tourneyMiddlePhone)}>
      {isPhone && (
        <Segments<'tables' | 'standings'>
          wide
          label={t('tabs')}
          value={tab}
          choices={[
            { value: 'tables', label: t(isElimination ? 'bracket' : 'rounds') },
            { value: 'standings', label: t('standings') },
          ]}
          onChange={setTab}
        />
      )}
      {(!isPhone || tab === 'tables') && tables}
      {(!isPhone || tab === 'standings') && <TourneyStandings {...props} />}
    </div>
  );
}

/** What every part of the page needs. */
function usePart(view: TournamentView, ask: (asked: Asked) => void): TourneyPart {
  const cards = useApp((s) => s.games);
  const isHost = useApp((s) => s.role === 'owner');
  const open = useParty((s) => s.party);
  const party = open?.tournament?.season === view.season ? open : null;
  const tables = useMemo(() => party?.tables.filter(({ round }) => round !== null) ?? [], [party]);
  const looks = useLooks(tables);
  const viewer = useMemo(() => viewerIn(open), [open]);
  const own = useMemo(() => ownDrivers(view, viewer), [view, viewer]);
  const path = useMemo(() => pathOf(view, own), [view, own]);
  const actions = useActions(view, party, ask);
  return { view, cards, party, looks, own, path, isHost, actions };
}

function useActions(view: TournamentView, party: TourneyPart['party'], ask: (asked: Asked) => void): TourneyActions {
  const [, navigate] = useLocation();
  async function go(round: string, isSeat: boolean): Promise<void> {
    const table = partyTableOf(party, round);
    if (table !== undefined && table.id !== party?.table) {
      if ((await attempt('tables.go', { table: table.id })) === undefined) return;
    }
    if (isSeat) await attempt('party.ready', { ready: true });
    const match = table?.match ?? placedAt(view, round)?.table.match ?? null;
    if (isSeat && match === null) navigate(to.lobby());
    else if (match !== null)
      navigate(placedAt(view, round)?.table.state === 'finished' ? to.results(match) : to.race(match));
  }
  async function call(round?: string): Promise<void> {
    const rounds = round === undefined ? {} : { rounds: [round] };
    const called = await attempt('tournaments.call', { season: view.season, ...rounds });
    if (called !== undefined && called.waiting.length > 0) toast('info', t('call.full', { n: called.waiting.length }));
  }
  return {
    watch: (round) => void go(round, false),
    takeSeat: (round) => void go(round, true),
    call: (round) => void call(round),
    correct: (round) => ask({ about: 'correct', round }),
    voidTable: (round) => ask({ about: 'void', round }),
  };
}
