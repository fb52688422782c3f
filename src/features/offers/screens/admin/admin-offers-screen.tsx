import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus, TicketPercent } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { managedOfferPageQuery } from '#features/offers/data/managed-offer-queries.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/offers/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { Pager } from '#ui/pager.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { useCursorPages } from '#ui/use-cursor-pages.ts';
import { OfferList, OfferListSkeleton } from '#features/offers/components/editor/offer-list.tsx';
import { useOffersWithPlaces } from '#features/offers/components/editor/use-offers-with-places.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { PlaceName } from '#features/places/components/place-name.tsx';

export default function AdminOffersScreen() {
  const { user } = useSession();
  return user && <Offers user={user} />;
}

/** The offers of all places, newest first, or those of the place in the URL. */
function Offers({ user }: { user: User }) {
  const [params] = useSearchParams();
  const placeId = params.get('place') || null;
  const placeParameter: Record<string, string> = placeId ? { place: placeId } : {};
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { cursor, page, goTo, goBack } = useCursorPages<PageCursor>(placeId ?? '');
  const query = useOffersWithPlaces(useQuery(managedOfferPageQuery(user.uid, placeId, cursor)));
  const createLink = (
    <ButtonLink to={linkTo('/admin/offers/new', placeParameter)}>
      <Plus aria-hidden size={20} />
      {texts.newOffer}
    </ButtonLink>
  );

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.offersPageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={headingRef}
          tabIndex={-1}
          className="text-2xl font-extrabold outline-none md:text-3xl"
        >
          {texts.clubOffersTitle}
        </h1>
        {createLink}
      </div>
      {placeId && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          <PlaceName placeId={placeId} />
          <ButtonLink variant="quiet" to={linkTo('/admin/offers')} className="-ml-4">
            {texts.showAllPlaces}
          </ButtonLink>
        </div>
      )}
      <QueryView
        query={query}
        sentences={texts.managedOffersErrors}
        loading={texts.loadingOffers}
        skeleton={<OfferListSkeleton />}
      >
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 ? (
              <Banner
                icon={<TicketPercent aria-hidden size={28} />}
                title={page === 1 ? texts.noOffersTitle : texts.noMoreOffersTitle}
              >
                {page === 1 && <p>{texts.noOffersNote}</p>}
              </Banner>
            ) : (
              <>
                <h2 className="sr-only">{texts.offerListTitle}</h2>
                <OfferList
                  user={user}
                  offers={items}
                  hours={null}
                  editPath={({ id }) =>
                    linkTo('/admin/offers/:offerId', { offerId: id, ...placeParameter })
                  }
                  place={
                    placeId
                      ? undefined
                      : (offer) => (
                          <PlaceName
                            placeId={offer.placeId}
                            link={{
                              to: linkTo('/admin/offers', { place: offer.placeId }),
                              label: texts.offersLabel,
                            }}
                          />
                        )
                  }
                  onDeleted={() => headingRef.current?.focus()}
                />
              </>
            )}
            <Pager
              page={page}
              hasNext={nextCursor !== null}
              isBusy={query.isPlaceholderData ?? false}
              onPrevious={goBack}
              onNext={() => {
                if (nextCursor) goTo(nextCursor);
              }}
            />
          </>
        )}
      </QueryView>
    </div>
  );
}
