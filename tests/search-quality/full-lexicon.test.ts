import { describe, expect, it } from 'vitest';
import {
  amenityOptions,
  placeFactNames,
  priceLevels,
} from '#features/places/model/place-options.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { emptyLexicon } from '#features/search/model/search/lexicon.ts';
import { readLexicon } from '#features/search/model/search/read-lexicon.ts';
import type { Concept, ConceptTarget, Lexicon } from '#features/search/model/search/lexicon.ts';
import { RelevanceIndex } from '#features/search/model/search/relevance-index.ts';
import { lexiconText } from '#features/search/model/search/lexicon-text.ts';
import { toStem } from '#features/search/model/search/words.ts';
import { wishedMoments } from '#features/search/model/search/wished-moments.ts';
import type { PlaceSearch } from '#features/search/model/place-search.ts';
import { buildCity } from '#seed/build-city.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { slugify } from '#shared/text/slug.ts';
import { searchOfCity } from './recall.ts';

const now = new Date('2026-06-15T12:00:00Z');
const { places, categories } = buildCity({ size: 1_000, now, colourOf: () => '#123456' }).documents;

/** The lines of the concepts, with the expressions of each in all languages. */
const [conceptText = ''] = lexiconText.split('# stop\n');
const lines = conceptText
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => {
    const [portuguese = '', spanish = '', english = '', relations = ''] = line.split('|');
    const items = (list: string) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean);
    return {
      expressions: [portuguese, spanish, english].flatMap(items),
      relations: items(relations),
      line,
    };
  });

const toWords = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Names of which the targets of each kind may consist. */
const validValues: Readonly<Record<Exclude<ConceptTarget['name'], 'time'>, ReadonlySet<string>>> = {
  category: new Set(categories.map(({ fields }) => fields.slug)),
  fact: new Set(placeFactNames.map(foldText)),
  amenity: new Set(amenityOptions.map(slugify)),
  price: new Set(priceLevels.map((_, position) => String(position + 1))),
  area: new Set(places.map(({ fields }) => foldText(fields.neighborhood))),
  near: new Set(['me']),
};

const isValidTarget = ({ name, value }: ConceptTarget) =>
  name === 'time' ? wishedMoments(value, now).length > 0 : validValues[name].has(value);

describe('the lexicon', () => {
  it('has at least 600 concepts, one for each line', () => {
    expect(fullLexicon.concepts.length).toBeGreaterThanOrEqual(600);
    expect(fullLexicon.concepts).toHaveLength(lines.length);
  });

  it('has at most four fields in each line', () => {
    expect(lines.filter(({ line }) => line.split('|').length > 4).map(({ line }) => line)).toEqual(
      [],
    );
  });

  it('has a label of its own for each concept', () => {
    const labels = fullLexicon.concepts.map(({ label }) => foldText(label));
    expect(labels.filter((label, position) => labels.indexOf(label) !== position)).toEqual([]);
  });

  it('has each expression in only one concept, whatever its form', () => {
    const lineByKey = new Map<string, string>();
    const repeated = lines.flatMap(({ expressions }) =>
      expressions.flatMap((expression) => {
        const key = toWords(expression).map(toStem).join(' ');
        const label = expressions[0] ?? '';
        const other = lineByKey.get(key) ?? label;
        lineByKey.set(key, other);
        return other === label ? [] : [`${expression}: ${other}, ${label}`];
      }),
    );
    expect(repeated).toEqual([]);
  });

  it('has weights from 1 to 9', () => {
    const weights = lines.flatMap(({ relations }) =>
      relations.filter((item) => !item.startsWith('time:') && /[\s:]\d+$/.test(item)),
    );
    expect(weights.length).toBeGreaterThan(50);
    expect(weights.filter((item) => !/^\S.* [1-9]$|^price:[1-4]$/.test(item))).toEqual([]);
    const related = fullLexicon.concepts.flatMap((concept) => [
      ...concept.related,
      ...concept.targets,
    ]);
    expect(related.length).toBeGreaterThan(1_000);
    expect(related.filter(({ weight }) => weight < 1 || weight > 9)).toEqual([]);
  });

  it('leads only to structured data that exists', () => {
    const unknown = fullLexicon.concepts.flatMap(({ label, targets }) =>
      targets
        .filter((target) => !isValidTarget(target))
        .map(({ name, value }) => `${label}: ${name}:${value}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('every concept', () => {
  const expressionsOf = new Map(lines.map(({ expressions }) => [expressions[0], expressions]));
  const rowsOf = (search: PlaceSearch, query: string) =>
    search.search({ query, filters: noFilters, now }).rows;

  it('changes the result of a query over the city or over a place that it leads to', async () => {
    const known = await searchOfCity(0);
    const plain = await searchOfCity(0, emptyLexicon);
    const hasEffect = ({ label }: Concept) =>
      (expressionsOf.get(label) ?? []).some(
        (query) => rowsOf(known, query).join(' ') !== rowsOf(plain, query).join(' '),
      );
    const idle = fullLexicon.concepts
      .filter((concept) => !hasEffect(concept))
      .filter((concept) => !findsByOtherWords(concept));
    // The name of a neighbourhood is also found as a word; as a concept it counts more.
    const areas = idle.filter(({ type }) => type === 'area');
    expect(idle).toEqual(areas);
    for (const { label } of areas) {
      const without = await searchOfCity(
        0,
        readLexicon(conceptText.replace(new RegExp(`^${label}(?=[,|\n]).*\n`, 'm'), '')),
      );
      const query = `bar ${label}`;
      expect.soft(rowsOf(known, query), label).not.toEqual(rowsOf(without, query));
    }
  });

  /** Returns whether a place is only found with the lexicon: by another expression, or by what the concept leads to. */
  function findsByOtherWords({ label, related }: Concept): boolean {
    const [first = '', ...others] = expressionsOf.get(label) ?? [];
    const [strongest] = related;
    const attempts = [
      ...others.map((query) => ({ text: first, query })),
      { text: strongest?.words.join(' ') ?? '', query: first },
    ];
    return attempts.some(({ text, query }) => {
      const isFound = (lexicon: Lexicon) => {
        const index = new RelevanceIndex([''], lexicon);
        index.add(0, text, 6);
        return (index.find(query)?.rows.length ?? 0) > 0;
      };
      return isFound(fullLexicon) && !isFound(emptyLexicon);
    });
  }
});
