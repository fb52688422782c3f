import { describe, expect, it } from 'vitest';
import { readFields } from '../import-file/csv-table.ts';
import { guessPlaceMapping } from './read-places.ts';
import { categoryWords, dryRun, guessCategories } from './dry-run.ts';
import type { ExistingPlace } from './dry-run.ts';
import { emptyRawPlace } from './raw-place.ts';
import type { RawPlace } from './raw-place.ts';
import { parseOverpass } from './osm-places.ts';
import { checkRow, osmCredit } from './row-check.ts';

const categories = [
  { id: 'c-bares', name: 'Bares', slug: 'bares' },
  { id: 'c-rest', name: 'Restaurantes', slug: 'restaurantes' },
  { id: 'c-praias', name: 'Praias', slug: 'praias' },
];
const category = { id: 'c-bares', name: 'Bares' };

const aRow = (changes: Partial<RawPlace> = {}, row = 2): RawPlace => ({
  ...emptyRawPlace(row),
  title: 'Bar do Farol',
  description: 'Chope e mar.',
  location: 'Rua das Rendeiras, 10, Florianópolis',
  category: 'Bares',
  ...changes,
});
const checkPlace = (changes: Partial<RawPlace>, format: 'csv' | 'osm' = 'csv') =>
  checkRow(aRow(changes), { format, category });

describe('columns', () => {
  it('are recognised by their Portuguese and English names', () => {
    const headers = ['Nome*', 'ENDEREÇO', 'Bairro', 'Telefone comercial', 'Lat', 'lng', 'Obs'];
    expect(guessPlaceMapping({ headers })).toMatchObject({
      title: 0,
      address: 1,
      neighborhood: 2,
      phone: 3,
      latitude: 4,
      longitude: 5,
      description: null,
    });
    const english = guessPlaceMapping({
      headers: ['name', 'type', 'location', 'opening_hours', 'website', 'name'],
    });
    expect(english).toMatchObject({ title: 0, category: 1, location: 2, hours: 3, website: 4 });
  });

  it('are mapped to fields, each only once', () => {
    const headers = ['local', 'localização'];
    const mapping = guessPlaceMapping({ headers });
    const table = { separator: ';' as const, headers, rows: [{ row: 7, cells: ['A', 'B'] }] };
    expect(readFields(table, mapping)).toMatchObject([{ row: 7, title: 'A', location: 'B' }]);
  });
});

