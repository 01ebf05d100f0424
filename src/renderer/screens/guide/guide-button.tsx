// The guide beside an editor or a report: a button that opens it in a drawer, so that reading it loses nothing there.

import { IconButton } from '@ui/controls/button';
import { useKeys } from '@ui/keys';
import { BookOpen } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useGameUi } from '../../app/games/games';
import { t } from '../../text/guide';
import { ReferenceDrawer } from '../rules/reference-drawer';
import { guide } from './articles';

/** The button; key: F1. about: what the screen is at, 'tool.corner': its article opens at once. game: whose circuit is open. */
export function GuideButton({ about, game }: { about: string; game: string }): ReactElement {
  const ui = useGameUi(game);
  const [isOpen, setOpen] = useState(false);
  useKeys({ f1: () => setOpen(true) });
  return (
    <>
      <IconButton icon={<BookOpen size={20} />} label={t('open')} onClick={() => setOpen(true)} />
      <ReferenceDrawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        name={t('name')}
        referenceOf={() => guide(ui.reference())}
        about={about}
      />
    </>
  );
}
