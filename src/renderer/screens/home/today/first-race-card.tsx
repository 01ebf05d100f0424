// The invitation to the first race of all, after the game's lesson. Not here: a race to continue (continue-card.tsx).

import type { SchoolProgress } from '@api/school/commands';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { pictureUrl } from '@ui/panels/seat';
import { GraduationCap, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { boxOf, openBoxes, plateNameOf } from '../../../app/games/boxes';
import { useFirstLook, useGameCard } from '../../../app/games/games';
import { isLearned, stillToLearn } from '../../../app/games/learned';
import { useQuickRace } from '../../../app/games/quick-race';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { t } from '../../../text/home';
import { Card, CardPicture, SmallBox } from './card';
import { Drivers } from './drivers';
import { raceTitle } from './race-title';

/** A short race against rookies, and the lesson as long as it has not been taken. */
export function FirstRaceCard({ game, learned }: { game: string; learned: SchoolProgress | undefined }): ReactElement {
  const look = useFirstLook(game);
  const { setup, start, busy } = useQuickRace(game);
  const [, navigate] = useLocation();
  const lesson = isLearned(learned, game) ? undefined : boxOf(game)?.lesson;
  const circuit = circuitName(useGameCard(game), setup.circuit);
  return (
    <Card
      isFirst
      isAlone
      name={t('first')}
      picture={
        <>
          <CardPicture url={pictureUrl(look.circuitPicture(setup.circuit, 'large'))} />
          <SmallBox game={game} />
        </>
      }
      label={t('first.yours')}
      title={raceTitle(game, circuit)}
      text={look.quickRace.text}
      foot={
        <>
          {lesson && (
            <Button
              look="main"
              icon={<GraduationCap size={20} className="icon" />}
              aria-keyshortcuts="C"
              onClick={() => navigate(to.lesson(game))}
            >
              {t('first.learn', { minutes: lesson.minutes })}
            </Button>
          )}
          <Button
            look={lesson ? 'plain' : 'main'}
            icon={<Play size={18} fill="currentColor" className="icon" />}
            busy={busy}
            {...(lesson === undefined && { 'aria-keyshortcuts': 'C' })}
            onClick={start}
          >
            {t(lesson ? 'first.race' : 'start')}
          </Button>
          {learned && lesson === undefined && <NextLesson learned={learned} game={game} />}
        </>
      }
    >
      <Drivers drivers={setup.seats.map(({ name, colour }, seat) => ({ name, colour, mine: seat === 0 }))} />
    </Card>
  );
}

/** Offers the next game to a person who has finished this lesson. */
function NextLesson({ learned, game }: { learned: SchoolProgress; game: string }): ReactElement | null {
  const shelf = openBoxes(useApp((s) => s.games)).map(({ id }) => id);
  const [next] = stillToLearn(learned, shelf, game);
  const [, navigate] = useLocation();
  if (next === undefined) return null;
  return (
    <Button look="quiet" icon={<GraduationCap size={20} className="icon" />} onClick={() => navigate(to.lesson(next))}>
      {t('shelf.learn', { game: plateNameOf(next) })}
    </Button>
  );
}
