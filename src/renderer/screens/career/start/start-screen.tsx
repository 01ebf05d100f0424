// Where a career begins: the empty road, and a short form. Not here: several careers (list/).

import type { CareerPerson } from '@api/career/commands';
import { CAREER_LIMITS, LEAGUES, LIMITS } from '@api/constants';
import type { Colour } from '@core/contract';
import { Button } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Paints } from '@ui/controls/paints';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { playSound } from '@ui/sound/sound';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { Check, Mountain } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { type OpenBox, openBoxes } from '../../../app/games/boxes';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { useWide } from '../../../app/use-wide';
import { t } from '../../../text/club/career';
import page from '../career.module.css';
import { Page } from '../frame';
import { Hill } from '../hill/hill';
import styles from './start.module.css';

const COLOURS = Object.keys(SEAT_PAINTS) as Colour[];
/** Races of a season at first. */
const USUAL = 6;
/** From this window width on, in px, the hill is beside the form. */
const BESIDE = 1024;

/** The page. canLeave: there are careers to go back to. */
export function StartCareer({ canLeave }: { canLeave: boolean }): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const isBeside = useWide(BESIDE);
  const focus = () => form.current?.querySelector<HTMLElement>('input')?.focus();
  return (
    <Page apiError={undefined} back={to.home()}>
      <div className={page.career}>
        <div className={page.careerHead}>
          <h1 className="heading h1">{t('title')}</h1>
        </div>
        <div className={styles.start}>
          <Hill
            leagues={LEAGUES.map((league, at) => ({ league, state: at === 0 ? 'current' : 'locked', last: null }))}
            cars={[]}
            hereText={t('station.here.alone')}
            isLying={!isBeside}
            onSeason={() => undefined}
            onHere={focus}
          />
          <StartForm form={form} canLeave={canLeave} />
        </div>
      </div>
    </Page>
  );
}

interface FormProps {
  form: React.RefObject<HTMLFormElement | null>;
  canLeave: boolean;
}

function StartForm({ form, canLeave }: FormProps): ReactElement {
  const [, navigate] = useLocation();
  const me = useApp((s) => s.settings);
  const boxes = openBoxes(useApp((s) => s.games));
  const [name, setName] = useState<string | undefined>(undefined);
  const [people, setPeople] = useState<readonly CareerPerson[]>([{ name: me.name, colour: me.colour }]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [races, setRaces] = useState(USUAL);
  const [isBusy, setBusy] = useState(false);
  const games = boxes.filter(({ id }) => !left.includes(id)).map(({ id }) => id);
  const shown = name ?? t('start.name.own', { name: people[0]?.name ?? '' }).slice(0, CAREER_LIMITS.name);
  const why = whyNot(shown, people, games);

  async function begin(): Promise<void> {
    if (why !== undefined) return;
    setBusy(true);
    const made = await attempt('careers.create', { name: shown, people: [...people], games, races });
    setBusy(false);
    if (made) navigate(to.career(made.career));
  }
  return (
    <Panel className={classes(styles.startPanel)}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <h2 className="heading h2">{t('start.title')}</h2>
        <p className="note">{t('start.text')}</p>
        <LabelledInput label={t('start.name')} value={shown} most={CAREER_LIMITS.name} onChange={setName} />
        <People people={people} onChange={setPeople} />
        <fieldset className={styles.startGames}>
          <legend className="label">{t('start.games')}</legend>
          <div className={styles.startBoxes}>
            {boxes.map((box) => (
              <GameChoice
                key={box.id}
                box={box}
                isOn={!left.includes(box.id)}
                onToggle={() => setLeft(left.includes(box.id) ? left.filter((id) => id !== box.id) : [...left, box.id])}
              />
            ))}
          </div>
        </fieldset>
        <div className={styles.startRaces}>
          <span className="label">{t('start.races')}</span>
          <Stepper
            label={t('start.races')}
            value={races}
            min={CAREER_LIMITS.fewest}
            max={CAREER_LIMITS.most}
            onChange={setRaces}
          />
        </div>
        <div className={styles.startButtons}>
          {canLeave && <Button onClick={() => navigate(to.allCareers())}>{t('start.back')}</Button>}
          <Button
            type="submit"
            look="main"
            size="large"
            className={classes(styles.startGo)}
            icon={<Mountain size={19} className="icon" />}
            busy={isBusy}
            why={why}
          >
            {t('start.go')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Why it cannot begin yet. */
function whyNot(name: string, people: readonly CareerPerson[], games: readonly string[]): string | undefined {
  const names = people.map((one) => one.name.trim());
  if (name.trim() === '') return t('start.why.name');
  if (names.includes('')) return t('start.why.person');
  if (new Set(names.map((one) => one.toLowerCase())).size < names.length) return t('start.why.same');
  return games.length === 0 ? t('start.games.why') : undefined;
}

/** One person, or two at one screen. */
function People(props: {
  people: readonly CareerPerson[];
  onChange(people: readonly CareerPerson[]): void;
}): ReactElement {
  const { people, onChange } = props;
  const change = (at: number, part: Partial<CareerPerson>) =>
    onChange(people.map((one, i) => (i === at ? { ...one, ...part } : one)));
  const free = COLOURS.find((colour) => people.every((one) => one.colour !== colour)) ?? 'blue';
  return (
    <>
      {drawInOrder(people, (one, at) => (
        <div className={styles.startPerson}>
          <LabelledInput
            label={t(at === 0 ? 'start.person' : 'start.person.second')}
            value={one.name}
            most={LIMITS.name}
            onChange={(name) => change(at, { name })}
          />
          <fieldset>
            <legend className="visually-hidden">{t('start.colour', { name: one.name })}</legend>
            <Paints
              colours={COLOURS}
              chosen={one.colour}
              takenBy={(colour) => people.find((other) => other !== one && other.colour === colour)?.name}
              onChoose={(colour) => change(at, { colour })}
            />
          </fieldset>
        </div>
      ))}
      <div className={styles.startTwo}>
        <span>
          <b>{t('start.two')}</b>
          <small className="note">{t('start.two.text')}</small>
        </span>
        <Toggle
          label={t('start.two')}
          on={people.length > 1}
          onChange={(on) => onChange(on ? [...people, { name: '', colour: free }] : people.slice(0, 1))}
        />
      </div>
    </>
  );
}

function GameChoice({ box, isOn, onToggle }: { box: OpenBox; isOn: boolean; onToggle(): void }): ReactElement {
  const Cover = box.cover;
  return (
    <button
      type="button"
      className={styles.startBox}
      aria-pressed={isOn}
      onClick={() => {
        playSound('click');
        onToggle();
      }}
    >
      <span className={styles.startCover} aria-hidden="true">
        <Cover />
        {isOn && <Check className={styles.startTick} size={18} strokeWidth={3.6} />}
      </span>
      <span>{box.name}</span>
    </button>
  );
}
