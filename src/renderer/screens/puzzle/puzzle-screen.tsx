// One puzzle by its id: loads its game, its position and the set that it belongs to. Not here: the table (puzzle-table.tsx).

import { today } from '../../app/format';
import '../race/styles';
import type { ApiError } from '@api/contract';
import { Button } from '@ui/controls/button';
import { toast } from '@ui/overlays/toasts';
import { EmptyState } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { Puzzle } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { client } from '../../app/client';
import { Loading } from '../../app/connection/connection';
import { useCircuit, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/club/puzzle';
import { keepState, nextIn, openSet, usePuzzleSet } from './puzzle-set';
import { PuzzleTable } from './puzzle-table';
import { type PuzzleLook, useLook } from './use-puzzle';

/** The screen. */
export function PuzzleScreen({ id }: { id: string }): ReactElement {
  const [day] = useState(() => today());
  const look = useLook(id, day);
  useSet(id, day);
  if (look === undefined) return <Loading />;
  if ('code' in look) return <Gone id={id} day={day} apiError={look} />;
  return <OpenPuzzle look={look} day={day} />;
}

function OpenPuzzle({ look, day }: { look: PuzzleLook; day: string }): ReactElement {
  const ui = useGameUi(look.puzzle.game);
  useCircuit(ui, look.update);
  return <PuzzleTable {...{ ui, look, day }} />;
}

/** After a reload a puzzle of today's five is among the others again. */
function useSet(id: string, day: string): void {
  const session = useApp((s) => s.session);
  const isInSet = usePuzzleSet((s) => s.set?.cards.some((card) => card.id === id) === true);
  useEffect(() => {
    if (isInSet || session === 0) return;
    let here = true;
    void client.call('puzzles.home', { day }).then((reply) => {
      if (!here) return;
      const five = reply.ok ? reply.value.five : [];
      if (five.some((card) => card.id === id)) openSet('five', five);
      else usePuzzleSet.setState({ set: null });
    });
    return () => {
      here = false;
    };
  }, [id, day, session, isInSet]);
}

/** A puzzle that was withdrawn, or whose rules have changed: the set goes on without it. */
function Gone({ id, day, apiError }: { id: string; day: string; apiError: ApiError }): ReactElement {
  const [, navigate] = useLocation();
  const set = usePuzzleSet((s) => s.set);
  const next = set?.cards.some((card) => card.id === id) === true ? nextIn(set.cards, id) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    // A host that does not know it has nothing to skip.
    void client.call('puzzles.skip', { id, day });
    keepState(id, 'skipped', 0);
    toast('info', t('gone.skipped'));
    navigate(to.puzzle(next.id), { replace: true });
  }, [id, day, next, navigate]);
  if (next !== undefined) return <Loading />;
  return (
    <ScreenFrame top={<AppTopBar />}>
      <EmptyState
        icon={<Puzzle />}
        text={apiError.code === 'not-found' ? t('gone') : apiErrorText(apiError)}
        action={<Button onClick={() => navigate(to.challenges())}>{t('back')}</Button>}
      />
    </ScreenFrame>
  );
}