describe('a row', () => {
  it('becomes a place in the stored format', () => {
    const { draft, errors, warnings } = checkPlace({
      latitude: '-27,6001',
      longitude: '-48.4602',
      phone: '(48) 99999-0000',
      website: 'bardofarol.com.br',
      hours: 'Mo-Tu 10:00-12:00',
      price: '$$$',
      amenities: 'wifi, Pet Friendly; wi-fi | Vista para o mar',
      neighborhood: 'Lagoa',
      facts: 'Crianças; Banheiro  acessível: em parte | cachorros: NÃO',
    });
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(draft).toEqual({
      title: 'Bar do Farol',
      description: 'Chope e mar.',
      location: 'Rua das Rendeiras, 10, Florianópolis',
      neighborhood: 'Lagoa',
      geo: { latitude: -27.6001, longitude: -48.4602 },
      category: 'c-bares',
      price: 'Alto',
      phone: '+5548999990000',
      website: 'https://bardofarol.com.br/',
      hours: {
        kind: 'structured',
        hours: {
          periods: [
            { open: { day: 1, time: '10:00' }, close: { day: 1, time: '12:00' } },
            { open: { day: 2, time: '10:00' }, close: { day: 2, time: '12:00' } },
          ],
          exceptions: [],
          note: '',
        },
      },
      amenities: ['Wi-Fi Gratuito', 'Pet Friendly', 'Vista para o mar'],
      facts: { children: 'yes', wheelchairToilet: 'partly', dogs: 'no' },
    });
  });

  it.each<[string, Partial<RawPlace>]>([
    ['title-missing', { title: ' \u200e ' }],
    ['title-too-long', { title: 'x'.repeat(201) }],
    ['description-too-long', { description: 'x'.repeat(10_001) }],
    ['location-missing', { location: '' }],
    ['location-too-long', { location: 'x'.repeat(301) }],
    ['coordinates-invalid', { latitude: '-27.6' }],
    ['coordinates-invalid', { latitude: '95', longitude: '-48' }],
    ['coordinates-invalid', { latitude: 'sul', longitude: '-48' }],
    ['coordinates-swapped', { latitude: '-48.5', longitude: '-27.6' }],
    ['phone-too-long', { phone: '9'.repeat(41) }],
  ])('is refused with the error %s', (error, changes) => {
    expect(checkPlace(changes)).toMatchObject({ draft: null, errors: [error] });
  });

  it.each<[string, Partial<RawPlace>, object]>([
    [
      'location-made',
      { location: '', neighborhood: 'Lagoa' },
      { location: 'Lagoa, Florianópolis' },
    ],
    [
      'location-made',
      { location: '', latitude: '-27.6', longitude: '-48.5' },
      { location: 'Endereço não informado, Florianópolis' },
    ],
    ['far-away', { latitude: '-30.0', longitude: '-51.2' }, { title: 'Bar do Farol' }],
    [
      'hours-as-text',
      { hours: 'Mo-Su 18:00+; PH sunrise-sunset' },
      {
        hours: {
          kind: 'text',
          lines: ['Todos os dias: a partir das 18:00', 'Feriados: do nascer ao pôr do sol'],
        },
      },
    ],
    [
      'hours-as-text',
      { hours: 'Só no verão' },
      { hours: { kind: 'text', lines: ['Só no verão'] } },
    ],
    ['hours-dropped', { hours: 'x'.repeat(501) }, { hours: { kind: 'unknown' } }],
    ['phone-uncallable', { phone: 'ligue já' }, { phone: 'ligue já' }],
    ['website-dropped', { website: 'javascript:alert(1)' }, { website: '' }],
    ['price-unknown', { price: 'depende' }, { price: 'Médio' }],
    ['amenities-cut', { amenities: 'x'.repeat(61) }, { amenities: [] }],
    ['facts-cut', { facts: 'Vista, Sauna, Grupos: talvez' }, { facts: { view: 'yes' } }],
    ['formula', { title: '=HYPERLINK("x")' }, { title: '=HYPERLINK("x")' }],
    ['neighborhood-cut', { neighborhood: 'x'.repeat(101) }, { neighborhood: 'x'.repeat(100) }],
  ])('is imported with the warning %s', (warning, changes, expected) => {
    expect(checkPlace(changes)).toMatchObject({ draft: expected, errors: [], warnings: [warning] });
  });

  it('without a description gets one that contains only known facts', () => {
    const { draft, warnings } = checkPlace({ description: '', neighborhood: 'Centro' });
    expect(draft?.description).toBe(
      'Bar do Farol, em Centro, Florianópolis. Ainda não temos uma descrição deste lugar.',
    );
    expect(warnings).toEqual(['description-made']);
  });

  it('from OpenStreetMap contains its credit', () => {
    expect(checkPlace({}, 'osm').draft?.description).toBe(`Chope e mar.\n\n${osmCredit}`);
  });
});

describe('categories', () => {
  it('are guessed by name, singular, English word and tag; other words need a choice', () => {
    const rows = ['bares', 'Bar', 'pub', 'amenity=restaurant', 'Praia', 'Hotel', 'Hotel', ''];
    const words = categoryWords(rows.map((word) => aRow({ category: word })));
    expect(words[0]).toEqual({ word: 'Hotel', count: 2 });
    expect(guessCategories(words, categories)).toEqual({
      bares: 'c-bares',
      Bar: 'c-bares',
      pub: 'c-bares',
      'amenity=restaurant': 'c-rest',
      Praia: 'c-praias',
    });
  });
});

