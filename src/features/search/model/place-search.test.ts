import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetCounts } from './search/facet-counts.ts';
import { readLexicon } from './search/read-lexicon.ts';
import type { Lexicon } from './search/lexicon.ts';
import { splitQuery } from './search/words.ts';
import { namesFirst } from '#support/naive-relevance.ts';
import { naiveFacets, naiveSearch } from '#support/naive-search.ts';
import { anyPlaceHours, randomHoursDay } from '#support/random-hours.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { noFilters, placeSorts } from './place-filters.ts';
import type { PlaceFilters } from './place-filters.ts';
import { decodePlaceHours } from '#features/search/model/place-hours-codec.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { instantOfWallClock } from '#shared/zoned-time.ts';
import { decodePlaceIndex, encodePlaceIndex } from './place-index-codec.ts';
import type { PlaceSummary } from './place-index.ts';
import { createPlaceSearch } from './place-search.ts';
import type { PlaceSearchRequest } from './place-search.ts';
import { factValues, priceLevels } from '#features/places/model/place-options.ts';
import type { PlaceFacts } from '#features/places/model/place-options.ts';
import type { Suggestion } from './suggestion.ts';

const categories = [
  { id: 'c1', name: 'Bares', slug: 'bares' },
  { id: 'c2', name: 'Cafés', slug: 'cafes' },
];
const meta = { version: 'v1', builtAt: '2026-03-10T12:00:00.000Z', categories };

type RowChanges = Partial<PlaceSummary> & {
  id: string;
  description?: string;
  hasBenefit?: boolean;
  facts?: PlaceFacts;
};

function searchOver(places: RowChanges[], lexicon?: Lexicon) {
  const rows = places.map(({ description = '', hasBenefit = false, facts = {}, ...changes }) => ({
    ...{ description, facts },
    summary: {
      title: 'Sem nome',
      location: 'Rua A 10, Florianópolis',
      neighborhood: '',
      geo: null,
      categoryId: 'c1',
      categoryName: '',
      categorySlug: '',
      rating: 4,
      reviewsCount: 0,
      price: 'Médio' as const,
      amenities: [],
      cover: null,
      hours: { kind: 'unknown' as const },
      benefit: hasBenefit ? { kind: 'percent' as const, percent: 10, amountCents: null } : null,
      createdAt: 0,
      ...changes,
    },
  }));
  const { index, descriptions, hours } = encodePlaceIndex(rows, meta);
  return {
    index,
    descriptions,
    hours,
    search: createPlaceSearch(decodePlaceIndex(index), lexicon),
  };
}

function ids(places: PlaceSummary[]): string[] {
  return places.map(({ id }) => id);
}

/** Returns the counts in a form with readable diffs. */
function countsAsObject(facets: FacetCounts) {
  return Object.entries(facets).map(([group, counts]: [string, unknown]) => [
    group,
    counts instanceof Map ? [...counts] : counts,
  ]);
}

function suggestedIds(suggestions: Suggestion[]): string[] {
  return suggestions.flatMap((one) => (one.kind === 'place' ? [one.place.id] : []));
}

function found(
  search: ReturnType<typeof searchOver>['search'],
  query: string,
  request: Partial<Omit<PlaceSearchRequest, 'filters'>> & { filters?: Partial<PlaceFilters> } = {},
): string[] {
  const filters = { ...noFilters, ...request.filters };
  return ids(search.search({ ...request, query, filters }).slice(0));
}

