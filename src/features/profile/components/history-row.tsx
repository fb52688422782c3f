import type { ReactNode } from 'react';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { PlaceTitle } from '#features/places/components/member-places/member-place.tsx';
import type { MemberPlace } from '#features/places/components/member-places/member-place.tsx';
import * as texts from '#features/profile/texts.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import { formatCents, formatDate } from '#shared/formats/formats.ts';
import { formatTime } from '#shared/formats/statistics.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';

interface HistoryRowProps {
  cover: PlaceImage | null;
  /** Shown before the picture. */
  leading?: ReactNode;
  /** Heading below the heading of the day or month. */
  title: ReactNode;
  /** Shown to the right of the title. */
  aside: ReactNode;
  children: ReactNode;
}

/** Renders a row of the history with the picture of its place. */
export function HistoryRow({ cover, leading, title, aside, children }: HistoryRowProps) {
  return (
    <article className="group relative flex items-start gap-3 p-3">
      {leading}
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className={cx('aspect-[4/3] shrink-0 rounded-control', leading ? 'w-16' : 'w-20')}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          {title}
          {aside}
        </div>
        {children}
      </div>
    </article>
  );
}

/** Renders the time of a row, or its day. */
export function HistoryTime({ date, isDay = false }: { date: Date; isDay?: boolean | undefined }) {
  return (
    <time dateTime={date.toISOString()} className="text-sm text-ink-muted tabular">
      {isDay ? formatDate(date) : formatTime(date)}
    </time>
  );
}

interface ReceiptRowProps {
  receipt: ClubReceipt;
  /** True if the staff undid the discount. */
  isUndone: boolean;
  place: MemberPlace;
  /** True to show the whole date instead of the day of the month and the time. */
  isDateShown?: boolean;
}

/** Renders one redemption with place, saving and time. */
export function ReceiptRow({ receipt, isUndone, place, isDateShown }: ReceiptRowProps) {
  // With the whole date in the row there is no heading of the month above it.
  const Heading = isDateShown ? 'h3' : 'h4';
  const { amountCents, discountCents, finalCents, date } = receipt;
  return (
    <HistoryRow
      cover={place.kind === 'found' ? place.summary.cover : null}
      leading={!isDateShown && date && <DayOfMonth date={date} />}
      title={
        <Heading className="text-base font-bold wrap-anywhere">
          <PlaceTitle place={place} />
        </Heading>
      }
      aside={
        isUndone ? (
          <Badge>{texts.voided}</Badge>
        ) : (
          <p className="shrink-0 font-bold text-open tabular">
            <span aria-hidden>{texts.savedShort(discountCents)}</span>
            <span className="sr-only">{texts.savedAmount(discountCents)}</span>
          </p>
        )
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted tabular">
        {isUndone ? (
          texts.discountVoided(formatCents(discountCents))
        ) : (
          <span>
            <span aria-hidden>{texts.billAndPaid(amountCents, finalCents)}</span>
            <span className="sr-only">
              {texts.billPaid(formatCents(amountCents), formatCents(finalCents))}
            </span>
          </span>
        )}
        {date && <HistoryTime date={date} isDay={isDateShown} />}
      </p>
    </HistoryRow>
  );
}

/** Renders the day of the month above the weekday, so that a list below a month can be scanned by date. */
function DayOfMonth({ date }: { date: Date }) {
  const { dayNumber } = wallClockAt(date);
  return (
    <p className="w-9 shrink-0 text-center text-sm text-ink-muted">
      <strong className="block text-xl leading-tight text-ink tabular">
        {Number(isoDateOf(dayNumber).slice(-2))}
      </strong>
      {shortWeekdays[weekdayOf(dayNumber)]}
    </p>
  );
}
