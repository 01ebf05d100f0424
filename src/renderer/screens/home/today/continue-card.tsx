// The race to continue, with its real board. Not here: the first race of all (../first).

import type { MatchSummary } from '@api/contract';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { pictureUrl } from '@ui/panels/seat';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { dateTimeText } from '../../../app/format';
import { useCircuit, useGameCard, useGameUi } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { t } from '../../../text/club/today';
import { Card, CardPicture, SmallBox } from './card';
import { Drivers } from './drivers';
import { raceTitle } from './race-title';

/** The race saved last. more: how many others are saved. */
export function ContinueCard({ race, more }: { race: MatchSummary; more: number }): ReactElement {
  const [, navigate] = useLocation();
  const ui = useGameUi(race.game);
  useCircuit(ui, race);
  const picture = ui.circuitPicture(race.circuit, 'large', race.view, race.seats);
  const circuit = circuitName(useGameCard(race.game), race.circuit);
  return (
    <Card
      isFirst
      name={t('continue')}
      picture={
        <>
          <CardPicture url={pictureUrl(picture)} {...(picture.focus && { at: picture.focus })} />
          <SmallBox game={race.game} />
        </>
      }
      label={t('continue')}
      side={t('continue.saved', { when: dateTimeText(race.savedAt) })}
      title={raceTitle(race.game, circuit)}
      text={ui.continueLine(race.view, race.seats)}
      foot={
        <>
          <Button
            look="main"
            icon={<Play size={18} fill="currentColor" className="icon" />}
            aria-keyshortcuts="C"
            onClick={() => navigate(to.race(race.match))}
          >
            {t('resume')}
          </Button>
          {more > 0 && <Button onClick={() => navigate(to.races('saved'))}>{t('more', { count: more })}</Button>}
        </>
      }
    >
      <Drivers
        drivers={race.seats.map(({ name, colour, driver }) => ({ name, colour, mine: driver.kind === 'you' }))}
      />
    </Card>
  );
}
