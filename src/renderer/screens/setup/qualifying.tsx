// Setup of qualifying laps: one driver alone on a circuit, one to three laps, against the best times here.

import type { GameCard, Out } from '@api/contract';
import type { Colour } from '@core/contract';
import { Paints } from '@ui/controls/paints';
import { Segments } from '@ui/controls/segments';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Panel, PanelHead } from '@ui/panels/panel';
import { BottomBar, ScreenFrame } from '@ui/panels/screen-frame';
import { CarChip, PlaceBadge } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { colourName, patternName } from '@ui/theme/seats';
import { Palette, Repeat } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { client } from '../../app/client';
import { dateTimeText } from '../../app/format';
import { isSession, useGameCard, useGameUi } from '../../app/games/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/setup';
import { carriedSetup, dropSetup } from './carry';
import { CircuitPane } from './circuit-pane';
import { type Draft, newDraft, setupOf, withCircuit } from './draft';
import { OpenLobby } from './open-lobby';
import { OptionLine } from './race-pane';
import setupStyles from './setup.module.css';
import './driver-pane.module.css';
import { SetupTopBar, StartButton } from './setup';

/** A game that can be driven alone against the clock. */
type SoloCard = GameCard & { qualifying: object };

/** The qualifying setup of a game; a game without one leads home. */
export function QualifyingScreen({ game }: { game: string }): ReactElement {
  const card = useGameCard(game);
  return card && isSolo(card) ? <Qualifying card={card} /> : <Redirect to={to.home()} replace />;
}

function isSolo(card: GameCard): card is SoloCard {
  return card.qualifying !== null;
}

function Qualifying({ card }: { card: SoloCard }): ReactElement {
  const ui = useGameUi(card.id);
  const { name, colour } = useApp((s) => s.settings);
  const [draft, setDraft] = useState<Draft>(() => soloDraft(card, name, colour));
  useEffect(dropSetup, []);
  const [seat] = draft.seats;
  if (!seat) throw new Error('a qualifying draft has one seat');
  const setup = setupOf(draft, card.id);
  const laps = Number(draft.options.laps);
  const circuit = ui.circuitName(draft.circuit);
  const problem = ui.setupTrouble(draft, setup.seats);
  return (
    <ScreenFrame
      top={<SetupTopBar game={card.id} title={t('solo.title')} />}
      bottom={
        <BottomBar>
          <div className={setupStyles.startText}>
            <b className="heading">{t('solo.headline', { circuit, laps })}</b>
            <div className="note">{ui.session?.aim}</div>
          </div>
          <span className="bottom-bar-gap" />
          <OpenLobby watchers setup={setup} problem={problem} look="plain" size="large" />
          <StartButton setup={setup} problem={problem}>
            {t('solo.start')}
          </StartButton>
        </BottomBar>
      }
    >
      <div className={setupStyles.qualifyingColumns}>
        <CircuitPane
          card={card}
          ui={ui}
          circuit={draft.circuit}
          source={draft.source}
          onChange={(chosen) => setDraft((d) => withCircuit(d, { ...chosen, defaults: {} }))}
        />
        <div className={setupStyles.qualifyingSide}>
          <Panel className={classes(setupStyles.qualifyingPane)} label={t('solo.session')}>
            <PanelHead>{t('solo.session')}</PanelHead>
            <OptionLine icon={<Repeat size={20} />} title={t('solo.laps')} note={ui.session?.timed}>
              <Segments
                label={t('solo.laps')}
                value={laps}
                choices={card.qualifying.laps.map((value) => ({
                  value,
                  label: value,
                  name: t('solo.lapCount', { laps: value }),
                }))}
                onChange={(value) => setDraft((d) => ({ ...d, options: { ...d.options, laps: value } }))}
              />
            </OptionLine>
            <Colours
              card={card}
              ui={ui}
              colour={seat.colour}
              onChange={(next) => setDraft((d) => ({ ...d, seats: [{ ...seat, colour: next }] }))}
            />
          </Panel>
          <BestLaps game={card.id} circuit={draft.circuit} roundCount={ui.roundCount} />
        </div>
      </div>
    </ScreenFrame>
  );
}

function soloDraft(card: SoloCard, person: string, colour: Colour): Draft {
  const fresh = newDraft(card, { person, colour, automata: {}, draw: () => 0 }, { opponents: [], clock: 0 });
  const carried = carriedSetup(card.id);
  const before = carried && isSession(card, carried.options) ? carried : undefined;
  const { session, laps } = card.qualifying;
  const circuit = before?.circuit ?? fresh.circuit;
  const chosen = laps.find((count) => count === before?.options.laps) ?? laps.at(-1) ?? 1;
  return {
    ...fresh,
    circuit,
    options: { ...fresh.options, ...session, laps: chosen },
    seats: fresh.seats.slice(0, 1),
  };
}

interface ColoursProps {
  card: GameCard;
  ui: GameUi;
  colour: Colour;
  onChange(colour: Colour): void;
}

function Colours({ card, ui, colour, onChange }: ColoursProps): ReactElement {
  return (
    <>
      <OptionLine
        icon={<Palette size={20} />}
        title={t('solo.colour')}
        note={t('solo.colourNote', { colour: colourName(colour), pattern: patternName(colour) })}
      >
        <CarChip picture={seatCar(ui, { seat: 0, colour })} />
      </OptionLine>
      <Paints colours={card.colours} chosen={colour} onChoose={onChange} />
    </>
  );
}

interface BestLapsProps {
  game: string;
  circuit: string;
  roundCount: GameUi['roundCount'];
}

function BestLaps({ game, circuit, roundCount }: BestLapsProps): ReactElement {
  const [best, setBest] = useState<Out<'matches.best'>>([]);
  useEffect(() => {
    let here = true;
    client.call('matches.best', { game, circuit }).then(
      (reply) => here && setBest(reply.ok ? reply.value : []),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, circuit]);
  return (
    <Panel className={classes(setupStyles.qualifyingPane)} label={t('solo.best')}>
      <PanelHead>{t('solo.best')}</PanelHead>
      {best.length === 0 ? (
        <p className={classes('note', setupStyles.bestNone)}>{t('solo.best.none')}</p>
      ) : (
        <ol className={setupStyles.qualifyingBest}>
          {best.slice(0, 5).map((row, at) => (
            <li key={row.match} className={setupStyles.bestRow}>
              <PlaceBadge place={at + 1} />
              <span>
                {row.name}
                <span className="note"> {dateTimeText(row.at)}</span>
              </span>
              <span className="num">{roundCount(row.best)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
