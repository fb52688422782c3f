import { BadgePercent, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { isEndingSoon } from '#features/offers/model/ending-soon.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
import { isMinSpendInTitle } from '#features/offers/model/offer-title.ts';
import { useOwnUses } from '#features/redemptions/components/use-own-uses.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/offers/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';

interface OfferCardProps {
  offer: ClubOffer;
  /** Opening hours of the place. */
  hours: PlaceHours | null;
  now: Date;
  /** The place of the offer, if the surrounding page does not name it. */
  place?: ReactNode;
  /** Picture of the place. */
  picture?: ReactNode;
  /** Value of the offer, if neither the picture nor the title shows it. */
  value?: ReactNode;
  /** Shows the picture next to the text instead of above it: in a row, or in a card as wide as its list. */
  layout?: 'card' | 'row' | 'wide-card';
}

/**
 * Card of an offer: when it can be used, and its other conditions, which a row leaves to the page of the offer. The whole
 * card leads to this page.
 */
export function OfferCard({ layout = 'card', ...props }: OfferCardProps) {
  const { offer, hours, now, place, picture, value } = props;
  const { shownUser } = useSession();
  const availability = memberAvailabilityAt(offer, hours, useOwnUses(), now);
  const isValid = availability.kind === 'valid';
  const isUsable = isValid && shownUser !== null;
  const isRow = layout === 'row';
  const state = isRow
    ? texts.offerAvailabilityText(availability, now)
    : texts.offerStateText(offer, availability, now);
  const conditions = [
    !isMinSpendInTitle(offer) && texts.otherConditions(offer),
    isEndingSoon(offer, now) && `${texts.offerEndText(offer)}.`,
  ].filter(Boolean);
  return (
    <article
      className={cx(
        'group relative flex h-full overflow-hidden rounded-card border border-line bg-surface shadow-card',
        isRow ? 'gap-3 p-3' : 'flex-col',
        layout === 'wide-card' && 'md:flex-row',
      )}
    >
      {picture}
      <div className={cx('flex min-w-0 flex-1 flex-col', isRow ? 'gap-0.5' : 'gap-2 p-4')}>
        <div className="flex items-start gap-2">
          <h3 className="flex min-w-0 flex-1 items-start gap-2 font-bold">
            {!picture && (
              <BadgePercent aria-hidden size={22} className="mt-px shrink-0 text-sun-ink" />
            )}
            <span
              className={cx('min-w-0 wrap-anywhere group-hover:underline', isRow && 'line-clamp-2')}
            >
              {offer.title}
            </span>
          </h3>
          {!isUsable && (
            <Link to={pageOf(offer)} className={cx(wholeCardClasses, 'text-ink-muted')}>
              <span className="sr-only">
                {texts.showOffer} {offer.title}
              </span>
              <ChevronRight aria-hidden size={22} />
            </Link>
          )}
        </div>
        {place}
        {/* Outside rows the state has its own line, so that the card keeps its height when the own waiting time is known. */}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
          {value}
          {isRow ? (
            <span>{state}</span>
          ) : (
            <Badge tone={isValid ? 'open' : 'neutral'}>{state}</Badge>
          )}
        </p>
        {!isRow && conditions.length > 0 && (
          <p className="text-sm wrap-anywhere text-ink-muted">{conditions.join(' ')}</p>
        )}
        {isUsable && (
          <div className="mt-auto pt-2">
            <ButtonLink block to={pageOf(offer)} className={wholeCardClasses}>
              <span>
                {texts.redeemOffer}
                <span className="sr-only"> {offer.title}</span>
              </span>
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}

/** Classes of the link whose area covers the card. */
const wholeCardClasses = 'after:absolute after:inset-0 after:rounded-card';

const pageOf = ({ id }: ClubOffer) => linkTo('/club/offers/:offerId', { offerId: id });
