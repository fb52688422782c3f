import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { eventSearchQuery } from '#features/search/data/event-search-queries.ts';
import type { UpcomingEvent } from '#features/events/model/agenda/agenda.ts';
import { activeFilterCount } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import type { FoundPlaces } from '#features/search/components/found/use-found-places.ts';
import { lazyCode, useLazyCode } from '#ui/lazy-code.ts';
import { useSortTime } from '#ui/use-now.ts';

const eventSection = lazyCode(async () => (await import('./event-section.tsx')).EventSection);

const none: readonly UpcomingEvent[] = [];
/** Maximum time (ms) that loaded places wait for events. */
const patienceMs = 1_000;

/** Returns the events that match a query, independent of the filters. Requests the agenda only if there is a query. */
export function useMatchingEvents(typed: string) {
  const query = useDeferredValue(typed);
  const now = useSortTime(query);
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
    /** The component that renders the events; null until its chunk is loaded. */
    Section,
    /** True while the events or the component are loading and nothing has failed. */
    isAwaited: isAsked && (isAgendaAwaited || isCodeAwaited),
  };
}

export type MatchingEvents = ReturnType<typeof useMatchingEvents>;

/**
 * Returns the events to show above the places. With filters, only events at matching places are shown. Loaded places
 * wait up to a second for the events, so that the layout does not shift; later events are not shown until the query
 * changes.
 */
export function useShownEvents(
  filters: PlaceFilters,
  { query, events, isKnown, Section, isAwaited }: MatchingEvents,
  { search, result }: FoundPlaces,
) {
  const [isLate, setLate] = useState(false);
  const [shownWithout, setShownWithout] = useState<string | null>(null);
  // If no place matches, only the events can show whether the result is empty.
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