describe('matching', () => {
  const { search, descriptions } = searchOver([
    { id: 'sao', title: 'São João Bar', rating: 5, description: 'Chope gelado.' },
    { id: 'agua', title: "Caixa d'Água", location: 'Praça XV, Palhoça', rating: 4 },
    { id: 'lagoa', neighborhood: 'Lagoa da Conceição', categoryId: 'c2', rating: 3 },
    { id: 'musica', amenities: ['Música ao Vivo', 'Wi-Fi Gratuito'], rating: 2 },
    { id: 'gone', title: 'Outro', categoryId: 'gone', rating: 1 },
  ]);

  it.each([
    ['sao joao', ['sao']],
    ['SÃO', ['sao']],
    ['joao são', ['sao']],
    ["d'agua", ['agua']],
    ['palhoca', ['agua']],
    ['conceic', ['lagoa']],
    ['cafe', ['lagoa']],
    ['musica vivo', ['musica']],
    ['wi-fi', ['musica']],
    ['categoria', ['gone']],
    ['bar', ['sao', 'agua', 'musica']],
    ['praça bares', ['agua', 'sao', 'musica']],
    ['joaobar', ['sao', 'agua', 'musica']],
    ['são inexistente', ['sao']],
    ['aovivo', ['musica']],
    ['inexistente', []],
    ['<script>', []],
  ])('finds the expected places for %j', (query, expected) => {
    expect(found(search, query)).toEqual(expected);
  });

  it('finds all places for an empty query', () => {
    expect(found(search, '   ')).toEqual(['sao', 'agua', 'lagoa', 'musica', 'gone']);
  });

  it('finds words of added descriptions, also in combination with other fields', () => {
    const { search: later } = searchOver([{ id: 'a', title: 'Bar', description: 'Chope gelado.' }]);
    expect(found(later, 'chope')).toEqual([]);
    expect(later.hasDescriptions).toBe(false);
    later.addDescriptions({ format: 1, version: 'v1', description: ['Chope gelado.'] });
    expect(later.hasDescriptions).toBe(true);
    expect(found(later, 'chope')).toEqual(['a']);
    expect(found(later, 'bar gelad')).toEqual(['a']);
  });

  it('rejects descriptions of another version or length', () => {
    const conflict = expect.objectContaining({ code: 'conflict' }) as Error;
    expect(() => search.addDescriptions({ ...descriptions, version: 'v2' })).toThrow(conflict);
    expect(() => search.addDescriptions({ ...descriptions, description: [] })).toThrow(conflict);
  });

  it('uses at most 200 characters and 24 words of a query', () => {
    expect(found(search, `sao ${' '.repeat(200)} inexistente`)).toEqual(['sao']);
    expect(splitQuery(`sao ${' '.repeat(200)} inexistente`)).toHaveLength(1);
    expect(splitQuery('sao '.repeat(30))).toHaveLength(24);
    expect(found(search, 'x'.repeat(5000))).toEqual([]);
  });

  it('finds names by their initials', () => {
    const { search: named } = searchOver([
      { id: 'a', title: 'Centro Integrado de Cultura' },
      { id: 'b', title: 'Centro Cultural' },
    ]);
    expect(found(named, 'cic')).toEqual(['a']);
    expect(found(named, 'cc')).toEqual([]);
  });
});

const lexicon = readLexicon(`
# kind
bar,boteco||pub|category:bares 9
café||coffee|category:cafes 9,bolo 5
# company
com crianças,crianças|con niños|with kids|fact:children 9
# property
estacionamento,vaga||parking|amenity:estacionamento 9
vista||view|fact:view 9
# price
barato||cheap|price:1 9,price:2 4
# time
agora||now|time:now
sábado|||time:day 6
à noite||at night|time:at 20:00
# area
centro||downtown|area:centro 9
perto de mim||near me|near:me 9
`);

