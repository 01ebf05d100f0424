// The career saved last: its next race, or what else it waits for. Loaded once there is one. Not here: its page.

import type { CareerSummary } from '@api/career/commands';
import { message } from '@api/messages';
import { describe } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { pictureUrl } from '@ui/panels/seat';
import { Flag, Play } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { plateNameOf } from '../../../app/games/boxes';
import { useFirstLook, useGameCard, useGameTerms } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { Blocks } from './blocks';
import { Card, CardPicture, SmallBox } from './card';
import { Summit } from './summit';

export interface CareerProps {
  career: CareerSummary;
  isFirst: boolean;
}

/** Its card. */
export function OwnCareer({ career, isFirst }: CareerProps): ReactElement {
  const { next, race, races, name } = career;
  return (
    <Card
      isFirst={isFirst}
      name={t('career.title')}
      picture={
        next === null ? (
          <Summit />
        ) : (
          <Suspense>
            <Circuit game={next.game} circuit={next.circuit} />
          </Suspense>
        )
      }
      label={t('career.title')}
      side={t('career.race', { race, races })}
      title={
        next === null ? (
          name
        ) : (
          <Suspense fallback={plateNameOf(next.game)}>
            <CircuitName game={next.game} circuit={next.circuit} />
          </Suspense>
        )
      }
      text={textOf(career)}
      foot={<CareerButton career={career} isFirst={isFirst} />}
    >
      <Blocks
        look="races"
        states={Array.from({ length: races }, (_, at) => (at < race - 1 ? 'done' : at === race - 1 ? 'now' : 'open'))}
      />
    </Card>
  );
}

function Circuit({ game, circuit }: { game: string; circuit: string }): ReactElement {
  return (
    <>
      <CardPicture url={pictureUrl(useFirstLook(game).circuitPicture(circuit, 'large'))} />
      <SmallBox game={game} />
    </>
  );
}

/** The name comes with its game's words. */
function CircuitName({ game, circuit }: { game: string; circuit: string }): ReactElement {
  useGameTerms(game);
  return <>{circuitName(useGameCard(game), circuit)}</>;
}

/** The place in the league and what is at stake, or what else is to do. */
function textOf({ state, next, place, people, league: id }: CareerSummary): string {
  if (next === null) return t(state === 'over' ? 'career.over' : 'career.choosing');
  const league = describe(message('career.league', { league: id })) ?? '';
  const stakes = describe(next.stakes) ?? '';
  if (place === null) return t('career.first', { league, stakes });
  const about = { place, league, stakes };
  return people.length === 1
    ? t('career.place.you', about)
    : t('career.place', { ...about, name: people.map((one) => one.name).join(' & ') });
}

function CareerButton({ career: { career, next }, isFirst }: CareerProps): ReactElement {
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const runs = next !== null && next.match !== null;
  async function start(): Promise<void> {
    if (next === null) return navigate(to.career(career));
    setBusy(true);
    const begun = await attempt('careers.start', { career });
    setBusy(false);
    if (begun) navigate(to.race(begun.match));
  }
  return (
    <Button
      look={isFirst ? 'main' : 'plain'}
      icon={runs ? <Play size={17} className="icon" /> : <Flag size={17} className="icon" />}
      busy={isBusy}
      {...(runs && { 'aria-label': t('career.resume.said') })}
      aria-keyshortcuts="K"
      onClick={() => void start()}
    >
      {t(runs ? 'career.resume' : next === null ? 'career.open' : 'career.go')}
    </Button>
  );
}
