import { BadgePercent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { memberAvailabilityAt } from '#features/offers/model/member-availability.ts';
import { useOwnUses } from '#features/redemptions/components/use-own-uses.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/offers/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';

interface OfferCardProps {
  offer: ClubOffer;
  /** Opening hours of the place. */
  hours: PlaceHours | null;
  now: Date;
  /** The place of the offer, if the surrounding page does not name it. */
  place?: ReactNode;
}

/** Card of an offer: its main condition, when it can be used and the link to its page, which has the whole rule. */
export function OfferCard({ offer, hours, now, place }: OfferCardProps) {
  const availability = memberAvailabilityAt(offer, hours, useOwnUses(), now);
  const isValid = availability.kind === 'valid';
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      {place}
      <h3 className="flex items-start gap-2 text-base font-bold">
        <BadgePercent aria-hidden size={22} className="mt-px shrink-0 text-sun-ink" />
        <span className="min-w-0 wrap-anywhere">{offer.title}</span>
      </h3>
      {/* The state has its own line, so that the card keeps its height when the member's own waiting time is known. */}
      <p className="flex flex-col items-start gap-1.5">
        <Badge tone={isValid ? 'open' : 'neutral'}>
          {texts.offerAvailabilityText(availability, now)}
        </Badge>
        <span className="text-sm text-ink-muted">{texts.offerEndText(offer)}</span>
      </p>
      <p className="text-sm wrap-anywhere">{texts.offerCondition(offer)}</p>
      <div className="mt-auto pt-1">
        <UseOfferLink offer={offer} isValid={isValid} />
      </div>
    </article>
  );
}

function UseOfferLink({ offer, isValid }: { offer: ClubOffer; isValid: boolean }) {
  const { shownUser } = useSession();
  return (
    <ButtonLink
      block
      variant={isValid ? 'primary' : 'secondary'}
      to={linkTo('/club/offers/:offerId', { offerId: offer.id })}
    >
      <span>
        {isValid && shownUser ? texts.redeemOffer : texts.showOffer}
        <span className="sr-only"> {offer.title}</span>
      </span>
    </ButtonLink>
  );
}
