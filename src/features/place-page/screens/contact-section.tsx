import { Globe, Phone } from 'lucide-react';
import * as texts from '#features/place-page/texts.ts';
import { phoneText, telHref } from '#shared/phone.ts';
import type { Place } from '#features/places/model/place.ts';
import { displayUrl } from '#shared/addresses/safe-url.ts';
import { PageSection } from '#ui/page-section.tsx';

const rowClasses = 'flex min-h-11 items-center gap-3';

/** Renders phone and website. A phone number that cannot be dialled is shown as text. */
export function ContactSection({ place }: { place: Pick<Place, 'phone' | 'website'> }) {
  const { phone, website } = place;
  if (!phone && !website) return null;
  const phoneHref = telHref(phone);
  return (
    <PageSection title={texts.contactTitle} className="lg:hidden">
      <ul>
        {phone && (
          <li className={rowClasses}>
            <Phone aria-hidden size={20} className="shrink-0 text-sea-ink" />
            {phoneHref ? (
              <a href={phoneHref} className={`${rowClasses} tabular underline underline-offset-4`}>
                {phoneText(phone)}
              </a>
            ) : (
              phone
            )}
          </li>
        )}
        {website && (
          <li className={rowClasses}>
            <Globe aria-hidden size={20} className="shrink-0 text-sea-ink" />
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={`${rowClasses} min-w-0 underline underline-offset-4`}
            >
              <span className="truncate">{displayUrl(website)}</span>
            </a>
          </li>
        )}
      </ul>
    </PageSection>
  );
}