describe('with a lexicon, a query', () => {
  const near = { latitude: -27.6, longitude: -48.5 };
  const { search } = searchOver(
    [
      {
        ...{ id: 'pub', title: 'Um', rating: 5, price: 'Premium', facts: { children: 'no' } },
        ...{ neighborhood: 'Trindade', amenities: ['Reservas'] },
      },
      {
        ...{ id: 'bar', title: 'Dois', rating: 4, price: 'Econômico', facts: { view: 'partly' } },
        ...{ neighborhood: 'Centro', amenities: ['Estacionamento'], geo: near },
      },
      { id: 'kids', title: 'Tres', rating: 3, facts: { children: 'yes', view: 'yes' } },
      { id: 'cafe', title: 'Quatro', rating: 2, categoryId: 'c2', facts: { view: 'no' } },
    ],
    lexicon,
  );

  it.each([
    ['a category', 'coffee', ['cafe']],
    ['a category before its other expressions', 'pub', ['pub', 'bar', 'kids']],
    ['facts: yes, then unknown, then no', 'pub with kids', ['kids', 'bar', 'pub']],
    ['partly true facts', 'view', ['kids', 'bar']],
    ['an amenity', 'parking', ['bar']],
    ['a neighbourhood', 'downtown', ['bar']],
    ['a price, which only changes the order', 'cheap pub', ['bar', 'kids', 'pub']],
    ['nothing by a word that it only contains', 'xilofone', []],
  ])('finds %s: %s', (_, query, expected) => {
    expect(found(search, query)).toEqual(expected);
  });

  it('puts near places first only if the position is known', () => {
    expect(found(search, 'pub near me', { origin: near })).toEqual(['bar', 'pub', 'kids']);
    expect(found(search, 'pub near me')).toEqual(['pub', 'bar', 'kids']);
    expect(found(search, 'near me', { origin: near })[0]).toBe('bar');
  });

  it('reports how it was understood and what is missing', () => {
    const result = search.search({ query: 'pub com xilofone barato', filters: noFilters });
    expect(result.understoodParts).toEqual([
      { label: 'bar', queryWithout: 'com xilofone barato' },
      { label: 'barato', queryWithout: 'pub com xilofone' },
    ]);
    expect(result.missingTexts).toEqual(['xilofone']);
    expect(result.matchesAllWords).toBe(false);
  });

  it('counts only what it finds in the facets', () => {
    const facets = search.facets({ query: 'pub barato agora', filters: noFilters });
    expect(facets.categories.get('bares')).toBe(3);
    expect(facets.categories.get('cafes')).toBe(0);
  });

  it('is only understood with a lexicon', () => {
    const { search: plain } = searchOver([{ id: 'a', title: 'Um' }]);
    expect([search.hasLexicon, plain.hasLexicon]).toEqual([true, false]);
    expect(found(plain, 'pub')).toEqual([]);
  });
});

describe('a time in a query', () => {
  const open = parsePlaceHours({ periods: ['6 18:00-0 02:00'], exceptions: [] });
  const closed = parsePlaceHours({ periods: ['1 09:00-1 12:00'], exceptions: [] });
  const { search, hours } = searchOver(
    [
      { id: 'closed', rating: 5, hours: closed },
      { id: 'unknown', rating: 4 },
      { id: 'open', rating: 3, hours: open },
    ],
    lexicon,
  );
  /** A Wednesday. */
  const now = new Date('2026-06-17T15:00:00Z');

  it('changes nothing before the hours are added', () => {
    expect(found(search, 'bar sábado à noite', { now })).toEqual(['closed', 'unknown', 'open']);
  });

  it('puts open places first, unknown hours next and closed places last', () => {
    search.addHours(decodePlaceHours(hours));
    expect(found(search, 'bar sábado à noite', { now })).toEqual(['open', 'unknown', 'closed']);
    expect(found(search, 'sábado à noite', { now })).toEqual(['open', 'unknown', 'closed']);
    const monday = new Date('2026-06-15T13:00:00Z');
    expect(found(search, 'bar agora', { now: monday })).toEqual(['closed', 'unknown', 'open']);
  });
});

