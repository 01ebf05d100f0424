// The way to the tournament of the party, from wherever the party is shown.

import { Button, IconButton } from '@ui/controls/button';
import { Network } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../text/app';
import { to } from '../routes';
import { useApp } from '../store';
import { useParty } from './party';

export interface TournamentButtonProps {
  /** An icon without its word. */
  isBrief?: boolean;
  /** At the host's party without a tournament, it plans one. */
  isNew?: boolean;
}

/** Opens the tournament; nothing at a party without one, and on its own page. */
export function TournamentButton({ isBrief = false, isNew = false }: TournamentButtonProps): ReactElement | null {
  const season = useParty((s) => s.party?.tournament?.season);
  const isHost = useApp((s) => s.role === 'owner');
  const [location, navigate] = useLocation();
  const place = season !== undefined ? to.tournament(season) : isNew && isHost ? to.newTournament() : undefined;
  if (place === undefined || location === place) return null;
  const open = () => navigate(place);
  if (isBrief) return <IconButton icon={<Network size={20} />} label={t('party.tournament')} onClick={open} />;
  return (
    <Button size="small" icon={<Network size={17} className="icon" />} onClick={open}>
      {t('party.tournament')}
    </Button>
  );
}
