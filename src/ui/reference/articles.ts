// What a game declares about the articles of its rules: its catalogue's ids say which articles there are.
// Not here: their text, which is in the catalogue (reference.tsx says under which ids).

import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

/** An article as a game declares it, under its id in the URL (/rules/<game>/<id>), which is also the tag that links to it. */
export interface ArticleEntry<Id extends string = string> {
  icon: LucideIcon | ReactElement;
  /** Its number in a fixed order, such as a phase's; shown before its title in the list. */
  number?: number;
  /** Ids of related articles. */
  related: readonly Id[];
  /** The topics it explains, by kind: `{ breach: ['boost-gear'], event: ['spunOut'], ask: ['gear'], phase: ['3'] }`. */
  about?: Readonly<Record<string, readonly string[]>>;
}

type ArticleOf<Message> = Message extends `rules.${infer Id}.title`
  ? Id extends `${string}.${string}`
    ? never
    : Id
  : never;
type GroupOf<Message> = Message extends `rules.group.${infer Id}` ? Id : never;

/** Ids of the articles that a catalogue has a title for. */
export type ArticleId<Source> = ArticleOf<keyof Source>;

/** Drawings, examples or scenes by the id of their article. */
export type ByArticle<Source, Part> = { readonly [Id in ArticleId<Source>]?: Part };

/** All articles of a game by group, in the order of the list. */
export type Articles<Source> = {
  readonly [Group in GroupOf<keyof Source>]: ByArticle<Source, ArticleEntry<ArticleId<Source>>>;
};

/** What a picture receives. */
export interface PictureShown {
  /** The current step of the worked example, from 0; infinite if there is no example. */
  step: number;
  /** The text of a label by its name: message `rules.<article>.mark.<name>`. */
  mark(name: string): string;
}

/** Draws the picture of an article when it is shown, and again for each step of its example. */
export type ArticlePicture = (shown: PictureShown) => ReactElement;

/** What lies on the table in a picture. */
export type TableShown = (shown: PictureShown) => ReactNode;

/** The pictures of things on the table. */
export type Tables<Source> = ByArticle<Source, TableShown>;

/** The drawing of a step of a worked example: a number or sum in large type, a verdict, or a drawing of the game. */
export type Figure = string | boolean | (() => ReactElement);

/** The drawings of the steps of each worked example. */
export type Examples<Source> = ByArticle<Source, readonly Figure[]>;
