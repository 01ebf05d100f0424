// Controls over the board on a phone: on the strip, the own place and the button to the whole board; there, a way back.

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { ordinal } from '@narration/phrases';
import { IconButton } from '@ui/controls/button';
import { PressArea } from '@ui/controls/press-area';
import type { RaceFrame } from '@ui/game-ui';
import { Logo } from '@ui/panels/screen-frame';
import { useKept, useKeptElements } from '@ui/render/keep';
import { Expand, ListOrdered, X } from 'lucide-react';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import { useHandset } from '../../../app/use-wide';
import { t } from '../../../text/race';
import type { Layer } from '../layers/layers';
import raceLayoutsStyles from '../race-layouts.module.css';
import racePhoneStyles from '../race-phone.module.css';

export interface MapStripProps {
  /** The viewer's place, or the leader's for watchers. */
  own: OwnPlaceText | undefined;
  /** 'Italy · lap 2 of 3'. */
  title: string;
  /** Whether the board may fill the screen or the standings open. */
  layer: Layer;
  onLayer(layer: Layer): void;
}

/** Whether a table has the strip now: larger windows show the board itself, and hide what is opened from the strip. */
export function useHasStrip(layer: Layer): boolean {
  const isHandset = useHandset();
  return isHandset || layer === 'board' || layer === 'standings';
}

/** Placed by race-phone.module.css. */
export const MapStrip = memo(function MapStrip(props: MapStripProps): ReactElement {
  const { own, title, layer, onLayer } = props;
  const whole = layer === 'board';
  const listed = layer === 'standings';
  const back = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const was = useRef(whole);
  useEffect(() => {
    if (was.current === whole) return;
    was.current = whole;
    if (whole) back.current?.querySelector('button')?.focus();
    else opener.current?.focus();
  }, [whole]);
  return useKeptElements(
    <>
      <span className={racePhoneStyles.raceName}>
        <Logo />
      </span>
      <div className={raceLayoutsStyles.raceStrip} inert={whole}>
        <button type="button" className={racePhoneStyles.raceStripOpen} ref={opener} onClick={() => onLayer('board')}>
          <span className="visually-hidden">{t('map.open')}</span>
          <span className={racePhoneStyles.raceStripIcon}>
            <Expand size={20} aria-hidden="true" />
          </span>
        </button>
        <button
          type="button"
          className={racePhoneStyles.raceStripPlace}
          aria-expanded={listed}
          aria-controls="race-side"
          data-panel="place"
          onClick={() => onLayer(listed ? 'none' : 'standings')}
        >
          {own === undefined ? (
            <ListOrdered size={26} aria-hidden="true" />
          ) : (
            <>
              <b>{own.place}</b>
              <small>{own.gap}</small>
            </>
          )}
          <span className="visually-hidden">: {t('map.standings')}</span>
        </button>
        <span className={racePhoneStyles.raceStripLap}>{title}</span>
      </div>
      <div className={racePhoneStyles.raceWholeBack} ref={back}>
        <IconButton icon={<X size={22} />} label={t('map.back')} onClick={() => onLayer('none')} />
      </div>
      {/* Esc and the place button close it too. */}
      {listed && <PressArea className={racePhoneStyles.raceSideScrim} onClick={() => onLayer('none')} />}
    </>,
  );
});

/** '3rd' and '+13 to Ada', '2nd' and '1/4 flags'. */
export interface OwnPlaceText {
  place: string;
  gap: string;
}

/** The viewer's line of the standings, or the leader's for watchers; undefined before there are any. */
export function useOwnPlace(
  { standings }: RaceFrame,
  seats: readonly SeatInfo[],
  viewer: Seat | 'watcher',
): OwnPlaceText | undefined {
  const [leader] = standings;
  const mine = standings.find((row) => row.seat === viewer) ?? leader;
  return useKept(mine && leader && placeText(mine, leader, seats[leader.seat]?.name ?? '', viewer));
}

type Row = RaceFrame['standings'][number];

function placeText(mine: Row, leader: Row, name: string, viewer: Seat | 'watcher'): OwnPlaceText {
  const gap = mine === leader ? (viewer === mine.seat ? t('map.leading') : name) : (mine.behind ?? mine.gap);
  const trails = mine !== leader && mine.trails !== undefined;
  return { place: ordinal(mine.place), gap: trails ? t('map.behind', { gap, name }) : gap };
}
