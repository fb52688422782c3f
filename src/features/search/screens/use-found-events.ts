import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { eventSearchQuery } from '#features/search/data/event-search-queries.ts';
import type { PlacedOccurrence } from '#features/events/model/agenda/agenda.ts';
import { activeFilterCount } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import type { FoundPlaces } from '#features/search/components/found/use-found-places.ts';
import { lazyCode, useLazyCode } from '#ui/progressive/lazy-code.ts';
import { useSortTime } from '#ui/use-now.ts';

const lazyEventSection = lazyCode(async () => (await import('./event-section.tsx')).EventSection);

const noEvents: readonly PlacedOccurrence[] = [];
/** Maximum time (ms) that loaded places wait for events. */
const maxEventWaitMs = 1_000;

/** Returns the events that match a query, independent of the filters. Requests the agenda only if there is a query. */
export function useMatchingEvents(typedQuery: string) {
  const query = useDeferredValue(typedQuery);
  const now = useSortTime(query);
  const hasQuery = query !== '';
  const { data, isPending, failureCount } = useQuery({ ...eventSearchQuery(), enabled: hasQuery });
  const { code: Section, isFailed } = useLazyCode(lazyEventSection, hasQuery);
  const matchingEvents = useMemo(() => data?.find(query, now) ?? noEvents, [data, query, now]);
  const events = hasQuery ? matchingEvents : noEvents;
  const isAwaitingAgenda = isPending && failureCount === 0;
  const isAwaitingCode = events.length > 0 && Section === null && !isFailed;
  return {
    query,
    events,
    isKnown: data !== undefined,
    /** The component that renders the events; null until its chunk is loaded. */
    Section,
    /** True while the events or the component are loading and nothing has failed. */
    isAwaited: hasQuery && (isAwaitingAgenda || isAwaitingCode),
  };
}

export type MatchingEvents = ReturnType<typeof useMatchingEvents>;

/**
 * Returns the events to show next to the places. With filters, only events at matching places are shown. Loaded places
 * wait for the events, so that the layout does not shift: up to a second, or until the events are known if no place
 * matches. Events that arrive later are not shown until the query changes. The agenda and the component are loaded only
 * once, so after the first long wait, places no longer wait while the user types.
 */
export function useShownEvents(
  filters: PlaceFilters,
  { query, events, isKnown, Section, isAwaited }: MatchingEvents,
  { search, result }: FoundPlaces,
) {
  const [hasWaitedLongEnough, setWaitedLongEnough] = useState(false);
  const [queryShownWithoutEvents, setQueryShownWithoutEvents] = useState<string | null>(null);
  // If no place matches, the wait has no limit: only the events decide whether the result is empty.
  const canWait =
    result?.count === 0 || (!hasWaitedLongEnough && queryShownWithoutEvents !== query);
  const isWaiting = isAwaited && canWait && result !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      setWaitedLongEnough(true);
    }, maxEventWaitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isWaiting]);
  const canBeShown = isKnown && (events.length === 0 || Section !== null);
  if (query !== '' && result && !canBeShown && !isWaiting && queryShownWithoutEvents !== query) {
    setQueryShownWithoutEvents(query);
  }
  const shownEvents = useMemo(() => {
    if (events.length === 0 || activeFilterCount(filters) === 0) return events;
    const ids = search?.search({ query: '', filters }).ids();
    return events.filter(({ place }) => ids?.has(place.id));
  }, [events, filters, search]);
  return { shown: queryShownWithoutEvents === query ? noEvents : shownEvents, isHeld: isWaiting };
}
