// The choice of dice: movement or the lane-change die; then the roll. Not here: the possible results (die-tile.tsx).

import { MainButton } from '@ui/controls/main-button';
import { ChooseButton } from '@ui/game/dashboard/choose-button';
import { digitKeys, proposed, useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { playSound } from '@ui/sound/sound';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type ReactElement, useState } from 'react';
import { POSITION_OF } from '../../../data/track';
import { noLaneText, outcomeText, rollText } from '../../../narration/outlook-text';
import { t } from '../../../text/t';
import type { ChoiceOfDie, DieKind, RollOutcome } from '../../../types';
import type { TurnProps } from '../turn';
import { Column } from './column';
import { DieTile } from './die-tile';
import styles from './die-turn.module.css';
import { Tile } from './tile';

/** The racing turn (R51, R72, R77, R78). */
export function DieTurn(props: TurnProps<'die'>): ReactElement {
  const { ask: decision, choices, dim, aids, hint, table } = props;
  const { dice, noLane } = choices;
  const { chosen, roll, pointed, press, point, confirm } = useDieChoice(props);
  const hinted = hint?.type === 'die' ? hint.die : null;
  usePreview(
    props.preview,
    chosen
      ? {
          kind: 'dice',
          seat: decision.seat,
          dice: aids === 'all' ? dice : [],
          die: chosen.die,
          roll: aids === 'all' ? roll : null,
          callout: pointed && aids === 'all' ? outcomeText(pointed) : null,
        }
      : null,
  );
  usePrompt(props.prompt, null);
  return (
    <Column
      head={t('prompt.dice')}
      dim={dim}
      ask={decision.id}
      main={
        chosen || dice.length === 0 ? (
          <MainButton onClick={confirm} hinted={hinted !== null && hinted === chosen?.die}>
            {chosen ? rollText(chosen) : t('prompt.roll')}
          </MainButton>
        ) : (
          <ChooseButton />
        )
      }
    >
      <fieldset className={styles.dieTiles} aria-label={t('dice.tiles')} data-teach="dice">
        {dice.map((choice) => (
          <DieTile
            key={choice.die}
            choice={choice}
            aids={aids}
            isChosen={chosen?.die === choice.die}
            isHinted={hinted === choice.die}
            pointed={chosen?.die === choice.die ? pointed : undefined}
            onChoose={() => press(choice.die)}
            onPoint={point}
          />
        ))}
        {noLane !== null && (
          <NoLaneDie why={noLane} position={POSITION_OF[table.view.cars[decision.seat]?.at ?? -1] ?? 0} />
        )}
      </fieldset>
    </Column>
  );
}

/** The lane-change die when it may not be rolled, and why (R72, R78). */
function NoLaneDie({ why, position }: { why: 'inPit' | 'beside'; position: number }): ReactElement {
  const about = 'breach.no-lane-die';
  return (
    <Tile isChosen={false} why={{ text: t(about, { why, position }), about }}>
      <b className="heading">{t('dice.lane')}</b>
      <small>{noLaneText(why)}</small>
    </Tile>
  );
}

/** The chosen dice, and the roll that is pointed at. */
interface DieChoice {
  chosen: ChoiceOfDie | null | undefined;
  roll: number | null;
  pointed: RollOutcome | undefined;
  press(die: DieKind): void;
  point(roll: number | null): void;
  confirm(): void;
}

function useDieChoice({ choices, dim, proposes, taken, act }: TurnProps<'die'>): DieChoice {
  const { dice } = choices;
  const [wanted, setWanted] = useState<DieKind | null>(null);
  const [roll, point] = useState<number | null>(null);
  const chosen = proposed(
    { proposes },
    dice.find((one) => one.die === wanted),
    dice[0],
  );
  const choose = (die: DieKind) => {
    if (!dice.some((one) => one.die === die)) return;
    playSound('click');
    setWanted(die);
    point(null);
  };
  useTaken(taken, (action) => action.type === 'die' && choose(action.die));
  const other = () => {
    const next = dice.find((one) => one.die !== chosen?.die);
    if (next) choose(next.die);
  };
  const step = (by: number) => () => {
    const rolls = chosen?.outcomes.map((one) => one.roll) ?? [];
    const at = roll === null ? (by > 0 ? -1 : 0) : rolls.indexOf(roll);
    point(rolls.at((at + by) % rolls.length) ?? null);
  };
  const confirm = () => {
    if (chosen) act({ type: 'die', die: chosen.die });
  };
  const press = usePress(chosen?.die, choose, confirm);
  useKeys(
    {
      ...digitKeys((index) => choose(index === 0 ? 'movement' : 'lane')),
      arrowup: other,
      arrowdown: other,
      arrowleft: step(-1),
      arrowright: step(1),
      enter: confirm,
    },
    !dim,
  );
  return { chosen, roll, pointed: chosen?.outcomes.find((one) => one.roll === roll), press, point, confirm };
}
