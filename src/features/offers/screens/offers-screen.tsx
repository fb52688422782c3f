import { DoorClosed, BadgePercent } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/data/settings-queries.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import { clubOffersQuery } from '#features/offers/data/club-offer-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { offerListErrors } from '#features/offers/place-texts.ts';
import * as texts from '#features/offers/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FilteredOffers } from './filtered-offers.tsx';
import { offerColumnClasses } from './offer-group.tsx';

// Lazy-loaded with the texts of the club, so that the offers do not wait for them.
const JoinMessage = lazyPart(
  texts.loadingClub,
  async () => (await import('./join-message.tsx')).JoinMessage,
  { skeleton: <Skeleton className="mt-3 h-14 rounded-card" /> },
);
const JoinBanner = lazyPart(
  texts.loadingClub,
  async () => (await import('./join-banner.tsx')).JoinBanner,
  { hasPlace: false },
);

/** Page of the club offers. */
export default function OffersScreen() {
  const { shownUser } = useSession();
  // If the settings cannot be read, the offers are shown: the server checks each redemption.
  const { data: settings } = useQuery(publicSettingsQuery());

  return (
    <div className="page pt-5 pb-8 md:pt-10">
      <title>{texts.pageTitle}</title>
      <h1 className="text-2xl font-extrabold md:text-3xl">{texts.clubOffersTitle}</h1>
      {settings?.clubEnabled === false ? (
        <Banner
          icon={<DoorClosed aria-hidden size={28} />}
          title={texts.clubClosedTitle}
          actions={<ButtonLink to={linkTo('/')}>{texts.explorePlaces}</ButtonLink>}
        >
          <p>{texts.clubClosedNote}</p>
        </Banner>
      ) : (
        <>
          {shownUser ? (
            // The membership loads later; the offers wait for the banner above them, so that they do not move.
            <SequentialReveal>
              <JoinBanner />
              <OfferList />
            </SequentialReveal>
          ) : (
            <div className="depends-on-session">
              {/* On a phone, the first screen is for the offers. */}
              <p className="mt-1 text-ink-muted max-md:hidden">{texts.usageLead}</p>
              <JoinMessage />
              <OfferList />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The offers of all places. */
function OfferList() {
  const query = useQuery(clubOffersQuery());
  return (
    <QueryView
      query={query}
      sentences={offerListErrors}
      isQuiet
      loading={texts.loadingOffers}
      skeleton={
        <div className="list-with-map mt-6">
          <div className={offerColumnClasses}>
            <Skeleton className="h-72 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        </div>
      }
    >
      {(clubOffers) =>
        clubOffers.offers.length === 0 ? (
          <Banner
            icon={<BadgePercent aria-hidden size={28} />}
            title={texts.noOffersTitle}
            actions={<ButtonLink to={linkTo('/')}>{texts.explorePlaces}</ButtonLink>}
          >
            <p>{texts.noOffersNote}</p>
          </Banner>
        ) : (
          <div className="mt-4">
            <FilteredOffers {...clubOffers} />
          </div>
        )
      }
    </QueryView>
  );
}