describe('filters', () => {
  const { search } = searchOver([
    {
      ...{ id: 'a', rating: 4.5, price: 'Premium' as const },
      ...{ amenities: ['Delivery', 'Reservas'], facts: { view: 'yes', dogs: 'partly' } as const },
    },
    {
      ...{ id: 'b', rating: 4, categoryId: 'c2', amenities: ['Delivery'], hasBenefit: true },
      facts: { view: 'yes', dogs: 'yes', parking: 'no' },
    },
    { id: 'c', rating: 3.9, location: 'Rua X, São José', neighborhood: 'Kobrasol' },
    { id: 'd', rating: 2, hasBenefit: true },
    { id: 'e', rating: 0, categoryId: 'gone' },
  ]);
  it.each<[Partial<PlaceFilters>, string[]]>([
    [{ categories: ['bares'] }, ['a', 'c', 'd']],
    [{ categories: ['bares', 'cafes'] }, ['a', 'b', 'c', 'd']],
    [{ categories: ['nao-existe'] }, []],
    [{ prices: ['Premium'] }, ['a']],
    [{ prices: ['Premium', 'Médio'], categories: ['cafes'] }, ['b']],
    [{ minimumRating: 4 }, ['a', 'b']],
    [{ minimumRating: 3 }, ['a', 'b', 'c']],
    [{ minimumRating: 2 }, ['a', 'b', 'c', 'd']],
    [{ location: 'sao jose' }, ['c']],
    [{ location: 'kobrasol, ' }, []],
    [{ location: 'KOBRASOL josé' }, ['c']],
    [{ location: 'florianopolis', minimumRating: 4 }, ['a', 'b']],
    [{ amenities: ['Delivery'] }, ['a', 'b']],
    [{ amenities: ['Delivery', 'Reservas'] }, ['a']],
    [{ amenities: ['Piscina'] }, []],
    [{ facts: ['view'] }, ['a', 'b']],
    [{ facts: ['view', 'dogs'] }, ['b']],
    [{ facts: ['parking'] }, []],
    [{ facts: ['quiet'] }, []],
    [{ withBenefit: true }, ['b', 'd']],
    [{ withBenefit: true, minimumRating: 3 }, ['b']],
  ])('%j keep only %j', (filters, expected) => {
    expect(found(search, '', { filters })).toEqual(expected);
  });

  it('are combined with the query', () => {
    expect(found(search, 'rua', { filters: { minimumRating: 4 } })).toEqual(['a', 'b']);
    expect(found(search, 'delivery', { filters: { location: 'são josé' } })).toEqual([]);
  });
});

describe('the order', () => {
  const { search } = searchOver([
    { id: 'a', title: 'Zebra', rating: 4, createdAt: 5000, reviewsCount: 3 },
    {
      id: 'b',
      title: 'Água',
      rating: 4,
      createdAt: 9000,
      reviewsCount: 9,
      geo: { latitude: 1, longitude: 0 },
    },
    {
      id: 'c',
      title: 'abelha',
      rating: 5,
      createdAt: 1000,
      reviewsCount: 3,
      geo: { latitude: 2, longitude: 0 },
    },
    { id: 'd', title: 'Zebra', rating: 1, createdAt: 1000, geo: { latitude: 0, longitude: 0 } },
  ]);
  const origin = { latitude: 0.1, longitude: 0 };

  it('is by rating, then newest, by default', () => {
    expect(found(search, '')).toEqual(['c', 'b', 'a', 'd']);
    expect(found(search, '', { sort: 'nota' })).toEqual(['c', 'b', 'a', 'd']);
  });
  it('by name ignores accents and case; equal names are ordered by rating', () => {
    expect(found(search, '', { sort: 'nome' })).toEqual(['c', 'b', 'a', 'd']);
    expect(found(search, 'zebra', { sort: 'nome' })).toEqual(['a', 'd']);
  });
  it('by reviews starts with the most reviewed places; ties are ordered by rating', () => {
    expect(found(search, '', { sort: 'avaliacoes' })).toEqual(['b', 'c', 'a', 'd']);
  });
  it('by distance ends with the places without coordinates', () => {
    expect(found(search, '', { sort: 'distancia', origin })).toEqual(['d', 'b', 'c', 'a']);
  });
  it('by distance falls back to the rating without an origin', () => {
    expect(found(search, '', { sort: 'distancia', origin: null })).toEqual(['c', 'b', 'a', 'd']);
  });
  it('by name does not change a later search by rating', () => {
    found(search, 'zebra', { sort: 'nome' });
    found(search, '', { sort: 'distancia', origin });
    expect(found(search, '')).toEqual(['c', 'b', 'a', 'd']);
  });
});

