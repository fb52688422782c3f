import { useEffect, useMemo, useRef } from 'react';
import type { TouchEvent } from 'react';
import type { Coordinates } from '#shared/geo.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import * as texts from '#features/map/texts.ts';
import { distanceText } from '../near-me/distance-text.ts';
import type { MapPlaces } from './map-places.tsx';

/** Number of places in the rail. */
const maxRailPlaces = 20;
/** The rail is at rest if no finger is on it and it did not scroll for this time (ms). Safari has no scrollend event. */
const restMs = 120;

interface MapRailProps {
  places: MapPlaces;
  /** The area to which the visitor moved the map; null for all places. */
  area: MapArea | null;
  /** The place whose marker is highlighted. */
  pickedPosition: number | null;
  visitorPosition: Coordinates | null;
  /** Called when the visitor scrolled to a place. */
  onPick: (position: number) => void;
}

/** Renders the cards of the first places in a row over the map of a phone. Scrolling to a card picks its place. */
export function MapRail(props: MapRailProps) {
  const { places, area, pickedPosition, visitorPosition, onPick } = props;
  const rail = useRef<HTMLUListElement>(null);
  /** False while the code scrolls, also because the cards changed. */
  const isScrolledByVisitor = useRef(false);
  const isTouched = useRef(false);
  /** True from a scroll until the rail is at rest. */
  const isMoving = useRef(false);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const nearPositions = useMemo(() => listRailPositions(places, area), [places, area]);
  const positions =
    pickedPosition === null || nearPositions.includes(pickedPosition)
      ? nearPositions
      : [pickedPosition, ...nearPositions];
  const pickedId = pickedPosition === null ? null : places.place(pickedPosition)?.id;

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    isScrolledByVisitor.current = false;
    const card = [...element.children].find(
      (child) => child instanceof HTMLElement && child.dataset['place'] === pickedId,
    );
    const left = card instanceof HTMLElement ? card.offsetLeft - marginOf(element) : 0;
    element.scrollTo({ left });
  }, [pickedId, nearPositions]);
  useEffect(
    () => () => {
      clearTimeout(restTimer.current);
    },
    [],
  );

  const pickFront = () => {
    isMoving.current = false;
    const element = rail.current;
    if (!element || !isScrolledByVisitor.current) return;
    const frontLeft = element.getBoundingClientRect().left + marginOf(element);
    const distances = [...element.children].map((card) =>
      Math.abs(card.getBoundingClientRect().left - frontLeft),
    );
    const position = positions[distances.indexOf(Math.min(...distances))];
    if (position !== undefined && position !== pickedPosition) onPick(position);
  };

  const noteVisitor = () => {
    isScrolledByVisitor.current = true;
  };

  const waitForRest = () => {
    clearTimeout(restTimer.current);
    if (isMoving.current && !isTouched.current) restTimer.current = setTimeout(pickFront, restMs);
  };

  const noteTouch = ({ touches }: TouchEvent) => {
    noteVisitor();
    isTouched.current = touches.length > 0;
    waitForRest();
  };

  if (positions.length === 0) return null;
  return (
    <section aria-label={texts.placesOnMap} className="list-map-rail">
      {/* The handlers only observe who scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={rail}
        onPointerDown={noteVisitor}
        onWheel={noteVisitor}
        onKeyDown={noteVisitor}
        onTouchStart={noteTouch}
        onTouchMove={noteTouch}
        onTouchEnd={noteTouch}
        onTouchCancel={noteTouch}
        onScroll={() => {
          isMoving.current = true;
          waitForRest();
        }}
      >
        {positions.map((position) => (
          <li
            key={places.place(position)?.id ?? position}
            data-place={places.place(position)?.id}
            data-picked={position === pickedPosition ? '' : undefined}
            className="place-row rounded-card bg-surface shadow-float"
          >
            {places.renderCard(position, {
              sizes: '128px',
              distance: distanceText(visitorPosition, places.geo(position)),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the distance of the first card from the edge of the rail, where the card in front stops, in pixels. */
function marginOf(rail: HTMLElement): number {
  const [first] = rail.children;
  return first instanceof HTMLElement ? first.offsetLeft : 0;
}

/** Returns the first places of the list that are in the area: those of the rail, in its order. */
export function listRailPositions(places: MapPlaces, area: MapArea | null): number[] {
  const positions: number[] = [];
  for (let at = 0; at < places.count && positions.length < maxRailPlaces; at += 1) {
    const geo = places.geo(at);
    if (geo && (area === null || isInArea(area, geo))) positions.push(at);
  }
  return positions;
}
