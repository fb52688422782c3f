import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { categoryQuery } from '#features/categories/data/category-queries.ts';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { AppError } from '#shared/app-error.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { Category } from '#features/categories/model/category.ts';
import { placeIdFromParam } from '#features/places/model/place-link.ts';
import type { Place } from '#features/places/model/place.ts';
import { cardOf } from '#features/places/components/card/card-state.ts';
import { useBenefit } from '#features/places/components/card/use-benefit.ts';
import { PlaceDetailSkeleton } from './place-detail-skeleton.tsx';
import { PlacePage } from './place-page.tsx';
import { PlaceProblem } from './place-problem.tsx';
import { ReserveRequests } from '#features/reservations/components/reserve/reserve-requests.tsx';
import { useAddressCorrection } from './use-address-correction.ts';
import { useOpeningRecord } from './use-opening-record.ts';

const missingId = new AppError('invalid-input', 'The address holds no place id');

export default function PlaceDetailScreen() {
  const { categorySlug = '', placeId: placeParam = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const id = placeIdFromParam(placeParam).trim();
  const card = cardOf(state, id);
  // Asked for beside the place, if the card that led here has not told it.
  const benefit = useBenefit({ id, benefit: card?.benefit });
  const place = useQuery({ ...placeQuery(id), enabled: id !== '' });
  const categoryId = place.data?.category ?? '';
  const category = useQuery({ ...categoryQuery(categoryId), enabled: place.data !== undefined });

  if (id === '' || (place.error && !place.data)) {
    return (
      <PlaceProblem
        error={id === '' ? missingId : place.error}
        onRetry={() => void place.refetch()}
      />
    );
  }
  if (!place.data) return <PlaceDetailSkeleton card={card} />;

  return (
    <FoundPlace
      // Nothing of one place (open picture, map, opened texts) is carried over to the next.
      key={place.data.id}
      place={place.data}
      category={category.isError ? null : category.data}
      benefit={benefit}
      address={{ categorySlug, placeParam }}
    />
  );
}

interface FoundPlaceProps {
  place: Place;
  category: Category | null | undefined;
  benefit: ClubBenefit | null;
  address: { categorySlug: string; placeParam: string };
}

function FoundPlace({ place, category, benefit, address }: FoundPlaceProps) {
  useAddressCorrection(place, category, address);
  useOpeningRecord(place, category);
  // What is not known by now would push away what is read.
  const [knownBenefit] = useState(benefit);
  return (
    <ReserveRequests place={place}>
      <PlacePage place={place} category={category} benefit={knownBenefit} />
    </ReserveRequests>
  );
}
