import type { ReactNode } from 'react';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { PlaceTitle } from '#features/places/components/member-places/member-place.tsx';
import type { MemberPlace } from '#features/places/components/member-places/member-place.tsx';
import * as texts from '#features/profile/texts.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';
import { formatTime } from '#shared/formats/statistics.ts';
import { Badge } from '#ui/badge.tsx';

interface HistoryRowProps {
  cover: PlaceImage | null;
  date: Date | null;
  /** True to show the day instead of the time. */
  isDateShown?: boolean;
  /** Heading below the heading of the day. */
  title: ReactNode;
  children: ReactNode;
}

/** Renders a row of the history with the picture of its place and the time. */
export function HistoryRow({ cover, date, isDateShown = false, title, children }: HistoryRowProps) {
  return (
    <article className="group relative flex items-start gap-4 p-3">
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className="aspect-[4/3] w-20 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          {title}
          {date && (
            <time dateTime={date.toISOString()} className="text-sm text-ink-muted tabular">
              {isDateShown ? formatDate(date) : formatTime(date)}
            </time>
          )}
        </div>
        {children}
      </div>
    </article>
  );
}

interface ReceiptRowProps {
  receipt: ClubReceipt;
  /** True if the staff undid the discount. */
  isUndone: boolean;
  place: MemberPlace;
  /** True to show the day instead of the time. */
  isDateShown?: boolean;
}

/** Renders one redemption with place, saving and time. */
export function ReceiptRow({ receipt, isUndone, place, isDateShown }: ReceiptRowProps) {
  // With the day in the row there is no heading of the day above it.
  const Heading = isDateShown ? 'h3' : 'h4';
  const { amountCents, discountCents, finalCents, date } = receipt;
  return (
    <HistoryRow
      cover={place.kind === 'found' ? place.summary.cover : null}
      date={date}
      isDateShown={isDateShown}
      title={
        <Heading className="text-base font-bold wrap-anywhere">
          <PlaceTitle place={place} />
        </Heading>
      }
    >
      {isUndone ? (
        <>
          <p className="text-sm text-ink-muted tabular">
            {texts.discountVoided(formatCents(discountCents))}
          </p>
          <p className="mt-1">
            <Badge>{texts.voided}</Badge>
          </p>
        </>
      ) : (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm tabular">
          <span className="text-ink-muted">
            <span aria-hidden>{texts.billAndPaid(amountCents, finalCents)}</span>
            <span className="sr-only">
              {texts.billPaid(formatCents(amountCents), formatCents(finalCents))}
            </span>
          </span>
          <span className="font-bold text-open">
            <span aria-hidden>{texts.savedShort(discountCents)}</span>
            <span className="sr-only"> {texts.savedAmount(discountCents)}</span>
          </span>
        </p>
      )}
    </HistoryRow>
  );
}
