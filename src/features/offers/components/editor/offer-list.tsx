import type { ComponentProps, ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '#features/places/data/place-queries.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { User } from '#features/account/model/user.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OfferItem } from './offer-item.tsx';

const gridClasses = 'mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface OfferListProps {
  user: User;
  offers: readonly ClubOffer[];
  /** Opening hours if all offers belong to one place; otherwise null, and each item reads its own place. */
  hours: PlaceHours | null;
  editPath: (offer: ClubOffer) => string;
  /** The place of each offer, if the list has no heading for the place. */
  place?: (offer: ClubOffer) => ReactNode;
  onDeleted: () => void;
}

/** List of offers as their manager sees them. */
export function OfferList({ user, offers, hours, editPath, place, onDeleted }: OfferListProps) {
  return (
    <ul className={gridClasses}>
      {offers.map((offer) => {
        const itemProps = {
          user,
          offer,
          editPath: editPath(offer),
          place: place?.(offer),
          onDeleted,
        };
        return hours ? (
          <OfferItem key={offer.id} {...itemProps} hours={hours} />
        ) : (
          <OfferItemWithPlace key={offer.id} {...itemProps} />
        );
      })}
    </ul>
  );
}

function OfferItemWithPlace(itemProps: Omit<ComponentProps<typeof OfferItem>, 'hours'>) {
  const { data } = useQuery(placeQuery(itemProps.offer.placeId));
  return <OfferItem {...itemProps} hours={data?.hours ?? null} />;
}

export function OfferListSkeleton() {
  return (
    <div className={gridClasses}>
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  );
}
