import { describe, expect, it } from 'vitest';
import { anAgenda, anEventPlace, anEventSummary, aListedDate } from '#support/builders.ts';
import { readLexicon } from '#features/search/model/search/read-lexicon.ts';
import { fullLexicon } from '#features/search/model/search/full-lexicon.ts';
import { createEventSearch } from './event-search.ts';

const now = new Date('2026-11-20T12:00:00-03:00');
const bar = anEventPlace({ id: 'bar', title: 'Bar da Praia', neighborhood: 'Lagoa da Conceição' });
const square = anEventPlace({
  id: 'square',
  title: 'Praça XV',
  neighborhood: 'Centro',
  categoryName: 'Passeios',
});
const night = (id: string, title: string, placeId = 'bar') =>
  anEventSummary({ id, title, placeId });

const search = createEventSearch(
  anAgenda(
    [
      night('samba', 'Roda de samba'),
      night('samba-square', 'Samba na escadaria', 'square'),
      night('fair', 'Feira da Praça', 'square'),
      night('show', 'Mostra de cinema', 'square'),
      night('choro', 'Choro e São João', 'square'),
      night('nowhere', 'Samba sem lugar', 'gone'),
      anEventSummary({
        id: 'over',
        title: 'Samba de ontem',
        placeId: 'bar',
        dates: [aListedDate('2026-11-19T20:00')],
      }),
      anEventSummary({
        id: 'cancelled',
        title: 'Baile adiado',
        placeId: 'bar',
        dates: [
          aListedDate('2026-11-21T20:00', undefined, 'cancelled'),
          aListedDate('2026-11-28T20:00'),
        ],
      }),
    ],
    [bar, square],
  ),
  fullLexicon,
);
const found = (query: string) => search.find(query, now).map(({ event }) => event.id);

describe('an event is found', () => {
  it.each([
    ['by a word of its title, titles that begin with it first', 'samba', ['samba-square', 'samba']],
    ['regardless of accents and case', 'SAO JOÃO', ['choro']],
    ['by the beginning of a word', 'cin', ['show']],
    ['by two letters', 'fe', ['fair']],
    ['mistyped, in the order of the agenda', 'sanba', ['samba', 'samba-square']],
    ['by its title, those in the neighbourhood first', 'samba lagoa', ['samba', 'samba-square']],
    ['by its title, those at the place first', 'bar samba', ['samba', 'samba-square']],
    ['by a part of the query', 'samba xilofone', ['samba', 'samba-square']],
  ])('%s: %s', (_, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('by a related word and a foreign expression of the lexicon', () => {
    const lexicon = readLexicon('# activity\npagode||brazilian music|samba 8');
    const agenda = anAgenda([night('samba', 'Roda de samba')], [bar]);
    const known = createEventSearch(agenda, lexicon);
    for (const query of ['pagode', 'brazilian music']) {
      expect(known.find(query, now).map(({ event }) => event.id)).toEqual(['samba']);
      expect(createEventSearch(agenda).find(query, now)).toEqual([]);
    }
  });

  it('with its next date that is not cancelled and its place', () => {
    const [next] = search.find('baile', now);
    expect(next?.date).toEqual(aListedDate('2026-11-28T20:00'));
    expect(next?.place).toBe(bar);
  });

  it('only until its last date is over', () => {
    expect(search.find('baile', new Date('2026-11-29T12:00:00-03:00'))).toEqual([]);
  });
});

describe('no event is found', () => {
  it.each([
    ['only by its place', 'lagoa'],
    ['by one letter', ' s '],
    ['by the middle of a word', 'ostra'],
    ['by a correct word with another meaning', 'praia'],
    ['by an empty query', ' ,. '],
  ])('%s: %s', (_, query) => {
    expect(found(query)).toEqual([]);
  });

  it('in an empty agenda', () => {
    expect(createEventSearch(anAgenda([])).find('samba', now)).toEqual([]);
  });
});
