import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LocateFixed, X } from 'lucide-react';
import { errorCode } from '#shared/app-error.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import { tilesErrors } from '#features/map/texts.ts';
import { nearMeErrors } from '#features/map/near-me-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { distanceText } from '../near-me/distance-text.ts';
import { locateVisitor, useVisitorLocation } from '../near-me/visitor-location.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { besideList } from './beside-list.ts';
import './list-map.css';
import type { MapPlaces } from './map-places.tsx';
import { PlacesMap } from './places-map.ts';

export interface MapPartProps {
  label: string;
  places: MapPlaces;
  /** Identifies the list. When it changes, the map shows the places of the new list. */
  viewKey: string;
  /** The area filter of the list. */
  area: MapArea | null;
  /** Id of the place whose list card is hovered or focused. */
  litId: string | null;
  /** Returns the last visible area of this list's map, to restore it; null the first time. */
  leftArea: () => MapArea | null;
  onMoved?: (area: MapArea) => void;
  onHover?: (id: string | null) => void;
  /** Undefined if areas cannot be searched. */
  onSearchArea?: (area: MapArea) => void;
}

/** Renders the map of a list. Lazy-loaded by list-with-map.tsx. */
export function MapPart(props: MapPartProps) {
  const { label, places, viewKey, area, litId, leftArea, onHover, onMoved, onSearchArea } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useRef<PlacesMap>(null);
  const [hasTiles, setTiles] = useState(true);
  const [moved, setMoved] = useState<{ to: MapArea; from: string } | null>(null);
  // A moved map area only applies to one search; the next search starts with the area of its results.
  const view = JSON.stringify([viewKey, area]);
  const [pickedId, setPicked] = useState<string | null>(null);
  const picked = positionOf(places, pickedId);
  const isBeside = useMediaQuery(besideList);
  const [card] = useState(() => document.createElement('div'));
  const self = useVisitorLocation();
  const noteId = useId();

  const pick = useEffectEvent((position: number | null) => {
    setPicked(position === null ? null : (places.place(position)?.id ?? null));
  });
  const hover = useEffectEvent((position: number | null) => {
    onHover?.(position === null ? null : (places.place(position)?.id ?? null));
  });
  const move = useEffectEvent((to: MapArea) => {
    setMoved({ to, from: view });
    onMoved?.(to);
  });
  const close = useEffectEvent(() => {
    setPicked(null);
  });

  useEffect(() => {
    if (!element.current) return;
    const made = new PlacesMap(element.current, {
      onPick: pick,
      onHover: hover,
      onMoved: move,
      onTiles: setTiles,
    });
    map.current = made;
    return () => {
      map.current = null;
      made.remove();
    };
  }, []);

  useEffect(() => {
    map.current?.setPlaces(places);
  }, [places]);

  const goToPlaces = useEffectEvent(() => {
    map.current?.fit(area ?? leftArea());
  });
  useEffect(() => {
    goToPlaces();
  }, [view]);

  useEffect(() => {
    map.current?.light(litId === null ? picked : positionOf(places, litId));
  }, [places, litId, picked]);

  useEffect(() => {
    map.current?.showSelf(self);
  }, [self]);

  useEffect(() => {
    if (picked === null || !isBeside) map.current?.closeCard();
    else map.current?.openCard(picked, card);
  }, [places, picked, isBeside, card]);

  useEffect(() => {
    if (picked === null) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [picked]);

  const at = picked === null ? null : places.geo(picked);
  const distance = distanceText(self, at);
  const cardOfPicked = picked !== null && (
    <div className="relative p-2 pb-3">
      {places.card(picked, { sizes: isBeside ? '248px' : '128px', distance })}
      <IconButton
        label="Fechar"
        className="list-map-close"
        onClick={() => {
          setPicked(null);
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
        Os mesmos lugares estão na lista, que se usa sem o mapa.
      </p>
      <div className="list-map-notes">
        {onSearchArea && moved?.from === view && !(picked !== null && isBeside) && (
          <Button
            variant="secondary"
            className="appear shadow-float"
            onClick={() => {
              onSearchArea(moved.to);
            }}
          >
            Buscar nesta área
          </Button>
        )}
        {!hasTiles && <MapNote>{errorSentence(tilesErrors, 'unavailable')}</MapNote>}
        {places.count === 0 && <MapNote>Nenhum lugar para mostrar no mapa.</MapNote>}
      </div>
      <div className="list-map-locate">
        <SelfButton
          onLocated={(at) => {
            map.current?.goTo(at);
          }}
        />
      </div>
      {cardOfPicked &&
        (isBeside ? (
          createPortal(cardOfPicked, card)
        ) : (
          <section
            aria-label="Lugar no mapa"
            className="list-map-sheet appear rounded-card bg-surface shadow-float"
          >
            {cardOfPicked}
          </section>
        ))}
    </>
  );
}

/** Searches from the start of the list, because visible places are usually there. */
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
      className="rounded-control bg-surface px-3 py-2 text-center text-sm shadow-card"
    >
      {children}
    </p>
  );
}

interface SelfButtonProps {
  onLocated: (at: Awaited<ReturnType<typeof locateVisitor>>) => void;
}

/** Renders the button that requests the position on tap, like 'Próximo a mim'. */
function SelfButton({ onLocated }: SelfButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const ask = async (button: HTMLElement) => {
    setAsking(true);
    try {
      const at = await locateVisitor();
      if (button.isConnected) onLocated(at);
    } catch (error) {
      toast(errorSentence(nearMeErrors, errorCode(error)));
    } finally {
      setAsking(false);
    }
  };
  return (
    <IconButton
      label={isAsking ? 'Localizando...' : 'Mostrar onde estou'}
      aria-disabled={isAsking}
      className="border border-line bg-surface"
      onClick={(event) => {
        if (!isAsking) void ask(event.currentTarget);
      }}
    >
      <LocateFixed aria-hidden size={20} />
    </IconButton>
  );
}
