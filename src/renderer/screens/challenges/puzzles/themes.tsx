// The themes with how many of their puzzles are solved and the rating in each; a theme starts ten puzzles in a row.

import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import type { CSSProperties, ReactElement } from 'react';
import { gamePaints, plateNameOf } from '../../../app/games/boxes';
import { themeIcon, themeName } from '../../../app/games/themes';
import { rich, t } from '../../../text/club/challenges';
import type { PuzzleHome } from '../use-challenges';
import styles from './puzzles.module.css';

type Theme = PuzzleHome['themes'][number];

export interface ThemesProps {
  themes: readonly Theme[];
  /** A row is on its way. */
  busy: boolean;
  onRow(of: { game: string; theme: string }): void;
}

/** The list, one half beside the other where there is room. */
export function Themes({ themes, busy, onRow }: ThemesProps): ReactElement | null {
  const all = themes.filter(({ puzzles }) => puzzles > 0);
  if (all.length === 0) return null;
  return (
    <>
      <div className={classes(styles.themesHead, 'label')}>
        <h3 className="label">{t('themes.title')}</h3>
        <span aria-hidden="true">{t('themes.solved')}</span>
        <span aria-hidden="true">{t('themes.rating')}</span>
      </div>
      <ScrollArea as="ul" className={styles.themes} aria-label={t('themes.title')}>
        {all.map((one) => (
          <li key={`${one.game} ${one.theme}`}>
            <ThemeRow one={one} busy={busy} onRow={() => onRow({ game: one.game, theme: one.theme })} />
          </li>
        ))}
      </ScrollArea>
    </>
  );
}

function ThemeRow({ one, busy, onRow }: { one: Theme; busy: boolean; onRow(): void }): ReactElement {
  const { game, theme, solved, puzzles, rating, answered } = one;
  const Icon = themeIcon(game, theme);
  const about = { theme: themeName(game, theme), game: plateNameOf(game), solved, all: puzzles };
  return (
    <button
      type="button"
      className={styles.theme}
      {...off(busy ? t('fetching') : undefined)}
      onClick={() => {
        playSound('click');
        onRow();
      }}
    >
      <span className={styles.themeIcon} style={gamePaints(game)}>
        <Icon size={19} />
      </span>
      <span className="visually-hidden">{t('themes.start', about)}</span>
      <span className={styles.themeName} aria-hidden="true">
        <b>{about.theme}</b>
        <small>{about.game}</small>
      </span>
      <i style={{ '--share': `${(100 * solved) / puzzles}%` } as CSSProperties} />
      <span className={styles.themeCount} aria-hidden="true">
        {rich('themes.count', { solved, all: puzzles }, { em: (inner) => <em>{inner}</em> })}
      </span>
      <span className={styles.themeRating} aria-hidden="true">
        {answered > 0 ? `${rating}` : '–'}
      </span>
    </button>
  );
}