describe('suggestions', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    id: `p${at}`,
    title: `Praia ${at}`,
    rating: at / 10,
  }));
  const { search } = searchOver(many);

  it('are the five best rated places', () => {
    const best = ['p39', 'p38', 'p37', 'p36', 'p35'];
    expect(suggestedIds(search.suggest('praia'))).toEqual(best);
  });
  it('are limited to the requested number', () => {
    expect(suggestedIds(search.suggest('PRAIA', { limit: 2 }))).toEqual(['p39', 'p38']);
    expect(search.suggest('praia', { limit: 100 })).toHaveLength(40);
  });
  it.each(['', ' ', 'p', ' p ', '\t'])('are empty for %j, which is too short', (query) => {
    expect(search.suggest(query)).toEqual([]);
  });
  it('start with names that begin with the text, then names with a word that begins with it', () => {
    const { search: mixed } = searchOver([
      { id: 'category', title: 'Sem nome', rating: 5 },
      { id: 'within', title: 'Lembar', rating: 5 },
      { id: 'word', title: 'Casa do Barco', rating: 3 },
      { id: 'name', title: 'Barco Velho', rating: 1 },
    ]);
    expect(suggestedIds(mixed.suggest('bar'))).toEqual(['name', 'word', 'within', 'category']);
    expect(suggestedIds(mixed.suggest('ba'))).toEqual(['name', 'word', 'category', 'within']);
  });
  it('contain neighbourhoods by a mistyped name', () => {
    const { search: known } = searchOver([{ id: 'a', title: 'Um', neighborhood: 'Campeche' }]);
    expect(known.suggest('campexe')).toContainEqual({ kind: 'neighborhood', name: 'Campeche' });
  });
  it('are empty if nothing matches', () => {
    expect(search.suggest('montanha')).toEqual([]);
    expect(search.suggest('\u0301\u0301')).toEqual([]);
  });
});

describe('neighbourhoods', () => {
  const { search } = searchOver([
    { id: 'a', neighborhood: 'Centro' },
    { id: 'b', neighborhood: 'Campeche' },
    { id: 'c', neighborhood: 'Campeche' },
    { id: 'd', neighborhood: 'Ágata' },
    { id: 'e' },
    { id: 'f' },
    { id: 'g' },
  ]);
  it('are ordered by number of places, then name, and exclude the empty name', () => {
    expect(search.neighborhoods(10)).toEqual(['Campeche', 'Ágata', 'Centro']);
    expect(search.neighborhoods(1)).toEqual(['Campeche']);
  });
});

describe('a result', () => {
  it('counts all places and creates summaries only for the requested slice', () => {
    const { search } = searchOver(['a', 'b', 'c'].map((id) => ({ id })));
    const result = search.search({ query: 'rua', filters: noFilters });
    expect(result.count).toBe(3);
    expect(ids(result.slice(1, 2))).toEqual(['b']);
    expect(result.rows).toEqual([0, 1, 2]);
  });
});

