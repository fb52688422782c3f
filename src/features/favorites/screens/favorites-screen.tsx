import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { favoritesQuery } from '#features/favorites/data/favorite-queries.ts';
import { isSavedEventsView } from '#features/events/model/saved-events-view.ts';
import { FavoriteTabs } from '#features/favorites/components/favorite-tabs.tsx';
import { favoriteParameters } from '#features/favorites/model/favorite-parameters.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/favorites/texts.ts';
import { QueryReadTime } from '#features/account/components/read-time.tsx';
import { lazyPart, optionalPart } from '#ui/progressive/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/class-names.ts';
import { QueryView } from '#ui/query-view.tsx';
import { FavoriteGrid, FavoriteGridSkeleton } from './favorite-grid.tsx';
import { useSavedEvents } from './use-saved-events.ts';

const SavedEvents = lazyPart(
  texts.loadingEvents,
  async () => (await import('./saved-events.tsx')).SavedEvents,
);

const InstallOffer = optionalPart(
  async () => (await import('#features/install/components/install-offer.tsx')).InstallOffer,
);
/** Minimum number of saved places for the install offer. A user with as many places is likely to return. */
const minFavoritesForOffer = 3;

const FavoriteBar = lazyPart(
  texts.loadingControls,
  async () => (await import('./favorite-bar.tsx')).FavoriteBar,
  { hasPlace: false },
);
/** Number of favourites from which order and filters are offered. */
const minFavoritesToArrange = 4;

const PendingMarks = optionalPart(
  async () => (await import('#features/favorites/components/pending-marks.tsx')).PendingMarks,
);

export default function FavoritesScreen() {
  const { user } = useSession();
  return (
    <div className="page pt-5 md:pt-10">
      <title>{texts.pageTitle}</title>
      <h1 className="mb-2 text-2xl font-extrabold md:text-3xl">{texts.heading}</h1>
      {user && <FavoriteViews user={user} />}
    </div>
  );
}

function FavoriteViews({ user }: { user: User }) {
  const [params] = useSearchParams();
  const isEvents = isSavedEventsView(params);
  const { data: favorites } = useQuery(favoritesQuery(user.uid));
  const { savedQuery } = useSavedEvents(user);
  const placeCount = favorites?.length;
  return (
    <>
      <FavoriteTabs
        current={isEvents ? 'events' : 'places'}
        counts={{ places: placeCount, events: savedQuery.data?.length }}
      />
      {isEvents ? <SavedEvents user={user} /> : <SavedPlaces user={user} />}
      {!isEvents && placeCount !== undefined && placeCount >= minFavoritesForOffer && (
        <div className="mt-10 max-w-2xl">
          <InstallOffer />
        </div>
      )}
    </>
  );
}

function SavedPlaces({ user }: { user: User }) {
  const query = useQuery(favoritesQuery(user.uid));
  const [params] = useSearchParams();
  const isArranged = favoriteParameters.some((name) => params.has(name));
  const hasBar = (count: number) => isArranged || count >= minFavoritesToArrange;
  return (
    <QueryView
      query={query}
      sentences={texts.favoritesErrors}
      isQuiet
      loading={texts.loadingFavorites}
      skeleton={
        <div className="list-with-map mt-18">
          <FavoriteGridSkeleton />
        </div>
      }
    >
      {(favorites) => (
        <div className="mt-2 flex-wrap items-start justify-between gap-x-6 lg:flex">
          <div className="mb-4">
            <div className="flex flex-wrap items-center justify-between gap-x-8 lg:min-h-11">
              {/* On phones the tab shows the number. */}
              <p role="status" className="text-ink-muted tabular max-lg:sr-only">
                {favorites.length > 0 && texts.savedPlaces(favorites.length)}
              </p>
              {favorites.length > 1 && (
                <ButtonLink
                  variant="quiet"
                  to={linkTo('/comparar')}
                  className={cx('-mx-4', hasBar(favorites.length) && 'max-lg:hidden')}
                >
                  {texts.comparePlaces}
                </ButtonLink>
              )}
            </div>
            <QueryReadTime query={query} />
            <PendingMarks />
          </div>
          {favorites.length === 0 ? (
            <div className="w-full">
              <Banner
                icon={<Heart aria-hidden size={28} />}
                title={texts.noFavoritesTitle}
                actions={<ButtonLink to={linkTo('/categories')}>{texts.discoverPlaces}</ButtonLink>}
              >
                <p>{texts.noFavoritesHint}</p>
              </Banner>
            </div>
          ) : (
            <>
              {hasBar(favorites.length) && (
                <div className="mb-4 min-h-12 lg:contents">
                  <FavoriteBar user={user} favorites={favorites} isArranged={isArranged} />
                </div>
              )}
              {!isArranged && (
                <div className="w-full">
                  <FavoriteGrid
                    user={user}
                    favorites={favorites}
                    hasMapSwitch={!hasBar(favorites.length)}
                  />
                </div>
              )}
            </>
          )}
        </div>
      )}
    </QueryView>
  );
}
