// Settings in cards; everything applies at once, there is no save button.

import { LIMITS } from '@api/contract';
import type { Colour } from '@core/contract';
import { LOCALE_NAMES, LOCALES, PSEUDO_LOCALE } from '@i18n/locales';
import { listOf } from '@i18n/page';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Slider } from '@ui/controls/slider';
import { Toggle } from '@ui/controls/toggle';
import { classes } from '@ui/panels/classes';
import { KeyCap, Panel, PanelHead } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { PatternTile, SeatInitial } from '@ui/panels/seat';
import { SOUND_GROUPS, type SoundGroup, type SoundName } from '@ui/sound/names';
import { play } from '@ui/sound/sound';
import { colourName, SEAT_PAINTS } from '@ui/theme/seats';
import { Eye, Volume2, VolumeX } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { AIDS, AIDS_NOTES } from '../../app/aids';
import { boxesOn } from '../../app/games/boxes';
import { Notices } from '../../app/notices';
import { changeSettings, useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import { listWords } from '../../app/words';
import { t } from '../../text/settings';
import styles from './settings.module.css';

/** The settings screen. */
export function SettingsScreen(): ReactElement {
  return (
    <ScreenFrame top={<AppTopBar />}>
      <Notices />
      <h1 className="hidden-text">{t('title')}</h1>
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
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label={t('you.label')}>
      <PanelHead side={<SeatInitial name={name} colour={colour} />}>{t('you.title')}</PanelHead>
      <label className="field">
        <span className={styles.settingName}>{t('you.name')}</span>
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
        <span className={styles.settingName}>{t('you.colour')}</span>
        <div className={styles.paints}>
          {(Object.keys(SEAT_PAINTS) as Colour[]).map((paint) => (
            <button
              key={paint}
              type="button"
              className={classes('paint', paint === colour && 'paint-chosen')}
              aria-label={colourName(paint)}
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

/** What is heard when a group's fader is let go. */
const SAMPLES: Readonly<Record<SoundGroup, SoundName>> = {
  engines: 'boost',
  table: 'dice',
  crowd: 'cheer',
  music: 'fanfare',
  chime: 'yourTurn',
};

function Sound(): ReactElement {
  const { sound, volume, faders } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label={t('sound.title')}>
      <PanelHead side={<Toggle label={t('sound.title')} on={sound} onChange={(on) => changeSettings({ sound: on })} />}>
        {t('sound.title')}
      </PanelHead>
      <div className={styles.volume}>
        <span className={styles.volumeName}>
          {sound ? <Volume2 size={18} className="icon" /> : <VolumeX size={18} className="icon" />}
          {t('sound.volume')}
        </span>
        <Slider
          label={t('sound.volume')}
          value={volume}
          onChange={(next) => changeSettings({ volume: next })}
          onSettle={() => play('confirm')}
        />
        <span className={classes('num', styles.volumeValue)}>{volume}</span>
        {SOUND_GROUPS.map((group) => (
          <Fragment key={group}>
            <span className={styles.volumeName}>{t(`sound.${group}`)}</span>
            <Slider
              label={t(`sound.${group}`)}
              value={faders[group]}
              onChange={(next) => changeSettings({ faders: { ...faders, [group]: next } })}
              onSettle={() => play(SAMPLES[group])}
            />
            <span className={classes('num', styles.volumeValue)}>{faders[group]}</span>
          </Fragment>
        ))}
      </div>
      <p className="note">{t('sound.note')}</p>
    </Panel>
  );
}

function Motion(): ReactElement {
  const { speed, motion } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label={t('motion.title')}>
      <PanelHead>{t('motion.title')}</PanelHead>
      <div className="field">
        <span className={styles.settingName}>{t('motion.speed')}</span>
        <Segments
          wide
          label={t('motion.speed')}
          value={speed}
          choices={[
            { value: 0.5, label: '½×', name: t('speed.half') },
            { value: 1, label: '1×', name: t('speed.normal') },
            { value: 2, label: '2×', name: t('speed.double') },
            { value: 4, label: '4×', name: t('speed.fourfold') },
            { value: 100, label: t('speed.off'), name: t('speed.none') },
          ]}
          onChange={(next) => changeSettings({ speed: next as typeof speed })}
        />
      </div>
      <div className="field">
        <span className={styles.settingName}>{t('motion.screen')}</span>
        <Segments
          wide
          label={t('motion.screen')}
          value={motion}
          choices={[
            { value: 'system', label: t('motion.system') },
            { value: 'full', label: t('motion.full') },
            { value: 'reduced', label: t('motion.reduced') },
          ]}
          onChange={(next) => changeSettings({ motion: next })}
        />
      </div>
      <p className="note">{t('motion.note')}</p>
    </Panel>
  );
}

function Text(): ReactElement {
  const { textScale, contrast, language } = useApp((s) => s.settings);
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label={t('text.title')}>
      <PanelHead>{t('text.title')}</PanelHead>
      <Line label={t('language.label')}>
        <Select
          label={t('language.label')}
          value={language}
          choices={[
            { value: 'system', label: t('language.system') },
            ...LOCALES.filter((locale) => locale !== PSEUDO_LOCALE || locale === language).map((locale) => ({
              value: locale,
              label: LOCALE_NAMES[locale],
            })),
          ]}
          onChange={(next) => changeSettings({ language: next as typeof language })}
        />
      </Line>
      <div className="field">
        <span className={styles.settingName}>{t('text.size')}</span>
        <Segments
          wide
          label={t('text.size')}
          value={textScale}
          choices={[
            { value: 0.9, label: t('size.small') },
            { value: 1, label: t('size.normal') },
            { value: 1.15, label: t('size.large') },
            { value: 1.3, label: t('size.huge') },
          ]}
          onChange={(next) => changeSettings({ textScale: next as typeof textScale })}
        />
      </div>
      <div className={styles.textPreview}>
        <div className="heading">{t('text.sample.title')}</div>
        <p>{t('text.sample')}</p>
      </div>
      <Line label={t('text.contrast')} note={t('text.contrast.note')}>
        <Toggle
          label={t('text.contrast')}
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
    <Panel className={classes(styles.cardOfSettings, styles.settingsTwoThirds)} label={t('colours.title')}>
      <PanelHead
        side={
          <Segments
            label={t('colours.palette')}
            value={palette}
            choices={[
              { value: 'standard', label: t('colours.standard') },
              {
                value: 'safe',
                name: t('colours.safe'),
                label: (
                  <>
                    <Eye size={15} className="icon" />
                    {t('colours.safe')}
                  </>
                ),
              },
            ]}
            onChange={(next) => changeSettings({ palette: next })}
          />
        }
      >
        {t('colours.title')}
      </PanelHead>
      <ul className={styles.paintPreview}>
        {(Object.keys(SEAT_PAINTS) as Colour[]).map((colour) => (
          <li key={colour}>
            <span className={styles.paintSample}>
              <PatternTile colour={colour} />
            </span>
            <small>{colourName(colour)}</small>
          </li>
        ))}
      </ul>
      <p className="note">{t('colours.note')}</p>
    </Panel>
  );
}

function Race(): ReactElement {
  const { aids, spaceNumbers } = useApp((s) => s.settings);
  const numbered = boxesOn(useApp((s) => s.games)).flatMap((box) => (box.spaceNumbers ? [box.name] : []));
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label={t('race.title')}>
      <PanelHead>{t('race.title')}</PanelHead>
      <Line label={t('race.aids')} note={AIDS_NOTES[aids]}>
        <Segments
          label={t('race.aids')}
          value={aids}
          choices={AIDS}
          onChange={(next) => changeSettings({ aids: next })}
        />
      </Line>
      {numbered.length > 0 && (
        <Line label={t('race.numbers')} note={t('race.numbers.note', { games: listWords(numbered) })}>
          <Toggle label={t('race.numbers')} on={spaceNumbers} onChange={(on) => changeSettings({ spaceNumbers: on })} />
        </Line>
      )}
    </Panel>
  );
}

/** What is printed on a key, or a message where its name is a word; and what it does. */
const KEYS = [
  ['1–9', 'choose'],
  ['enter', 'confirm'],
  ['space', 'skip'],
  ['Z', 'undo'],
  ['H', 'hint'],
  ['L', 'log'],
  ['R', 'rules'],
  ['F', 'follow'],
  ['+ −', 'zoom'],
  ['0', 'fit'],
  ['← →', 'arrows'],
  ['menu', 'menu'],
] as const;

function keyName(key: (typeof KEYS)[number][0]): string {
  return key === 'enter' || key === 'space' || key === 'menu' ? t(`keys.${key}`) : key;
}

function Keyboard(): ReactElement {
  return (
    <Panel className={classes(styles.cardOfSettings, styles.settingsTwoThirds)} label={t('keys.title')}>
      <PanelHead>{t('keys.title')}</PanelHead>
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <KeyCap>{keyName(key)}</KeyCap>
            </dt>
            <dd>{t(`keys.does.${does}`)}</dd>
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
    <Panel className={classes(styles.cardOfSettings, styles.settingsThird)} label={t('about.title')}>
      <PanelHead>{t('about.title')}</PanelHead>
      <p className={styles.aboutLine}>{t('about.version', { version })}</p>
      <p className="note">
        {t('about.note', {
          games: listOf(
            games.map((game) => game.name),
            'unit',
          ),
        })}
      </p>
    </Panel>
  );
}
