import { Plus, Store } from 'lucide-react';
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { linkTo } from '#shared/routes.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import * as texts from '#features/places/panel-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';
import { ManagedPlaceCard } from './managed-place-card.tsx';

/** Renders 'Meus Locais': the places that the user manages or created. */
export default function ManagerPlacesScreen() {
  const { user, isSuperAdmin } = useSession();
  if (!user) return null;
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.ownPlacesPageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.ownPlacesTitle}</h1>
        <ButtonLink to={linkTo('/manager/places/new')}>
          <Plus aria-hidden size={20} />
          {texts.newOwnPlace}
        </ButtonLink>
      </div>
      {isSuperAdmin && (
        <p className="mt-2 text-ink-muted">
          <RichText
            text={texts.otherPlacesHint}
            parts={{
              places: (text) => (
                <ButtonLink to={linkTo('/admin/places')} variant="quiet" className="-mx-2 px-2">
                  {text}
                </ButtonLink>
              ),
            }}
          />
        </p>
      )}
      <MyPlaces user={user} />
    </div>
  );
}

const RemovePlaceDialog = lazyDialog(
  async () => (await import('./remove-place-dialog.tsx')).RemovePlaceDialog,
);

/** Renders the places that the user manages, 40 per page, with the actions of each place. */
function MyPlaces({ user }: { user: User }) {
  const list = useManagedPlaces(user);
  const { missingIds, hasNextPage } = list;
  const categories = useQuery(categoriesQuery());
  const [placeToRemove, setPlaceToRemove] = useState<Place | null>(null);
  const countRef = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <EndlessList
        query={list}
        sentences={texts.managedPlacesErrors}
        secondQuery={categories}
        loading={texts.loadingOwnPlaces}
        skeleton={
          <div className="mt-6 grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-52 rounded-card lg:h-80" />
            <Skeleton className="h-52 rounded-card lg:h-80" />
          </div>
        }
        moreLabel={texts.moreOwnPlaces}
      >
        {(places) => (
          <>
            {places.length > 0 && (
              <p ref={countRef} tabIndex={-1} className="mt-2 text-ink-muted outline-none">
                {texts.ownPlaceCount(places.length, hasNextPage)}
              </p>
            )}
            {missingIds.length > 0 && (
              <p
                role="status"
                className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning"
              >
                {texts.missingPlaces(missingIds.length)}
              </p>
            )}
            {places.length === 0 && !hasNextPage && (
              <Banner
                icon={<Store aria-hidden size={28} />}
                title={texts.noOwnPlaces}
                actions={
                  <ButtonLink to={linkTo('/manager/places/new')}>{texts.newOwnPlace}</ButtonLink>
                }
              >
                <p>{texts.noOwnPlacesCreateHint}</p>
              </Banner>
            )}
            <ul className="mt-4 grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
              {places.map((place) => (
                <li key={place.id} className="min-w-0">
                  <ManagedPlaceCard
                    user={user}
                    place={place}
                    categories={categories.data ?? []}
                    onRemove={() => {
                      setPlaceToRemove(place);
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </EndlessList>
      {placeToRemove && (
        <RemovePlaceDialog
          user={user}
          place={placeToRemove}
          onClose={() => {
            setPlaceToRemove(null);
          }}
          onRemoved={() => {
            setPlaceToRemove(null);
            // The focused button was removed with its card, so the focus moves to the number of places.
            requestAnimationFrame(() => countRef.current?.focus());
          }}
        />
      )}
    </>
  );
}
