import { BadgePercent, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { isEndingSoon } from '#features/offers/model/ending-soon.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
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
}

/**
 * Card of an offer: its main condition and one line about when it can be used. The whole card leads to the page of the
 * offer, which has the whole rule.
 */
export function OfferCard({ offer, hours, now, place }: OfferCardProps) {
  const availability = memberAvailabilityAt(offer, hours, useOwnUses(), now);
  const isValid = availability.kind === 'valid';
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      {place}
      <h3 className="flex items-start gap-2 text-base font-bold">
        <BadgePercent aria-hidden size={22} className="mt-px shrink-0 text-sun-ink" />
        <span className="min-w-0 wrap-anywhere group-hover:underline">{offer.title}</span>
      </h3>
      {/* The state has its own line, so that the card keeps its height when the member's own waiting time is known. */}
      <p>
        <Badge tone={isValid ? 'open' : 'neutral'}>
          {texts.offerAvailabilityText(availability, now)}
        </Badge>
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {[texts.offerCondition(offer), isEndingSoon(offer, now) && `${texts.offerEndText(offer)}.`]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-auto">
        <OfferLink offer={offer} isValid={isValid} />
      </div>
    </article>
  );
}

/** Link of the card; its area covers the card. */
function OfferLink({ offer, isValid }: { offer: ClubOffer; isValid: boolean }) {
  const { shownUser } = useSession();
  const isUsable = isValid && shownUser !== null;
  return (
    <ButtonLink
      block={isUsable}
      variant={isUsable ? 'primary' : 'quiet'}
      className={cx(
        'after:absolute after:inset-0 after:rounded-card',
        !isUsable && '-mb-2 -ml-4 hover:bg-transparent',
      )}
      to={linkTo('/club/offers/:offerId', { offerId: offer.id })}
    >
      <span>
        {isUsable ? texts.redeemOffer : texts.showOffer}
        <span className="sr-only"> {offer.title}</span>
      </span>
      {!isUsable && <ChevronRight aria-hidden size={18} />}
    </ButtonLink>
  );
}
