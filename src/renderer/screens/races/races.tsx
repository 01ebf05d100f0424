// All races kept here: open ones to go on with, finished ones with their results, damaged ones to delete.

import type { MatchSummary } from '@api/contract';
import { Button, IconButton } from '@ui/panels/button';
import { Confirm } from '@ui/panels/dialog';
import { Chip, EmptyState, Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { PlaceBadge, pictureUrl, SeatInitial } from '@ui/panels/seat';
import { Segments } from '@ui/panels/segments';
import { Download, Flag, Play, Trash2, Trophy } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import './races.css';
import { attempt } from '../../app/client';
import { exportRecord } from '../../app/export';
import { useGameUi } from '../../app/games';
import { Notices } from '../../app/notices';
import { to } from '../../app/routes';
import { refreshRaces, useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { companyWords, countWords, whenWords } from '../../app/words';

const FILTERS = ['all', 'saved', 'finished'] as const;
type Filter = (typeof FILTERS)[number];
const FILTER_NAMES: Readonly<Record<Filter, string>> = { all: 'All', saved: 'Saved', finished: 'Finished' };

/** The list of races. show: which of them, from the address. */
export function RacesScreen({ show }: { show: string | undefined }): ReactElement {
  const [, navigate] = useLocation();
  const races = useApp((s) => s.races);
  useEffect(() => void refreshRaces(), []);
  const filter = FILTERS.find((f) => f === show) ?? 'all';
  const shown = races?.filter((race) => isShown(race, filter));
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className="races">
        <div className="races-head">
          <h1 className="heading h1">Races</h1>
          <Segments
            label="Which races"
            value={filter}
            choices={FILTERS.map((f) => ({
              value: f,
              label: `${FILTER_NAMES[f]} ${races?.filter((race) => isShown(race, f)).length ?? ''}`,
            }))}
            onChange={(next) => navigate(to.races(next), { replace: true })}
          />
        </div>
        {shown?.length === 0 && <NoRaces filter={filter} />}
        <ul className="races-list">
          {shown?.map((race) => (
            <li key={race.match}>
              <RaceRow race={race} />
            </li>
          ))}
        </ul>
      </div>
    </ScreenFrame>
  );
}

function isShown(race: MatchSummary, filter: Filter): boolean {
  return filter === 'all' || (race.status === 'finished') === (filter === 'finished');
}

function NoRaces({ filter }: { filter: Filter }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      icon={<Flag />}
      text={
        filter === 'finished'
          ? 'No race has reached the flag yet.'
          : 'No race is saved. Every race you start is kept here.'
      }
      action={<Button onClick={() => navigate(to.home())}>Pick a box</Button>}
    />
  );
}

function RaceRow({ race }: { race: MatchSummary }): ReactElement {
  const ui = useGameUi(race.game);
  const card = useApp((s) => s.games.find((game) => game.id === race.game));
  const circuit = card?.circuits.find((c) => c.id === race.circuit)?.name ?? race.circuit;
  const thumbnail = useMemo(() => pictureUrl(ui.circuitPicture(race.circuit, 'thumbnail')), [ui, race.circuit]);
  return (
    <Panel className="kept-row">
      <img className="kept-thumb" src={thumbnail} alt="" />
      <div className="kept-words">
        <h2 className="heading kept-name">
          {card?.name ?? race.game} · {circuit}
          {race.options.mode === 'qualifying' && <Chip>Qualifying</Chip>}
          {race.status === 'damaged' && <Chip look="bad">Damaged</Chip>}
        </h2>
        <p className="kept-line">{lineOf(race, ui.continueLine)}</p>
        <p className="note">
          {race.status === 'finished' ? 'Finished' : 'Saved'} {whenWords(race.savedAt)}. {companyWords(race.seats)}.
        </p>
      </div>
      <ol className="kept-seats">
        {seatsByPlace(race).map((seat) => (
          <li key={seat.seat} className="kept-seat">
            {race.status === 'finished' && <PlaceBadge place={seat.place} />}
            <SeatInitial name={seat.name} colour={seat.colour} mine={seat.driver.kind === 'you'} />
          </li>
        ))}
      </ol>
      <RowButtons race={race} name={`${card?.name ?? race.game}, ${circuit}`} />
    </Panel>
  );
}

function RowButtons({ race, name }: { race: MatchSummary; name: string }): ReactElement {
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  return (
    <div className="kept-buttons">
      {race.status === 'open' && (
        <Button
          icon={<Play size={18} fill="currentColor" className="icon" />}
          aria-label={`Resume ${name}`}
          onClick={() => navigate(to.race(race.match))}
        >
          Resume
        </Button>
      )}
      {race.status === 'finished' && (
        <>
          <Button
            icon={<Trophy size={18} className="icon" />}
            aria-label={`Results of ${name}`}
            onClick={() => navigate(to.results(race.match))}
          >
            Results
          </Button>
          <IconButton
            icon={<Download size={18} />}
            label="Export record"
            onClick={() => void exportRecord(race.match)}
          />
        </>
      )}
      <IconButton icon={<Trash2 size={18} />} label="Delete" look="quiet" onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        title="Delete this race?"
        text={`${name}, of ${whenWords(race.savedAt)}. It cannot be brought back.`}
        yes="Delete race"
        onYes={() => void remove(race)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

async function remove(race: MatchSummary): Promise<void> {
  if ((await attempt('matches.delete', { match: race.match })) === undefined) return;
  await refreshRaces();
}

function lineOf(race: MatchSummary, continueLine: (view: unknown, seats: MatchSummary['seats']) => string): string {
  if (race.status === 'damaged') return race.trouble ?? 'It cannot be read.';
  if (race.status === 'open') return continueLine(race.view, race.seats);
  const [first] = seatsByPlace(race);
  return first && race.seats.length > 1
    ? `Won by ${first.name}, ${countWords(race.seats.length, 'car')} at the start.`
    : `Driven by ${first?.name ?? 'nobody'}.`;
}

/** Seats with their places, best first; seat order while there are no standings. */
function seatsByPlace(race: MatchSummary): (MatchSummary['seats'][number] & { place: number })[] {
  return race.seats
    .map((seat) => ({ ...seat, place: race.standings.find((s) => s.seat === seat.seat)?.place ?? seat.seat + 1 }))
    .toSorted((a, b) => a.place - b.place);
}
