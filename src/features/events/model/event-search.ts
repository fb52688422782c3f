import { addNextDates } from './agenda/agenda.ts';
import type { Agenda, PlacedOccurrence } from './agenda/agenda.ts';
import { knownWords, queryTerms } from '#features/search/model/search/query-terms.ts';
import { RelevanceIndex } from '#features/search/model/search/relevance-index.ts';
import { minSuggestionLength } from '#features/search/model/suggestion.ts';

/** Weights of a matching word in the title and in the data of the place. */
const weights = { title: 9, place: 4 } as const;

/** Text search for events. */
export interface EventSearch {
  /** The agenda that is searched. */
  readonly agenda: Agenda;
  /**
   * Returns the events that match all words of a query in the title or in the name, neighbourhood or category of the
   * place, with at least one word in the title. Best matches come first; equal matches keep the order of the agenda.
   * Each event has its next date; past events are omitted. Returns [] for queries below two characters.
   */
  find(query: string, now: Date): PlacedOccurrence[];
}

/**
 * Creates a search over the agenda. Words are matched as in the search for places (search/relevance-index.ts), but not
 * inside other words.
 */
export function createEventSearch(agenda: Agenda): EventSearch {
  const { events, places } = agenda;
  const allTitles = events.map(({ title }) => title);
  const textIndex = new RelevanceIndex(allTitles, { looksWithin: false });
  const titleIndex = new RelevanceIndex(allTitles, { looksWithin: false });
  // Registered as known words, so that they are not treated as typing errors: 'praia' is not 'praça'.
  const knownWordsText = [...knownWords].join(' ');
  textIndex.add(0, knownWordsText, 0);
  titleIndex.add(0, knownWordsText, 0);
  events.forEach(({ title, placeId }, row) => {
    const place = places.get(placeId);
    const placeText = place ? `${place.title} ${place.neighborhood} ${place.categoryName}` : '';
    textIndex.add(row, title, weights.title);
    textIndex.add(row, placeText, weights.place);
    titleIndex.add(row, title, weights.title);
    titleIndex.add(row, placeText, 0);
  });

  /** Returns the rows whose title contains a word of the query. */
  function findTitleMatches(query: string, words: readonly string[]): ReadonlySet<number> {
    const wordVariants = [words, ...queryTerms(words).map((term) => term.words)];
    return new Set(
      wordVariants.flatMap((variant) => {
        const searchResult = titleIndex.find(query, { words: variant });
        return searchResult?.matchesAllWords ? searchResult.rows : [];
      }),
    );
  }

  return {
    agenda,
    find(query, now) {
      if (query.trim().length < minSuggestionLength) return [];
      const words = textIndex.correctWords(query);
      const searchResult = textIndex.find(query, { areNamesFirst: true, words });
      if (!searchResult?.matchesAllWords) return [];
      const titleRows = findTitleMatches(query, words);
      return searchResult.rows.flatMap((row) => {
        const event = titleRows.has(row) ? events[row] : undefined;
        const [datedEvent] = event ? addNextDates([event], now) : [];
        const place = places.get(event?.placeId ?? '');
        return datedEvent && place ? [{ ...datedEvent, place }] : [];
      });
    },
  };
}
