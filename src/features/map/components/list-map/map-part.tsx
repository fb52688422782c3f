import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LocateFixed, X } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import * as texts from '#features/map/texts.ts';
import * as nearMeTexts from '#features/map/near-me-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { distanceText } from '../near-me/distance-text.ts';
import { locateVisitor, useVisitorLocation } from '../near-me/visitor-location.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useNow } from '#ui/use-now.ts';
import { wideLayoutQuery } from './wide-layout.ts';
import './list-map.css';
import type { MapPlaces } from './map-places.tsx';
import { listRailPositions, MapRail } from './map-rail.tsx';
import { PlacesMap } from './places-map.ts';

export interface MapPartProps {
  label: string;
  places: MapPlaces;
  /** Identifies the list. When it changes, the map shows the places of the new list. */
  viewKey: string;
  /** The area filter of the list; null for no filter. */
  area: MapArea | null;
  /** False if the tiles are loaded only when the visitor uses the map, which was not requested. */
  hasTilesAtOnce: boolean;
  /** Id of the place whose list card is hovered or focused. */
  highlightedId: string | null;
  /**
   * Returns the area to which the visitor last moved the map of this list, to restore it; null if there is none. Absent
   * if it is not restored.
   */
  getLastArea?: () => MapArea | null;
  onMoved?: (area: MapArea) => void;
  onHover?: (id: string | null) => void;
  /** Absent if areas cannot be searched. */
  onSearchArea?: (area: MapArea) => void;
}

