import { useMemo } from 'react';
import type { NamedList } from '#features/lists/model/named-list.ts';
import * as texts from '#features/lists/texts.ts';
import { mapTexts } from '#features/map/texts.ts';
import { MapPart } from '#features/map/components/list-map/map-part.tsx';
import { toMapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useIsOffline } from '#ui/use-is-offline.ts';
import { useListPlaces } from './use-list-places.ts';

/** Map of an own list with all places, including those that the page does not show yet. */
export function ListMap({ uid, list }: { uid: string; list: NamedList }) {
  const isOffline = useIsOffline();
  const { places, isLoading, hasFailed, retry } = useListPlaces(uid, list.items);
  const mapPlaces = useMemo(
    // Without hearts, like the rows of the list: they would need the user's favourites.
    () =>
      toMapPlaces(
        places.flatMap((place) => (place?.geo ? [place] : [])),
        <></>,
      ),
    [places],
  );
  if (isOffline) {
    return (
      <p
        role="status"
        className="grid h-112 place-content-center rounded-card border border-line bg-sunken px-4 text-center"
      >
        {mapTexts.listInstead}
      </p>
    );
  }
  if (isLoading) {
    return (
      // Reserves the height of the map, so that the rows below do not move.
      <>
        <LoadingRegion label={texts.loadingMap} />
        <Skeleton className="h-112 w-full rounded-card" />
      </>
    );
  }
  return (
    <>
      {hasFailed && <FailureLine sentences={texts.listsErrors} error={null} onRetry={retry} />}
      <div className="relative h-112 overflow-hidden rounded-card border border-line bg-sunken">
        <MapPart
          label={texts.mapOf(list.name)}
          places={mapPlaces}
          viewKey={list.id}
          area={null}
          hasTilesAtOnce
          highlightedId={null}
        />
      </div>
    </>
  );
}
