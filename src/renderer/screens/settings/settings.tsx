// Settings in cards; everything applies at once, there is no save button.

import { LIMITS } from '@api/contract';
import type { Colour } from '@core/contract';
import { classes } from '@ui/panels/classes';
import { KeyCap, Panel, PanelHead } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { PatternTile, SeatInitial } from '@ui/panels/seat';
import { Segments } from '@ui/panels/segments';
import { Slider } from '@ui/panels/slider';
import { Toggle } from '@ui/panels/toggle';
import { play } from '@ui/sound/sound';
import { SEAT_PAINTS } from '@ui/theme/seats';
import { Eye, Volume2, VolumeX } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { AIDS, AIDS_NOTES } from '../../app/aids';
import { boxesOn } from '../../app/games/boxes';
import { Notices } from '../../app/notices';
import { changeSettings, useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { listWords } from '../../app/words';
import styles from './settings.module.css';

/** The settings screen. */
export function SettingsScreen(): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <h1 className="hidden-text">Settings</h1>
      <div className={styles.settings}>
        <Profile />
        <Sound />
        <Motion />
        <Text />
        <Colours />
        <Race />
        <Keyboard />
        <About />
      </div>
    </ScreenFrame>
  );
}

function Line({ label, note, children }: { label: string; note?: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.setting}>
      <div>
        <b>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </div>
      {children}
    </div>
  );
}

function Profile(): ReactElement {
  const { name, colour } = useApp((s) => s.settings);
  const [typed, setTyped] = useState(name);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label="Profile">
      <PanelHead side={<SeatInitial name={name} colour={colour} />}>You</PanelHead>
      <label className="field">
        <span className={styles.settingName}>Name</span>
        <input
          className="text-field"
          value={typed}
          maxLength={LIMITS.name}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            const next = event.target.value.trim();
            if (next !== '') changeSettings({ name: next });
          }}
          onBlur={() => setTyped(useApp.getState().settings.name)}
        />
      </label>
      <div className="field">
        <span className={styles.settingName}>Favourite colour</span>
        <div className={styles.paints}>
          {(Object.keys(SEAT_PAINTS) as Colour[]).map((paint) => (
            <button
              key={paint}
              type="button"
              className={classes('paint', paint === colour && 'paint-chosen')}
              aria-label={SEAT_PAINTS[paint].name}
              aria-pressed={paint === colour}
              onClick={() => {
                play('click');
                changeSettings({ colour: paint });
              }}
            >
              <PatternTile colour={paint} />
            </button>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function Sound(): ReactElement {
  const { sound, volume } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label="Sound">
      <PanelHead side={<Toggle label="Sound" on={sound} onChange={(on) => changeSettings({ sound: on })} />}>
        Sound
      </PanelHead>
      <div className={styles.volume}>
        <span className={styles.volumeName}>
          {sound ? <Volume2 size={18} className="icon" /> : <VolumeX size={18} className="icon" />}
          Volume
        </span>
        <Slider
          label="Volume"
          value={volume}
          disabled={!sound}
          onChange={(next) => changeSettings({ volume: next })}
          onSettle={() => play('confirm')}
        />
        <span className={classes('num', styles.volumeValue)}>{volume}</span>
      </div>
      <p className="note">
        Engines, cards and crowd are made on the spot. A hidden window is silent. Everything you hear stands in the race
        log too.
      </p>
    </Panel>
  );
}

function Motion(): ReactElement {
  const { speed, motion } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label="Motion">
      <PanelHead>Motion</PanelHead>
      <div className="field">
        <span className={styles.settingName}>Animation speed</span>
        <Segments
          wide
          label="Animation speed"
          value={speed}
          choices={[
            { value: 0.5, label: '½×', name: 'Half speed' },
            { value: 1, label: '1×', name: 'Normal speed' },
            { value: 2, label: '2×', name: 'Double speed' },
            { value: 4, label: '4×', name: 'Four times as fast' },
            { value: 100, label: 'Off', name: 'No animations' },
          ]}
          onChange={(next) => changeSettings({ speed: next as typeof speed })}
        />
      </div>
      <div className="field">
        <span className={styles.settingName}>Movement on screen</span>
        <Segments
          wide
          label="Movement on screen"
          value={motion}
          choices={[
            { value: 'system', label: 'As system' },
            { value: 'full', label: 'Full' },
            { value: 'reduced', label: 'Reduced' },
          ]}
          onChange={(next) => changeSettings({ motion: next })}
        />
      </div>
      <p className="note">Reduced: nothing travels, shakes or flashes. A click or any key finishes an animation.</p>
    </Panel>
  );
}

function Text(): ReactElement {
  const { textScale, contrast } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label="Text">
      <PanelHead>Text</PanelHead>
      <div className="field">
        <span className={styles.settingName}>Text size</span>
        <Segments
          wide
          label="Text size"
          value={textScale}
          choices={[
            { value: 0.9, label: 'Small' },
            { value: 1, label: 'Normal' },
            { value: 1.15, label: 'Large' },
            { value: 1.3, label: 'Huge' },
          ]}
          onChange={(next) => changeSettings({ textScale: next as typeof textScale })}
        />
      </div>
      <div className={styles.textPreview}>
        <div className="heading">Prima Curva, limit 5</div>
        <p>Pay 2, the engine holds 4.</p>
      </div>
      <Line label="High contrast panels" note="Solid grounds, stronger lines">
        <Toggle
          label="High contrast panels"
          on={contrast === 'more'}
          onChange={(on) => changeSettings({ contrast: on ? 'more' : 'standard' })}
        />
      </Line>
    </Panel>
  );
}

