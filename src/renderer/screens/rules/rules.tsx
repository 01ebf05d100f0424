// The rules of a game at a glance, printed on paper.

import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { Link, Redirect } from 'wouter';
import { firstBox, gamePaints, openBoxes } from '../../app/games/boxes';
import { useGameCard, useGameUi } from '../../app/games/games';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';
import styles from './rules.module.css';

/** The rules page; without a game, those of the race at the party, or of the first box on the shelf. */
export function RulesScreen({ game }: { game: string | undefined }): ReactElement {
  const atTable = useParty((s) => s.party?.race.game);
  const first = useApp((s) => firstBox(s.games));
  const card = useGameCard(game ?? atTable ?? first);
  return card ? <Rules game={card.id} name={card.name} /> : <Redirect to={to.home()} replace />;
}

/** One way per box of the shelf. */
function RulesPicker({ game }: { game: string }): ReactElement {
  const boxes = openBoxes(useApp((s) => s.games));
  return (
    <nav className={styles.rulesPicker} aria-label="Rules of">
      {boxes.map((box) => (
        <Link
          key={box.id}
          href={to.rules(box.id)}
          className={classes(styles.rulesPick)}
          aria-current={box.id === game ? 'page' : undefined}
          style={gamePaints(box.id)}
        >
          {box.name}
        </Link>
      ))}
    </nav>
  );
}

function Rules({ game, name }: { game: string; name: string }): ReactElement {
  const ui = useGameUi(game);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <div className={styles.rules}>
        <h1 className="heading h1">{name}: rules at a glance</h1>
        <RulesPicker game={game} />
        <Panel look="paper" className={classes(styles.rulesPaper)}>
          {ui.rules.map((section) => (
            <section key={section.title} className={styles.rulesSection}>
              <h2 className="heading">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </Panel>
      </div>
    </ScreenFrame>
  );
}
