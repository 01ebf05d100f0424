// The driving school's lesson in the workshop: draw a first circuit. Not here: the lesson itself (screens/editor/lesson).

import type { Json } from '@core/contract';
import { Button } from '@ui/controls/button';
import { Panel } from '@ui/panels/panel';
import { Construction, GraduationCap } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { loadGameUi } from '../../app/games/games';
import { workshopOf } from '../../app/games/workshops';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/school';
import { startFirstCircuit } from '../editor/lesson/first-circuit';
import { useRoomToDraw } from '../editor/state/use-room-to-draw';
import { DoneMark } from './done-mark';
import styles from './school.module.css';

/** games: in the order of the shelf; the first with a road to draw is taken. Nothing if none has one. isDone: completed once. */
export function FirstCircuitCard({
  games,
  isDone,
}: {
  games: readonly string[];
  isDone: boolean;
}): ReactElement | null {
  const cards = useApp((s) => s.games);
  const author = useApp((s) => s.settings.name);
  const hasRoom = useRoomToDraw();
  const [busy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  const drawable = games.filter((id) => cards.some((card) => card.id === id && card.hasWorkshop));
  if (drawable.length === 0) return null;
  async function begin(): Promise<void> {
    setBusy(true);
    const source = await blankOf(drawable, t('circuit.name'));
    const named = source === undefined ? undefined : { ...(source as object), author };
    const kept = named && (await attempt('circuits.save', { source: named }));
    setBusy(false);
    if (kept === undefined) return;
    startFirstCircuit(kept.kept);
    navigate(to.circuit(kept.kept));
  }
  return (
    <li className={styles.schoolLesson}>
      <Panel label={t('circuit.title')}>
        <div className={styles.schoolHead}>
          <span className={styles.schoolSign} aria-hidden="true">
            <Construction strokeWidth={1.25} />
          </span>
          <h2 className="heading">{t('circuit.title')}</h2>
          {isDone && <DoneMark />}
        </div>
        <p className={styles.schoolWords}>{t('circuit.text')}</p>
        <Button
          icon={<GraduationCap size={20} className="icon" />}
          busy={busy}
          why={hasRoom ? undefined : t('circuit.larger')}
          onClick={() => void begin()}
        >
          {t(isDone ? 'list.again' : 'circuit.begin')}
        </Button>
      </Panel>
    </li>
  );
}

/** A blank circuit of the first of these games whose roads are drawn. */
async function blankOf(games: readonly string[], name: string): Promise<Json | undefined> {
  for (const game of games) {
    const workshop = await workshopOf(await loadGameUi(game));
    if ((await workshop?.editor?.())?.kind === 'road') return workshop?.blank?.(name);
  }
  return undefined;
}
