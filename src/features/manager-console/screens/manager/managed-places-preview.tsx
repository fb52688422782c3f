import { useQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/manager-console/panel-texts.ts';
import { managedPlacesErrors } from '#features/places/panel-texts.ts';
import { reviewCountText } from '#features/reviews/count-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { PlaceRows } from '#features/places/components/place-rows.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { useManagedPlaces } from '#features/places/components/scope/use-managed-places.ts';

/** Number of places shown on the panel; the others are in 'Meus Locais'. */
const maxShownPlaces = 5;

/** The first of the places that the user manages. */
export function ManagedPlacesPreview({ user }: { user: User }) {
  const { query, hasNextPage } = useManagedPlaces(user);
  const categories = useQuery(categoriesQuery());
  return (
    <QueryView
      query={query}
      sentences={managedPlacesErrors}
      failure="h3"
      secondQuery={categories}
      loading={texts.loadingPlaces}
      skeleton={<RowsSkeleton count={3} />}
      empty={<p className="max-w-prose text-ink-muted">{texts.noPlaces}</p>}
    >
      {(places) => (
        <>
          <PlaceRows
            places={places.slice(0, maxShownPlaces)}
            categories={categories.data ?? []}
            detail={({ reviewsCount }) => reviewCountText(reviewsCount)}
            action={({ id, title }) => (
              <ButtonLink
                to={linkTo('/manager/places/:placeId/photos', { placeId: id })}
                variant="secondary"
                aria-label={texts.photosOf(title)}
              >
                <Images aria-hidden size={20} />
                {texts.photos}
              </ButtonLink>
            )}
          />
          {(places.length > maxShownPlaces || hasNextPage) && (
            <div className="mt-4 text-center">
              <ButtonLink to={linkTo('/manager/places')} variant="secondary">
                {texts.showAllPlaces}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}
