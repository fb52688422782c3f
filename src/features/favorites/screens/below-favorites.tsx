import { useQuery } from '@tanstack/react-query';
import { favoritesQuery } from '#features/favorites/data/favorite-queries.ts';
import type { User } from '#features/account/model/user.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { SavedEvents } from './saved-events.tsx';

const InstallOffer = optionalPart(
  async () => (await import('#features/install/components/install-offer.tsx')).InstallOffer,
);
/** Minimum number of saved places for the install offer. A user with as many places is likely to return. */
const minFavoritesForOffer = 3;

/** Renders the sections below the saved places. Their code is loaded after the list. */
export function BelowFavorites({ user }: { user: User }) {
  return (
    <>
      <SavedEvents user={user} />
      <InstallOfferSection user={user} />
    </>
  );
}

function InstallOfferSection({ user }: { user: User }) {
  const { data: count = 0 } = useQuery({
    ...favoritesQuery(user.uid),
    select: ({ length }) => length,
  });
  return (
    count >= minFavoritesForOffer && (
      <div className="mt-10 max-w-2xl">
        <InstallOffer />
      </div>
    )
  );
}