function Colours(): ReactElement {
  const { palette } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsTwoThirds)} label="Colours">
      <PanelHead
        side={
          <Segments
            label="Palette"
            value={palette}
            choices={[
              { value: 'standard', label: 'Standard' },
              {
                value: 'safe',
                name: 'Colour-blind safe',
                label: (
                  <>
                    <Eye size={15} className="icon" />
                    Colour-blind safe
                  </>
                ),
              },
            ]}
            onChange={(next) => changeSettings({ palette: next })}
          />
        }
      >
        Colours
      </PanelHead>
      <ul className={styles.paintPreview}>
        {(Object.keys(SEAT_PAINTS) as Colour[]).map((colour) => (
          <li key={colour}>
            <span className={styles.paintSample}>
              <PatternTile colour={colour} />
            </span>
            <small>{SEAT_PAINTS[colour].name}</small>
          </li>
        ))}
      </ul>
      <p className="note">Every colour has its own pattern and number, so no seat is told by colour alone.</p>
    </Panel>
  );
}

function Race(): ReactElement {
  const { aids, spaceNumbers } = useApp((s) => s.settings);
  const numbered = boxesOn(useApp((s) => s.games)).flatMap((box) => (box.spaceNumbers ? [box.name] : []));
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label="Race">
      <PanelHead>Race</PanelHead>
      <Line label="Driver aids" note={AIDS_NOTES[aids]}>
        <Segments label="Driver aids" value={aids} choices={AIDS} onChange={(next) => changeSettings({ aids: next })} />
      </Line>
      {numbered.length > 0 && (
        <Line label="Space numbers" note={`Printed on the road, in ${listWords(numbered)}`}>
          <Toggle label="Space numbers" on={spaceNumbers} onChange={(on) => changeSettings({ spaceNumbers: on })} />
        </Line>
      )}
    </Panel>
  );
}

const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['1–9', 'Gear, card, option'],
  ['Enter', 'Confirm'],
  ['Space', 'Skip animation'],
  ['Z', 'Undo'],
  ['H', 'Hint'],
  ['L', 'Event log'],
  ['R', 'Rules'],
  ['F', 'Follow car'],
  ['+ −', 'Zoom'],
  ['0', 'Whole board'],
  ['← →', 'Choices, circuits'],
  ['P, Esc', 'Menu, close'],
];

function Keyboard(): ReactElement {
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsTwoThirds)} label="Keyboard">
      <PanelHead>Keyboard</PanelHead>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function About(): ReactElement {
  const version = useApp((s) => s.version);
  const games = useApp((s) => s.games);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label="About">
      <PanelHead>About</PanelHead>
      <p className={styles.aboutLine}>Paddock {version}</p>
      <p className="note">
        On the shelf: {games.map((game) => game.name).join(', ')}. Races are kept on the computer that runs Paddock;
        nothing leaves it.
      </p>
    </Panel>
  );
}
