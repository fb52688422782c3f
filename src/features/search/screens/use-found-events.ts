import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { eventSearchQuery } from '#features/search/data/event-search-queries.ts';
import type { ComingEvent } from '#features/events/model/agenda/agenda.ts';
import { activeFilterCount } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import type { FoundPlaces } from '#features/search/components/found/use-found-places.ts';
import { lazyCode, useLazyCode } from '#ui/lazy-code.ts';
import { useOrderedAt } from '#ui/use-now.ts';

const eventSection = lazyCode(async () => (await import('./event-section.tsx')).EventSection);

const none: readonly ComingEvent[] = [];
/** Milliseconds that places which are there wait for events. */
const patienceMs = 1_000;

/** The events that fit a query, wherever they take place; asked for when there is one. */
export function useMatchingEvents(typed: string) {
  const query = useDeferredValue(typed);
  const now = useOrderedAt(query);
  const isAsked = query !== '';
  const { data, isPending, failureCount } = useQuery({ ...eventSearchQuery(), enabled: isAsked });
  const { code: Section, isFailed } = useLazyCode(eventSection, isAsked);
  const found = useMemo(() => data?.find(query, now) ?? none, [data, query, now]);
  const events = isAsked ? found : none;
  const isAgendaAwaited = isPending && failureCount === 0;
  const isCodeAwaited = events.length > 0 && Section === null && !isFailed;
  return {
    query,
    events,
    isKnown: data !== undefined,
    /** What shows them; null until it is there. */
    Section,
    /** They may be there in a moment: nothing has failed. */
    isAwaited: isAsked && (isAgendaAwaited || isCodeAwaited),
  };
}

export type MatchingEvents = ReturnType<typeof useMatchingEvents>;

/**
 * What of them is shown above the places. Filters choose places: with some, the events are those that take place there.
 * Places that are there await the events for a moment, so that nothing is pushed away; after that the events stay out
 * until something else is asked for.
 */
export function useShownEvents(
  filters: PlaceFilters,
  { query, events, isKnown, Section, isAwaited }: MatchingEvents,
  { search, result }: FoundPlaces,
) {
  const [isLate, setLate] = useState(false);
  const [shownWithout, setShownWithout] = useState<string | null>(null);
  // That nothing is found is only known once the events are there.
  const isPatient = result?.count === 0 || (!isLate && shownWithout !== query);
  const isHeld = isAwaited && isPatient && result !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => {
      setLate(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isHeld]);
  const canBeShown = isKnown && (events.length === 0 || Section !== null);
  if (query !== '' && result && !canBeShown && !isHeld && shownWithout !== query) {
    setShownWithout(query);
  }
  const shown = useMemo(() => {
    if (events.length === 0 || activeFilterCount(filters) === 0) return events;
    const ids = search?.search({ query: '', filters }).ids();
    return events.filter(({ place }) => ids?.has(place.id));
  }, [events, filters, search]);
  return { shown: shownWithout === query ? none : shown, isHeld };
}
