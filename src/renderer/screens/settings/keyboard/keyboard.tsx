// The card of the keyboard: a picture of it with the action of each key, which can be changed by pressing it there.

import { pageLocale } from '@i18n/page';
import { Button } from '@ui/controls/button';
import { ALL_KEY_ACTIONS, actionOf, KEY_ACTIONS, type KeyAction, keyOf } from '@ui/key-actions';
import { keyName } from '@ui/key-names';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { RotateCcw } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/settings';
import { Card } from '../card';
import styles from './keyboard.module.css';
import { type DrawnKey, keyboardRows } from './rows';
import { type NewKey, useNewKey } from './use-new-key';

/** The content of the list under the picture, in order; of choices only the first and the last. */
const MAIN = [
  'confirm',
  'skip',
  'undo',
  'hint',
  'talk',
  'log',
  'rules',
  'reader',
  'follow',
  'pause',
  'fit',
] as const satisfies readonly KeyAction[];
const REST = ALL_KEY_ACTIONS.filter((action) => !(/^choice/.test(action) || MAIN.some((main) => main === action)));

/** The card of the keyboard. alone: it has the whole screen, and lists every key. */
export function Keyboard({ alone }: { alone: boolean }): ReactElement {
  const keys = useApp((s) => s.settings.keys);
  const change = useNewKey();
  const isUsual = Object.keys(keys).length === 0;
  return (
    <Card
      title={t('keys.title')}
      side={
        <Button
          size="small"
          icon={<RotateCcw size={16} className="icon" />}
          why={isUsual && t('keys.defaults.none')}
          onClick={() => changeSettings({ keys: {} })}
        >
          {t('keys.defaults')}
        </Button>
      }
    >
      <fieldset className={styles.keyboard} aria-label={t('keys.picture')}>
        {keyboardRows(pageLocale()).map((row) => (
          <div key={row[0]?.key} className={styles.keyboardRow}>
            {row.map((drawn) => (
              <Key key={drawn.key} drawn={drawn} change={change} />
            ))}
          </div>
        ))}
      </fieldset>
      <KeyList actions={alone ? [...MAIN, ...REST] : MAIN} change={change} />
      <div className={styles.keyboardNote} role="status">
        {change.waiting === null ? (
          <p className="note">{t('keys.note')}</p>
        ) : (
          <>
            <p>{t('keys.waiting', { does: t(`does.${change.waiting}`) })}</p>
            <Button size="small" onClick={() => change.wait(null)}>
              {t('keys.cancel')}
            </Button>
          </>
        )}
      </div>
      <ClashQuestion change={change} />
    </Card>
  );
}

/** One key of the picture; press one with an action to change it. */
function Key({ drawn: { key, wide = 1, sign }, change }: { drawn: DrawnKey; change: NewKey }): ReactElement {
  const keys = useApp((s) => s.settings.keys);
  const action = actionOf(key, keys);
  const style = { '--wide': wide } as CSSProperties;
  const cap = sign ?? (CAPS[key] === undefined ? keyName(key) : t(CAPS[key]));
  if (action === undefined) {
    return (
      <span
        className={classes(styles.key, (key === 'escape' || key === 'tab') && styles.keyRace)}
        style={style}
        aria-hidden="true"
      >
        {cap}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(
        styles.key,
        styles[`key-${KEY_ACTIONS[action].group}`],
        change.waiting === action && styles.keyAsked,
      )}
      style={style}
      aria-label={t('keys.change', { key: keyName(key), does: t(`does.${action}`) })}
      title={t(`does.${action}`)}
      onClick={() => {
        playSound('click');
        change.wait(action);
      }}
    >
      {cap}
    </button>
  );
}

/** The text on keys without an action here, and on those whose name would be too long. */
const CAPS: Readonly<Record<string, 'cap.tab' | 'cap.caps' | 'cap.shift' | 'cap.control' | 'cap.alt' | undefined>> = {
  tab: 'cap.tab',
  capslock: 'cap.caps',
  shift: 'cap.shift',
  control: 'cap.control',
  alt: 'cap.alt',
};

function KeyList({ actions, change }: { actions: readonly KeyAction[]; change: NewKey }): ReactElement {
  const keys = useApp((s) => s.settings.keys);
  return (
    <ul className={styles.keyList}>
      <li>
        <kbd className={styles.keyCap}>
          {t('keys.range', { first: keyName(keyOf('choice1', keys)), last: keyName(keyOf('choice9', keys)) })}
        </kbd>
        <span>{t('does.choices')}</span>
      </li>
      {actions.map((action) => (
        <li key={action}>
          <button
            type="button"
            className={classes(styles.keyCap, change.waiting === action && styles.keyAsked)}
            aria-label={t('keys.change', { key: keyName(keyOf(action, keys)), does: t(`does.${action}`) })}
            onClick={() => {
              playSound('click');
              change.wait(action);
            }}
          >
            {keyName(keyOf(action, keys))}
          </button>
          <span aria-hidden="true">{t(`does.${action}`)}</span>
        </li>
      ))}
    </ul>
  );
}

function ClashQuestion({ change: { clash, answer } }: { change: NewKey }): ReactElement | null {
  if (clash === null) return null;
  const values = {
    key: keyName(clash.key),
    holder: t(`does.${clash.holder}`),
    does: t(`does.${clash.action}`),
    left: keyName(keyOf(clash.action)),
  };
  return (
    <Dialog
      open
      onClose={() => answer(false)}
      title={t('clash.title', values)}
      text={t('clash.text', values)}
      actions={
        <>
          <Button autoFocus onClick={() => answer(false)}>
            {t('clash.keep')}
          </Button>
          <Button onClick={() => answer(true)}>{t('clash.move', values)}</Button>
        </>
      }
    />
  );
}
