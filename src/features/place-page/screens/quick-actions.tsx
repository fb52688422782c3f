import { Globe, Navigation, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import { directionsUrl } from '#features/places/model/directions.ts';
import { phoneText, telHref } from '#shared/phone.ts';
import type { Place } from '#features/places/model/place.ts';
import { displayUrl } from '#shared/addresses/safe-url.ts';
import { cx } from '#ui/class-names.ts';
import { BenefitLink } from '#features/offers/components/place/benefit-link.tsx';
import * as texts from '#features/place-page/texts.ts';
import { ReserveButton } from '#features/reservations/components/reserve/reserve-button.tsx';
import { reserveButtonAction } from '#features/reservations/components/reserve/reserve-target.ts';

interface QuickAction {
  label: string;
  /** Text that a screen reader reads after the label: the phone number or the web address. */
  detail: string;
  href: string;
  icon: LucideIcon;
}

function getQuickActions(place: Place): QuickAction[] {
  const phoneHref = telHref(place.phone);
  return [
    { label: texts.directions, detail: '', href: directionsUrl(place), icon: Navigation },
    ...(phoneHref
      ? [{ label: texts.call, detail: phoneText(place.phone), href: phoneHref, icon: Phone }]
      : []),
    ...(place.website
      ? [
          {
            label: texts.website,
            detail: displayUrl(place.website),
            href: place.website,
            icon: Globe,
          },
        ]
      : []),
  ];
}

/** Renders the row of contact actions below the name on narrow screens. On wide screens, ReserveCard contains them. */
export function QuickActions({ place, benefit }: { place: Place; benefit: ClubBenefit | null }) {
  const actions = getQuickActions(place);
  const reserveAction = reserveButtonAction(place);
  // Rendered below the reserve button, or below the other actions if the place has no such button.
  const benefitLink = <BenefitLink place={place} benefit={benefit} />;
  return (
    <div className="flex flex-col gap-3 lg:hidden">
      <ReserveButton place={place} block />
      {reserveAction && benefitLink}
      <ul className="flex gap-2">
        {actions.map(({ label, detail, href, icon: Icon }) => (
          <li key={label} className="min-w-0 flex-1">
            <a
              href={href}
              {...(href.startsWith('http') && {
                target: '_blank',
                rel: 'noopener noreferrer nofollow',
              })}
              className={cx(
                'flex h-full items-center justify-center rounded-control border border-line bg-surface px-1 py-2 text-center font-semibold text-sea-ink transition-colors duration-150 hover:bg-sea-soft',
                actions.length === 1 ? 'min-h-11 gap-2' : 'min-h-16 flex-col gap-1 text-sm',
              )}
            >
              <Icon aria-hidden size={22} />
              <span>
                {label}
                {detail && <span className="sr-only"> {detail}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {!reserveAction && benefitLink}
    </div>
  );
}
