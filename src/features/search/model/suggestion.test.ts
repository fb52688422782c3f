import { describe, expect, it } from 'vitest';
import { aListedDate, anEventPlace, anEventSummary, aPlaceSummary } from '#support/builders.ts';
import { createEntrySearch, suggestedEntries } from './search/entry-search.ts';
import { fullLexicon } from './search/full-lexicon.ts';
import { splitQuery } from './search/words.ts';
import { pickSuggestions, suggestionLink } from './suggestion.ts';
import type { SuggestedEntry, Suggestion } from './suggestion.ts';

const entries = suggestedEntries({
  neighborhood: ['', 'Lagoa da Conceição', 'Barra da Lagoa', 'Campeche'],
  category: ['Bares', 'Baladas', 'Cafés'],
  amenity: ['Wi-Fi Gratuito', 'Estacionamento', 'Reservas'],
  concept: ['Barato', 'Com crianças'],
});
const find = createEntrySearch(fullLexicon, entries);
const names = (text: string) => find(text, splitQuery(text)).map(({ name }) => name);

describe('entrySearch', () => {
  it.each([
    ['names that begin with the query first', 'lag', ['Lagoa da Conceição', 'Barra da Lagoa']],
    ['names by two letters, but no concepts', 'ba', ['Barra da Lagoa', 'Bares', 'Baladas']],
    [
      'names that begin nearly like it, last',
      'bara',
      ['Barato', 'Barra da Lagoa', 'Bares', 'Baladas'],
    ],
    ['no such names for a whole word', 'barra', ['Barra da Lagoa']],
    ['names regardless of accents and case', 'CONCEICAO', ['Lagoa da Conceição']],
    ['names by a foreign expression', 'nightclub', ['Baladas']],
    ['names by a synonym', 'boate', ['Baladas']],
    ['names by singular or plural', 'café', ['Cafés']],
    ['names without their punctuation', 'wifi', ['Wi-Fi Gratuito']],
  ])('finds %s: %s', (_, text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['names by only some of the words', 'lagoa xilofone'],
    ['names by the middle of a word', 'cionamen'],
    ['names by an empty query', ' ,. '],
  ])('does not find %s', (_, text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('pickSuggestions', () => {
  const places = Array.from({ length: 6 }, (_, at) => aPlaceSummary({ id: `p${at}` }));
  const neighborhood = (name: string): SuggestedEntry => ({ kind: 'neighborhood', name });
  const category: SuggestedEntry = { kind: 'category', name: 'Bares' };
  const amenity: SuggestedEntry = { kind: 'amenity', name: 'Reservas' };
  const told = (suggestions: readonly Suggestion[]) =>
    suggestions.map((one) => {
      if (one.kind === 'place') return one.place.id;
      return one.kind === 'event' ? one.event.id : one.name;
    });

  it.each([
    ['places fill all five if there is nothing else', 6, [], ['p0', 'p1', 'p2', 'p3', 'p4']],
    [
      'the best entry of each kind is included, in order',
      6,
      [amenity, category, neighborhood('A'), neighborhood('B')],
      ['p0', 'p1', 'A', 'Bares', 'Reservas'],
    ],
    [
      'more entries of a kind fill the rest',
      1,
      [neighborhood('A'), neighborhood('B'), neighborhood('C'), category],
      ['p0', 'A', 'B', 'C', 'Bares'],
    ],
    ['fewer than the limit if there are fewer entries', 0, [category], ['Bares']],
  ])('%s', (_, count, others, expected) => {
    expect(told(pickSuggestions({ places: places.slice(0, count), entries: others }, 5))).toEqual(
      expected,
    );
  });

  const event = (id: string) => ({
    event: anEventSummary({ id }),
    date: aListedDate(),
    place: anEventPlace(),
    day: 0,
  });
  const events = ['e0', 'e1', 'e2'].map(event);

  it.each([
    ['the best event follows the places', 6, [], ['p0', 'p1', 'p2', 'p3', 'e0']],
    ['the best event precedes the other entries', 6, [category], ['p0', 'p1', 'p2', 'e0', 'Bares']],
    [
      'at least two places precede the event',
      6,
      [neighborhood('A'), category],
      ['p0', 'p1', 'e0', 'A', 'Bares'],
    ],
    [
      'the event is omitted if the other entries need three',
      6,
      [neighborhood('A'), category, amenity],
      ['p0', 'p1', 'A', 'Bares', 'Reservas'],
    ],
    ['a second event fills the rest', 1, [category], ['p0', 'e0', 'e1', 'Bares']],
    [
      'a third event is never included',
      0,
      [neighborhood('A'), neighborhood('B')],
      ['e0', 'e1', 'A', 'B'],
    ],
  ])('with events: %s', (_, count, others, expected) => {
    const fitting = { places: places.slice(0, count), events, entries: others };
    expect(told(pickSuggestions(fitting, 5))).toEqual(expected);
  });

  it('never returns more than the limit', () => {
    const others = [neighborhood('A'), category, amenity];
    expect(told(pickSuggestions({ places, entries: others }, 2))).toEqual(['A', 'Bares']);
  });
});

describe('a suggestion links', () => {
  it.each<[string, Suggestion, string]>([
    [
      'to its place',
      { kind: 'place', place: aPlaceSummary() },
      '/places/bares/AbCdEfGhIjKlMnOpQrSt-bar-da-ponte',
    ],
    [
      'to its event',
      {
        kind: 'event',
        event: anEventSummary(),
        date: aListedDate(),
        place: anEventPlace(),
        day: 0,
      },
      '/agenda/EvEnToEvEnToEvEnToEv-noite-de-choro',
    ],
    ['to its category', { kind: 'category', name: 'Cafés' }, '/places/cafes'],
    [
      'to a search in its neighbourhood',
      { kind: 'neighborhood', name: 'Lagoa da Conceição' },
      '/search?local=Lagoa+da+Concei%C3%A7%C3%A3o',
    ],
    [
      'to a search with its amenity',
      { kind: 'amenity', name: 'Wi-Fi Gratuito' },
      '/search?comodidades=wi-fi-gratuito',
    ],
  ])('%s', (_, suggestion, link) => {
    expect(suggestionLink(suggestion)).toBe(link);
  });
});
