// Two short decisions: stay powered down (R14), and where and how to come back (R60 to R68).

import { MainButton } from '@ui/controls/main-button';
import { Choice } from '@ui/game/controls/choice';
import { Row } from '@ui/game/controls/row';
import { ChooseButton } from '@ui/game/dashboard/choose-button';
import { proposed, useTaken, useTarget } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { usePreview, usePrompt } from '@ui/use-preview';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Moon, Sun } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { TOO_NEAR } from '../../data/limits';
import { cellText, compassPoint, direction, optionName, respawnText } from '../../narration/texts';
import { t } from '../../text/t';
import type { Facing, OptionCard } from '../../types';
import { DashFrame } from './dash-frame';
import { Mark } from './mark';
import { Played } from './played';
import styles from './small-turns.module.css';
import { SwitchRow } from './switch-row';
import type { TurnProps } from './turn';

const FACINGS = [0, 1, 2, 3] as const;
const ARROWS: readonly ReactElement[] = [
  <ArrowUp key="n" size={22} />,
  <ArrowRight key="e" size={22} />,
  <ArrowDown key="s" size={22} />,
  <ArrowLeft key="w" size={22} />,
];

/** Stay down or wake up. */
export function PowerTurn(props: TurnProps<'power'>): ReactElement {
  const { choices, robot, shown, dim, hint, act } = props;
  const [wanted, choose] = useState<boolean | null>(null);
  const stays = proposed<boolean>(props, wanted, false);
  useTaken(props.taken, (action) => action.type === 'power' && choose(action.stay));
  const answer = (stay: boolean) => act({ type: 'power', stay });
  const press = usePress(stays, choose, answer);
  const done = choices.submitted;
  useKeys(
    { '1': () => choose(false), '2': () => choose(true), enter: () => stays !== null && answer(stays) },
    !dim && !done,
  );
  usePrompt(props.prompt, done ? null : t('power.prompt'));
  const hinted = hint?.type === 'power' ? hint.stay : null;
  return (
    <DashFrame
      turn={props}
      programHead={t('program.head.last')}
      program={<Played robot={robot} shown={shown} />}
      handHead={t('power.head')}
      hand={
        <div className={styles.answers} data-teach="power">
          <Choice
            size="small"
            icon={<Sun size={24} />}
            title={t('power.wake')}
            note={t('power.wake.note', { points: choices.damage })}
            isChosen={stays === false}
            isHinted={hinted === false}
            teach="wake"
            why={done && t('power.barred')}
            onPress={() => press(false)}
          />
          <Choice
            size="small"
            icon={<Moon size={24} />}
            title={t('power.stay')}
            note={t('power.stay.note')}
            isChosen={stays === true}
            isHinted={hinted === true}
            teach="stay"
            why={done && t('power.barred')}
            onPress={() => press(true)}
          />
        </div>
      }
      side={<p className="note">{t('power.note')}</p>}
      main={
        stays === null ? (
          <ChooseButton />
        ) : (
          <MainButton onClick={() => answer(stays)} barred={done ? t('power.barred') : null} hinted={hinted === stays}>
            {t(done ? 'program.submitted' : stays ? 'power.stay' : 'power.wake')}
          </MainButton>
        )
      }
    />
  );
}

