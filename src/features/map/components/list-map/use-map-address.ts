import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseMapView, roundAreaOutwards, setMapView } from '#features/map/model/map-view.ts';
import type { MapArea, MapView } from '#features/map/model/map-view.ts';

/** Returns the map state in the URL and functions that change it. */
export function useMapAddress() {
  const [params] = useSearchParams();
  const view = useMemo(() => parseMapView(params), [params]);
  const location = useLocation();
  const navigate = useNavigate();

  const navigateTo = (
    changes: Partial<MapView>,
    options: { replace: boolean; state?: unknown },
  ) => {
    const nextParams = new URLSearchParams(params);
    setMapView(nextParams, { ...view, ...changes });
    void navigate({ search: nextParams.toString() }, options);
  };
  return {
    ...view,
    /** Switches between map and list on narrow screens. Adds a history entry, so that Back switches back. */
    showMap: (isMapShown: boolean) => {
      navigateTo({ isMapShown }, { replace: false, state: location.state });
    },
    /** Filters the list by an area; null removes the filter. */
    searchArea: (area: MapArea | null) => {
      navigateTo({ area: area && roundAreaOutwards(area) }, { replace: true });
    },
  };
}