/** Renders the map of a list. Lazy-loaded by list-with-map.tsx. */
export function MapPart(props: MapPartProps) {
  const {
    label,
    places,
    viewKey,
    area,
    highlightedId,
    getLastArea,
    onHover,
    onMoved,
    onSearchArea,
  } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<PlacesMap>(null);
  const startsWithTiles = useRef(props.hasTilesAtOnce);
  const [hasTiles, setTiles] = useState(true);
  const [movedArea, setMovedArea] = useState<{ to: MapArea; from: string } | null>(null);
  // Identifies the search. `movedArea` is used only while the search in which the visitor moved the map is shown.
  const viewId = JSON.stringify([viewKey, area]);
  const [pickedPlaceId, setPickedPlaceId] = useState<string | null>(null);
  const pickedPosition = positionOf(places, pickedPlaceId);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const isNextToList = useMediaQuery(wideLayoutQuery);
  const [cardElement] = useState(() => document.createElement('div'));
  const visitorPosition = useVisitorLocation();
  const now = useNow();
  const noteId = useId();

  const reportPick = useEffectEvent((position: number | null) => {
    setPickedPlaceId(position === null ? null : (places.place(position)?.id ?? null));
  });
  const reportHover = useEffectEvent((position: number | null) => {
    const id = position === null ? null : (places.place(position)?.id ?? null);
    setHoveredId(id);
    onHover?.(id);
  });
  const reportMove = useEffectEvent((to: MapArea) => {
    setMovedArea({ to, from: viewId });
    onMoved?.(to);
  });
  const closeCard = useEffectEvent(() => {
    setPickedPlaceId(null);
  });

  useEffect(() => {
    if (!element.current) return;
    const placesMap = new PlacesMap(element.current, startsWithTiles.current, {
      onPick: reportPick,
      onHover: reportHover,
      onMoved: reportMove,
      onTiles: setTiles,
    });
    map.current = placesMap;
    return () => {
      map.current = null;
      placesMap.remove();
    };
  }, []);

  useEffect(() => {
    map.current?.setPlaces(places, now);
  }, [places, now]);

  const fitPlaces = useEffectEvent(() => {
    map.current?.fit(area ?? getLastArea?.() ?? null, !isNextToList);
  });
  useEffect(() => {
    fitPlaces();
  }, [viewId]);

  const isMovedHere = movedArea?.from === viewId;
  const railArea = isMovedHere ? movedArea.to : null;
  useEffect(() => {
    // The marker under the pointer before the card with the focus. A tap on a phone is a hover that does not end.
    const activeId = (isNextToList ? hoveredId : null) ?? highlightedId;
    const shownPosition = isNextToList
      ? pickedPosition
      : (pickedPosition ?? listRailPositions(places, railArea)[0] ?? null);
    map.current?.highlight(
      activeId === null ? shownPosition : positionOf(places, activeId),
      // The rail shows the name.
      isNextToList ? 'name' : 'facts',
    );
  }, [places, now, highlightedId, hoveredId, pickedPosition, isNextToList, railArea]);

  useEffect(() => {
    map.current?.showVisitor(visitorPosition);
  }, [visitorPosition]);

  useEffect(() => {
    if (pickedPosition === null || !isNextToList) map.current?.closeCard();
    else map.current?.openCard(pickedPosition, cardElement);
  }, [places, pickedPosition, isNextToList, cardElement]);

  useEffect(() => {
    if (pickedPosition === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeCard();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [pickedPosition]);

  useEffect(() => {
    map.current?.updateNames();
  }, [isMovedHere, isNextToList, hasTiles, places.count]);

  const pickedCard = isNextToList && pickedPosition !== null && (
    <div className="relative p-2 pb-3">
      {places.renderCard(pickedPosition, {
        sizes: '248px',
        distance: distanceText(visitorPosition, places.geo(pickedPosition)),
      })}
      <IconButton
        label={texts.closeCard}
        className="list-map-close"
        onClick={() => {
          setPickedPlaceId(null);
        }}
      >
        <X aria-hidden size={20} />
      </IconButton>
    </div>
  );

  return (
    <>
      <div
        ref={element}
        role="application"
        aria-label={label}
        aria-describedby={noteId}
        className="place-map"
      />
      <p id={noteId} className="sr-only">
        {texts.mapDescription}
      </p>
      <div className="list-map-notes">
        {onSearchArea && isMovedHere && !pickedCard && (
          <Button
            variant="secondary"
            className="appear shadow-float"
            onClick={() => {
              onSearchArea(movedArea.to);
            }}
          >
            {texts.searchThisArea}
          </Button>
        )}
        {!hasTiles && <MapNote>{errorSentence(texts.tilesErrors, 'unavailable')}</MapNote>}
        {places.count === 0 && <MapNote>{texts.noPlacesOnMap}</MapNote>}
      </div>
      <div className="list-map-locate">
        <LocateButton
          onLocated={(coordinates) => {
            map.current?.goTo(coordinates);
          }}
        />
      </div>
      {pickedCard && createPortal(pickedCard, cardElement)}
      {!isNextToList && (
        <MapRail
          places={places}
          area={railArea}
          pickedPosition={pickedPosition}
          visitorPosition={visitorPosition}
          onPick={(position) => {
            setPickedPlaceId(places.place(position)?.id ?? null);
            map.current?.show(position);
          }}
        />
      )}
    </>
  );
}

/**
 * Returns the position of a place in the list. A linear search is fast enough, because most places on the screen are
 * near the start of the list.
 */
function positionOf(places: MapPlaces, id: string | null): number | null {
  if (id === null) return null;
  for (let position = 0; position < places.count; position += 1) {
    if (places.place(position)?.id === id) return position;
  }
  return null;
}

function MapNote({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="rounded-control bg-surface px-2.5 py-1 text-center text-xs shadow-card"
    >
      {children}
    </p>
  );
}

interface LocateButtonProps {
  onLocated: (coordinates: Awaited<ReturnType<typeof locateVisitor>>) => void;
}

/** Renders the button that requests the position of the visitor. A toast shows an error. */
function LocateButton({ onLocated }: LocateButtonProps) {
  const [isLocating, setLocating] = useState(false);
  const toast = useToast();
  const locate = async (button: HTMLElement) => {
    setLocating(true);
    try {
      const coordinates = await locateVisitor();
      if (button.isConnected) onLocated(coordinates);
    } catch (error) {
      toast(errorSentence(nearMeTexts.nearMeErrors, errorCode(error)));
    } finally {
      setLocating(false);
    }
  };
  return (
    <IconButton
      label={isLocating ? nearMeTexts.locating : texts.showMyPosition}
      aria-disabled={isLocating}
      className="border border-line bg-surface"
      onClick={(event) => {
        if (!isLocating) void locate(event.currentTarget);
      }}
    >
      <LocateFixed aria-hidden size={20} />
    </IconButton>
  );
}
