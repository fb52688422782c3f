import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { MapArea } from '#features/map/model/map-view.ts';
import * as texts from '#features/map/texts.ts';
import { useIsOffline } from '#ui/use-is-offline.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { wideLayoutQuery } from './wide-layout.ts';
import './list-with-map.css';
import type { MapPlaces } from './map-places.tsx';
import { MapSwitch, useMapAddress } from './map-switch.tsx';
import { usePageIdle } from './use-page-idle.ts';

export const MapPart = lazyPart(
  texts.loadingMap,
  async () => (await import('./map-part.tsx')).MapPart,
  {
    hasPlace: false,
  },
);

const AreaChip = lazyPart(
  texts.loadingAreaFilter,
  async () => (await import('./area-chip.tsx')).AreaChip,
  { hasPlace: false },
);

interface ListWithMapProps {
  /** Accessible name of the map. */
  label: string;
  /** Null while the places are loading or if there are none to show. */
  places: MapPlaces | null;
  /** Identifies the search. When it changes, the map shows the new results. */
  viewKey: string;
  /** Searches an area on another screen; set if the list holds only some of the places. */
  onSearchArea?: (area: MapArea) => void;
  /** False if the map/list switch is rendered elsewhere; defaults to true. */
  hasMapSwitch?: boolean | undefined;
  /** Content above the list and, on a phone, above the map. */
  header?: ReactNode;
  /** Each place must be in an element with its id in `data-place`. */
  children: ReactNode;
}

/**
 * Renders a list with its map. From 64rem on, the map is next to the list and is loaded when the page is idle; its
 * column is reserved from the start. Below that width, a button replaces the list with the map. Offline, only the list
 * is shown.
 */
export function ListWithMap(props: ListWithMapProps) {
  const { label, places, viewKey, hasMapSwitch = true, header, children } = props;
  const { isMapShown, area, showMap, searchArea } = useMapAddress();
  const isOffline = useIsOffline();
  const listRef = useRef<HTMLDivElement>(null);
  const mapPaneRef = useRef<HTMLDivElement>(null);
  const offlineNoteRef = useRef<HTMLParagraphElement>(null);
  const lastMovedArea = useRef<{ viewKey: string; area: MapArea } | null>(null);
  const { highlightedId, highlightCard } = useCardHighlights(listRef);
  const isPageIdle = usePageIdle(mapPaneRef, places !== null);

  const scrollToMap = useEffectEvent(() => {
    const visibleElement = isOffline ? offlineNoteRef : mapPaneRef;
    if (!matchMedia(wideLayoutQuery).matches)
      visibleElement.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (isMapShown) scrollToMap();
  }, [isMapShown]);

  return (
    <div className="list-with-map" data-shows={isMapShown && !isOffline ? 'map' : 'list'}>
      <div ref={listRef} className="flex min-w-0 flex-col gap-5">
        {header}
        {area && !props.onSearchArea && (
          <AreaChip
            onRemove={() => {
              searchArea(null);
            }}
          />
        )}
        <div className="flex flex-col gap-5">
          {isMapShown && isOffline && (
            <p ref={offlineNoteRef} role="status" className="text-ink-muted lg:hidden">
              {texts.mapTexts.listInstead}
            </p>
          )}
          {children}
        </div>
      </div>
      <div ref={mapPaneRef} className="list-map">
        {isOffline && (
          <p className="p-6 text-center text-ink-muted">{texts.mapTexts.listInstead}</p>
        )}
        {!isOffline && places && (isPageIdle || isMapShown) && (
          <MapPart
            label={label}
            places={places}
            viewKey={viewKey}
            area={area}
            hasTilesAtOnce={isMapShown}
            highlightedId={highlightedId}
            getLastArea={() =>
              lastMovedArea.current?.viewKey === viewKey ? lastMovedArea.current.area : null
            }
            onHover={highlightCard}
            onMoved={(to) => {
              lastMovedArea.current = { viewKey, area: to };
            }}
            onSearchArea={props.onSearchArea ?? searchArea}
          />
        )}
      </div>
      {hasMapSwitch && (isMapShown || (places?.count ?? 0) > 0) && (
        <MapSwitch isMapShown={isMapShown} listRef={listRef} onSwitch={showMap} />
      )}
    </div>
  );
}

/**
 * Connects the cards of a list with the markers of its map: returns the id of the place whose card is hovered or
 * focused, and a function that highlights the card of a place.
 * @param listRef the list; each place is in an element with its id in `data-place`
 */
export function useCardHighlights(listRef: RefObject<HTMLElement | null>) {
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // 'pointerleave' has the list as its target.
    const highlight = ({ type, target }: Event) => {
      const card =
        type !== 'focusout' && target instanceof Element
          ? target.closest<HTMLElement>('[data-place]')
          : null;
      setHighlightedId(card?.dataset['place'] ?? null);
    };
    for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout'])
      list.addEventListener(type, highlight, { signal });
    return () => {
      listeners.abort();
    };
  }, [listRef]);

  useEffect(() => {
    if (hoveredId === null) return;
    const cards = [
      ...(listRef.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []),
    ].filter(({ dataset }) => dataset['place'] === hoveredId);
    for (const card of cards) card.dataset['lit'] = '';
    return () => {
      for (const card of cards) delete card.dataset['lit'];
    };
  }, [listRef, hoveredId]);

  return { highlightedId, highlightCard: setHoveredId };
}
