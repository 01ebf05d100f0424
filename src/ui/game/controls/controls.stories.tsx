// Gallery pages of a dashboard's controls, each in all its states.

import { Specimen, Specimens } from '@gallery/specimens';
import { Flag } from 'lucide-react';
import type { ReactElement } from 'react';
import { t as setup } from '../../../renderer/text/setup';
import { Card, PrintedCard } from './card';
import { Chip, type ChipProps } from './chip';
import { Choice } from './choice';
import { Control, type ControlProps } from './control';
import { Meter } from './meter';
import { Row } from './row';
import { Tile, TileFrame, type TileProps, type Tone } from './tile';

export default {
  title: 'Toolkit/Dashboard controls',
  component: Control,
  subcomponents: { Card, Chip, Choice, Meter, PrintedCard, Row, Tile, TileFrame },
};

type State = Pick<ControlProps, 'isChosen' | 'isHinted' | 'why' | 'isIdle'>;

/** Every state that a control can be in; hover and focus are the pointer's and the keyboard's. */
function states(): Readonly<Record<string, State>> {
  const why = setup('seat.last');
  return {
    usual: { isChosen: false },
    chosen: { isChosen: true },
    'named by a hint': { isChosen: false, isHinted: true },
    'chosen, and named by the hint': { isChosen: true, isHinted: true },
    'off, with its reason': { isChosen: false, why },
    'chosen, and can’t be changed': { isChosen: true, why },
    'its row waits': { isChosen: false, why, isIdle: true },
  };
}

function EachState({ title, draw }: { title: string; draw: (state: State) => ReactElement }): ReactElement {
  return (
    <Specimens title={title}>
      {Object.entries(states()).map(([name, state]) => (
        <Specimen key={name} name={name} width={150}>
          {draw(state)}
        </Specimen>
      ))}
    </Specimens>
  );
}

const nothing = () => undefined;
const TONES: readonly Tone[] = ['plain', 'good', 'cost', 'bad'];
const TILES: readonly TileProps['look'][] = ['wash', 'ring', 'lit'];
const CHIPS: readonly ChipProps['look'][] = ['pill', 'box', 'quiet', 'switch'];

export const Tiles = {
  render: () => (
    <>
      {TILES.map((look) => (
        <EachState
          key={look}
          title={look}
          draw={(state) => (
            <Tile {...state} look={look} tone="good" onPress={nothing}>
              <b>40</b>
              <small>{setup('more')}</small>
            </Tile>
          )}
        />
      ))}
      <Specimens title="small, with each tone">
        {TONES.map((tone) => (
          <Specimen key={tone} name={tone} width={72}>
            <Tile look="lit" size="small" tone={tone} isChosen={false} onPress={nothing}>
              <b>+20</b>
              <i>60</i>
              <small>{setup('more')}</small>
            </Tile>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="around several controls">
        {[false, true].map((isChosen) => (
          <Specimen key={String(isChosen)} name={isChosen ? 'chosen' : 'usual'} width={150}>
            <TileFrame isChosen={isChosen}>
              <Chip look="switch" isChosen={isChosen} onPress={nothing}>
                {setup('more')}
              </Chip>
            </TileFrame>
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
};

export const Choices = {
  render: () => (
    <>
      {(['usual', 'small'] as const).map((size) => (
        <EachState
          key={size}
          title={size}
          draw={(state) => (
            <Choice
              {...state}
              size={size}
              icon={<Flag size={22} />}
              title={setup('start')}
              note={setup('more')}
              onPress={nothing}
            />
          )}
        />
      ))}
    </>
  ),
};

export const Chips = {
  render: () => (
    <>
      {CHIPS.map((look) => (
        <EachState
          key={look}
          title={look}
          draw={(state) => (
            <Chip {...state} look={look} onPress={nothing}>
              <span>12</span>
              <small>{setup('more')}</small>
            </Chip>
          )}
        />
      ))}
    </>
  ),
};

export const Cards = {
  render: () => (
    <>
      <EachState
        title="in a hand"
        draw={(state) => (
          <Card {...state} onPress={nothing}>
            <b>+2</b>
            <small>{setup('more')}</small>
          </Card>
        )}
      />
      <Specimens title="printed">
        <Specimen name="nobody can press it" width={150}>
          <PrintedCard>
            <b>+2</b>
          </PrintedCard>
        </Specimen>
      </Specimens>
    </>
  ),
};

export const Rows = {
  render: () => (
    <Specimens>
      <Specimen name="arrow keys move through it" width={300}>
        <Row name={setup('seed')}>
          {[20, 40, 60].map((speed) => (
            <Chip key={speed} look="pill" isChosen={speed === 40} chip={String(speed)} onPress={nothing}>
              {speed}
            </Chip>
          ))}
        </Row>
      </Specimen>
    </Specimens>
  ),
};

export const Meters = {
  render: () => (
    <Specimens>
      <Specimen name="with text" width={240}>
        <Meter parts={TONES.map((tone, i) => ({ share: i + 1, tone, text: `${i + 1}/10` }))} />
      </Specimen>
      <Specimen name="as a picture" width={240}>
        <Meter parts={TONES.map((tone, i) => ({ share: i + 1, tone }))} />
      </Specimen>
    </Specimens>
  ),
};
