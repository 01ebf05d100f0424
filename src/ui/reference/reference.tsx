// The rules of a game as articles, built from what the game declares (articles.ts) and from its messages, whose ids say what
// an article has: `rules.<article>.title`, `.lead`, paragraphs `.1`, `.2`, ... and, if there are any, `.mark.<name>`,
// `.step.<n>.title`, `.step.<n>.text`, `.outcome.<n>.title`, `.outcome.<n>.text`.

import { pageTranslator } from '@i18n/page';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { richTranslations } from '../rich/rich';
import { ArticleLink } from './article-link';
import type { ArticleEntry, ArticlePicture, Figure } from './articles';
import { figureOf } from './pieces';

/** One step of a worked example. */
export interface ExampleStep {
  title: string;
  figure: () => ReactElement;
  text: ReactElement;
}

/** An article in the page's language. */
export interface Article {
  id: string;
  group: string;
  icon: ReactElement;
  number?: number;
  title: string;
  /** Left out: it has no picture. step: as in PictureShown. */
  picture?: (step: number) => ReactElement;
  example: readonly ExampleStep[];
  outcomes: readonly { title: string; text: ReactElement }[];
  /** One sentence that sums it up. */
  lead: ReactElement;
  paragraphs: readonly ReactElement[];
  related: readonly string[];
  /** The topics it explains: 'breach.boost-gear', 'event.spunOut', 'option.laps', 'ask.gear', 'phase.3'. */
  about: readonly string[];
  /** The first sentence without tags, for the search and for lists. */
  leadText: string;
  text: string;
}

/** The rules of a game. */
export interface Reference {
  groups: readonly { id: string; title: string }[];
  articles: readonly Article[];
}

type By<Part> = Readonly<Record<string, Part>>;

/** What a game declares: its articles by group, and what is drawn in them. */
export interface ReferenceParts {
  articles: By<By<ArticleEntry>>;
  pictures: By<ArticlePicture>;
  examples: By<readonly Figure[]>;
}

/** px of an article's icon. */
const ICON = 22;

/**
 * Builds the articles of a game from its messages. Tags in them are <b> or the id of an article. Throws if a message or an
 * article is missing, or an example has another number of drawings than of texts, which is a bug.
 */
export function referenceOf(game: string, { articles, pictures, examples }: ReferenceParts): Reference {
  const entries = Object.entries(articles).flatMap(([group, list]) =>
    Object.entries(list).map(([id, entry]) => ({ ...entry, id, group, picture: pictures[id], figures: examples[id] })),
  );
  const known = new Set(entries.map(({ id }) => id));
  const text = articleText(game, [...known]);
  return {
    groups: Object.keys(articles).map((id) => ({ id, title: text.title(`rules.group.${id}`) })),
    articles: entries.map((entry) => {
      const missing = entry.related.find((id) => !known.has(id));
      if (missing !== undefined) throw new Error(`${game}: ${entry.id} is related to ${missing}, which is no article`);
      return articleOf(entry, text);
    }),
  };
}

/** Formats the game's messages: with links, and without. */
interface ArticleText {
  has(id: string): boolean;
  title(id: string): string;
  rich(id: string): ReactElement;
  plain(id: string): string;
}

function articleText(game: string, articles: readonly string[]): ArticleText {
  const translator = pageTranslator();
  const say = richTranslations(game);
  const nodes = Object.fromEntries(articles.map((id) => [id, linkTo(id)]));
  const texts = Object.fromEntries([...articles, 'b'].map((tag) => [tag, joined]));
  return {
    has: (id) => translator.has(game, id),
    title: (id) => translator.translate(game, id),
    rich: (id) => say(id, {}, { ...nodes, b: (inner) => <b>{inner}</b> }),
    plain: (id) => translator.pieces<string>(game, id, {}, texts).join(''),
  };
}

interface Entry extends ArticleEntry {
  id: string;
  group: string;
  picture: ArticlePicture | undefined;
  figures: readonly Figure[] | undefined;
}

function articleOf(entry: Entry, text: ArticleText): Article {
  const { id, group, icon: Icon, number, related, about = {}, picture, figures = [] } = entry;
  const { has, title, rich, plain } = text;
  const of = `rules.${id}`;
  const paragraphs = counted((n) => has(`${of}.${n}`)).map((n) => `${of}.${n}`);
  const steps = counted((n) => has(`${of}.step.${n}.title`)).map((n) => `${of}.step.${n}`);
  const outcomes = counted((n) => has(`${of}.outcome.${n}.title`)).map((n) => `${of}.outcome.${n}`);
  if (steps.length !== figures.length) {
    throw new Error(`${id} has ${steps.length} steps in its text, and ${figures.length} in its drawings`);
  }
  const mark = (name: string) => title(`${of}.mark.${name}`);
  return {
    id,
    group,
    icon: isValidElement(Icon) ? Icon : <Icon size={ICON} />,
    ...(number === undefined ? {} : { number }),
    ...(picture === undefined ? {} : { picture: (step: number) => picture({ step, mark }) }),
    related,
    about: Object.entries(about).flatMap(([kind, names]) => names.map((name) => `${kind}.${name}`)),
    title: title(`${of}.title`),
    lead: rich(`${of}.lead`),
    leadText: plain(`${of}.lead`),
    paragraphs: paragraphs.map(rich),
    example: figures.map((figure, at) => ({
      title: title(`${steps[at]}.title`),
      figure: figureOf(figure),
      text: rich(`${steps[at]}.text`),
    })),
    outcomes: outcomes.map((outcome) => ({ title: title(`${outcome}.title`), text: rich(`${outcome}.text`) })),
    text: [...paragraphs, ...[...steps, ...outcomes].map((start) => `${start}.text`)].map(plain).join(' '),
  };
}

/** 1, 2, 3, ... up to the first of which this is not true. */
function counted(isThere: (n: number) => boolean): number[] {
  const numbers: number[] = [];
  while (isThere(numbers.length + 1)) numbers.push(numbers.length + 1);
  return numbers;
}

/** The article that explains this topic; undefined if there is none. */
export function articleAbout(reference: Reference, what: string): Article | undefined {
  return reference.articles.find((article) => article.about.includes(what));
}

function linkTo(id: string): (inner: ReactNode) => ReactElement {
  return (inner) => <ArticleLink article={id}>{inner}</ArticleLink>;
}

function joined(inner: readonly string[]): string {
  return inner.join('');
}
