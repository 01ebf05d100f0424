// The verdict on an answer: right, close or wrong, both answers with their chances, the reasons, the rating, and where to go next.
// Not here: the paths on the board (puzzle-table.tsx).

import type { PuzzleCard, PuzzleVerdict } from '@api/puzzles/commands';
import { NumberFormat } from '@i18n/numbers';
import { intlLocale, signed } from '@i18n/page';
import { Button, IconButton } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { hintText } from '@ui/hint/hint-text';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import {
  ArrowRight,
  Check,
  ChevronDown,
  ChevronUp,
  GitFork,
  Layers,
  Minus,
  RotateCcw,
  ShieldCheck,
  X,
} from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { dateText, dayOf } from '../../app/format';
import { themeIcon, themeName } from '../../app/games/themes';
import { to } from '../../app/routes';
import { useAnswer } from '../../app/use-answer';
import { t } from '../../text/club/puzzle';
import { isSame, type Line } from './lines';
import { usePuzzleSet } from './puzzle-set';
import { RatingChange } from './rating-change';
import styles from './verdict.module.css';
import type { Ways } from './ways';

export interface VerdictPanelProps {
  ui: GameUi;
  puzzle: PuzzleCard;
  circuit: string;
  day: string;
  verdict: PuzzleVerdict;
  lines: readonly Line[];
  ways: Ways;
  /** Draws only this answer on the board; null: both. */
  pointAt(as: Line['as'] | null): void;
}

/** A column at the right; a sheet from below in narrower windows, which can be folded to see the board. */
export function VerdictPanel(props: VerdictPanelProps): ReactElement {
  const { ui, puzzle, circuit, day, verdict, lines, ways, pointAt } = props;
  const panel = useRef<HTMLElement>(null);
  const [isFolded, fold] = useState(false);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const best = verdict.best.chance;
  return (
    <section
      ref={panel}
      className={classes(styles.verdict, 'panel panel-glass', isFolded && styles.verdictFolded)}
      aria-label={t('verdict.label')}
      tabIndex={-1}
    >
      <Head verdict={verdict} isFolded={isFolded} onFold={() => fold(!isFolded)} />
      <ScrollArea className={styles.verdictBody}>
        {verdict.rating !== null && <RatingChange {...verdict.rating} />}
        <h3 className={classes(styles.verdictLabel, 'label')}>{t('chance.title')}</h3>
        {lines.map((line) => (
          <Answer key={line.as} {...{ ui, circuit, line, best, verdict, pointAt }} />
        ))}
        <Reasons ui={ui} verdict={verdict} />
        {verdict.back !== null && (
          <p className="note">{t('back.on', { day: dateText(dayOf(verdict.back).toISOString()) })}</p>
        )}
      </ScrollArea>
      <footer className={styles.verdictFoot}>
        <Progress puzzle={puzzle} day={day} />
        <Buttons ways={ways} match={verdict.match} />
      </footer>
    </section>
  );
}

const ICONS = { right: Check, close: Minus, wrong: X } as const;

function Head({
  verdict,
  isFolded,
  onFold,
}: {
  verdict: PuzzleVerdict;
  isFolded: boolean;
  onFold(): void;
}): ReactElement {
  const Icon = ICONS[verdict.verdict];
  return (
    <header className={styles.verdictHead} data-verdict={verdict.verdict}>
      <span className={styles.verdictTile} aria-hidden="true">
        <Icon size={38} strokeWidth={3.4} />
      </span>
      <div role="status">
        <h2 className="heading">{titleOf(verdict)}</h2>
        <p>{whyOf(verdict)}</p>
      </div>
      <span className={styles.verdictFold}>
        <IconButton
          look="quiet"
          icon={isFolded ? <ChevronUp size={24} /> : <ChevronDown size={24} />}
          label={t(isFolded ? 'show.verdict' : 'show.board')}
          onClick={onFold}
        />
      </span>
    </header>
  );
}

function titleOf({ verdict, given, fault }: PuzzleVerdict): string {
  if (given === null) return t('verdict.given');
  if (verdict === 'wrong' && fault !== null) return t(`verdict.${fault}`);
  return t(`verdict.${verdict}`);
}

function whyOf({ verdict, given, best, lost, quiet }: PuzzleVerdict): string {
  if (given === null) return t('why.given');
  if (verdict !== 'right') return t(verdict === 'close' ? 'why.close' : 'why.wrong', { cost: costText(lost) });
  if (quiet) return t('why.quiet');
  return t(isSame(given, best) ? 'why.best' : 'why.good');
}

interface AnswerProps extends Pick<VerdictPanelProps, 'ui' | 'circuit' | 'verdict' | 'pointAt'> {
  line: Line;
  /** Chance of the best answer, in ten-thousandths. */
  best: number;
}

