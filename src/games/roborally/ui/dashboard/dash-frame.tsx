// The dashboard's places: robot sheet, programme, hand, and the decision with the main button.

import { DashSection } from '@ui/game/dashboard/dash-section';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { Heart, HeartOff, Zap } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { RoborallyEvent, RoborallyView, RobotView } from '../../types';
import { carPicture } from '../board';
import { instrumentsAfter } from '../instruments';
import { optionEffect, optionName, robotName } from '../texts';

/** Damage points that a robot can hold; the tenth destroys it. */
const MOST_DAMAGE = 9;
/** From this damage on registers lock, the fifth first (R8). */
const LOCKS_FROM = 5;
/** Lives are never more (6.1). */
const LIVES_SHOWN = 5;

/** Whose dashboard it is; dim: controls take no input. */
export interface FramedTurn {
  view: RoborallyView;
  robot: RobotView;
  shown: readonly RoborallyEvent[];
  dim: boolean;
}
export interface DashFrameProps {
  turn: FramedTurn;
  programHead: string;
  program: ReactNode;
  handHead: string;
  hand: ReactNode;
  side: ReactNode;
  main: ReactNode;
}

/** The dashboard of a robot. */
export function DashFrame(props: DashFrameProps): ReactElement {
  const { robot, shown, dim } = props.turn;
  const { programHead, program, handHead, hand, side, main } = props;
  return (
    <DashSection name="rr-dash" dim={dim}>
      <Sheet robot={robot} shown={shown} />
      <div className="rr-dash-program">
        <span className="label">{programHead}</span>
        {program}
      </div>
      <div className="rr-dash-hand">
        <span className="label">{handHead}</span>
        {hand}
      </div>
      <div className="rr-dash-side">
        <div className="rr-dash-choices">{side}</div>
        <div className="rr-dash-main">{main}</div>
      </div>
    </DashSection>
  );
}

/** Name, lives, damage and option cards of a robot. */
function Sheet({ robot, shown }: Pick<FramedTurn, 'robot' | 'shown'>): ReactElement {
  const now = instrumentsAfter(robot, shown);
  const lives = Math.max(now.lives, Math.min(LIVES_SHOWN, now.lives + now.lost));
  return (
    <div className="rr-sheet">
      <div className="rr-sheet-head">
        <img src={pictureUrl(carPicture(robot.colour, robot.seat + 1))} alt="" width={66} height={66} />
        <span>
          <b className="heading h3">{robotName(robot.colour)}</b>
          <span className="rr-lives" role="img" aria-label={`${now.lives} lives left`}>
            {Array.from({ length: lives }, (_, i) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: hearts keep their places
              i < now.lives ? <Heart key={i} size={20} /> : <HeartOff key={i} size={20} className="rr-life-lost" />,
            )}
          </span>
        </span>
      </div>
      <div className="rr-sheet-damage">
        <span className="label">Damage</span>
        <b>
          {now.damage} <small>of {MOST_DAMAGE}</small>
        </b>
      </div>
      <div className="rr-damage" role="img" aria-label={`Damage ${now.damage} of ${MOST_DAMAGE}`}>
        {Array.from({ length: MOST_DAMAGE }, (_, i) => {
          const point = i + 1;
          return (
            <span
              key={point}
              className={classes('rr-hit', point <= now.damage && 'rr-hit-on', point >= LOCKS_FROM && 'rr-hit-locks')}
            >
              {point <= now.damage ? <Zap size={15} /> : point >= LOCKS_FROM ? MOST_DAMAGE + 1 - point : ''}
            </span>
          );
        })}
      </div>
      <p className="note rr-sheet-note">{lockNote(now.damage)}</p>
      {robot.options.length > 0 && (
        <ul className="rr-options" aria-label="Option cards">
          {robot.options.map((card) => (
            <li key={card} title={optionEffect(card)}>
              {optionName(card)}
              {robot.plates > 0 && optionName(card) === 'Slab Armour' ? ` ${robot.plates}` : ''}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** 'At 7 damage register 3 locks too.' */
function lockNote(damage: number): string {
  if (damage >= MOST_DAMAGE) return 'All registers are locked.';
  const next = Math.max(damage + 1, LOCKS_FROM);
  return `At ${next} damage register ${MOST_DAMAGE + 1 - next} locks${next > LOCKS_FROM ? ' too' : ''}.`;
}
