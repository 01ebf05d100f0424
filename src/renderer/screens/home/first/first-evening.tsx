// The first evening on the home screen: a lesson, a short race against rookies, its verdict and the next box, and the driver's name
// and colour. Only the current step has a button. Not here: how far someone is (evening.ts).

import type { SchoolProgress } from '@api/school/commands';
import { namedKey } from '@drivers/keys';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { pictureUrl } from '@ui/panels/seat';
import { ArrowRight, Flag, GraduationCap, PackageOpen, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { listText } from '../../../app/format';
import { boxOf, openBoxes, plateNameOf } from '../../../app/games/boxes';
import { useFirstLook, useGameCard } from '../../../app/games/games';
import { useQuickRace } from '../../../app/games/quick-race';
import { to } from '../../../app/routes';
import { changeSettings, useApp } from '../../../app/store';
import { useAnswer } from '../../../app/use-answer';
import { t } from '../../../text/club/first';
import { SmallBox } from '../today/card';
import { Drivers } from '../today/drivers';
import { DriverCard } from './driver-card';
import { type Evening, type NextBox, nextBox, placeIn } from './evening';
import styles from './evening.module.css';
import { Step } from './step';
import { VerdictCurve } from './verdict-curve';

/** Minutes that a first race and its verdict take. */
const RACE = 10;
const VERDICT = 5;

export interface FirstEveningProps {
  evening: Evening;
  learned: SchoolProgress;
}

/** The heading, three steps and the driver's card. */
export function FirstEvening({ evening, learned }: FirstEveningProps): ReactElement {
  const lesson = boxOf(evening.game)?.lesson?.minutes ?? 0;
  return (
    <section className={styles.evening} aria-label={t('title')}>
      <div className={styles.eveningMain}>
        <div className={styles.eveningHead}>
          <h2 className="heading">{t('title')}</h2>
          <span className="note">{t('title.note', { minutes: lesson + RACE + VERDICT })}</span>
          <button type="button" className={styles.eveningKnown} onClick={leave}>
            {t('known')}
            <ArrowRight size={17} aria-hidden="true" />
          </button>
        </div>
        <ol className={styles.eveningSteps} aria-label={t('steps')}>
          <LearnStep evening={evening} learned={learned} />
          <RaceStep evening={evening} />
          <VerdictStep evening={evening} learned={learned} />
        </ol>
      </div>
      <DriverCard />
    </section>
  );
}

function leave(): void {
  changeSettings({ firstEvening: 'hidden' });
}

function LearnStep({ evening: { game, step }, learned }: FirstEveningProps): ReactElement {
  const [, navigate] = useLocation();
  const { setup } = useQuickRace(game, { first: true });
  const url = pictureUrl(useFirstLook(game).circuitPicture(setup.circuit, 'large'));
  const box = boxOf(game);
  const { section = 0, step: at = 0 } = learned[game] ?? {};
  const sections = box?.lesson?.sections ?? 0;
  const isBegun = section + at > 0;
  return (
    <Step
      number={1}
      now={step}
      minutes={box?.lesson?.minutes ?? 0}
      title={t('learn.title', { game: plateNameOf(game) })}
      text={step > 1 ? t('learn.done') : t('learn.text')}
      picture={<img className={styles.eveningClose} src={url} alt="" draggable={false} />}
      foot={
        <Button
          look="main"
          icon={<GraduationCap size={20} className="icon" />}
          aria-keyshortcuts="C"
          onClick={() => navigate(to.lesson(game))}
        >
          {isBegun ? t('learn.resume', { part: Math.min(section + 1, sections), parts: sections }) : t('learn.start')}
        </Button>
      }
    />
  );
}

function RaceStep({ evening: { game, step, race } }: { evening: Evening }): ReactElement {
  const [, navigate] = useLocation();
  const look = useFirstLook(game);
  const { setup, start, busy } = useQuickRace(game, { first: true });
  const circuit = circuitName(useGameCard(game), setup.circuit);
  const rivals = setup.seats.slice(1).map(({ name }) => name);
  const result = race?.status === 'finished' ? placeIn(race) : undefined;
  const isUnderWay = race !== undefined && race.status !== 'finished';
  return (
    <Step
      number={2}
      now={step}
      minutes={RACE}
      title={t('race.title')}
      text={
        step < 3
          ? t('race.text', { circuit, rivals: listText(rivals) })
          : result === undefined
            ? t('race.raced')
            : t('race.done', result)
      }
      later={{ icon: <Flag size={18} aria-hidden="true" />, text: t('race.later') }}
      picture={
        <>
          <img
            className={styles.eveningWhole}
            src={pictureUrl(look.circuitPicture(setup.circuit, 'large'))}
            alt=""
            draggable={false}
          />
          <div className={styles.eveningRivals}>
            <Drivers drivers={setup.seats.slice(1).map(({ name, colour }) => ({ name, colour, mine: false }))} />
          </div>
        </>
      }
      foot={
        <Button
          look="main"
          icon={<Play size={18} fill="currentColor" className="icon" />}
          aria-keyshortcuts="C"
          busy={busy}
          onClick={isUnderWay ? () => navigate(to.race(race.match)) : start}
        >
          {isUnderWay ? t('race.resume') : t('race.start')}
        </Button>
      }
    />
  );
}

function VerdictStep({ evening, learned }: FirstEveningProps): ReactElement {
  const [, navigate] = useLocation();
  const { step, race } = evening;
  const next = useNextBox(evening, learned);
  const isOpen = step === 3 && race !== undefined;
  return (
    <Step
      number={3}
      now={step}
      minutes={VERDICT}
      title={t('verdict.title')}
      text={isOpen && next !== undefined ? reasonFor(next) : t('verdict.text')}
      later={{ icon: <PackageOpen size={18} aria-hidden="true" />, text: t('verdict.later') }}
      picture={
        <>
          <VerdictCurve />
          {isOpen && next !== undefined && <SmallBox game={next.game} />}
        </>
      }
      foot={
        isOpen && (
          <>
            <Button look="main" aria-keyshortcuts="C" onClick={() => navigate(to.results(race.match))}>
              {t('verdict.see')}
            </Button>
            {next !== undefined && (
              <Button
                icon={<GraduationCap size={20} className="icon" />}
                onClick={() => {
                  leave();
                  navigate(to.lesson(next.game));
                }}
              >
                {t('next.learn', { game: plateNameOf(next.game) })}
              </Button>
            )}
          </>
        )
      }
    />
  );
}

/** The box to open after the race, by what the race showed of its driver. */
function useNextBox({ game, race }: Evening, learned: SchoolProgress): NextBox | undefined {
  const shelf = openBoxes(useApp((s) => s.games));
  const look = useFirstLook(game);
  const own = race?.status === 'finished' ? race.seats.find(({ driver }) => driver.kind === 'you') : undefined;
  // The sums of a person's only race are its own figures.
  const page = useAnswer('stats.driver', own && { driver: namedKey('person', own.name) }).value;
  const figures = page?.games.find((one) => one.game === game)?.figures;
  return nextBox(learned, shelf, game, figures && look.showed?.(figures));
}

function reasonFor({ game, skill }: NextBox): string {
  const box = { game: plateNameOf(game) };
  if (skill === 'braking') return t('next.braking', box);
  if (skill === 'overtaking') return t('next.overtaking', box);
  if (skill === 'nerve') return t('next.nerve', box);
  if (skill === 'planning') return t('next.planning', box);
  return t('next.other', box);
}
