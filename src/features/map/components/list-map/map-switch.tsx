import { List, Map as MapIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as texts from '#features/map/texts.ts';
import { Button } from '#ui/button.tsx';
import { parseMapView, roundAreaOutwards, setMapView } from '#features/map/model/map-view.ts';
import type { MapArea, MapView } from '#features/map/model/map-view.ts';

interface MapSwitchProps {
  isMapShown: boolean;
  onSwitch: (isMapShown: boolean) => void;
}

/** Renders the button that switches between map and list on narrow screens. */
export function MapSwitch({ isMapShown, onSwitch }: MapSwitchProps) {
  return (
    <Button
      data-floating
      className="fixed bottom-[calc(var(--foot)+0.75rem)] left-1/2 z-20 -translate-x-1/2 shadow-float lg:hidden"
      onClick={() => {
        onSwitch(!isMapShown);
      }}
    >
      {isMapShown ? <List aria-hidden size={20} /> : <MapIcon aria-hidden size={20} />}
      {isMapShown ? texts.showList : texts.showMap}
    </Button>
  );
}

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
