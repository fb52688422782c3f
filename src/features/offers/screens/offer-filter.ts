import { parseMapView, setMapView } from '#features/map/model/map-view.ts';
import type { MapView } from '#features/map/model/map-view.ts';

/** What of the offers is shown, beside a map. */
export interface OfferFilter extends MapView {
  /** '' for all of them. */
  neighborhood: string;
  /** Only those that can be used at this moment. */
  onlyNow: boolean;
}

export const noOfferFilter: OfferFilter = {
  neighborhood: '',
  onlyNow: false,
  area: null,
  isMapShown: false,
};

export function filterOf(params: URLSearchParams): OfferFilter {
  return {
    neighborhood: params.get('bairro') ?? '',
    onlyNow: params.get('agora') === '1',
    ...parseMapView(params),
  };
}

export function paramsOf({ neighborhood, onlyNow, ...view }: OfferFilter): URLSearchParams {
  const params = new URLSearchParams({
    ...(neighborhood && { bairro: neighborhood }),
    ...(onlyNow && { agora: '1' }),
  });
  setMapView(params, view);
  return params;
}
