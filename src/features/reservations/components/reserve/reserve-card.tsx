import { Globe, Navigation, Phone } from 'lucide-react';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { directionsUrl } from '#features/places/model/directions.ts';
import { phoneText, telHref } from '#shared/phone.ts';
import type { Place } from '#features/places/model/place.ts';
import { displayUrl } from '#shared/addresses/safe-url.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { OpenBadge } from '#features/opening-hours/components/place/open-badge.tsx';
import { BenefitLink } from '#features/offers/components/place/benefit-link.tsx';
import * as texts from '#features/reservations/reserve-texts.ts';
import { ReserveButton } from './reserve-button.tsx';
import { reserveButtonAction } from './reserve-target.ts';

const linkClasses =
  'flex min-h-11 items-center gap-3 rounded-control font-medium text-sea-ink underline-offset-4 hover:underline';

interface ReserveCardProps {
  place: Place;
  benefit: ClubBenefit | null;
  now: Date;
}

/** Renders the desktop card next to the text: opening state and the main actions. */
export function ReserveCard({ place, benefit, now }: ReserveCardProps) {
  const reserveAction = reserveButtonAction(place);
  const benefitLink = <BenefitLink place={place} benefit={benefit} />;
  const phoneHref = telHref(place.phone);
  return (
    <aside
      aria-label={texts.reserveCardLabel}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-6 shadow-card lg:sticky lg:top-24"
    >
      <div className="empty:hidden">
        <OpenBadge hours={place.hours} now={now} />
      </div>
      <div className="flex flex-col gap-2">
        <ReserveButton place={place} block />
        {reserveAction && (
          <p className="text-center text-sm text-ink-muted">
            {texts.reserveHint(reserveAction.methodText)}
          </p>
        )}
        {reserveAction && benefitLink}
        <ButtonAnchor
          href={directionsUrl(place)}
          variant={reserveAction ? 'secondary' : 'primary'}
          block
        >
          <Navigation aria-hidden size={20} />
          {texts.directions}
        </ButtonAnchor>
        {!reserveAction && benefitLink}
      </div>
      {(phoneHref ?? place.website) && (
        <ul className="border-t border-line pt-2">
          {phoneHref && (
            <li>
              <a href={phoneHref} className={linkClasses}>
                <Phone aria-hidden size={18} />
                <span className="tabular">{phoneText(place.phone)}</span>
              </a>
            </li>
          )}
          {place.website && (
            <li>
              <a
                href={place.website}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={linkClasses}
              >
                <Globe aria-hidden size={18} />
                <span className="truncate">{displayUrl(place.website)}</span>
              </a>
            </li>
          )}
        </ul>
      )}
    </aside>
  );
}
