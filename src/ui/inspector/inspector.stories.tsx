// Gallery pages of the inspector's card. Each game has a separate page with all of its own cards.

import { PartCards } from '@gallery/game-pages';
import { Specimens } from '@gallery/specimens';
import { useEffect, useRef } from 'react';
import { useGameUi } from '../../renderer/app/games/games';
import { InspectorCard } from './inspector-card';
import { InspectorLayer } from './inspector-layer';
import { inspector, lookAway } from './look';

export default {
  title: 'Toolkit/Parts of a table',
  component: InspectorCard,
  subcomponents: { LensLayer: InspectorLayer },
};

const part = 'gauge.tyres';

export const Looked = {
  name: 'Beside what is looked at',
  render: function Looked() {
    const ui = useGameUi('waddington');
    const on = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const at = on.current;
      if (at === null) return;
      const box = () => at.getBoundingClientRect();
      inspector.setState({ looked: { part, on: at, key: part, box, by: 'touch', now: 6, of: 8, amber: 6, red: 8 } });
      return lookAway;
    }, []);
    return (
      <Specimens>
        <div ref={on} className="panel panel-solid" data-part={part}>
          {part}
        </div>
        <InspectorLayer ui={ui} board={noBoard} />
      </Specimens>
    );
  },
};

export const Cards = { render: () => <PartCards game="waddington" /> };

const noBoard = () => ({ host: null, partAt: () => null });
