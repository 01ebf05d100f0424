// Left column of the plan: the calendar, race by race. Races already begun cannot change or move.

import type { SeasonRound } from '@api/season';
import { Button, IconButton } from '@ui/controls/button';
import { Toggle } from '@ui/controls/toggle';
import { classes } from '@ui/panels/classes';
import { Chip, PanelHead } from '@ui/panels/panel';
import { ArrowDown, ArrowUp, CalendarRange, Lock, PackageOpen, Pencil, Plus, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { messageText } from '../../../app/api-errors';
import { listText } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { t } from '../../../text/plan';
import { OptionLine } from '../../setup/race-pane';
import { clockText } from '../../setup/setup-text';
import { CircuitMap } from '../circuit-map';
import { movedRounds } from '../moved-rounds';
import { isOpen } from '../season-data';
import { circuitName, lapsText, occasionText } from '../season-text';
import { extendedGames, isBaseGame, withBaseGame } from './base-game';
import { ErrorLine } from './error-line';
import styles from './plan.module.css';
import { addRound, removeRound, withRound } from './plan-draft';
import type { PlanPart } from './plan-parts';
import { RoundDialog } from './round-dialog';

export interface PlanRoundsProps extends PlanPart {
  /** Fills the calendar while it has no races. */
  empty: ReactNode;
  /** The heading; left out: it is a calendar. */
  title?: string;
}

/** The calendar with its controls. */
export function PlanRounds(props: PlanRoundsProps): ReactElement {
  const { plan, cards, view, errorAt, onChange } = props;
  const [editing, setEditing] = useState<SeasonRound | 'new'>();
  const [base, setBase] = useState(() => isBaseGame(plan, cards));
  const begun = view?.rounds.filter((round) => !isOpen(round)).length ?? 0;
  return (
    <>
      <PanelHead side={<Chip>{t('rounds.count', { n: plan.rounds.length })}</Chip>}>
        {props.title ?? t('rounds.title')}
      </PanelHead>
      <BaseGame
        {...props}
        on={base}
        onSwitch={(on) => {
          setBase(on);
          onChange(withBaseGame(plan, cards, on, begun));
        }}
      />
      {plan.rounds.length === 0 && (
        <>
          <p className={classes('note', styles.planNone)}>
            <CalendarRange size={20} className="icon" aria-hidden="true" />
            {t('rounds.none')}
          </p>
          {props.empty}
        </>
      )}
      <ol className={styles.planRounds}>
        {plan.rounds.map((round, at) => (
          <RoundRow
            key={round.id}
            {...props}
            round={round}
            at={at}
            begun={begun}
            onEdit={() => setEditing(round)}
            onMove={(by) => onChange({ ...plan, rounds: movedRounds(plan.rounds, at, at + by, begun) })}
          />
        ))}
      </ol>
      {plan.rounds.length > 0 && <ErrorLine text={errorAt('rounds')} />}
      <div className={styles.planAdd}>
        <Button size="small" look="quiet" icon={<Plus size={17} className="icon" />} onClick={() => setEditing('new')}>
          {t('rounds.add')}
        </Button>
      </div>
      {editing !== undefined && (
        <RoundDialog
          round={editing === 'new' ? undefined : editing}
          cards={cards}
          game={plan.rounds.at(-1)?.game}
          base={base}
          onDone={(round) => {
            onChange(editing === 'new' ? addRound(plan, round) : withRound(plan, { ...round, id: editing.id }));
            setEditing(undefined);
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

/** The switch that leaves out what a season adds to races; a ready-made calendar has its own. */
function BaseGame({ plan, cards, on, onSwitch }: PlanPart & { on: boolean; onSwitch(on: boolean): void }) {
  const games = extendedGames(plan, cards);
  if (plan.preset !== null || games.length === 0) return null;
  const added = games.flatMap(({ id, seasonOptions = {} }) =>
    Object.keys(seasonOptions).map((option) =>
      messageText({ namespace: id, id: `option.${option}`, otherwise: option }),
    ),
  );
  return (
    <OptionLine
      icon={<PackageOpen size={20} />}
      title={t('rounds.base')}
      note={t('rounds.base.note', { options: listText(added) })}
    >
      <Toggle label={t('rounds.base')} on={on} onChange={onSwitch} />
    </OptionLine>
  );
}

interface RoundRowProps extends PlanPart {
  round: SeasonRound;
  /** 0-based. */
  at: number;
  /** This many races have begun and stay. */
  begun: number;
  onEdit(): void;
  onMove(by: number): void;
}

function RoundRow(props: RoundRowProps): ReactElement {
  const { round, at, begun, plan, cards, uis, errorAt, onEdit, onMove, onChange } = props;
  const ui = uis.get(round.game);
  const card = cards.find((one) => one.id === round.game);
  const name = circuitName(cards, round);
  const locked = at < begun;
  const clock = (round.series ? card?.seriesClock : undefined) ?? round.clock;
  const later = (round.laterCircuits ?? []).map((circuit) => circuitName(cards, { game: round.game, circuit }));
  const lines = [
    plateNameOf(round.game),
    lapsText(card, round),
    clock === 0 ? t('rounds.noClock') : t('rounds.clock', { time: clockText(clock) }),
    ...(round.series ? [t('rounds.series')] : []),
    ...(later.length > 0 ? [t('rounds.thenOn', { circuits: listText(later) })] : []),
    card === undefined ? '' : occasionText(card, round),
  ];
  return (
    <li className={classes(styles.planRound, locked && 'plan-round-locked')}>
      <span className={styles.planNumber}>{at + 1}</span>
      <CircuitMap ui={ui} circuit={round.circuit} className={classes(styles.planMap)} />
      <span className={styles.planRoundText}>
        <b>{name}</b>
        <small>{lines.filter((part) => part !== '').join(', ')}</small>
        <ErrorLine text={errorAt(round.id)} />
      </span>
      {locked ? (
        <span className={styles.planLock}>
          <Lock size={16} className="icon" aria-hidden="true" />
          {t('rounds.begun')}
        </span>
      ) : (
        <span className={styles.planRoundButtons}>
          <IconButton
            icon={<ArrowUp size={17} />}
            label={t('rounds.earlier', { circuit: name })}
            look="quiet"
            why={at <= begun && t(begun > 0 ? 'rounds.behindBegun' : 'rounds.first')}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={<ArrowDown size={17} />}
            label={t('rounds.later', { circuit: name })}
            look="quiet"
            why={at === plan.rounds.length - 1 && t('rounds.last')}
            onClick={() => onMove(1)}
          />
          <IconButton
            icon={<Pencil size={17} />}
            label={t('rounds.change', { circuit: name })}
            look="quiet"
            onClick={onEdit}
          />
          <IconButton
            icon={<X size={18} />}
            label={t('rounds.remove', { circuit: name })}
            look="quiet"
            onClick={() => onChange(removeRound(plan, round.id))}
          />
        </span>
      )}
    </li>
  );
}
