import { useMemo, useState } from 'react';
import { Clock, Search } from 'lucide-react';
import type { ClubOffers } from '#features/offers/data/club-offer-store.ts';
import { spreadDuplicates } from '#features/offers/model/spread-duplicates.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { isInArea, parseMapView, setMapView } from '#features/map/model/map-view.ts';
import type { MapView } from '#features/map/model/map-view.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
import { useOwnUses } from '#features/redemptions/components/use-own-uses.ts';
import { ReviewInvitation } from '#features/redemptions/components/review-invitation.tsx';
import { useSession } from '#features/account/components/session/use-session.ts';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { mapSwitchParts, useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useNow, useSortTime } from '#ui/use-now.ts';
import { Button } from '#ui/button.tsx';
import { LinkChip, ToggleChip } from '#ui/chip.tsx';
import { Banner } from '#ui/banner.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/offers/texts.ts';
import { mapPlaceBenefits } from '#features/offers/model/club-benefit.ts';
import { shortBenefitText } from '#features/offers/card-texts.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { MapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { OfferGroup, OfferPlaceLine } from './offer-group.tsx';

const VisitorPosition = lazyPart(
  texts.loadingOffers,
  async () => (await import('./visitor-position.tsx')).VisitorPosition,
  { hasPlace: false },
);

/** Number of cards added per step: rendering all of them would be slow on a phone. */
const pageSize = 24;

/** The offers that match the filters in the URL: usable ones first, then the others. */
export function FilteredOffers({ offers, places }: ClubOffers) {
  const [maxShown, setMaxShown] = useState(pageSize);
  const { state, requestedState, update } = useAddressState(parseFilter, toParams);
  const { neighborhood, onlyNow, isByDistance, area } = state;
  const { isMapShown, showMap } = useMapAddress();
  const [visitor, setVisitor] = useState<Coordinates | null>(null);
  const origin = isByDistance ? visitor : null;
  const now = useNow();
  const uses = useOwnUses();
  const { user } = useSession();
  const getNeighborhood = ({ placeId }: ClubOffer) => places.get(placeId)?.neighborhood ?? '';
  const sortTime = useSortTime(`${neighborhood} ${onlyNow} ${isByDistance}`);
  const {
    valid: validOffers,
    later: laterOffers,
    nextFrom,
  } = useMemo(() => {
    const matchingOffers = offers.filter(({ placeId }) => {
      const place = places.get(placeId);
      const isInNeighborhood = neighborhood === '' || place?.neighborhood === neighborhood;
      return isInNeighborhood && (area === null || isInArea(area, place?.geo ?? null));
    });
    const validOffers: ClubOffer[] = [];
    const laterOffers: { offer: ClubOffer; from: Date }[] = [];
    for (const offer of matchingOffers) {
      const hours = places.get(offer.placeId)?.hours ?? null;
      const availability = memberAvailabilityAt(offer, hours, uses, sortTime);
      if (availability.kind === 'valid') validOffers.push(offer);
      else if (availability.kind === 'later' && !onlyNow)
        laterOffers.push({ offer, from: availability.from });
    }
    // Earliest start first.
    laterOffers.sort((a, b) => a.from.getTime() - b.from.getTime());
    const order = (sortedOffers: ClubOffer[]) =>
      origin
        ? sortByDistance(sortedOffers, places, origin)
        : spreadDuplicates(sortedOffers, getPlaceId);
    return {
      valid: order(validOffers),
      later: order(laterOffers.map(({ offer }) => offer)),
      /** Start of the next offer; null while one is valid. */
      nextFrom: validOffers.length === 0 ? (laterOffers[0]?.from ?? null) : null,
    };
  }, [offers, places, neighborhood, area, onlyNow, origin, uses, sortTime]);
  const mapData = useMemo(
    () => toOffersMapData([...validOffers, ...laterOffers], places),
    [validOffers, laterOffers, places],
  );
  const neighborhoods = [
    ...new Set([...offers.map(getNeighborhood), neighborhood].filter(Boolean)),
  ].sort((a, b) => a.localeCompare(b));
  const mapSwitch = mapSwitchParts(isMapShown);
  const isEmpty = validOffers.length === 0 && laterOffers.length === 0;

  const filters = (
    // Contains the text for screen readers, which would otherwise make the page wider than the window.
    <div className="relative scroll-row -my-1.5 items-center gap-2 py-2">
      <ToggleChip
        pressed={requestedState.onlyNow}
        onToggle={() => {
          update({ ...requestedState, onlyNow: !requestedState.onlyNow });
        }}
      >
        {texts.validNow}
      </ToggleChip>
      {/* Not above the list, where it would cover the buttons that use a benefit. */}
      {(isMapShown || mapData.count > 0) && (
        <Button
          variant="secondary"
          aria-label={mapSwitch.name}
          className="shrink-0 rounded-full lg:hidden"
          onClick={() => {
            showMap(!isMapShown);
          }}
        >
          <mapSwitch.Icon aria-hidden size={18} />
          {mapSwitch.word}
        </Button>
      )}
      <SelectField
        label={texts.neighborhoodLabel}
        isLabelHidden
        isInChipRow
        className="w-32 shrink-0 sm:w-44"
        value={requestedState.neighborhood}
        options={[
          { value: '', label: texts.allNeighborhoods },
          ...neighborhoods.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(value) => {
          update({ ...requestedState, neighborhood: value });
        }}
      />
      <ToggleChip
        pressed={requestedState.isByDistance}
        onToggle={() => {
          update({ ...requestedState, isByDistance: !requestedState.isByDistance });
        }}
      >
        {texts.nearestFirst}
      </ToggleChip>
      <LinkChip to={linkTo('/search', { beneficio: '1' })}>
        <Search aria-hidden size={18} />
        <span>
          {texts.findPlaces}
          <span className="sr-only"> {texts.findPlacesWith}</span>
        </span>
      </LinkChip>
    </div>
  );

  return (
    <ListWithMap
      label={texts.mapLabel}
      places={mapData}
      viewKey={`${neighborhood} ${onlyNow}`}
      hasMapSwitch={false}
      header={filters}
    >
      <div className="flex flex-col gap-8">
        {isByDistance && <VisitorPosition onFound={setVisitor} />}
        {nextFrom && (
          <p className="flex items-start gap-2 font-semibold">
            <Clock aria-hidden size={20} className="mt-0.5 shrink-0 text-sun-ink" />
            {texts.nextOfferText(nextFrom, now)}
          </p>
        )}
        <OfferGroup
          title={texts.validNow}
          offers={validOffers.slice(0, maxShown)}
          places={places}
          origin={origin}
          now={now}
        />
        <OfferGroup
          title={texts.laterTitle}
          offers={laterOffers.slice(0, Math.max(0, maxShown - validOffers.length))}
          places={places}
          origin={origin}
          now={now}
          isCompact
        />
        {validOffers.length + laterOffers.length > maxShown && (
          <Button
            variant="secondary"
            className="self-center"
            onClick={() => {
              setMaxShown(maxShown + pageSize);
            }}
          >
            {texts.showMoreOffers}
          </Button>
        )}
        {user && uses.length > 0 && <ReviewInvitation uid={user.uid} />}
        {isEmpty && (
          <Banner
            icon={<Clock aria-hidden size={28} />}
            title={onlyNow ? texts.noValidOffersTitle : texts.noMatchTitle}
            actions={
              (onlyNow || neighborhood !== '' || area !== null) && (
                <Button
                  variant="secondary"
                  onClick={() => {
                    update({ ...noOfferFilter, isMapShown: requestedState.isMapShown });
                  }}
                >
                  {texts.clearFilters}
                </Button>
              )
            }
          >
            <p>{texts.noMatchNote}</p>
          </Banner>
        )}
      </div>
    </ListWithMap>
  );
}

/** Key for spreadDuplicates(): two offers of one place show the same image. */
const getPlaceId = ({ placeId }: ClubOffer) => placeId;

/** Returns the offers by the distance of their place, nearest first. Places without a position come last. */
function sortByDistance(
  offers: readonly ClubOffer[],
  places: ClubOffers['places'],
  origin: Coordinates,
): ClubOffer[] {
  const distanceTo = ({ placeId }: ClubOffer) => {
    const geo = places.get(placeId)?.geo;
    return geo ? distanceInMetres(origin, geo) : Infinity;
  };
  return offers
    .map((offer) => ({ offer, distance: distanceTo(offer) }))
    .sort((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ offer }) => offer);
}

