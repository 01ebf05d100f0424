// The rules of a game at a glance, printed on paper.

import { Panel } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import type { ReactElement } from 'react';
import { Redirect } from 'wouter';
import './rules.css';
import { useGameCard, useGameUi } from '../../app/games';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { AppTopBar } from '../../app/top-bar';

/** The rules page; without a game, those of the first on the shelf. */
export function RulesScreen({ game }: { game: string | undefined }): ReactElement {
  const first = useApp((s) => s.games[0]?.id);
  const card = useGameCard(game ?? first);
  return card ? <Rules game={card.id} name={card.name} /> : <Redirect to={to.home()} replace />;
}

function Rules({ game, name }: { game: string; name: string }): ReactElement {
  const ui = useGameUi(game);
  return (
    <ScreenFrame top={<AppTopBar />}>
      <div className="rules">
        <h1 className="heading h1">{name}: rules at a glance</h1>
        <Panel look="paper" className="rules-paper">
          {ui.rules.map((section) => (
            <section key={section.title} className="rules-section">
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