describe('facet counts', () => {
  const { search, descriptions } = searchOver([
    { id: 'a', rating: 4.5, price: 'Premium', amenities: ['Delivery', 'Reservas'] },
    { id: 'b', rating: 4, categoryId: 'c2', amenities: ['Delivery'], hasBenefit: true },
    { id: 'c', rating: 3.9, location: 'Rua X, São José', description: 'Berbigão.' },
    { id: 'd', rating: 2, hasBenefit: true },
    { id: 'e', rating: 0, categoryId: 'gone' },
  ]);
  const counted = (filters: Partial<PlaceFilters> = {}, query = '') => {
    const facets = search.facets({ query, filters: { ...noFilters, ...filters } });
    return {
      bares: facets.categories.get('bares'),
      cafes: facets.categories.get('cafes'),
      premium: facets.prices.get('Premium'),
      fromFour: facets.ratings.get(4),
      delivery: facets.amenities.get('Delivery'),
      reservas: facets.amenities.get('Reservas'),
      withBenefit: facets.withBenefit,
    };
  };
  const all = { bares: 3, cafes: 1, premium: 1, fromFour: 2, delivery: 2, reservas: 1 };

  it('return the number of results of each filter choice', () => {
    expect(counted()).toEqual({ ...all, withBenefit: 2 });
  });
  it('ignore the current choice of the same group', () => {
    expect(counted({ categories: ['cafes'] })).toEqual({
      ...{ bares: 3, cafes: 1, premium: 0, fromFour: 1, delivery: 1, reservas: 0, withBenefit: 1 },
    });
    expect(counted({ minimumRating: 4 })).toMatchObject({ bares: 1, fromFour: 2, withBenefit: 1 });
    expect(counted({ prices: ['Médio'] })).toMatchObject({ premium: 1, reservas: 0 });
  });
  it('include the selected amenities and the benefit filter', () => {
    expect(counted({ amenities: ['Delivery'] })).toMatchObject({ reservas: 1, delivery: 2 });
    expect(counted({ amenities: ['Reservas'] })).toMatchObject({ delivery: 1, cafes: 0 });
    expect(counted({ withBenefit: true })).toMatchObject({ bares: 1, delivery: 1, reservas: 0 });
  });
  it('include the words of the query and of the location', () => {
    expect(counted({ location: 'são josé' })).toMatchObject({ bares: 1, cafes: 0, fromFour: 0 });
    expect(counted({}, 'delivery')).toMatchObject({ bares: 1, cafes: 1 });
    expect(counted({}, 'xilofone')).toMatchObject({ bares: 0, withBenefit: 0 });
  });
  it('include words of descriptions once these are added', () => {
    expect(counted({}, 'berbigao').bares).toBe(0);
    search.addDescriptions(descriptions);
    expect(counted({}, 'berbigao').bares).toBe(1);
  });
});

