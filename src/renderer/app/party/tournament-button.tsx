// The way to the tournament of the party, from wherever the party is shown.

import { Button, IconButton } from '@ui/controls/button';
import { Network } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../text/app';
import { to } from '../routes';
import { useParty } from './party';

/** Opens the tournament; nothing at a party without one, and on its own page. isBrief: an icon without its word. */
export function TournamentButton({ isBrief = false }: { isBrief?: boolean }): ReactElement | null {
  const season = useParty((s) => s.party?.tournament?.season);
  const [location, navigate] = useLocation();
  if (season === undefined || location === to.tournament(season)) return null;
  const open = () => navigate(to.tournament(season));
  if (isBrief) return <IconButton icon={<Network size={20} />} label={t('party.tournament')} onClick={open} />;
  return (
    <Button size="small" icon={<Network size={17} className="icon" />} onClick={open}>
      {t('party.tournament')}
    </Button>
  );
}
