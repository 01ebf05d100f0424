// The rules of every box as a page. Not here: the page of a reference (reference-page.tsx), or the articles.

import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { GraduationCap } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { boxOf, firstBox, gamePaints, openBoxes } from '../../app/games/boxes';
import { useGameCard, useGameUi } from '../../app/games/games';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/rules';
import { ReferencePage } from './reference-page';
import styles from './rules.module.css';
import { TryIt } from './try-it';

/** The rules page; without a game, the rules of the party's race, or of the first box on the shelf. */
export function RulesScreen({
  game,
  article,
}: {
  game?: string | undefined;
  article?: string | undefined;
}): ReactElement {
  const atTable = useParty((s) => s.party?.race.game);
  const first = useApp((s) => firstBox(s.games));
  const card = useGameCard(game ?? atTable ?? first);
  return card ? (
    <Rules key={card.id} game={card.id} name={card.name} asked={article} />
  ) : (
    <Redirect to={to.home()} replace />
  );
}

/** px of the box before the chosen one that stay visible. */
const BEFORE = 48;

/** One link per box of the shelf. */
function RulesPicker({ game }: { game: string }): ReactElement {
  const boxes = openBoxes(useApp((s) => s.games));
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // If the row scrolls, the chosen box is visible.
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - BEFORE;
  }, []);
  return (
    <nav className={styles.rulesPicker} ref={row} aria-label={t('picker')}>
      {boxes.map((box) => (
        <Link
          key={box.id}
          href={to.rules(box.id)}
          className={classes(styles.rulesPick)}
          aria-current={box.id === game ? 'page' : undefined}
          style={gamePaints(box.id)}
        >
          <span className={styles.rulesCover}>
            <box.cover />
          </span>
          {box.name}
        </Link>
      ))}
    </nav>
  );
}

function Rules({ game, name, asked }: { game: string; name: string; asked: string | undefined }): ReactElement {
  const ui = useGameUi(game);
  const reference = ui.reference();
  const hrefOf = useCallback((id?: string) => to.rules(game, id), [game]);
  return (
    <ReferencePage
      title={t('title', { game: name })}
      crumb={name}
      name={boxOf(game)?.plate ?? name}
      {...{ reference, asked, hrefOf }}
      style={gamePaints(game)}
      head={
        <>
          <RulesPicker game={game} />
          {ui.lesson && (
            <Button
              icon={<GraduationCap size={18} />}
              className={styles.rulesSchool}
              onClick={() => navigate(to.lesson(game))}
            >
              <span className="visually-hidden-phone">{t('school')}</span>
            </Button>
          )}
        </>
      }
      aside={(article) => <TryIt ui={ui} article={article} />}
    />
  );
}
