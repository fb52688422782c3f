import { useQuery } from '@tanstack/react-query';
import { relatedPlacesQuery } from '#features/places/data/related-places-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/place-page/texts.ts';
import { distanceText } from '#features/map/components/near-me/distance-text.ts';
import { PlaceRail, PlaceRailSkeleton } from '#features/places/components/card/place-rail.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { PlaceEvents } from './place-events-part.ts';

type RelatedPlace = Pick<Place, 'id' | 'geo' | 'neighborhood'>;

const rowsClasses = 'flex flex-col gap-8 pt-8 pb-4 md:gap-10';

interface RelatedPlacesProps {
  place: RelatedPlace;
  /** True if the page does not show the next events further up, because they arrived after the place. */
  hasEvents: boolean;
}

/** Renders the related places of a place, after its next events if asked for, or nothing if there are none. */
export function RelatedPlaces({ place, hasEvents }: RelatedPlacesProps) {
  const related = useQuery(relatedPlacesQuery(place.id));
  return (
    <div className="page">
      <QueryView
        query={related}
        sentences={texts.relatedPlacesErrors}
        failure="line"
        isQuiet
        loading={texts.loadingRelatedPlaces}
        skeleton={
          <div className={rowsClasses}>
            <PlaceRailSkeleton />
          </div>
        }
      >
        {({ rails, events }) =>
          (rails.length > 0 || (hasEvents && events.length > 0)) && (
            <div className={rowsClasses}>
              {hasEvents && <PlaceEvents placeId={place.id} events={events} />}
              {rails.map(({ kind, places }) => (
                <PlaceRail
                  key={kind}
                  isShort
                  title={texts.relatedPlacesTitle(kind, place.neighborhood)}
                  places={places}
                  distanceOf={
                    kind === 'nearby' ? ({ geo }) => distanceText(place.geo, geo) : undefined
                  }
                />
              ))}
              {/* toChosenParams() writes the same parameter. Its module is not imported, to keep it out of this
                  chunk. */}
              <ButtonLink
                variant="secondary"
                to={linkTo('/comparar', { lugares: place.id })}
                className="self-start"
              >
                {texts.compareWithOthers}
              </ButtonLink>
            </div>
          )
        }
      </QueryView>
    </div>
  );
}
