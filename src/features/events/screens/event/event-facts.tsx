import { Accessibility, Ticket, UserRound } from 'lucide-react';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import { displayUrl } from '#shared/addresses/safe-url.ts';
import * as texts from '#features/events/texts.ts';
import { PageSection } from '#ui/page-section.tsx';

const rowClasses = 'flex min-h-11 items-start gap-3 py-2.5';
const iconClasses = 'mt-0.5 shrink-0 text-sea-ink';

/** Renders price, tickets, age limit and accessibility. Omits unknown values. */
export function EventFacts({ event }: { event: PublicEvent }) {
  const { priceCents, ticketUrl, ageLimit, access } = event;
  const price = texts.eventPriceText(priceCents);
  if (price === null && ticketUrl === '' && ageLimit === null && access.length === 0) return null;
  return (
    <PageSection title={texts.factsTitle}>
      <ul>
        {(price !== null || ticketUrl !== '') && (
          <li className={rowClasses}>
            <Ticket aria-hidden size={20} className={iconClasses} />
            <span className="min-w-0">
              {price !== null && <span className="tabular">{price}</span>}
              {price !== null && ticketUrl !== '' && ' · '}
              {ticketUrl !== '' && (
                <a
                  href={ticketUrl}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="wrap-anywhere underline underline-offset-4"
                >
                  {displayUrl(ticketUrl)}
                </a>
              )}
            </span>
          </li>
        )}
        {ageLimit !== null && (
          <li className={rowClasses}>
            <UserRound aria-hidden size={20} className={iconClasses} />
            {texts.ageLimitText(ageLimit)}
          </li>
        )}
        {access.length > 0 && (
          <li className={rowClasses}>
            <Accessibility aria-hidden size={20} className={iconClasses} />
            {access.map((option) => texts.eventAccessLabels[option]).join(', ')}
          </li>
        )}
      </ul>
    </PageSection>
  );
}