describe('the search and the naive reference implementation', () => {
  const letters = fc.constantFrom(
    ...[
      'a',
      'á',
      'A',
      'Ã',
      'b',
      'ç',
      'C',
      'e',
      '\u0301',
      '-',
      "'",
      '.',
      ' ',
      ' ',
      '\n',
      '\u00a0',
      'ß',
      'İ',
      'Σ',
      '😀',
    ],
  );
  const text = (maxLength: number) =>
    fc.array(letters, { maxLength }).map((parts) => parts.join(''));
  const degrees = fc.integer({ min: -300, max: 300 }).map((hundredths) => hundredths / 100);
  const place = fc.record({
    id: fc.nat(99).map((number) => `p${number}`),
    title: text(8),
    location: text(8),
    neighborhood: fc.constantFrom('', 'Centro', 'Barra', 'ÁBC á'),
    categoryId: fc.constantFrom('c1', 'c2', 'gone'),
    rating: fc.constantFrom(0, 1.9, 2, 3, 3.9, 4, 5),
    reviewsCount: fc.nat(3),
    price: fc.constantFrom(...priceLevels),
    amenities: fc.uniqueArray(fc.constantFrom('Wi-Fi', 'Ação ç', 'b')),
    facts: fc.record(
      Object.fromEntries(
        (['children', 'view', 'parking'] as const).map((name) => [
          name,
          fc.constantFrom(...factValues),
        ]),
      ),
      { requiredKeys: [] },
    ),
    geo: fc.option(fc.record({ latitude: degrees, longitude: degrees })),
    createdAt: fc.nat(3000),
    description: text(20),
    hasBenefit: fc.boolean(),
    hours: fc.oneof(
      { weight: 3, arbitrary: fc.constant<PlaceHours>({ kind: 'unknown' }) },
      { weight: 1, arbitrary: anyPlaceHours },
    ),
  });
  const filters = fc.record({
    categories: fc.uniqueArray(fc.constantFrom('bares', 'cafes', 'nada'), { maxLength: 2 }),
    prices: fc.uniqueArray(fc.constantFrom(...priceLevels), { maxLength: 2 }),
    minimumRating: fc.constantFrom(null, null, 2 as const, 3 as const, 4 as const),
    location: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, text(3)),
    amenities: fc.uniqueArray(fc.constantFrom('Wi-Fi', 'b', 'nada'), { maxLength: 1 }),
    facts: fc.uniqueArray(fc.constantFrom('children' as const, 'view' as const, 'quiet' as const), {
      maxLength: 2,
    }),
    withBenefit: fc.boolean(),
    area: fc.option(
      fc.record({ south: degrees, west: degrees }).map(({ south, west }) => ({
        ...{ south, west },
        ...{ north: south + 3, east: west + 3 },
      })),
    ),
    open: fc.constantFrom(
      null,
      null,
      'now' as const,
      { day: 0, time: '01:30' },
      { day: 6, time: '20:00' },
    ),
  });
  const expression = fc.constantFrom(
    ...['bar', 'pub', 'coffee', 'with kids', 'vista', 'parking', 'cheap', 'agora', 'sábado'],
    ...['à noite', 'downtown', 'near me', 'centro', 'wi-fi', 'onde', 'xilofone'],
  );
  const query = fc.oneof(
    text(6),
    fc.array(fc.oneof(expression, text(3)), { maxLength: 4 }).map((words) => words.join(' ')),
  );
  const request = fc.record({
    query,
    filters: fc.oneof(fc.constant(noFilters), filters),
    sort: fc.constantFrom(...placeSorts),
    origin: fc.option(fc.record({ latitude: degrees, longitude: degrees })),
    now: fc
      .integer({ min: -10_000, max: 10_000 })
      .map((minutes) => instantOfWallClock({ dayNumber: randomHoursDay, minutes })),
  });

  it('return the same places in the same order, with and without descriptions and hours', () => {
    const city = fc.uniqueArray(place, { selector: ({ id }) => id, maxLength: 40 });
    fc.assert(
      fc.property(city, fc.array(request, { minLength: 1, maxLength: 8 }), (places, requests) => {
        const { index, descriptions, hours, search } = searchOver(places, lexicon);
        const same = (shipped: typeof descriptions | null, known: typeof hours | null) => {
          const naive = naiveSearch(index, shipped, known, lexicon);
          for (const openRequests of requests) {
            expect(search.search(openRequests).rows).toEqual(naive(openRequests));
            expect(countsAsObject(search.facets(openRequests))).toEqual(
              countsAsObject(naiveFacets(index, naive, openRequests)),
            );
            // A query of only punctuation has no words: it gives no suggestions, but all search results.
            if (openRequests.query.trim().length < 2 || splitQuery(openRequests.query).length === 0)
              continue;
            const best = namesFirst(
              naive({ query: openRequests.query, filters: noFilters }, { isSuggestion: true }),
              (row) => index.title[row] ?? '',
              openRequests.query,
            );
            const suggested = search.suggest(openRequests.query);
            const others = new Set(suggested.map(({ kind }) => kind).filter((k) => k !== 'place'));
            expect(suggestedIds(suggested)).toEqual(
              best.slice(0, 5 - others.size).map((row) => index.id[row]),
            );
          }
        };
        same(null, null);
        search.addDescriptions(descriptions);
        same(descriptions, null);
        search.addHours(decodePlaceHours(hours));
        same(descriptions, hours);
      }),
      { numRuns: 300 },
    );
  });
});
