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
import { Badge } from '#ui/badge.tsx';
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
  /** Line below the value: its breakdown, its period, or what it counts. */
  detail: string;
  /** Change against the previous 30 days; null if no comparison is possible. */
  change: { text: string; spoken: string; direction: 'up' | 'down' | 'none' } | null;
}

const changeTones = { up: 'open', down: 'closed', none: 'neutral' } as const;

export function StatCard({ label, icon: Icon, value, detail, change }: StatCardContent) {
  return (
    <div className="min-w-0 rounded-card border border-line bg-surface p-3 shadow-card sm:p-4">
      <dt className="flex items-center gap-2 text-sm font-semibold wrap-anywhere text-ink-muted">
        <Icon aria-hidden size={18} className="shrink-0 text-sea-ink" />
        {label}
      </dt>
      <dd className="mt-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="text-2xl font-extrabold wrap-anywhere tabular">{value}</span>
          {change && (
            <span className="tabular">
              <Badge tone={changeTones[change.direction]}>
                <span aria-hidden>{change.text}</span>
                <span className="sr-only">{change.spoken}</span>
              </Badge>
            </span>
          )}
        </span>
        <span className="mt-1 block text-sm text-ink-muted">{detail}</span>
      </dd>
    </div>
  );
}

/** Placeholder for a value without data. */
const noDataText = '—';

/** The dashboard cards, in display order. */
export function statCards(statistics: AdminStatisticsResponse): StatCardContent[] {
  const { places, users, reviews, club, revenue } = statistics;
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
      detail: texts.reviewsDetail,
      change: shareChange(reviews.growth, texts.changeInReviews),
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
function shareChange(growth: number | null, subject: string): StatCardContent['change'] {
  if (growth === null) return null;
  return toChange(growth, formatShare(Math.abs(growth)), subject);
}

function ratingChange(points: number | null): StatCardContent['change'] {
  if (points === null) return null;
  return toChange(points, formatRating(Math.abs(points)), texts.changeInRating);
}

function toChange(amount: number, size: string, subject: string): StatCardContent['change'] {
  // A change that rounds to zero has no sign.
  const isZero = /^[0,.]+%?$/.test(size);
  const sign = isZero ? '' : amount > 0 ? '+' : '−';
  return {
    text: texts.changeText(sign, size),
    spoken: texts.changeSpoken(sign, size, subject),
    direction: isZero ? 'none' : amount > 0 ? 'up' : 'down',
  };
}
