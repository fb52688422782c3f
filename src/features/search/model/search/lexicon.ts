import { stopWords } from './words.ts';

/** What a concept says about the place that the user looks for. */
export const conceptTypes = [
  'kind',
  'dish',
  'activity',
  'occasion',
  'company',
  'property',
  'price',
  'time',
  'area',
] as const;
export type ConceptType = (typeof conceptTypes)[number];

/** Names of targets. The last two depend on the visitor. */
export const targetNames = [
  'category',
  'fact',
  'amenity',
  'price',
  'area',
  'time',
  'near',
] as const;

/** Structured data to which a concept leads, such as the category 'bares'. */
export interface ConceptTarget {
  name: (typeof targetNames)[number];
  value: string;
  /** How well the data satisfies the wish, in tenths. */
  weight: number;
}

/** Something that users ask for in several words and languages. */
export interface Concept {
  /** The first Portuguese expression, in its spelling. */
  label: string;
  type: ConceptType;
  /** The Portuguese expressions as folded words. Texts of places are searched for them. */
  expressions: readonly (readonly string[])[];
  /** Expressions that satisfy the wish in part, as folded words, with weights in tenths. */
  related: readonly { words: readonly string[]; weight: number }[];
  targets: readonly ConceptTarget[];
}

/** Returns whether a concept only depends on the visitor: a time, or a wish for places nearby. */
export function isOfVisit({ targets }: Concept): boolean {
  return targets.length > 0 && targets.every(({ name }) => name === 'time' || name === 'near');
}

/** The concepts that a search understands. */
export interface Lexicon {
  concepts: readonly Concept[];
  /** The words of all expressions in all languages. They are valid even if no text contains them. */
  knownWords: ReadonlySet<string>;
  /** Words without meaning for the choice of a place, folded. */
  stopWords: ReadonlySet<string>;
  /**
   * Returns the concept with the longest expression that begins at a position of folded words; null without one. A stop
   * phrase ('na ilha') has no concept.
   */
  find(words: readonly string[], start: number): { concept: Concept | null; length: number } | null;
  /** Returns the moments at which a place should be open for the value of a target 'time'. */
  wishedMoments(value: string, now: Date): Date[];
}

/** A lexicon without concepts: a search with it finds the typed words. */
export const emptyLexicon: Lexicon = {
  concepts: [],
  knownWords: new Set(),
  stopWords,
  find: () => null,
  wishedMoments: () => [],
};
