import { addNextDates } from './agenda/agenda.ts';
import type { Agenda, PlacedOccurrence } from './agenda/agenda.ts';
import { emptyLexicon } from '#features/search/model/search/lexicon.ts';
import type { Lexicon } from '#features/search/model/search/lexicon.ts';
import { RelevanceIndex } from '#features/search/model/search/relevance-index.ts';
import { minSuggestionLength } from '#features/search/model/suggestion.ts';

/** Weights of a matching word in the title and in the data of the place. */
const weights = { title: 10, place: 4 } as const;

/** Text search for events. */
export interface EventSearch {
  /** The agenda that is searched. */
  readonly agenda: Agenda;
  /** The lexicon that queries are understood with. */
  readonly lexicon: Lexicon;
  /**
   * Returns the events that match a query in the title or in the name, neighbourhood or category of the place, with at
   * least one part of it in the title. Best matches come first; equal matches keep the order of the agenda.
   * Each event has its next date; past events are omitted. Returns [] for queries below two characters.
   */
  find(query: string, now: Date): PlacedOccurrence[];
}

/**
 * Creates a search over the agenda. Words are matched as in the search for places (search/relevance-index.ts), but not
 * inside other words.
 */
export function createEventSearch(agenda: Agenda, lexicon: Lexicon = emptyLexicon): EventSearch {
  const { events, places } = agenda;
  const allTitles = events.map(({ title }) => title);
  const textIndex = new RelevanceIndex(allTitles, lexicon, { looksWithin: false });
  const titleIndex = new RelevanceIndex(allTitles, lexicon, { looksWithin: false });
  events.forEach(({ title, placeId }, row) => {
    const place = places.get(placeId);
    const placeText = place ? `${place.title} ${place.neighborhood} ${place.categoryName}` : '';
    textIndex.add(row, title, weights.title);
    textIndex.add(row, placeText, weights.place);
    titleIndex.add(row, title, weights.title);
  });

  return {
    agenda,
    lexicon,
    find(query, now) {
      if (query.trim().length < minSuggestionLength) return [];
      const words = textIndex.correctWords(query);
      const searchResult = textIndex.find(query, { areNamesFirst: true, words });
      if (!searchResult) return [];
      const titleRows = new Set(titleIndex.find(query, { words })?.rows);
      return searchResult.rows.flatMap((row) => {
        const event = titleRows.has(row) ? events[row] : undefined;
        const [datedEvent] = event ? addNextDates([event], now) : [];
        const place = places.get(event?.placeId ?? '');
        return datedEvent && place ? [{ ...datedEvent, place }] : [];
      });
    },
  };
}
