// The rules of a game as articles: what a game declares (ids, groups, pictures, topics) and what screens show.
// Not here: the text, which is in the game's messages: `rules.<article>.title`, `.lead`, `.1`, `.2`, ... and, if an article has
// them, `.mark.<name>`, `.step.<n>.title`, `.step.<n>.text`, `.outcome.<n>.title`, `.outcome.<n>.text`.

import { pageTranslator } from '@i18n/page';
import type { ReactElement, ReactNode } from 'react';
import { richTranslations } from '../text/rich';
import { ArticleLink } from './article-link';

/** An article as a game declares it. */
export interface ArticleEntry {
  /** Its id in the URL (/rules/<game>/<id>), and the name of the tags that link to it: `<corners>corner</corners>`. */
  id: string;
  /** The group in which it is listed. */
  group: string;
  /** Number of paragraphs after the first sentence: messages `rules.<id>.1` and so on. */
  paragraphs: number;
  icon: ReactElement;
  /** Its number in a fixed order, such as a phase's; shown before its title in the list. */
  number?: number;
  /** Draws its picture when the article is shown, and again for each step of its example. */
  picture?: (shown: PictureShown) => ReactElement;
  /** Names of the labels in its picture: messages `rules.<id>.mark.<name>`. */
  marks?: readonly string[];
  /** A worked example: the drawing of each step. Messages: `rules.<id>.step.<n>.title` and `.text`, from 1. */
  example?: readonly (() => ReactElement)[];
  /** Number of possible outcomes, shown side by side: `rules.<id>.outcome.<n>.title` and `.text`, from 1. */
  outcomes?: number;
  /** Ids of related articles. */
  related?: readonly string[];
  /** The topics it explains: 'breach.boost-gear', 'event.spunOut', 'option.laps', 'ask.gear', 'phase.3'. */
  about?: readonly string[];
}

/** What a picture receives. */
export interface PictureShown {
  /** The current step of the worked example, from 0; the last one if there is no current step or all are shown. */
  step: number;
  /** The text of a label, by its name in `marks`. */
  mark(name: string): string;
}

/** One step of a worked example. */
export interface ExampleStep {
  title: string;
  figure: () => ReactElement;
  text: ReactElement;
}

/** An article in the page's language. */
export interface Article
  extends Omit<ArticleEntry, 'paragraphs' | 'related' | 'about' | 'picture' | 'marks' | 'example' | 'outcomes'> {
  title: string;
  /** Left out: it has no picture. step: as in PictureShown. */
  picture?: (step: number) => ReactElement;
  example: readonly ExampleStep[];
  outcomes: readonly { title: string; text: ReactElement }[];
  /** One sentence that sums it up. */
  lead: ReactElement;
  paragraphs: readonly ReactElement[];
  related: readonly string[];
  about: readonly string[];
  /** The first sentence without tags, for the search and for lists. */
  leadText: string;
  text: string;
  /** Ids of its messages. */
  messages: readonly string[];
}

/** The rules of a game. */
export interface Reference {
  groups: readonly { id: string; title: string }[];
  articles: readonly Article[];
}

/**
 * Builds the articles of a game from its messages: `rules.group.<group>`, `rules.<article>.title`, `.lead`, `.1`, ... Tags in
 * them are <b> or the id of an article. Throws if a message or an article is missing, which is a bug.
 */
export function referenceOf(game: string, groups: readonly string[], entries: readonly ArticleEntry[]): Reference {
  const translator = pageTranslator();
  const nodes = Object.fromEntries(entries.map(({ id }) => [id, linkTo(id)]));
  const say = richTranslations(game);
  const rich = (id: string) => say(id, {}, { ...nodes, b: (inner) => <b>{inner}</b> });
  const texts = Object.fromEntries([...entries.map(({ id }) => id), 'b'].map((tag) => [tag, joined]));
  const plain = (id: string) => translator.pieces<string>(game, id, {}, texts).join('');
  const known = new Set(entries.map(({ id }) => id));
  const articleText = { title: (id: string) => translator.translate(game, id), rich, plain };
  return {
    groups: groups.map((id) => ({ id, title: translator.translate(game, `rules.group.${id}`) })),
    articles: entries.map((entry) => {
      const missing = entry.related?.find((id) => !known.has(id));
      if (missing !== undefined) throw new Error(`${game}: ${entry.id} is related to ${missing}, which is no article`);
      return articleOf(entry, articleText);
    }),
  };
}

/** Formats the game's messages: as plain text, with links, and without links. */
interface ArticleText {
  title(id: string): string;
  rich(id: string): ReactElement;
  plain(id: string): string;
}

function articleOf(entry: ArticleEntry, { title, rich, plain }: ArticleText): Article {
  const { id, group, icon, number, picture, marks = [] } = entry;
  const of = `rules.${id}.`;
  const ids = counted(entry.paragraphs, (n) => `${of}${n}`);
  const steps = (entry.example ?? []).map((figure, at) => ({ figure, id: `${of}step.${at + 1}.` }));
  const outcomes = counted(entry.outcomes ?? 0, (n) => `${of}outcome.${n}.`);
  const mark = (name: string): string => {
    if (!marks.includes(name)) throw new Error(`${id} has no mark ${name}`);
    return title(`${of}mark.${name}`);
  };
  const texts = [...ids, ...[...steps.map((step) => step.id), ...outcomes].map((start) => `${start}text`)];
  return {
    id,
    group,
    icon,
    ...(number === undefined ? {} : { number }),
    ...(picture === undefined ? {} : { picture: (step: number) => picture({ step, mark }) }),
    related: entry.related ?? [],
    about: entry.about ?? [],
    title: title(`${of}title`),
    lead: rich(`${of}lead`),
    leadText: plain(`${of}lead`),
    paragraphs: ids.map(rich),
    example: steps.map((step) => ({
      title: title(`${step.id}title`),
      figure: step.figure,
      text: rich(`${step.id}text`),
    })),
    outcomes: outcomes.map((start) => ({ title: title(`${start}title`), text: rich(`${start}text`) })),
    text: texts.map(plain).join(' '),
    messages: messagesOf(entry),
  };
}

function messagesOf({ id, paragraphs, marks = [], example = [], outcomes = 0 }: ArticleEntry): string[] {
  const parts = [
    ...['title', 'lead'],
    ...counted(paragraphs, String),
    ...marks.map((name) => `mark.${name}`),
    ...counted(example.length, (n) => [`step.${n}.title`, `step.${n}.text`]).flat(),
    ...counted(outcomes, (n) => [`outcome.${n}.title`, `outcome.${n}.text`]).flat(),
  ];
  return parts.map((part) => `rules.${id}.${part}`);
}

function counted<T>(most: number, make: (n: number) => T): T[] {
  return Array.from({ length: most }, (_, at) => make(at + 1));
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
