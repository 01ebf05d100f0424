// Right column of the setup: one row per seat, buttons to add more, and one level for all AI drivers.

import type { GameCard } from '@api/contract';
import autoAnimate from '@formkit/auto-animate';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { isMotionReduced } from '@ui/theme/appearance';
import { Contact } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { levelsOf } from '../../app/games/levels';
import { useApp } from '../../app/store';
import { t } from '../../text/setup';
import { AddDrivers } from './add-drivers';
import type { Strengths } from './close/close-race';
import { CloseRaceRow } from './close/close-race-row';
import { addSeat, commonLevel, type Draft, type Level, type Names, withLevels } from './draft';
import driverPaneStyles from './driver-pane.module.css';
import racePaneStyles from './race-pane.module.css';
import { SeatRow } from './seat-row';

export interface DriverPaneProps {
  card: GameCard;
  ui: GameUi;
  names: Names;
  draft: Draft;
  onChange(draft: Draft): void;
  /** undefined: they are not known yet. */
  strengths: Strengths | undefined;
  /** Opens the gallery of rivals at this character. */
  onRivals(first: string | undefined): void;
}

/** The seats of the race. */
export function DriverPane(props: DriverPaneProps): ReactElement {
  const { card, ui, names, draft, strengths, onChange, onRivals } = props;
  const [painting, setPainting] = useState<number>();
  const [, most] = card.seats;
  const list = useRows();
  return (
    <Panel className={classes(racePaneStyles.driverPane)} label={t('drivers')}>
      <PanelHead
        side={
          <span className={driverPaneStyles.seatsSide}>
            <Button size="small" icon={<Contact size={17} className="icon" />} onClick={() => onRivals(undefined)}>
              {t('rivals')}
            </Button>
            <Chip>{t('drivers.seats', { count: draft.seats.length, most })}</Chip>
          </span>
        }
      >
        {t('drivers')}
      </PanelHead>
      <ul className={driverPaneStyles.seats} ref={list}>
        {draft.seats.map((seat, at) => (
          <SeatRow
            key={seat.key}
            number={at + 1}
            seat={seat}
            card={card}
            ui={ui}
            names={names}
            draft={draft}
            painting={painting === seat.key}
            onPaint={(open) => setPainting(open ? seat.key : undefined)}
            onChange={onChange}
            onRivals={onRivals}
          />
        ))}
      </ul>
      {draft.seats.length < most && <AddRow card={card} ui={ui} names={names} draft={draft} onChange={onChange} />}
      <AllLevels card={card} ui={ui} draft={draft} onChange={onChange} />
      {strengths && <CloseRaceRow draft={draft} names={names} strengths={strengths} onChange={onChange} />}
    </Panel>
  );
}

/** Rows make room for each other in 200 ms, unless reduced motion is set; the app's setting outranks the system's. */
function useRows(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const still = useApp((s) => isMotionReduced(s.settings.motion));
  useEffect(() => {
    if (!list.current || still) return;
    const rows = autoAnimate(list.current, { duration: 200, disrespectUserMotionPreference: true });
    return () => rows.destroy?.();
  }, [still]);
  return list;
}

function AddRow({ card, ui, names, draft, onChange }: Omit<DriverPaneProps, 'strengths' | 'onRivals'>): ReactElement {
  const level = commonLevel(draft);
  return (
    <AddDrivers
      level={level === null || level === 'mixed' ? 'medium' : level}
      automata={card.automata.map((id) => [id, ui.automatonNames[id] ?? id])}
      add={(driver) => onChange(addSeat(draft, card, names, driver))}
    />
  );
}

function AllLevels({
  card,
  ui,
  draft,
  onChange,
}: Omit<DriverPaneProps, 'names' | 'strengths' | 'onRivals'>): ReactElement {
  const levels = levelsOf([card]);
  const level = commonLevel(draft);
  return (
    <div className={driverPaneStyles.allLevels}>
      <div>
        <b>{t('drivers.levels')}</b>
        <div className="note">{t(level === null ? 'drivers.levels.none' : 'drivers.levels.note')}</div>
      </div>
      <Segments<Level | 'mixed'>
        label={t('drivers.levels.label')}
        value={level}
        why={level === null && t('drivers.levels.none')}
        choices={[
          ...levels.map((l) => ({ value: l, label: ui.levelNames[l] })),
          { value: 'mixed', label: t('drivers.mixed') },
        ]}
        onChange={(next) => onChange(withLevels(draft, next === 'mixed' ? levels : [next]))}
      />
    </div>
  );
}
