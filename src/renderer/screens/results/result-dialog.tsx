// The dialog with the picture of a result. Not here: how the picture is laid out (app/pictures/result-picture.ts).

import type { RaceResult } from '@api/contract';
import { nameOf } from '@narration/phrases';
import type { GameUi } from '@ui/game-ui';
import { seatCar } from '@ui/seat-car';
import { type ReactElement, useMemo } from 'react';
import { fullDateText, listText } from '../../app/format';
import { PictureDialog } from '../../app/pictures/picture-dialog';
import { picturedDriver } from '../../app/pictures/pictured-driver';
import { type ResultContent, resultPicture } from '../../app/pictures/result-picture';
import { t } from '../../text/results';
import { useFacts } from './use-facts';

export interface ResultDialogProps {
  result: RaceResult;
  ui: GameUi;
  /** The results in finishing order, as the screen shows them. */
  lines: ReturnType<GameUi['results']>['lines'];
  onClose(): void;
}

/** The dialog. */
export function ResultDialog({ result, ui, lines, onClose }: ResultDialogProps): ReactElement {
  const facts = useFacts(result);
  const content = useMemo(() => contentOf({ result, ui, lines }, facts), [result, ui, lines, facts]);
  const layouts = useMemo(
    () => ({
      wide: (measure: Parameters<typeof resultPicture>[2]) => resultPicture(content, 'wide', measure),
      square: (measure: Parameters<typeof resultPicture>[2]) => resultPicture(content, 'square', measure),
    }),
    [content],
  );
  const order = content.lines.map(({ place, name }) => t('picture.result.place', { place, name }));
  return (
    <PictureDialog
      title={t('picture.result.title')}
      alt={t('picture.result.alt', { order: listText(order) })}
      fileName={`${facts} ${result.finishedAt.slice(0, 10)}`}
      layouts={layouts}
      onClose={onClose}
    />
  );
}

function contentOf({ result, ui, lines }: Omit<ResultDialogProps, 'onClose'>, facts: string): ResultContent {
  const winner = lines.find(({ retired }) => !retired)?.seat;
  return {
    title: winner === undefined ? facts : t('picture.result.won', { name: nameOf(result.seats, winner) }),
    facts,
    date: fullDateText(result.finishedAt),
    brand: t('picture.brand'),
    board: ui.circuitPicture(result.circuit, 'large'),
    lines: lines.flatMap((line) => {
      const info = result.seats.find(({ seat }) => seat === line.seat);
      if (info === undefined) return [];
      return {
        ...picturedDriver(info.name, info.driver, info.colour),
        place: line.place,
        car: seatCar(ui, info),
        note: line.retired ? t('picture.result.out') : line.gap,
        points: line.points,
        retired: line.retired,
      };
    }),
    more: (n) => t('picture.more', { n }),
  };
}
