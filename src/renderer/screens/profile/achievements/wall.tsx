// All achievements of the person who is here, filtered and in order, with the chosen one in words. Not here: the card on the profile.

import type { AchievementCard } from '@api/achievements/commands';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { classes } from '@ui/panels/classes';
import { Chip, EmptyState, Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { ArrowLeft, CalendarRange, Clapperboard, Medal } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { dateText } from '../../../app/format';
import { openBoxes, plateNameOf } from '../../../app/games/boxes';
import { Notices } from '../../../app/notices';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { AppTopBar } from '../../../app/top-bar';
import { t } from '../../../text/club/achievements';
import { goalOfKey, radioTile } from '../radio-tiles';
import { ProgressBar } from './card';
import { Pin } from './pin';
import { useAchievements } from './use-achievements';
import styles from './wall.module.css';
import { ACROSS, ALL, ORDERS, type Order, STATES, type State, shownOf, useWallFilter } from './wall-filter';
import { gameNameOf, isHidden, isUnderWay, nameOf, spokenOf, textOf, useWords } from './words';

const PIN = 72;
const LARGE_PIN = 132;

/** The screen. */
export function WallScreen(): ReactElement {
  const [, navigate] = useLocation();
  const found = useAchievements();
  const won = found?.list.filter(({ at }) => at !== null).length ?? 0;
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <div className={styles.wall}>
        <div className={styles.wallHead}>
          <Button look="quiet" icon={<ArrowLeft size={18} className="icon" />} onClick={() => navigate(to.profile())}>
            {t('wall.back')}
          </Button>
          <h1 className="heading h1">{t('title')}</h1>
          {found && <Chip icon={<Medal size={16} />}>{t('won', { won, all: found.list.length })}</Chip>}
          <span className={styles.wallGap} />
          <Button icon={<CalendarRange size={18} className="icon" />} onClick={() => navigate(to.yearReview())}>
            {t('wall.year')}
          </Button>
        </div>
        {found === undefined ? (
          <p className="note" role="status">
            {t('wall.fetching')}
          </p>
        ) : (
          <Suspense>
            {found.reading > 0 && (
              <p className="note" role="status">
                {t('reading', { races: found.reading })}
              </p>
            )}
            <Wall list={found.list} />
          </Suspense>
        )}
      </div>
    </ScreenFrame>
  );
}

function Wall({ list }: { list: readonly AchievementCard[] }): ReactElement {
  useWords();
  const [chosen, setChosen] = useState<string>();
  const filter = useWallFilter();
  const games = openBoxes(useApp((s) => s.games)).map(({ id }) => id);
  const shown = shownOf(list, filter, games);
  const pin = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <>
      <Filters />
      {pin === undefined ? (
        <EmptyState icon={<Medal />} text={t('wall.none')} />
      ) : (
        <div className={styles.wallParts}>
          <Pins shown={shown} chosen={pin.id} onChoose={setChosen} />
          <Detail pin={pin} />
        </div>
      )}
    </>
  );
}

function Filters(): ReactElement {
  const games = openBoxes(useApp((s) => s.games)).map(({ id }) => id);
  const { game, state, order } = useWallFilter();
  const set = useWallFilter.setState;
  const gameName = (id: string) => {
    if (id === ALL) return t('wall.state.all');
    return id === ACROSS ? t('game.across') : plateNameOf(id);
  };
  return (
    <div className={styles.wallFilters}>
      <Select
        className={classes(styles.wallFilter)}
        label={t('wall.game')}
        value={[ALL, ACROSS, ...games].includes(game) ? game : ALL}
        choices={[ALL, ...games, ACROSS].map((id) => ({ value: id, label: gameName(id) }))}
        onChange={(next) => set({ game: next })}
      />
      <Segments<State>
        label={t('wall.state')}
        value={state}
        choices={STATES.map((value) => ({ value, label: t(`wall.state.${value}`) }))}
        onChange={(next) => set({ state: next })}
      />
      <Select<Order>
        className={classes(styles.wallFilter)}
        label={t('wall.order')}
        value={order}
        choices={ORDERS.map((value) => ({ value, label: t(`wall.order.${value}`) }))}
        onChange={(next) => set({ order: next })}
      />
    </div>
  );
}

interface PinsProps {
  shown: readonly AchievementCard[];
  chosen: string;
  onChoose(id: string): void;
}

/** The grid. Arrow keys go to the neighbour and choose it, up and down by rows; Home and End go to the ends. */
function Pins({ shown, chosen, onChoose }: PinsProps): ReactElement {
  return (
    <div
      className={styles.wallPins}
      role="radiogroup"
      aria-label={t('title')}
      onKeyDown={(event) => {
        const next = goalOfKey(event);
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
        onChoose(next.dataset.pin ?? chosen);
      }}
    >
      {shown.map((pin) => (
        <button
          key={pin.id}
          type="button"
          {...radioTile(pin.id === chosen)}
          aria-label={spokenOf(pin)}
          tabIndex={pin.id === chosen ? 0 : -1}
          data-pin={pin.id}
          data-open={pin.at === null}
          className={classes(
            styles.wallTile,
            pin.id === chosen && styles.wallTileChosen,
            pin.at !== null && pin.metal === 'rare' && styles.wallTileRare,
          )}
          onClick={() => onChoose(pin.id)}
        >
          <Pin pin={pin} isWon={pin.at !== null} isBlank={isHidden(pin)} size={PIN} />
          <b>{isHidden(pin) ? t('secret') : nameOf(pin)}</b>
          {!isHidden(pin) && isUnderWay(pin) ? (
            <small>
              <ProgressBar pin={pin} />
              {t('progress.of', { value: pin.value, goal: pin.goal })}
            </small>
          ) : (
            <small>{gameNameOf(pin)}</small>
          )}
        </button>
      ))}
    </div>
  );
}

function Detail({ pin }: { pin: AchievementCard }): ReactElement {
  const [, navigate] = useLocation();
  const { at, race } = pin;
  const hidden = isHidden(pin);
  return (
    <Panel className={classes(styles.wallDetail)} label={t('wall.detail')}>
      <Pin pin={pin} isWon={at !== null} isBlank={hidden} size={LARGE_PIN} />
      <h2 className={classes('heading', styles.wallName)}>{hidden ? t('secret') : nameOf(pin)}</h2>
      <p className={styles.wallText}>{hidden ? t('secret.text') : textOf(pin)}</p>
      <p className={styles.wallMarks}>
        <Chip>{gameNameOf(pin)}</Chip>
        {!hidden && <Chip look="dark">{t(`metal.${pin.metal}`)}</Chip>}
      </p>
      {!hidden && isUnderWay(pin) && (
        <p className={styles.wallProgress}>
          <ProgressBar pin={pin} />
          {t('progress.of', { value: pin.value, goal: pin.goal })}
        </p>
      )}
      {at !== null && <p className="note">{t('wall.date', { date: dateText(at) })}</p>}
      {race !== null && (
        <Button icon={<Clapperboard size={18} className="icon" />} onClick={() => navigate(to.replay(race))}>
          {t('wall.race')}
        </Button>
      )}
      {at !== null && race === null && pin.game !== null && <p className="note">{t('wall.gone')}</p>}
    </Panel>
  );
}
