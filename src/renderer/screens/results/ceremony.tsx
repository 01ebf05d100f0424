// The frame of a ceremony: podium and confetti for those who won, a headline, and the final standings beside them. Not here: whose
// ceremony it is (screens/seasons/champion, screens/tournament/champion).

import type { SeatInfo } from '@api/contract';
import { classes } from '@ui/panels/classes';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { carNumber } from '@ui/seat-car';
import type { ReactElement, ReactNode } from 'react';
import { AppTopBar } from '../../app/top-bar';
import ceremonyStyles from './ceremony.module.css';
import { Podium } from './podium';
import resultsStyles from './results.module.css';
import { Confetti, useReveal } from './reveal';

export interface CeremonyFrameProps {
  /** Above the title: what was won. */
  label: string;
  title: string;
  /** Under the title. */
  note?: string | undefined;
  /** First, second and third. */
  drivers: readonly SeatInfo[];
  bottom: ReactElement;
  /** The final standings. */
  children: ReactNode;
}

/** The whole screen. */
export function CeremonyFrame({ label, title, note, drivers, bottom, children }: CeremonyFrameProps): ReactElement {
  const { settled, settle } = useReveal();
  return (
    <ScreenFrame className={classes(resultsStyles.resultsFrame)} top={<AppTopBar />} bottom={bottom}>
      <div className={resultsStyles.results} data-settled={settled}>
        {/* A click anywhere ends the reveal, like any key; people who cannot click miss nothing. */}
        <div className={resultsStyles.resultsScene} onPointerDown={settle}>
          <Podium drivers={drivers} settled={settled} numberOf={({ seat }) => carNumber(seat)} />
          <Confetti skipped={settled} />
          <div className={resultsStyles.resultsHead}>
            <div className="label">{label}</div>
            <h1 className={classes('heading', resultsStyles.resultsTitle, ceremonyStyles.championTitle)}>{title}</h1>
            {note !== undefined && <p className={ceremonyStyles.championShared}>{note}</p>}
          </div>
        </div>
        <div className={resultsStyles.resultsSide}>{children}</div>
      </div>
    </ScreenFrame>
  );
}
