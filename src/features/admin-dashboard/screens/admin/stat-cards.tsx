import type { LucideIcon } from 'lucide-react';
import {
  BadgePercent,
  CreditCard,
  MapPin,
  MessageSquareText,
  Star,
  TrendingDown,
  Users,
  Wallet,
} from 'lucide-react';
import { cx } from '#ui/class-names.ts';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import type { AdminStatisticsResponse } from '#features/statistics/model/statistics-contract.ts';
import { formatShare } from '#shared/formats/statistics.ts';
import { formatCents, formatInteger, formatRating } from '#shared/formats/formats.ts';

/** One statistic of the dashboard. */
interface StatCardContent {
  label: string;
  icon: LucideIcon;
  /** '—' if there is no data. */
  value: string;
  /** Last line: the breakdown of the value, its period, or what it counts; '' for none. */
  detail: string;
  /** Change against the previous 30 days; null without a change or if no comparison is possible. */
  change: StatChange | null;
}

interface StatChange {
  text: string;
  /** What changed: 'em cadastros'. */
  subject: string;
  spoken: string;
  isMore: boolean;
}

/** Renders a statistic with its change on a line of its own, so that all cards have the same form. */
export function StatCard({ label, icon: Icon, value, detail, change }: StatCardContent) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-3 shadow-card sm:px-4">
      <dt className="flex items-center gap-2 text-sm font-semibold wrap-anywhere text-ink-muted">
        <Icon aria-hidden size={18} className="shrink-0 text-sea-ink" />
        {label}
      </dt>
      <dd className="mt-0.5 text-sm text-ink-muted">
        <span className="block text-2xl font-extrabold wrap-anywhere text-ink tabular">
          {value}
        </span>
        {change && (
          <span className="block">
            <span aria-hidden>
              <span
                className={cx('font-semibold tabular', change.isMore ? 'text-open' : 'text-danger')}
              >
                {change.text}
              </span>{' '}
              {change.subject}
            </span>
            <span className="sr-only">{change.spoken}</span>
          </span>
        )}
        {detail && <span className="block">{detail}</span>}
      </dd>
    </div>
  );
}

/** Placeholder for a value without data. */
const noDataText = '—';

/** The dashboard cards, in display order. */
export function statCards(statistics: AdminStatisticsResponse): StatCardContent[] {
  const { places, users, reviews, club, revenue } = statistics;
  const reviewsChange = shareChange(reviews.growth, texts.changeInReviews);
  return [
    {
      label: texts.placesLabel,
      icon: MapPin,
      value: formatInteger(places.total),
      detail: texts.placesDetail(places),
      change: shareChange(places.growth, texts.changeInPlaces),
    },
    {
      label: texts.usersLabel,
      icon: Users,
      value: formatInteger(users.total),
      detail: texts.usersDetail(users),
      change: shareChange(users.growth, texts.changeInUsers),
    },
    {
      label: texts.reviewsLabel,
      icon: MessageSquareText,
      value: formatInteger(reviews.total),
      // The change names its period itself.
      detail: reviewsChange ? '' : texts.reviewsDetail,
      change: reviewsChange,
    },
    {
      label: texts.ratingLabel,
      icon: Star,
      value: reviews.rating === null ? noDataText : formatRating(reviews.rating),
      detail: texts.ratingDetail,
      change: ratingChange(reviews.ratingChange),
    },
    {
      label: texts.clubMembersLabel,
      icon: CreditCard,
      value: formatInteger(club.activeMembers),
      detail: texts.clubMembersDetail,
      change: null,
    },
    {
      label: texts.churnLabel,
      icon: TrendingDown,
      value: club.churn === null ? noDataText : formatShare(club.churn),
      detail: texts.churnDetail,
      change: null,
    },
    {
      label: texts.revenueLabel,
      icon: Wallet,
      value: revenue.monthCents === null ? noDataText : formatCents(revenue.monthCents),
      detail: texts.revenueDetail,
      change: shareChange(revenue.growth, texts.changeInRevenue),
    },
    {
      label: texts.clubUsesLabel,
      icon: BadgePercent,
      value: formatInteger(club.uses),
      detail: texts.clubUsesDetail(formatCents(club.discountCents)),
      change: shareChange(club.usesGrowth, texts.changeInClubUses),
    },
  ];
}

/** @param growth as a fraction: 0.12 for 12 % more */
function shareChange(growth: number | null, subject: string): StatChange | null {
  if (growth === null) return null;
  return toChange(growth, formatShare(Math.abs(growth)), subject);
}

function ratingChange(points: number | null): StatChange | null {
  if (points === null) return null;
  return toChange(points, formatRating(Math.abs(points)), texts.changeInRating);
}

/** Returns null for a change that rounds to zero. */
function toChange(amount: number, size: string, subject: string): StatChange | null {
  if (/^[0,.]+%?$/.test(size)) return null;
  const sign = amount > 0 ? '+' : '−';
  return {
    text: sign + size,
    subject,
    spoken: texts.changeSpoken(sign, size, subject),
    isMore: amount > 0,
  };
}
