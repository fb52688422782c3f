import { withNextDate } from './agenda/agenda.ts';
import type { Agenda, ComingEvent } from './agenda/agenda.ts';
import { knownWords, queryTerms } from '#features/search/model/search/query-terms.ts';
import { RelevanceIndex } from '#features/search/model/search/relevance-index.ts';
import { minimumSuggestionLength } from '#features/search/model/suggestion.ts';

/** What a word counts that stands in the title, and in what is known of the place. */
const weights = { title: 9, place: 4 } as const;

/** Finds what takes place by words. */
export interface EventSearch {
  /** What it looks in. */
  readonly agenda: Agenda;
  /**
   * The events that have all words of a query, in the title or in the name, neighbourhood or category of the place, and
   * one of them in the title: the best first, in the order of the agenda among equals. Each with its next date; none that is over. []
   * below two characters.
   */
  find(query: string, now: Date): ComingEvent[];
}

/**
 * Search over the agenda: words are compared as those of places are (search/relevance-index.ts), but not with what
 * stands within others.
 */
export function createEventSearch(agenda: Agenda): EventSearch {
  const { events, places } = agenda;
  const all = events.map(({ title }) => title);
  const texts = new RelevanceIndex(all, { looksWithin: false });
  const titles = new RelevanceIndex(all, { looksWithin: false });
  // Known, so that they are not taken for mistyped ones: 'praia' is not 'praça'.
  const known = [...knownWords].join(' ');
  texts.add(0, known, 0);
  titles.add(0, known, 0);
  events.forEach(({ title, placeId }, row) => {
    const place = places.get(placeId);
    const where = place ? `${place.title} ${place.neighborhood} ${place.categoryName}` : '';
    texts.add(row, title, weights.title);
    texts.add(row, where, weights.place);
    titles.add(row, title, weights.title);
    titles.add(row, where, 0);
  });

  /** The rows of which the title has a word of the query. */
  function named(query: string, words: readonly string[]): ReadonlySet<number> {
    const asked = [words, ...queryTerms(words).map((term) => term.words)];
    return new Set(
      asked.flatMap((some) => {
        const found = titles.find(query, { words: some });
        return found?.isWhole ? found.rows : [];
      }),
    );
  }

  return {
    agenda,
    find(query, now) {
      if (query.trim().length < minimumSuggestionLength) return [];
      const words = texts.understand(query);
      const found = texts.find(query, { areNamesFirst: true, words });
      if (!found?.isWhole) return [];
      const rows = named(query, words);
      return found.rows.flatMap((row) => {
        const event = rows.has(row) ? events[row] : undefined;
        const [next] = event ? withNextDate([event], now) : [];
        const place = places.get(event?.placeId ?? '');
        return next && place ? [{ ...next, place }] : [];
      });
    },
  };
}
