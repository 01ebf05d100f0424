// The dialog with the picture of a season's standings. Not here: how the picture is laid out (app/pictures/table-picture.ts).

import type { GameCard } from '@api/contract';
import type { RoundView, SeasonLine, SeasonView } from '@api/season';
import { ordinal } from '@narration/phrases';
import { type ReactElement, useMemo } from 'react';
import { fullDateText, listText } from '../../../app/format';
import type { Measure } from '../../../app/pictures/drawing';
import { PictureDialog } from '../../../app/pictures/picture-dialog';
import { picturedDriver } from '../../../app/pictures/pictured-driver';
import { type TableCell, type TableContent, type TableLine, tablePicture } from '../../../app/pictures/table-picture';
import { useApp } from '../../../app/store';
import { t } from '../../../text/results';
import { t as ofSeasons } from '../../../text/seasons';
import { coloursIn, doneCount, driverOf, gameShown, lastRace, resultOf } from '../season-data';
import { circuitName, gapText, shortName } from '../season-text';

export interface TableDialogProps {
  view: SeasonView;
  onClose(): void;
}

/** The dialog. */
export function TableDialog({ view, onClose }: TableDialogProps): ReactElement {
  const games = useApp((s) => s.games);
  const content = useMemo(() => contentOf(view, games), [view, games]);
  const layouts = useMemo(() => ({ only: (measure: Measure) => tablePicture(content, measure) }), [content]);
  const order = content.lines.map(({ name, points }) => t('picture.table.line', { name, points: Number(points) }));
  return (
    <PictureDialog
      title={t('picture.table.title')}
      alt={t('picture.table.alt', { order: listText(order) })}
      fileName={`${content.title} ${content.after}`}
      layouts={layouts}
      onClose={onClose}
    />
  );
}

function contentOf(view: SeasonView, games: readonly GameCard[]): TableContent {
  const { plan, rounds, table } = view;
  const done = doneCount(view);
  const latest = rounds.findLast(({ state }) => state === 'done');
  const card = games.find(({ id }) => id === gameShown(view));
  const colours = coloursIn(card, plan.drivers);
  return {
    title: plan.name,
    after: afterText(view, latest, done, games),
    // The day of the latest race, so that the same standings give the same picture.
    date: fullDateText(dateOf(view, latest)),
    brand: t('picture.brand'),
    driver: t('picture.table.driver'),
    total: t('picture.table.points'),
    gap: t('picture.table.gap'),
    races: rounds.map(({ round }) => shortName(circuitName(games, round))),
    done,
    lines: table.map((line): TableLine => {
      const driver = driverOf(view, line.driver);
      const colour = colours.get(line.driver) ?? driver?.colour ?? 'red';
      return {
        ...picturedDriver(driver?.name ?? line.driver, driver?.driver, colour),
        place: line.progress.length > 0 ? line.place : undefined,
        cells: rounds.map((round) => cellOf(round, line)),
        points: String(line.points),
        gap: gapText(line.gap),
        mine: driver?.driver.kind === 'you',
      };
    }),
    latest: (shown) => t('picture.table.latest', { n: shown, all: rounds.length }),
  };
}

function afterText(
  { status, rounds }: SeasonView,
  latest: RoundView | undefined,
  done: number,
  games: readonly GameCard[],
): string {
  if (latest === undefined) return t('picture.table.before');
  if (status === 'finished') return t('picture.table.final', { n: rounds.length });
  return t('picture.table.after', { n: done, all: rounds.length, circuit: circuitName(games, latest.round) });
}

function dateOf({ createdAt, finishedAt }: SeasonView, latest: RoundView | undefined): string {
  return finishedAt ?? (latest && lastRace(latest)?.at) ?? createdAt;
}

function cellOf(round: RoundView, { driver }: SeasonLine): TableCell | undefined {
  const result = resultOf(round, driver);
  if (result === undefined) return undefined;
  const { place, out, points, dropped } = result;
  return {
    points: String(points),
    note: place === null ? ofSeasons('cell.missed') : out ? ofSeasons('cell.out') : ordinal(place),
    won: place === 1 && !out,
    dropped,
  };
}
