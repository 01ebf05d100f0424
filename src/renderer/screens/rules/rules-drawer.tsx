// The rules beside a running race or a setup. Not here: the drawer (reference-drawer.tsx).

import type { GameUi } from '@ui/game-ui';
import type { ReactElement } from 'react';
import { plateNameOf } from '../../app/games/boxes';
import { t } from '../../text/rules';
import { InLog, type LogLines } from './in-log';
import { ReferenceDrawer } from './reference-drawer';
import { TryIt } from './try-it';

export interface RulesDrawerProps {
  open: boolean;
  onClose(): void;
  ui: GameUi;
  /** The current subject (Article.about): its article is open at once, the list of all is one step back. */
  about?: string | undefined;
  /** The events of the race so far: an article shows the lines that it explains. Left out: there is no race. */
  log?: LogLines | undefined;
  /** An article links to the lesson's sections that teach it: allowed if no one has to wait for the person who leaves. */
  tries?: boolean | undefined;
}

/** The drawer of a game's rules. */
export function RulesDrawer({ open, onClose, ui, about, log, tries = false }: RulesDrawerProps): ReactElement {
  const name = plateNameOf(ui.id);
  return (
    <ReferenceDrawer
      {...{ open, onClose, about, name }}
      title={t('drawer', { game: name })}
      referenceOf={() => ui.reference()}
      under={(article) => (
        <>
          {log !== undefined && <InLog article={article} log={log} />}
          {tries && <TryIt ui={ui} article={article} />}
        </>
      )}
    />
  );
}
