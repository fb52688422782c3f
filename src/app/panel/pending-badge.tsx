import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#app/panel-texts.ts';
import { openCountQuery } from '#features/moderation/data/queue-queries.ts';
import { unapprovedPlacesCountQuery } from '#features/places/data/admin/admin-place-queries.ts';
import { managerOverviewQuery } from '#features/places/data/manager-queries.ts';
import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import type { PendingKind } from './panels.ts';

/** Number of pending items: undefined while it loads, null if it cannot be counted. */
type Count = number | null | undefined;

interface CountQuery {
  data: Count;
  isError: boolean;
}

interface BadgeOfUserProps {
  uid: string;
}

const badges: Record<PendingKind, ComponentType<BadgeOfUserProps>> = {
  places: function PlacesBadge({ uid }) {
    return <CountBadge count={countOf(useQuery(unapprovedPlacesCountQuery(uid)))} />;
  },
  requests: function RequestsBadge({ uid }) {
    const corrections = countOf(useQuery(openCountQuery(uid, 'correction')));
    const claims = countOf(useQuery(openCountQuery(uid, 'claim')));
    return <CountBadge count={sumOf(corrections, claims)} />;
  },
  reports: function ReportsBadge({ uid }) {
    return <CountBadge count={countOf(useQuery(openCountQuery(uid, 'report')))} />;
  },
  reservations: function ReservationsBadge({ uid }) {
    return <OverviewBadge uid={uid} countIn={({ pendingReservations }) => pendingReservations} />;
  },
  reviews: function ReviewsBadge({ uid }) {
    return <OverviewBadge uid={uid} countIn={({ reviewsWithoutReply }) => reviewsWithoutReply} />;
  },
};

/** Renders the number of pending items; nothing if there are none. */
export function PendingBadge({ kind, uid }: { kind: PendingKind; uid: string }) {
  const Badge = badges[kind];
  return <Badge uid={uid} />;
}

function countOf({ data, isError }: CountQuery): Count {
  return data === undefined && isError ? null : data;
}

function sumOf(one: Count, other: Count): Count {
  if (one === null || other === null) return null;
  return one === undefined || other === undefined ? undefined : one + other;
}

interface OverviewBadgeProps extends BadgeOfUserProps {
  countIn: (overview: ManagerOverviewResponse) => number;
}

function OverviewBadge({ uid, countIn }: OverviewBadgeProps) {
  const { data, isError } = useQuery(managerOverviewQuery(uid));
  const count = data && countIn(data);
  return (
    <CountBadge
      count={countOf({ data: count, isError })}
      isMinimum={data !== undefined && !data.isComplete}
    />
  );
}

interface CountBadgeProps {
  count: Count;
  isMinimum?: boolean;
}

function CountBadge({ count, isMinimum = false }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  const [shown, spoken] =
    count === null
      ? [texts.notCounted, texts.notCountedSpoken]
      : [texts.badgeCount(count, isMinimum), texts.pendingSpoken(count, isMinimum)];
  return (
    <>
      {/* The size is limited like that of the labels of tabs. */}
      <span
        aria-hidden
        className="min-w-[1.6em] rounded-full bg-sun px-1 py-0.5 text-center text-[min(0.75rem,3.75vw)] leading-tight font-bold text-club tabular"
      >
        {shown}
      </span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
