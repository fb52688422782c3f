import type { PlaceStatisticsResponse } from '#features/statistics/model/statistics-contract.ts';
import * as texts from '#features/statistics/panel-texts.ts';
import { formatCents, formatInteger, formatRating } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';

type Statistics = Omit<PlaceStatisticsResponse, 'success'>;

const emptyStatistics: Statistics = {
  favorites: 0,
  reviews: 0,
  rating: 0,
  reservations: { pending: 0, confirmed: 0, declined: 0, cancelled: 0, no_show: 0 },
  clubUses: 0,
  clubDiscountCents: 0,
};

/**
 * Labels with their values. While loading, only the labels are shown, with the same height. '—' marks a value without
 * data.
 */
export function StatisticsList({ answer }: { answer: Statistics | null }) {
  return (
    <dl
      aria-hidden={answer === null}
      className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-3"
    >
      {toRows(answer ?? emptyStatistics).map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className={cx('text-xl font-bold tabular', answer === null && 'invisible')}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function toRows(statistics: Statistics): [string, string][] {
  const { favorites, reviews, rating, reservations, clubUses, clubDiscountCents } = statistics;
  return [
    [texts.favorites, formatInteger(favorites)],
    [texts.reviews, formatInteger(reviews)],
    [texts.averageRating, reviews > 0 ? formatRating(rating) : '—'],
    [texts.pendingReservations, formatInteger(reservations.pending)],
    [texts.confirmedReservations, formatInteger(reservations.confirmed)],
    [texts.declinedReservations, formatInteger(reservations.declined)],
    [texts.cancelledReservations, formatInteger(reservations.cancelled)],
    [texts.noShows, formatInteger(reservations.no_show)],
    [texts.clubUses, formatInteger(clubUses)],
    [texts.clubDiscounts, clubUses > 0 ? formatCents(clubDiscountCents) : '—'],
  ];
}
