// Gallery pages of panels and small marks: surfaces, chips, seats, portraits, a screen's frame.

import type { Colour } from '@core/contract';
import { CHARACTERS } from '@drivers/characters';
import { Specimen, Specimens } from '@gallery/specimens';
import { gameOf } from '@games/registry';
import { Flag, FlagOff, Zap } from 'lucide-react';
import { useGameUi } from '../../renderer/app/games/games';
import { t as setup } from '../../renderer/text/setup';
import { Button } from '../controls/button';
import { colourName, patternName, SEAT_PAINTS } from '../theme/seats';
import { DriverHead } from './driver-head';
import { Medal } from './medal';
import { Chip, EmptyState, KeyCap, Panel, PanelHead } from './panel';
import { FaceDisc, PortraitCard } from './portrait';
import { QrCode } from './qr-code';
import { readAs } from './read-as';
import { BottomBar, Logo, ScreenFrame, TopBar } from './screen-frame';
import { ScrollArea } from './scroll-area';
import { CarChip, PatternTile, PlaceBadge, SeatInitial, SeatSwatch } from './seat';

const SEAT_COLOURS = Object.keys(SEAT_PAINTS) as Colour[];

export default {
  title: 'Toolkit/Panels',
  component: Panel,
  subcomponents: {
    ...{ PanelHead, Chip, KeyCap, EmptyState, DriverHead, FaceDisc, PortraitCard, QrCode, ScrollArea },
    ...{ TopBar, BottomBar, ScreenFrame, Logo, PlaceBadge, SeatSwatch, SeatInitial, CarChip, PatternTile, Medal },
  },
};

const LOOKS = ['solid', 'glass', 'paper'] as const;
const CHIPS = ['plain', 'amber', 'good', 'bad', 'dark'] as const;
const LONG = 'Maximiliane Oberhuber-W.';

const MEDALS = ['bronze', 'silver', 'gold', 'author'] as const;

export const Medals = {
  render: () => (
    <Specimens title="Medals, won and still to be won">
      {MEDALS.map((kind) => (
        <Specimen key={kind} name={kind}>
          <Medal kind={kind} won label={kind} />
          <Medal kind={kind} won={false} />
          <Medal kind={kind} won size={56} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Surfaces = {
  render: () => (
    <>
      <Specimens title="Panel">
        {LOOKS.map((look) => (
          <Specimen key={look} name={look} width={300}>
            <Panel look={look}>
              <PanelHead side={<Chip icon={<Zap size={14} />}>3</Chip>}>{setup('drivers')}</PanelHead>
              <p>{setup('close.follow.note')}</p>
            </Panel>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Chip">
        {CHIPS.map((look) => (
          <Specimen key={look} name={look}>
            <Chip look={look} icon={<Flag size={14} />}>
              {setup('drivers.seats', { count: 4, most: 6 })}
            </Chip>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Key cap, and a figure with other words for screen readers">
        <KeyCap>Z</KeyCap>
        <KeyCap>Enter</KeyCap>
        {readAs(setup('drivers.seats', { count: 4, most: 6 }), <b className="num">4 / 6</b>)}
      </Specimens>
      <Specimens title="A list that scrolls, also with the keyboard">
        <Specimen name="longer than its place" width={300}>
          <ScrollArea as="ol" aria-label={setup('drivers')} style={{ maxHeight: 96, overflowY: 'auto' }}>
            {CHARACTERS.map(({ id, given }) => (
              <li key={id}>{given}</li>
            ))}
          </ScrollArea>
        </Specimen>
      </Specimens>
      <Specimens title="Nothing there">
        <Specimen name="with a button" width={420}>
          <EmptyState icon={<FlagOff />} text={setup('close.first')} action={<Button>{setup('shelf')}</Button>} />
        </Specimen>
        <Specimen name="without" width={420}>
          <EmptyState icon={<FlagOff />} text={setup('drivers.levels.none')} />
        </Specimen>
      </Specimens>
    </>
  ),
};

export const Seats = {
  render: function Seats() {
    const cars = ['heat', 'waddington', 'formula-d', 'havoc', 'roborally'].map((id) => useGameUi(id));
    return (
      <>
        <Specimens title="Places">
          {[1, 2, 3, 4, 10].map((place) => (
            <Specimen key={place} name={String(place)}>
              <PlaceBadge place={place} large={place < 3} />
            </Specimen>
          ))}
        </Specimens>
        <Specimens title="Colours and patterns">
          {SEAT_COLOURS.map((colour) => (
            <Specimen key={colour} name={`${colourName(colour)}, ${patternName(colour)}`} width={150}>
              <div style={{ display: 'flex', gap: 8 }}>
                <SeatSwatch colour={colour} />
                <SeatInitial name={LONG} colour={colour} mine={colour === 'red'} />
                <PatternTile colour={colour} />
              </div>
            </Specimen>
          ))}
        </Specimens>
        {cars.map((ui) => (
          <Specimens key={ui.id} title={`Cars: ${ui.id}`}>
            {(gameOf(ui.id)?.colours ?? []).map((colour, at) => (
              <CarChip key={colour} picture={ui.carPicture(colour, at + 1)} width={72} />
            ))}
          </Specimens>
        ))}
      </>
    );
  },
};

export const Portraits = {
  render: () => (
    <>
      <Specimens>
        {CHARACTERS.map(({ id, look }) => (
          <Specimen key={id} name={id} width={150}>
            <PortraitCard look={look} />
            <FaceDisc look={look} size={40} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="A person's head">
        {SEAT_COLOURS.map((colour) => (
          <Specimen key={colour} name={colourName(colour)}>
            <svg viewBox="-44 -52 88 88" width={64} height={64} aria-hidden="true">
              <DriverHead colour={colour} />
            </svg>
          </Specimen>
        ))}
      </Specimens>
    </>
  ),
};

export const Code = {
  name: 'QR code',
  render: () => (
    <Specimens>
      <Specimen name="a party's address" width={240}>
        <QrCode text="http://192.168.178.20:7310/#/join/4821" label={setup('add.lan')} />
      </Specimen>
    </Specimens>
  ),
};

export const Frame = {
  name: 'Frame of a screen',
  render: () => (
    <ScreenFrame
      top={
        <TopBar side={<Chip>{setup('rules')}</Chip>}>
          <Logo />
        </TopBar>
      }
      bottom={
        <BottomBar>
          <Button look="main" size="large">
            {setup('start')}
          </Button>
        </BottomBar>
      }
    >
      <p>{setup('close.follow.note')}</p>
    </ScreenFrame>
  ),
};
