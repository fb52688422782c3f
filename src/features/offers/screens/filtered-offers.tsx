import { useMemo, useState } from 'react';
import { Clock } from 'lucide-react';
import type { ClubOffers } from '#features/offers/data/club-offer-store.ts';
import { spreadDuplicates } from '#features/offers/model/spread-duplicates.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { isInArea, parseMapView, setMapView } from '#features/map/model/map-view.ts';
import { offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useNow, useSortTime } from '#ui/use-now.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { Banner } from '#ui/banner.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import type { MapView } from '#features/map/model/map-view.ts';
import { OfferGroup } from './offer-group.tsx';
import { offersOnMap } from './offers-on-map.tsx';

/** Number of cards added per step: rendering all of them would be slow on a phone. */
const pageSize = 24;

/** The offers that match the filters in the URL: usable ones first, then the others. */
export function FilteredOffers({ offers, places }: ClubOffers) {
  const [most, setMost] = useState(pageSize);
  const { state, asked, update } = useAddressState(filterOf, paramsOf);
  const { neighborhood, onlyNow, area } = state;
  const now = useNow();
  const neighborhoodOf = ({ placeId }: ClubOffer) => places.get(placeId)?.neighborhood ?? '';
  const orderedAt = useSortTime(`${neighborhood} ${onlyNow}`);
  const { valid, later } = useMemo(() => {
    const chosen = offers.filter(({ placeId }) => {
      const place = places.get(placeId);
      const isThere = neighborhood === '' || place?.neighborhood === neighborhood;
      return isThere && (area === null || isInArea(area, place?.geo ?? null));
    });
    const valid: ClubOffer[] = [];
    const later: { offer: ClubOffer; from: Date }[] = [];
    for (const offer of chosen) {
      const hours = places.get(offer.placeId)?.hours ?? null;
      const standing = offerAvailabilityAt(offer, hours, orderedAt);
      if (standing.kind === 'valid') valid.push(offer);
      else if (standing.kind === 'later' && !onlyNow) later.push({ offer, from: standing.from });
    }
    // Earliest start first.
    later.sort((a, b) => a.from.getTime() - b.from.getTime());
    return {
      valid: spreadDuplicates(valid, placeIdOf),
      later: spreadDuplicates(
        later.map(({ offer }) => offer),
        placeIdOf,
      ),
    };
  }, [offers, places, neighborhood, area, onlyNow, orderedAt]);
  const onMap = useMemo(() => offersOnMap([...valid, ...later], places), [valid, later, places]);
  const neighborhoods = [
    ...new Set([...offers.map(neighborhoodOf), neighborhood].filter(Boolean)),
  ].sort((a, b) => a.localeCompare(b));
  const isEmpty = valid.length === 0 && later.length === 0;

  const filters = (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Bairro"
        isLabelHidden
        className="w-full sm:w-64"
        value={asked.neighborhood}
        options={[
          { value: '', label: 'Todos os bairros' },
          ...neighborhoods.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(value) => {
          update({ ...asked, neighborhood: value });
        }}
      />
      <ToggleChip
        pressed={asked.onlyNow}
        onToggle={() => {
          update({ ...asked, onlyNow: !asked.onlyNow });
        }}
      >
        Válidos agora
      </ToggleChip>
    </div>
  );

  return (
    <ListWithMap
      label="Mapa dos benefícios"
      places={onMap}
      viewKey={`${neighborhood} ${onlyNow}`}
      head={filters}
    >
      <div className="flex flex-col gap-8">
        <OfferGroup title="Válidos agora" offers={valid.slice(0, most)} places={places} now={now} />
        <OfferGroup
          title="Em outros horários"
          offers={later.slice(0, Math.max(0, most - valid.length))}
          places={places}
          now={now}
        />
        {valid.length + later.length > most && (
          <Button
            variant="secondary"
            className="self-center"
            onClick={() => {
              setMost(most + pageSize);
            }}
          >
            Ver mais benefícios
          </Button>
        )}
        {isEmpty && (
          <Banner
            icon={<Clock aria-hidden size={28} />}
            title={onlyNow ? 'Nenhum benefício vale agora' : 'Nenhum benefício encontrado'}
            actions={
              (onlyNow || neighborhood !== '' || area !== null) && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    update({ ...noOfferFilter, isMapShown: asked.isMapShown });
                  }}
                >
                  Limpar filtros
                </Button>
              )
            }
          >
            <p>Veja os dias e horários dos outros benefícios.</p>
          </Banner>
        )}
      </div>
    </ListWithMap>
  );
}

/** Key for spacing: two offers of one place show the same image. */
const placeIdOf = ({ placeId }: ClubOffer) => placeId;

/** Filters of the offers, next to the map settings. */
interface OfferFilter extends MapView {
  /** '' for all. */
  neighborhood: string;
  /** Show only offers usable now. */
  onlyNow: boolean;
}

const noOfferFilter: OfferFilter = {
  neighborhood: '',
  onlyNow: false,
  area: null,
  isMapShown: false,
};

function filterOf(params: URLSearchParams): OfferFilter {
  return {
    neighborhood: params.get('bairro') ?? '',
    onlyNow: params.get('agora') === '1',
    ...parseMapView(params),
  };
}

function paramsOf({ neighborhood, onlyNow, ...view }: OfferFilter): URLSearchParams {
  const params = new URLSearchParams({
    ...(neighborhood && { bairro: neighborhood }),
    ...(onlyNow && { agora: '1' }),
  });
  setMapView(params, view);
  return params;
}
