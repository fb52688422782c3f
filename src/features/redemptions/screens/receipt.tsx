import { BadgeCheck, Share2 } from 'lucide-react';
import { GoldenHour } from '#features/club/components/golden-hour.tsx';
import { ReceiptStatistics } from '#features/redemptions/components/receipt-statistics.tsx';
import { ShareButton } from '#features/share/components/share-button.tsx';
import type { RedemptionResponse } from '#features/redemptions/model/redemption-contract.ts';
import { placeLink } from '#features/places/model/place-link.ts';
import * as texts from '#features/redemptions/texts.ts';
import { linkTo } from '#shared/routes.ts';
import { formatCents, formatDateTime } from '#shared/formats/formats.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RichText } from '#ui/rich-text.tsx';

interface ReceiptProps {
  redemption: RedemptionResponse;
  place: { id: string; title: string };
}

/** Savings after the confirmation by the staff. */
export function Receipt({ redemption, place }: ReceiptProps) {
  const { discountCents, terms, confirmedAt } = redemption;
  return (
    <section
      aria-label={texts.receiptLabel}
      className="mx-auto w-full max-w-md appear rounded-card border border-line bg-surface shadow-float"
    >
      <div className="overflow-hidden rounded-t-card club-sunset text-on-photo">
        <div className="relative px-5 pt-5">
          <h3 className="text-xl font-bold">
            <RichText
              text={texts.savedAmount}
              parts={{
                amount: () => (
                  <span className="block text-[clamp(2rem,13vw,3.5rem)] leading-none font-extrabold wrap-anywhere tabular">
                    {formatCents(discountCents)}
                  </span>
                ),
              }}
            />
          </h3>
        </div>
        <GoldenHour sunset={0.5} />
      </div>
      <div className="flex flex-col gap-4 p-5">
        <div>
          <p className="text-xl font-bold wrap-anywhere">{place.title}</p>
          <p className="text-sm wrap-anywhere text-ink-muted">
            {terms.title} · {formatDateTime(confirmedAt ? new Date(confirmedAt) : null)}
          </p>
        </div>
        <ReceiptStatistics {...redemption} />
        <p className="flex items-center gap-2 text-sm font-semibold text-open">
          <BadgeCheck aria-hidden size={20} className="shrink-0" />
          {texts.confirmedByStaff}
        </p>
        <div className="flex flex-col gap-2">
          {/* Shares the place and the benefit, but not the user or the amounts. */}
          <ShareButton
            title={texts.shareTitle(terms.title, place.title)}
            // The place page adds the category to the URL.
            path={placeLink({ ...place, categoryName: '' })}
            className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-control bg-sea px-4 py-2 font-semibold text-on-sea hover:bg-sea-hover"
          >
            <Share2 aria-hidden size={20} />
            {texts.share}
          </ShareButton>
          <ButtonLink to={linkTo('/history')} variant="secondary">
            {texts.showInHistory}
          </ButtonLink>
          <ButtonLink to={linkTo('/club')} variant="quiet">
            {texts.otherOffers}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