/** One answer with its chance as a bar; the white tick on it is the best answer's. Pointing at it lights its path alone. */
function Answer({ ui, circuit, verdict, line, best, pointAt }: AnswerProps): ReactElement {
  const { answer, isBest, as } = line;
  const Icon = isBest ? Check : X;
  return (
    <div
      className={classes(styles.verdictAnswer, isBest ? styles.verdictGood : styles.verdictBad)}
      onPointerEnter={() => pointAt(as)}
      onPointerLeave={() => pointAt(null)}
    >
      <h4>
        <Icon size={17} strokeWidth={3} aria-hidden="true" />
        {lineTitle(line, verdict)}
      </h4>
      <div className={styles.verdictLine}>
        <p>
          <b>{ui.answerText(answer.action, circuit)}</b>
          {answer.words !== null && <small>{hintText(ui.id, answer.words.tag)}</small>}
        </p>
        <b className={classes(styles.verdictChance, 'num')}>{t('chance', { chance: percent(answer.chance) })}</b>
      </div>
      <span className={styles.verdictBar} aria-hidden="true">
        <i style={{ width: `${answer.chance / 100}%` }} />
        <u style={{ left: `${best / 100}%` }} />
      </span>
    </div>
  );
}

function lineTitle({ as, answer, isBest }: Line, { best }: PuzzleVerdict): string {
  if (as === 'yours' && isBest) return t(isSame(answer, best) ? 'answer.yours.best' : 'answer.yours.good');
  return t(`answer.${as}`);
}

/** Why the best answer is the best: its own reasons, as a hint gives them. */
function Reasons({ ui, verdict }: Pick<VerdictPanelProps, 'ui' | 'verdict'>): ReactElement | null {
  const { words } = verdict.best;
  if (words === null) return null;
  return (
    <ul className={styles.verdictReasons}>
      {words.why.slice(0, 3).map((one, at) => (
        <li key={one.id}>
          <span aria-hidden="true">{at === 0 ? <ShieldCheck size={17} /> : <Layers size={17} />}</span>
          <span>{hintText(ui.id, one)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many puzzles of the theme are solved. */
function Progress({ puzzle, day }: Pick<VerdictPanelProps, 'puzzle' | 'day'>): ReactElement | null {
  const { game, theme } = puzzle;
  const { value: home } = useAnswer('puzzles.home', { day });
  const one = home?.themes.find((row) => row.game === game && row.theme === theme);
  if (one === undefined || one.puzzles === 0) return null;
  const Icon = themeIcon(game, theme);
  return (
    <div className={styles.verdictTheme}>
      <span className="row gap-1">
        <Icon size={17} aria-hidden="true" />
        {themeName(game, theme)}
      </span>
      <b className="num">{t('progress', { solved: one.solved, all: one.puzzles })}</b>
      <span className={styles.verdictBar} aria-hidden="true">
        <i style={{ width: `${(100 * one.solved) / one.puzzles}%` }} />
      </span>
    </div>
  );
}

function Buttons({ ways, match }: { ways: Ways; match: string | null }): ReactElement {
  const [, navigate] = useLocation();
  return (
    <div className={styles.verdictButtons}>
      <Button icon={<RotateCcw size={18} className="icon" />} onClick={ways.retry}>
        {t('retry')}
      </Button>
      <Button icon={<GitFork size={18} className="icon" />} busy={ways.isBusy} onClick={ways.play}>
        {t('play')}
      </Button>
      {match !== null && <Button onClick={() => navigate(to.replay(match))}>{t('race')}</Button>}
      {ways.next ? (
        <Button look="main" size="large" onClick={ways.next}>
          {t('next')} <ArrowRight size={21} className="icon" />
        </Button>
      ) : (
        <Sum onDone={ways.back} />
      )}
    </div>
  );
}

/** After the last puzzle of a set: how it went, in place of the way to the next. */
function Sum({ onDone }: { onDone(): void }): ReactElement {
  const set = usePuzzleSet((s) => s.set);
  const counted = set?.cards.filter(({ state }) => state !== 'skipped') ?? [];
  const right = counted.filter(({ state }) => state === 'right').length;
  const skipped = (set?.cards.length ?? 0) - counted.length;
  return (
    <>
      {set !== null && set.cards.length > 1 && (
        <p className={styles.verdictSum}>
          <b className="heading">{t('sum.title', { right, all: counted.length })}</b>
          {set.gained !== 0 && <b className="num">{signed(set.gained)}</b>}
          <span className="note">{t('sum.text', { skipped })}</span>
        </p>
      )}
      <Button look="main" size="large" onClick={onDone}>
        {t('done')}
      </Button>
    </>
  );
}

/** Whole percent of ten-thousandths. */
function percent(chance: number): number {
  return Math.round(chance / 100);
}

function costText(lost: number): string {
  return new NumberFormat(intlLocale(), { maximumFractionDigits: lost < 1000 ? 1 : 0 }).format(lost / 100);
}
