// Two short questions: stay powered down (R14), and where and how to come back (R60 to R68).

import { AnswerButton, ChoiceButton, ChoiceGroup } from '@ui/game/dashboard/choices';
import { useTarget } from '@ui/game/dashboard/open-turn';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { MainButton } from '@ui/panels/main-button';
import { usePreview, usePrompt } from '@ui/use-preview';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Moon, Sun } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { Facing, OptionCard } from '../../types';
import { cellWords, damageWords, direction, optionName, returnWords } from '../texts';
import { DashFrame } from './dash-frame';
import { Played } from './idle';
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
  const answer = (stay: boolean) => act({ type: 'power', stay });
  const done = choices.submitted;
  useKeys({ '1': () => answer(false), '2': () => answer(true), enter: () => answer(false) }, !dim && !done);
  usePrompt(props.prompt, done ? null : 'Wake up next turn, or stay down and be repaired again');
  const hinted = hint?.type === 'power' ? hint.stay : null;
  return (
    <DashFrame
      turn={props}
      programHead="Last turn"
      program={<Played robot={robot} shown={shown} />}
      handHead="Powered down"
      hand={
        <div className="rr-answers">
          <AnswerButton
            prefix="rr"
            icon={<Sun size={24} />}
            title="Wake up"
            note={`With ${damageWords(choices.damage)}.`}
            hinted={hinted === false}
            disabled={done}
            onUse={() => answer(false)}
          />
          <AnswerButton
            prefix="rr"
            icon={<Moon size={24} />}
            title="Stay down"
            note="All damage is repaired again."
            hinted={hinted === true}
            disabled={done}
            onUse={() => answer(true)}
          />
        </div>
      }
      side={<p className="note">You play no cards this turn; belts, pushes and lasers still reach you.</p>}
      main={
        <MainButton
          onClick={() => answer(false)}
          barred={done ? 'Your answer is in; the others are still at it' : null}
          hinted={hinted === false}
        >
          {done ? 'Submitted' : 'Wake up'}
        </MainButton>
      }
    />
  );
}

/** Coming back: cell, facing, and what else the rules ask. */
export function RespawnTurn(props: TurnProps<'respawn'>): ReactElement {
  const { choices, view, robot, shown, dim, hint, act } = props;
  const { places } = choices;
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<Facing | null>(null);
  const [keep, setKeep] = useState(false);
  const [lose, setLose] = useState<OptionCard | null>(null);
  const place = places[at] ?? places[0];
  const facing = place && wanted !== null && place.facings.includes(wanted) ? wanted : (place?.usual ?? 0);
  useTarget(props, (key) => {
    const hit = places.findIndex((one) => keyOf(one.cell) === key);
    if (hit >= 0) setAt(hit);
  });
  const confirm = () =>
    place ? act({ type: 'respawn', cell: place.cell, facing, keep, lose: lose ?? choices.lose[0] ?? -1 }) : undefined;
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
    targets: places.map(({ cell }) => ({ key: keyOf(cell), cell, label: cellWords(view.course, cell) })),
    chosen: place ? { key: keyOf(place.cell), facing } : null,
  });
  usePrompt(
    props.prompt,
    places.length > 1 ? 'Your archive is taken: choose a cell and a direction' : 'Choose the direction to face',
  );
  const hinted = hint?.type === 'respawn' ? hint : null;
  return (
    <DashFrame
      turn={props}
      programHead="Last turn"
      program={<Played robot={robot} shown={shown} />}
      handHead={place ? cellWords(view.course, place.cell) : 'Coming back'}
      hand={
        <Facings
          facing={facing}
          open={place?.facings ?? []}
          hinted={hinted?.cell === place?.cell ? (hinted?.facing ?? null) : null}
          onChoose={setWanted}
        />
      }
      side={
        <>
          <p className="note">{returnWords(choices, keep)}</p>
          {choices.mayKeep && (
            <SwitchRow
              label="Keep the power down"
              note="You announced it before you were destroyed."
              on={keep}
              hinted={hinted !== null && hinted.keep !== keep}
              onChange={setKeep}
            />
          )}
          {choices.lose.length > 1 && (
            <LoseChoice cards={choices.lose} chosen={lose ?? choices.lose[0] ?? -1} onChoose={setLose} />
          )}
        </>
      }
      main={
        <MainButton
          onClick={confirm}
          barred={place ? null : 'There is no free cell'}
          hinted={hinted?.cell === place?.cell && hinted?.facing === facing}
        >
          Return facing {direction(facing)}
        </MainButton>
      }
    />
  );
}

/** The four directions, of which some are open. */
function Facings(props: {
  facing: Facing;
  open: readonly Facing[];
  hinted: Facing | null;
  onChoose(facing: Facing): void;
}): ReactElement {
  const { facing, open, hinted, onChoose } = props;
  return (
    <ChoiceGroup name="Facing" className="rr-facings">
      {FACINGS.map((f) => (
        <ChoiceButton
          key={f}
          className={classes('rr-facing', f === facing && 'rr-facing-on', f === hinted && 'rr-hinted')}
          isChosen={f === facing}
          disabled={!open.includes(f)}
          onChoose={() => onChoose(f)}
        >
          {ARROWS[f]}
          {direction(f)}
        </ChoiceButton>
      ))}
    </ChoiceGroup>
  );
}

/** Which option card goes with the life. */
function LoseChoice(props: {
  cards: readonly OptionCard[];
  chosen: OptionCard;
  onChoose(card: OptionCard): void;
}): ReactElement {
  return (
    <div className="rr-lose">
      <span className="label">Option card lost</span>
      {props.cards.map((card) => (
        <button
          key={card}
          type="button"
          className={classes('rr-mark', card === props.chosen && 'rr-mark-on')}
          aria-pressed={card === props.chosen}
          onClick={() => props.onChoose(card)}
        >
          {optionName(card)}
        </button>
      ))}
    </div>
  );
}

function keyOf(cell: number): string {
  return `cell.${cell}`;
}