/** Coming back: cell, facing, and anything else the rules ask. */
export function RespawnTurn(props: TurnProps<'respawn'>): ReactElement {
  const { choices, view, robot, shown, dim, hint, act } = props;
  const { places } = choices;
  const { at, setAt, wanted, setWanted, keep, setKeep, lose, setLose } = useReturn(props);
  const place = places[at] ?? places[0];
  const open = wanted !== null && place?.facings.includes(wanted) ? wanted : null;
  const facing = proposed(props, open, place?.usual ?? 0);
  useTarget(props, (key) => {
    const hit = places.findIndex((one) => keyOf(one.cell) === key);
    if (hit >= 0) setAt(hit);
  });
  const gone = lose ?? choices.lose[0] ?? -1;
  const confirm = () =>
    place && facing !== null && act({ type: 'respawn', cell: place.cell, facing, keep, lose: gone });
  const press = usePress(facing, setWanted, confirm);
  const step = (by: 1 | -1) => setAt((at + by + places.length) % places.length);
  useKeys(
    {
      ...Object.fromEntries(FACINGS.map((f) => [String(f + 1), () => setWanted(f)] as const)),
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      enter: confirm,
    },
    !dim,
  );
  usePreview(props.preview, {
    seat: robot.seat,
    ghosts: [],
    targets: places.map(({ cell }) => ({ key: keyOf(cell), cell, label: cellText(view.course, cell) })),
    chosen: place && facing !== null ? { key: keyOf(place.cell), facing } : null,
  });
  usePrompt(props.prompt, t(places.length > 1 ? 'return.prompt.cell' : 'return.prompt.facing'));
  const hinted = hint?.type === 'respawn' ? hint : null;
  return (
    <DashFrame
      turn={props}
      programHead={t('program.head.last')}
      program={<Played robot={robot} shown={shown} />}
      handHead={place ? cellText(view.course, place.cell) : t('return.head')}
      hand={
        <Facings
          facing={facing}
          open={place?.facings ?? []}
          hinted={hinted?.cell === place?.cell ? (hinted?.facing ?? null) : null}
          onChoose={press}
        />
      }
      side={
        <>
          <p className="note">{respawnText(choices, keep)}</p>
          {choices.mayKeep && (
            <SwitchRow
              label={t('return.keep')}
              note={t('return.keep.note')}
              on={keep}
              hinted={hinted !== null && hinted.keep !== keep}
              onChange={setKeep}
            />
          )}
          {choices.lose.length > 1 && <LoseChoice cards={choices.lose} chosen={gone} onChoose={setLose} />}
        </>
      }
      main={
        facing === null ? (
          <ChooseButton />
        ) : (
          <MainButton
            onClick={confirm}
            barred={place ? null : t('return.barred')}
            hinted={hinted?.cell === place?.cell && hinted?.facing === facing}
          >
            {t('return.confirm', { way: compassPoint(facing) })}
          </MainButton>
        )
      }
    />
  );
}

/** The choices for a return so far; a hint can be accepted. */
function useReturn({ choices: { places }, taken }: TurnProps<'respawn'>) {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<Facing | null>(null);
  const [keep, setKeep] = useState(false);
  const [lose, setLose] = useState<OptionCard | null>(null);
  useTaken(taken, (action) => {
    if (action.type !== 'respawn') return;
    setAt(
      Math.max(
        0,
        places.findIndex(({ cell }) => cell === action.cell),
      ),
    );
    setWanted(action.facing);
    setKeep(action.keep);
    setLose(action.lose < 0 ? null : action.lose);
  });
  return { at, setAt, wanted, setWanted, keep, setKeep, lose, setLose };
}

/** The four directions, some of which are allowed. */
function Facings(props: {
  facing: Facing | null;
  open: readonly Facing[];
  hinted: Facing | null;
  onChoose(facing: Facing): void;
}): ReactElement {
  const { facing, open, hinted, onChoose } = props;
  return (
    <Row name={t('return.facing')} className={styles.answersFacings} teach="facings">
      {FACINGS.map((f) => (
        <Choice
          key={f}
          className={styles.answersFacing}
          size="small"
          icon={ARROWS[f]}
          isChosen={f === facing}
          isHinted={f === hinted}
          why={
            !open.includes(f) && { text: t('return.facing.barred', { near: TOO_NEAR }), about: 'breach.respawn-facing' }
          }
          chip={direction(f)}
          teach={`facing.${f}`}
          onPress={() => onChoose(f)}
        >
          <span className={styles.answersDirection}>{direction(f)}</span>
        </Choice>
      ))}
    </Row>
  );
}

/** Which option card is lost with the life. */
function LoseChoice(props: {
  cards: readonly OptionCard[];
  chosen: OptionCard;
  onChoose(card: OptionCard): void;
}): ReactElement {
  return (
    <div className={styles.answersLose}>
      <span className="label">{t('return.lose')}</span>
      {props.cards.map((card) => (
        <Mark key={card} isOn={card === props.chosen} sound={null} onPress={() => props.onChoose(card)}>
          {optionName(card)}
        </Mark>
      ))}
    </div>
  );
}

function keyOf(cell: number): string {
  return `cell.${cell}`;
}