/** Filters of the offers, next to the map settings. */
interface OfferFilter extends MapView {
  /** '' for all. */
  neighborhood: string;
  /** Show only offers usable now. */
  onlyNow: boolean;
  /** True if the nearest offers come first, once the position of the visitor is known. */
  isByDistance: boolean;
}

const noOfferFilter: OfferFilter = {
  neighborhood: '',
  onlyNow: false,
  isByDistance: false,
  area: null,
  isMapShown: false,
};

function parseFilter(params: URLSearchParams): OfferFilter {
  return {
    neighborhood: params.get('bairro') ?? '',
    onlyNow: params.get('agora') === '1',
    isByDistance: params.get('ordenar') === 'distancia',
    ...parseMapView(params),
  };
}

function toParams({ neighborhood, onlyNow, isByDistance, ...view }: OfferFilter): URLSearchParams {
  const params = new URLSearchParams({
    ...(neighborhood && { bairro: neighborhood }),
    ...(onlyNow && { agora: '1' }),
    ...(isByDistance && { ordenar: 'distancia' }),
  });
  setMapView(params, view);
  return params;
}

/** Returns the places of these offers, each once, with the best benefit as marker text. */
function toOffersMapData(
  offers: readonly ClubOffer[],
  placesById: ClubOffers['places'],
): MapPlaces {
  const benefitByPlace = mapPlaceBenefits(offers);
  const places = [...benefitByPlace.keys()].flatMap((id) => placesById.get(id) ?? []);
  return {
    count: places.length,
    geo: (position) => places[position]?.geo ?? null,
    place: (position) => places[position],
    label: (position) => {
      const benefit = benefitByPlace.get(places[position]?.id ?? '');
      return benefit ? shortBenefitText(benefit) : '';
    },
    clusterLabel: (positions) => {
      const ids = new Set(positions.map((position) => places[position]?.id));
      return texts.benefitCount(offers.filter(({ placeId }) => ids.has(placeId)).length);
    },
    renderCard: (position) => {
      const place = places[position];
      if (!place) return null;
      return (
        <div className="flex flex-col gap-2 p-1 pr-10">
          <OfferPlaceLine place={place} />
          <ul className="text-sm font-semibold text-sun-ink">
            {offers
              .filter(({ placeId }) => placeId === place.id)
              .map(({ id, title }) => (
                <li key={id} className="wrap-anywhere">
                  {title}
                </li>
              ))}
          </ul>
        </div>
      );
    },
  };
}
