import { foldText } from '#shared/text/fold-text.ts';
import { findClockTime } from './clock-time.ts';
import { conceptTypes, targetNames } from './lexicon.ts';
import type { Concept, ConceptTarget, ConceptType, Lexicon } from './lexicon.ts';
import { wishedMoments } from './wished-moments.ts';
import { dropStopWords, stopWords, toStem } from './words.ts';

/** Splits 'category:bares' into name and value; null for the name of another concept. */
function toTarget(text: string): Pick<ConceptTarget, 'name' | 'value'> | null {
  const separatorIndex = text.indexOf(':');
  const name = targetNames.find((known) => known === text.slice(0, Math.max(0, separatorIndex)));
  return name ? { name, value: text.slice(separatorIndex + 1) } : null;
}
const defaultWeight = 6;
const maxWeight = 9;
/** Weaker relations over two steps are dropped. */
const minWeight = 3;

/** Returns the words of a folded expression. */
const toWords = (expression: string): string[] => expression.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words of an expression that texts are searched for. */
const toSearchedWords = (expression: string) => dropStopWords(toWords(expression));

const toKey = (words: readonly string[]): string => words.map(toStem).join(' ');

const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

interface Relation {
  name: string;
  /** In tenths. */
  weight: number;
}

/** Returns what a related concept leads to, with the weight of both steps. */
const through = ({ name, weight }: Relation, before: number): Relation => ({
  name,
  weight: Math.round((weight * before) / 10),
});

/** A line of the lexicon, folded except for the label. */
interface LexiconLine {
  label: string;
  type: ConceptType;
  portuguese: string[];
  foreign: string[];
  relations: Relation[];
}

/**
 * Splits 'luz de velas 8' into name and weight. Values of times may end in digits of their own; they and 'near:me' have
 * no weight.
 */
function toRelation(item: string): Relation {
  if (/^(?:time|near):/.test(item)) return { name: item, weight: maxWeight };
  const [, name = item, weight] = /^(.*\S) ([1-9])$/.exec(item) ?? [];
  return { name, weight: weight === undefined ? defaultWeight : Number(weight) };
}

/** Returns the relations of a line. An area without any leads to the neighbourhood of its name. */
function toRelations(list: string, type: ConceptType, portuguese: string): Relation[] {
  const [name = ''] = splitList(portuguese);
  return type === 'area' && list === ''
    ? [{ name: `area:${name}`, weight: maxWeight }]
    : splitList(list).map(toRelation);
}

function readLines(text: string): LexiconLine[] {
  // The whole text is folded at once, because folding thousands of expressions takes long on a phone.
  const foldedLines = foldText(text).split('\n');
  let type: ConceptType | null = null;
  return text.split('\n').flatMap((line, position) => {
    if (line.startsWith('# ')) type = conceptTypes.find((name) => line === `# ${name}`) ?? null;
    if (type === null || line.startsWith('# ') || line.trim() === '') return [];
    const folded = foldedLines[position] ?? '';
    const [portuguese = '', spanish = '', english = '', relations = ''] = folded.split('|');
    return [
      {
        label: /^[^,|]*/.exec(line)?.[0].trim() ?? '',
        type,
        portuguese: splitList(portuguese),
        foreign: [...splitList(spanish), ...splitList(english)],
        relations: toRelations(relations, type, portuguese),
      },
    ];
  });
}

/** Returns the words and phrases below the heading '# stop', each as a list of words. */
function readStopExpressions(text: string): string[][] {
  const [, expressions = ''] = text.split('# stop\n');
  return expressions
    .split(/\s+/)
    .filter(Boolean)
    .map((expression) => expression.split('_'));
}

/**
 * Reads a lexicon: one concept per line below a heading '# type', with four fields separated by '|'. The fields are the
 * Portuguese, Spanish and English expressions, and what the concept leads to: labels of other concepts, other words, or
 * targets ('category:bares'), each with a weight from 1 to 9 ('vinho 8'; 6 by default).
 * Stop words and phrases ('na_ilha') follow below '# stop'.
 */
export function readLexicon(text: string): Lexicon {
  const lines = readLines(text);
  const linesByLabel = new Map(lines.map((line) => [line.portuguese[0] ?? '', line]));
  const concepts = lines.map((line) => createConcept(line, linesByLabel));
  const stopExpressions = readStopExpressions(text);
  const allStopWords = new Set([
    ...stopWords,
    ...stopExpressions.flatMap((words) => (words.length === 1 ? words : [])),
  ]);
  const byKey = new Map<string, Concept | null>();
  const knownWords = new Set<string>();
  const singleWords = new Set<string>();
  let maxWords = 1;
  lines.forEach(({ portuguese, foreign }, position) => {
    const concept = concepts[position];
    for (const expression of [...portuguese, ...foreign]) {
      const words = toWords(expression);
      const key = toKey(words);
      if (concept && !byKey.has(key)) byKey.set(key, concept);
      for (const word of words) knownWords.add(word);
      const [first = '', ...others] = words;
      if (others.length === 0) singleWords.add(first);
      maxWords = Math.max(maxWords, words.length);
    }
  });
  for (const words of stopExpressions) {
    if (words.length > 1) byKey.set(toKey(words), null);
    maxWords = Math.max(maxWords, words.length);
  }
  return {
    concepts,
    knownWords,
    stopWords: allStopWords,
    wishedMoments,
    find(words, start) {
      const clock = findClockTime(words, start);
      if (clock) return { concept: conceptOfTime(clock.time), length: clock.length };
      for (let length = Math.min(maxWords, words.length - start); length > 0; length -= 1) {
        // A stop word is a concept only as it is spelled: 'plays' is not 'playa'.
        const [first = ''] = words.slice(start);
        if (length === 1 && allStopWords.has(first) && !singleWords.has(first)) return null;
        const concept = byKey.get(toKey(words.slice(start, start + length)));
        if (concept !== undefined) return { concept, length };
      }
      return null;
    },
  };
}

/** Returns the concept of a time of day such as '22:00'. */
const conceptOfTime = (time: string): Concept => ({
  ...{ label: time, type: 'time', expressions: [], related: [] },
  targets: [{ name: 'time', value: `at ${time}`, weight: maxWeight }],
});

/** Creates a concept. What it leads to is computed on first use, because a query uses few of the concepts. */
function createConcept(
  { label, type, portuguese, relations }: LexiconLine,
  linesByLabel: ReadonlyMap<string, LexiconLine>,
): Concept {
  const lineOf = (name: string) => linesByLabel.get(name);
  let expressions: Concept['expressions'] | null = null;
  let related: Concept['related'] | null = null;
  let targets: Concept['targets'] | null = null;
  const allRelations = () =>
    [
      ...relations,
      ...relations.flatMap((first) =>
        (lineOf(first.name)?.relations ?? []).map((next) => through(next, first.weight)),
      ),
    ].filter(({ weight }) => weight >= minWeight);
  return {
    label,
    type,
    get expressions() {
      return (expressions ??= portuguese.map(toSearchedWords));
    },
    get related() {
      return (related ??= allRelations()
        .filter(({ name }) => toTarget(name) === null)
        .flatMap(({ name, weight }) =>
          (lineOf(name)?.portuguese ?? [name]).map((expression) => ({
            words: toSearchedWords(expression),
            weight,
          })),
        ));
    },
    get targets() {
      return (targets ??= allRelations().flatMap(({ name, weight }) => {
        const target = toTarget(name);
        return target ? [{ ...target, weight }] : [];
      }));
    },
  };
}
