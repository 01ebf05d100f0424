// The way to the hall, from wherever the party is shown.

import { Button, IconButton } from '@ui/controls/button';
import { LayoutGrid } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../text/app';
import { to } from '../routes';
import { hasHall } from './at-party';
import { useParty } from './party';

/** Opens the hall; nothing where there is nothing to see in it. isBrief: an icon without its word. */
export function TablesButton({ isBrief = false }: { isBrief?: boolean }): ReactElement | null {
  const isWanted = useParty((s) => s.party !== null && hasHall(s.party));
  const [, navigate] = useLocation();
  if (!isWanted) return null;
  const open = () => navigate(to.hall());
  if (isBrief) return <IconButton icon={<LayoutGrid size={20} />} label={t('party.tables')} onClick={open} />;
  return (
    <Button size="small" icon={<LayoutGrid size={17} className="icon" />} onClick={open}>
      {t('party.tables')}
    </Button>
  );
}
