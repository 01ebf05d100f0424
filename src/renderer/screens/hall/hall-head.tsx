// The hall's title row: the party, how many race and watch, the pages, the way to write to everyone, and the tournament.

import type { Party } from '@api/party';
import { Button, IconButton } from '@ui/controls/button';
import { Chip } from '@ui/panels/panel';
import { ChevronLeft, ChevronRight, MessageSquareText } from 'lucide-react';
import type { ReactElement } from 'react';
import { unreadCount } from '../../app/party/at-party';
import { useParty } from '../../app/party/party';
import { TournamentButton } from '../../app/party/tournament-button';
import { t } from '../../text/hall';
import talkStyles from '../talk/talk.module.css';
import styles from './hall.module.css';
import type { Looks } from './looks';
import { type OverRaces, sumsOf } from './table-state';

export interface HallHeadProps {
  party: Party;
  looks: Looks;
  over: OverRaces;
  /** 0-based. */
  page: number;
  pages: number;
  onTurn(page: number): void;
  onTalk(): void;
}

/** The row. */
export function HallHead(props: HallHeadProps): ReactElement {
  const { party, looks, over, onTalk } = props;
  const { live, racing, watching } = sumsOf(party, looks, over);
  const unread = unreadCount(useParty((s) => s.unread));
  return (
    <div className={styles.hallHead}>
      <h1 className={`heading h1 ${styles.hallName}`}>{party.name}</h1>
      <span className={styles.hallSums}>
        <Chip look={live > 0 ? 'good' : 'plain'}>{t('live', { count: live })}</Chip>
        <Chip>{t('people', { racing, watching })}</Chip>
      </span>
      <span className={styles.hallGap} />
      <Pager {...props} />
      <span className={styles.hallUnread}>
        <Button size="small" icon={<MessageSquareText size={17} className="icon" />} onClick={onTalk}>
          {t('message')}
        </Button>
        {unread > 0 && <span className={talkStyles.unread}>{unread}</span>}
      </span>
      <TournamentButton isNew />
    </div>
  );
}

function Pager({ page, pages, onTurn }: HallHeadProps): ReactElement | null {
  if (pages < 2) return null;
  const shown = { page: page + 1, pages };
  return (
    <span className={styles.hallPager}>
      <IconButton
        icon={<ChevronLeft size={20} />}
        label={t('page.back')}
        why={page === 0 && t('page', shown)}
        onClick={() => onTurn(page - 1)}
      />
      <span role="status" aria-label={t('page', shown)}>
        {shown.page} / {shown.pages}
      </span>
      <IconButton
        icon={<ChevronRight size={20} />}
        label={t('page.on')}
        why={page === pages - 1 && t('page', shown)}
        onClick={() => onTurn(page + 1)}
      />
    </span>
  );
}