describe('the dry run', () => {
  const existingPlaces: ExistingPlace[] = [
    {
      id: 'k1',
      title: 'Restaurante Farol',
      geo: { latitude: -27.6, longitude: -48.46 },
      phone: '48 3333-4444',
      isActive: false,
    },
  ];
  const runDryRun = (
    rows: RawPlace[],
    choices: Record<string, string | null> = { Bares: 'c-bares' },
  ) => dryRun(rows, { format: 'csv', categories, choices, existingPlaces });
  const at = (latitude: number) => ({ latitude: String(latitude), longitude: '-48.46' });

  it('distinguishes rows that are ready, skipped and without a category', () => {
    const rows = ['Bares', 'Hotel', 'Motel', ''].map((word, i) =>
      aRow({ category: word, title: `Lugar ${i}`, location: `Rua ${i}` }, i + 2),
    );
    expect(runDryRun(rows, { Bares: 'c-bares', Hotel: null })).toMatchObject([
      { row: 2, state: 'ready' },
      { row: 3, state: 'skipped', draft: null },
      { row: 4, state: 'invalid', errors: ['category-unchosen'] },
      { row: 5, state: 'invalid', errors: ['category-missing'] },
    ]);
  });

  it.each([
    ['its name at the same position', { title: 'Bar do Faról', ...at(-27.601) }, 'name'],
    ['its name, if its position is unknown', { title: 'restaurante farol' }, 'name'],
    ['its phone number', { title: 'Outro', phone: '+55 (48) 3333-4444' }, 'phone'],
  ])('detects a duplicate of a place in the guide by %s', (_what, changes, by) => {
    expect(runDryRun([aRow(changes)])).toMatchObject([
      {
        state: 'duplicate',
        duplicate: { by, placeId: 'k1', title: 'Restaurante Farol', row: null },
      },
    ]);
  });

  it.each([
    ['is far from it', { title: 'Farol', ...at(-27.602) }],
    ['has another name', { title: 'Farolete', ...at(-27.6) }],
    ['only shares the words for the kind of place', { title: 'Bar e Restaurante', ...at(-27.6) }],
    ['has the same name but no position', { title: 'Bar Farol' }],
  ])('treats as a different place one that %s', (_what, changes) => {
    expect(runDryRun([aRow(changes)])).toMatchObject([{ state: 'ready' }]);
  });

  it('detects a duplicate of an earlier row of the file, unless that row is invalid', () => {
    const rows = [
      aRow({ title: 'Sol', description: 'x'.repeat(10_001) }, 2),
      aRow({ title: 'Sol' }, 3),
      aRow({ title: 'Sol' }, 4),
    ];
    expect(runDryRun(rows)).toMatchObject([
      { state: 'invalid' },
      { state: 'ready' },
      { state: 'duplicate', duplicate: { by: 'name', row: 3, placeId: null } },
    ]);
  });
});

describe('elements of OpenStreetMap', () => {
  it('are read by their tags, with any form of coordinates', () => {
    const elements = [
      { type: 'node', id: 1, lat: -27, lon: -48 },
      { type: 'node', id: 2, lat: -28, lon: -49 },
      {
        type: 'node',
        id: 3,
        lat: -27.6,
        lon: -48.5,
        tags: {
          name: 'Sol',
          'name:pt': 'O Sol',
          amenity: 'pub',
          'addr:street': 'Rua A',
          'addr:housenumber': '7',
          'addr:suburb': 'Centro',
          'contact:phone': '+55 48 3333-4444;+55 48 1',
          website: 'https://sol.test',
          opening_hours: '24/7',
          internet_access: 'wlan',
          wheelchair: 'no',
          reservation: 'required',
          'diet:vegan': 'only',
          'toilets:wheelchair': 'limited',
        },
      },
      { type: 'way', id: 4, center: { lat: 1, lon: 2 }, tags: { name: 'W', tourism: 'museum' } },
      { type: 'way', id: 5, nodes: [1, 2, 99], tags: { name: 'N', natural: 'beach' } },
      {
        type: 'relation',
        id: 6,
        bounds: { minlat: 0, minlon: 0, maxlat: 2, maxlon: 4 },
        tags: { name: 'R', amenity: 'cinema', tourism: 'attraction' },
      },
      { type: 'relation', id: 7, tags: { name: 'Sem lugar', building: 'yes' } },
      { type: 'node', id: 8, lat: 0, lon: 0, tags: { amenity: 'bar' } },
    ];
    const file = parseOverpass(JSON.stringify({ version: 0.6, elements }));
    expect(file).toHaveProperty('skippedCount', 2);
    expect('rows' in file && file.rows).toMatchObject([
      {
        row: 3,
        title: 'O Sol',
        category: 'amenity=pub',
        address: 'Rua A 7',
        neighborhood: 'Centro',
        latitude: '-27.6',
        phone: '+55 48 3333-4444',
        website: 'https://sol.test',
        hours: '24/7',
        amenities: 'Wi-Fi Gratuito, Reservas',
        facts: 'Entrada acessível: no, Banheiro acessível: partly, Vegano: yes',
      },
      { title: 'W', latitude: '1', longitude: '2', category: 'tourism=museum' },
      { title: 'N', latitude: '-27.5', longitude: '-48.5', category: 'natural=beach' },
      { title: 'R', latitude: '1', longitude: '2', category: 'tourism=attraction' },
      { title: 'Sem lugar', latitude: '', category: '' },
      { title: '', category: 'amenity=bar' },
    ]);
  });
});
