import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { parseMapView, roundedArea, setMapView } from '#features/map/model/map-view.ts';
import type { MapArea, MapView } from '#features/map/model/map-view.ts';

/** The map beside a list, as the address says it. */
export function useMapAddress() {
  const [params] = useSearchParams();
  const view = useMemo(() => parseMapView(params), [params]);
  const location = useLocation();
  const navigate = useNavigate();

  const go = (changed: Partial<MapView>, options: { replace: boolean; state?: unknown }) => {
    const next = new URLSearchParams(params);
    setMapView(next, { ...view, ...changed });
    void navigate({ search: next.toString() }, options);
  };
  return {
    ...view,
    /** Map or list, where there is no room for both: Back finds the other. */
    showMap: (isMapShown: boolean) => {
      go({ isMapShown }, { replace: false, state: location.state });
    },
    /** Leaves in the list what lies in an area; null takes that back. */
    searchArea: (area: MapArea | null) => {
      go({ area: area && roundedArea(area) }, { replace: true });
    },
  };
}
