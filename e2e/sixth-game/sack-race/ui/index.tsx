// The sack race's screens: a row of dots to run along, two buttons, and the texts that the shell requires.
import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import type { Picture } from '@ui/art/picture';
import type { Board } from '@ui/board';
import { Button } from '@ui/controls/button';
import { aboutMinutes, fieldOf } from '@ui/field';
import { headlineOf } from '@ui/game/format/results';
import { type DashboardProps, defineGameUi, type GameUi } from '@ui/game-ui';
import { pictureUrl } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { Footprints } from 'lucide-react';
import { LAP } from '../data';
import type { SackTypes } from '../types';

type Ui = GameUi<SackTypes>;
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0';
const svg = (width: number, height: number, art: string): Picture => {
  return { width, height, svg: `${OPEN} ${width} ${height}">${art}</svg>` };
};
const carPicture: GameUi['carPicture'] = (colour, number) =>
  svg(60, 40, `<circle cx="30" cy="20" r="16" fill="${colour}"/><text x="26" y="25">${number ?? ''}</text>`);
const circuitPicture: Ui['circuitPicture'] = (_circuit, _size, view, seats = []) => {
  const runners = seats.map((info) => {
    const x = 30 + (view?.at[info.seat] ?? 0) * 20;
    const art = seatCar(gameUi, info).svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<g transform="translate(${x} ${80 + info.seat * 50})">${art}</g>`;
  });
  return svg(780, 400, `<path d="M0 0H780V400H0Z" fill="#5b8f42"/>${runners.join('')}`);
};
const line = ({ seat, to }: SackTypes['Event'], seats: readonly SeatInfo[]) =>
  ({ seat, text: `${nameOf(seats, seat)} comes to space ${to}`, kind: 'move' }) as const;
const createBoard: Ui['createBoard'] = async ({ host, circuit, seats, onEvent }) => {
  const picture = host.appendChild(document.createElement('img'));
  const show = (view: SackTypes['View']) => (picture.src = pictureUrl(circuitPicture(circuit, 'large', view, seats)));
  const play: Board<SackTypes>['play'] = async (events, view, from = 0) => {
    for (const event of events.slice(from)) onEvent?.(event);
    show(view);
  };
  const none = () => undefined;
  const still = { skip: none, preview: none, setInsets: none, zoomBy: none, fit: none, follow: none };
  return { ...still, show, play, holding: { hold: none, stop: none, step: none }, destroy: () => picture.remove() };
};
const Dashboard = ({ update, busy, act }: DashboardProps<SackTypes>) => {
  const mine = update.asks.find(({ seat }) => update.mine.includes(seat));
  return Object.entries({ Run: 'run', Walk: 'walk' } as const).map(([name, type]) => (
    <Button key={name} why={(busy || !mine) && 'Not your turn'} onClick={() => mine && act(mine.id, { type })}>
      {name}
    </Button>
  ));
};
const frame: Ui['frame'] = ({ view, seats, asks: decisions, mine }) => {
  const { round, laps, at, turn } = view;
  const isMine = decisions.some(({ seat }) => mine.includes(seat));
  const order = seats.map(({ seat }) => seat).sort((a, b) => (at[b] ?? 0) - (at[a] ?? 0) || a - b);
  return {
    ...{ round: `Round ${round}`, standingsTitle: `Sack race · ${count(laps, 'lap')}`, pips: ['now'], side: null },
    done: Math.min(1, Math.max(...at) / (LAP * laps)),
    order: seats.map(({ seat }) => ({ seat, acting: seat === turn, done: turn !== null && seat < turn })),
    standings: order.map((seat, i) => ({ seat, place: i + 1, gap: `${at[seat]}`, laps: [], note: null, out: false })),
    banner: { icon: <Footprints />, title: 'Your legs', prompt: isMine ? 'Run or walk' : 'Wait', mine: isMine },
  };
};
const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;
const rounds = (n: number) => count(n, 'round');
const results: Ui['results'] = (result) => {
  const { at, round } = result.view;
  const [gap, most] = [rounds(round), result.seats.length + 1];
  const lines = result.standings.map(({ seat, place }) => {
    return { seat, place, note: `${at[seat]} spaces`, gap, points: String(most - place), retired: false };
  });
  return { headline: headlineOf(result) ?? 'Everybody is home', lines, awards: [], instead: null };
};
export const gameUi: GameUi = defineGameUi<SackTypes>({
  ...{ id: 'sack-race', roundName: 'round', automatonNames: {} },
  levelNames: { random: 'Dice', easy: 'Walker', medium: 'Jogger', hard: 'Runner', best: 'Sprinter' },
  ...{ figureNames: { rounds: { name: 'Race', count: rounds } }, roundCount: rounds },
  ...{ carPicture, circuitPicture, createBoard, frame, results, dashboard: Dashboard, logLine: line },
  ...{ circuitFacts: () => [[`${LAP}`, 'spaces']], circuitName: (id) => (id === 'meadow' ? 'The Meadow' : id) },
  ...{ circuitBlurb: () => 'Straight on, and round again.', answerText: ({ type }) => type },
  setupRows: () => [{ kind: 'option', id: 'laps', icon: <Footprints />, label: 'Laps', note: `${LAP} spaces each` }],
  setupSummary({ options }, seats) {
    const headline = `The Meadow, ${count(Number(options.laps), 'lap')}, ${count(seats.length, 'runner')}`;
    return { headline, minutes: aboutMinutes(Number(options.laps) * (fieldOf(seats).persons * 2 + seats.length)) };
  },
  setupTrouble: (_config, seats) => (seats.length < 2 ? 'A race needs two runners' : null),
  usualRace: { opponents: [{ kind: 'ai', level: 'easy' }], clock: 30 },
  quickRace: {
    text: 'Sack race, The Meadow, one walker',
    setup(name, own) {
      const colour = own === 'blue' ? 'red' : 'blue';
      const seats = [{ name, colour: own === 'blue' ? own : 'red', driver: { kind: 'you' as const } }] as const;
      const rival = { name: `${name} 2`, colour, driver: { kind: 'ai', level: 'easy' } } as const;
      return { game: 'sack-race', circuit: 'meadow', options: { laps: 1 }, seats: [...seats, rival], clock: 0 };
    },
  },
  continueLine: ({ round }) => <>Round {round}.</>,
  ...{ open: true, anyDecision: { retire: null, unlock: null } },
  reference() {
    const leadText = 'Run a die or walk three spaces: who is farthest at the end wins.';
    const no = { text: '', paragraphs: [], messages: [], example: [], outcomes: [], related: [], about: [] };
    const aim = { id: 'aim', group: 'race', icon: <Footprints />, title: 'Sack race', leadText, lead: <>{leadText}</> };
    return { groups: [{ id: 'race', title: 'Race' }], articles: [{ ...no, ...aim }] };
  },
});
