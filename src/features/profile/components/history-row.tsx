import type { ReactNode } from 'react';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { PlaceTitle } from '#features/places/components/member-places/member-place.tsx';
import type { MemberPlace } from '#features/places/components/member-places/member-place.tsx';
import * as texts from '#features/profile/texts.ts';
import type { ClubReceipt } from '#features/redemptions/model/club-receipt.ts';
import { formatCents, formatDayAndMonth } from '#shared/formats/formats.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import { useNow } from '#ui/use-now.ts';

interface HistoryRowProps {
  cover: PlaceImage | null;
  /** Shown before the picture, which is smaller then. */
  leading?: ReactNode;
  children: ReactNode;
}

/** Renders a row of the history with the picture of its place. */
export function HistoryRow({ cover, leading, children }: HistoryRowProps) {
  return (
    <article className={cx('group relative flex items-center p-3', leading ? 'gap-2' : 'gap-3')}>
      {leading}
      <PlacePicture
        image={cover}
        alt=""
        sizes="80px"
        className={cx('shrink-0 rounded-control', leading ? 'size-11' : 'aspect-[4/3] w-20')}
      />
      <div className="min-w-0 flex-1">{children}</div>
    </article>
  );
}

interface ReceiptRowProps {
  receipt: ClubReceipt;
  /** True if the staff undid the discount. */
  isUndone: boolean;
  place: MemberPlace;
  /** True if the row has no heading of the month above it. */
  isMonthShown?: boolean;
}

/** Renders one redemption with day, place and saving. */
export function ReceiptRow({ receipt, isUndone, place, isMonthShown }: ReceiptRowProps) {
  const Heading = isMonthShown ? 'h3' : 'h4';
  const { amountCents, discountCents, finalCents, date } = receipt;
  return (
    <HistoryRow
      cover={place.kind === 'found' ? place.summary.cover : null}
      leading={date && <ReceiptDay date={date} isMonthShown={isMonthShown} />}
    >
      {/* The amounts share a line, so that the name has the whole width of a phone. */}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted tabular">
        <Heading className="basis-full text-base font-bold wrap-anywhere text-ink">
          <PlaceTitle place={place} />
        </Heading>
        {isUndone ? (
          <>
            <p>{texts.discountVoided(formatCents(discountCents))}</p>
            <Badge>{texts.voided}</Badge>
          </>
        ) : (
          <>
            <p>
              <span aria-hidden>{texts.billAndPaid(amountCents, finalCents)}</span>
              <span className="sr-only">
                {texts.billPaid(formatCents(amountCents), formatCents(finalCents))}
              </span>
            </p>
            <p className="ml-auto text-base font-bold text-open">
              <span aria-hidden>
                <RichText
                  text={texts.savedShort(discountCents)}
                  parts={{ wide: (text) => <span className="max-sm:hidden">{text}</span> }}
                />
              </span>
              <span className="sr-only">{texts.savedAmount(discountCents)}</span>
            </p>
          </>
        )}
      </div>
    </HistoryRow>
  );
}

/** Renders the weekday above its day, as in other dates, so that a list can be scanned by date. */
function ReceiptDay({ date, isMonthShown }: { date: Date; isMonthShown?: boolean | undefined }) {
  const { dayNumber } = wallClockAt(date);
  const isoDate = isoDateOf(dayNumber);
  const year = isoDate.slice(0, 4);
  const isOtherYear = year !== isoDateOf(wallClockAt(useNow()).dayNumber).slice(0, 4);
  return (
    <time dateTime={isoDate} className="shrink-0 text-center text-sm text-ink-muted tabular">
      {isMonthShown && isOtherYear ? year : shortWeekdays[weekdayOf(dayNumber)]}
      <strong
        className={cx('block leading-tight text-ink', isMonthShown ? 'text-base' : 'w-9 text-xl')}
      >
        {isMonthShown ? formatDayAndMonth(isoDate) : Number(isoDate.slice(-2))}
      </strong>
    </time>
  );
}
