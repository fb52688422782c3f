import type { ReactNode } from 'react';
import type { ClubOffer } from '#domain/club-offer.ts';
import type { User } from '#domain/user.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { OfferItem } from './offer-item.tsx';

const look = 'mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface OfferListProps {
  user: User;
  offers: readonly ClubOffer[];
  editPath: (offer: ClubOffer) => string;
  /** Whose offer each is, where that is not said above the list. */
  place?: (offer: ClubOffer) => ReactNode;
  onDeleted: () => void;
}

/** Offers as whoever keeps them sees them. */
export function OfferList({ user, offers, editPath, place, onDeleted }: OfferListProps) {
  return (
    <ul className={look}>
      {offers.map((offer) => (
        <OfferItem
          key={offer.id}
          user={user}
          offer={offer}
          editPath={editPath(offer)}
          place={place?.(offer)}
          onDeleted={onDeleted}
        />
      ))}
    </ul>
  );
}

export function OfferListSkeleton() {
  return (
    <div className={look}>
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  );
}
