// The career on home: the one saved last, or without one, the way into the Sunday Club. Not here: its page.

import type { CareerSummary } from '@api/career/commands';
import { Button } from '@ui/controls/button';
import { Mountain } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useLocation } from 'wouter';
import { screen } from '../../../app/language';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { Card } from './card';
import { Summit } from './summit';

// Most people have none, and a career says what is at stake in the host's words.
const OwnCareer = screen(['today'], async () => (await import('./own-career')).OwnCareer);

/** The card. */
export function CareerCard({ career, isFirst }: { career: CareerSummary | undefined; isFirst: boolean }): ReactElement {
  if (career === undefined) return <NoCareer />;
  const label = t('career.title');
  return (
    <Suspense
      fallback={<Card name={label} picture={<Summit />} label={label} title={career.name} text="" foot={null} />}
    >
      <OwnCareer career={career} isFirst={isFirst} />
    </Suspense>
  );
}

function NoCareer(): ReactElement {
  const [, navigate] = useLocation();
  return (
    <Card
      name={t('career.title')}
      picture={<Summit />}
      label={t('career.title')}
      title={t('career.none.title')}
      text={t('career.none')}
      foot={
        <Button
          icon={<Mountain size={17} className="icon" />}
          aria-keyshortcuts="K"
          onClick={() => navigate(to.careers())}
        >
          {t('career.start')}
        </Button>
      }
    />
  );
}
