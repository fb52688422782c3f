import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import * as brand from '#shared/brand.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import { GoldenHour } from '#features/club/components/golden-hour.tsx';
import * as texts from '#features/home/texts.ts';
import { cx } from '#ui/class-names.ts';
import { nearbyOffersQuery } from '#features/offers/data/todays-offers-queries.ts';
import { linkTo } from '#shared/routes.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';
import { benefitTimeText } from '#features/offers/benefit-texts.ts';
import { formatDistance } from '#shared/formats/formats.ts';
import { useVisitorLocation } from '#features/map/components/near-me/visitor-location.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { useNow } from '#ui/use-now.ts';
import { ClubSectionHeader } from './band-head.tsx';

const headingId = 'clube';

/** Renders the club on the home page: an invitation or a small membership card, and the offers of today. */
export function ClubSection({ club }: { club: ClubSummary }) {
  const hasOffers = club.partners + club.offers.length > 0;
  // Few offers are next to a low band: the drawing is then next to the text.
  const isLow = club.offers.length <= 2;
  return (
    <section
      aria-labelledby={headingId}
      className={cx(
        'overflow-hidden rounded-card border border-line bg-surface shadow-card',
        hasOffers && 'lg:grid',
        isLow ? 'lg:grid-cols-[2fr_1fr]' : 'lg:grid-cols-2',
      )}
    >
      <div className={cx('flex flex-col bg-club text-on-photo', isLow && 'lg:flex-row-reverse')}>
        <div className={cx('overflow-hidden club-sunset', isLow && 'flex-1 lg:flex lg:items-end')}>
          <GoldenHour />
        </div>
        <div className={cx('relative px-5 pb-5', isLow && 'flex-1 lg:pt-5')}>
          <h2 id={headingId} className="text-xl font-extrabold md:text-2xl">
            {brand.clubName}
          </h2>
          <ClubSectionHeader club={club} />
        </div>
      </div>
      {hasOffers && <TodaysOfferList offers={club.offers} />}
    </section>
  );
}

/**
 * Renders the offers of today, nearest first if the visitor shared a position. Without further offers today it shows a
 * message.
 */
function TodaysOfferList({ offers }: { offers: readonly TodaysOffer[] }) {
  const now = useNow();
  const { data: nearbyOffers } = useQuery(nearbyOffersQuery(useVisitorLocation()));
  const shownOffers: readonly (TodaysOffer & { metres?: number | null })[] = nearbyOffers ?? offers;
  return (
    <div className="flex flex-col py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-5">
        <h3 className="font-bold">{texts.todaysBenefits}</h3>
        <MoreLink to={linkTo('/club')}>{texts.seeAll}</MoreLink>
      </div>
      {shownOffers.length === 0 ? (
        <p className="my-auto px-5 pb-2 text-ink-muted lg:text-center">{texts.noMoreBenefits}</p>
      ) : (
        <ul className="flex flex-1 flex-col justify-evenly">
          {shownOffers.map((offer) => (
            <li key={offer.id}>
              <Link
                to={linkTo('/club/offers/:offerId', { offerId: offer.id })}
                className="flex min-h-16 items-center gap-3 px-5 py-2 -outline-offset-3 hover:bg-sunken"
              >
                <PlacePicture
                  image={offer.cover}
                  alt=""
                  sizes="48px"
                  className="size-12 shrink-0 rounded-control"
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{offer.title}</span>
                  <span className="flex gap-1 text-sm text-ink-muted">
                    <span className="truncate">{offer.placeTitle}</span>
                    <span className="shrink-0 tabular">· {availabilityTimeText(offer, now)}</span>
                    {typeof offer.metres === 'number' && (
                      <span className="shrink-0 tabular">· {formatDistance(offer.metres)}</span>
                    )}
                  </span>
                </span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-ink-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function availabilityTimeText({ from, until }: TodaysOffer, now: Date): string | null {
  if (now >= until) return texts.endedToday;
  const isLater = from !== null && now < from;
  return benefitTimeText(isLater ? { kind: 'later', from } : { kind: 'valid', until }, now);
}
