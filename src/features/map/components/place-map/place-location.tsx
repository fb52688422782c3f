import { MapPin, Navigation } from 'lucide-react';
import * as texts from '#features/map/texts.ts';
import { directionsUrl } from '#features/places/model/directions.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { PlaceMap } from './place-map.tsx';

interface PlaceLocationProps {
  place: Pick<PlaceSummary, 'title' | 'location' | 'neighborhood' | 'geo'>;
}

/** Renders the location of a place: a map, the address and a link to directions. */
export function PlaceLocation({ place }: PlaceLocationProps) {
  return (
    <>
      <PlaceMap title={place.title} address={place.neighborhood} position={place.geo} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="flex min-w-0 items-start gap-2">
          <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-sea-ink" />
          <span className="min-w-0">
            {place.location && <span className="block">{place.location}</span>}
            {place.neighborhood && (
              <span className="block text-sm text-ink-muted">{place.neighborhood}</span>
            )}
          </span>
        </p>
        <ButtonAnchor href={directionsUrl(place)} variant="secondary">
          <Navigation aria-hidden size={20} />
          {texts.directions}
        </ButtonAnchor>
      </div>
    </>
  );
}
