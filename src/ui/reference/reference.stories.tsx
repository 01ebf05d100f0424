// Gallery pages of the components of articles. Whole articles are on the games' own pages.

import { Specimen, Specimens } from '@gallery/specimens';
import { useGameUi } from '../../renderer/app/games/games';
import { t as setup } from '../../renderer/text/setup';
import { AboutLink, type AboutLinks, useAboutLinks } from './about';
import { ArticleLink, ArticleNavigationContext } from './article-link';
import { MarkedPicture } from './marked-picture';
import { Big, Drawn, Named, OnTable, Verdict } from './pieces';

export default {
  title: 'Toolkit/Articles',
  component: MarkedPicture,
  subcomponents: { AboutLink, ArticleLink, Big, Drawn, Named, OnTable, Verdict },
};

const nothing = () => undefined;
const links: AboutLinks = { title: () => setup('close.title'), open: nothing };

export const Links = {
  render: function Links() {
    useAboutLinks(links);
    return (
      <Specimens>
        <Specimen name="to what a refusal is about">
          <AboutLink about="breach.any" />
        </Specimen>
        <Specimen name="in a text, without a way">
          <ArticleLink article="slipstream">{setup('rules')}</ArticleLink>
        </Specimen>
        <Specimen name="in a drawer">
          <ArticleNavigationContext value={{ open: nothing }}>
            <ArticleLink article="slipstream">{setup('rules')}</ArticleLink>
          </ArticleNavigationContext>
        </Specimen>
        <Specimen name="on the page of rules">
          <ArticleNavigationContext value={{ open: nothing, href: (article) => `#/rules/${article}` }}>
            <ArticleLink article="slipstream">{setup('rules')}</ArticleLink>
          </ArticleNavigationContext>
        </Specimen>
      </Specimens>
    );
  },
};

export const Pictures = {
  render: function Pictures() {
    const ui = useGameUi('heat');
    const circuit = ui.circuitPicture('usa', 'large');
    const car = ui.carPicture('red', 1);
    return (
      <Specimens>
        <Specimen name="with words" width={480}>
          <MarkedPicture
            picture={circuit}
            marks={[
              { text: setup('start'), x: 0.3, y: 0.2, to: [0.5, 0.4] },
              { text: setup('close.title'), x: 0.7, y: 0.8, look: 'bad' },
            ]}
          />
        </Specimen>
        <Specimen name="on a table" width={480}>
          <OnTable>
            <Named name={setup('circuit')}>
              <Drawn picture={car} width={90} />
            </Named>
            <Big>4 + 3</Big>
            <Verdict yes />
            <Verdict yes={false} />
          </OnTable>
        </Specimen>
      </Specimens>
    );
  },
};
