import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#app/panel-texts.ts';
import { openCountQuery } from '#features/moderation/data/queue-queries.ts';
import { unapprovedPlacesCountQuery } from '#features/places/data/admin/admin-place-queries.ts';
import { managerOverviewQuery } from '#features/places/data/manager-queries.ts';
import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import { cx } from '#ui/class-names.ts';
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
    return (
      <OverviewBadge isQuiet uid={uid} countIn={({ reviewsWithoutReply }) => reviewsWithoutReply} />
    );
  },
  answers: function AnswersBadge({ uid }) {
    return (
      <OverviewBadge
        isQuiet
        uid={uid}
        countIn={({ pendingReservations, reviewsWithoutReply }) =>
          pendingReservations + reviewsWithoutReply
        }
      />
    );
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
  isQuiet?: boolean;
  countIn: (overview: ManagerOverviewResponse) => number;
}

function OverviewBadge({ uid, countIn, isQuiet }: OverviewBadgeProps) {
  const { data, isError } = useQuery(managerOverviewQuery(uid));
  const count = data && countIn(data);
  return (
    <CountBadge
      count={countOf({ data: count, isError })}
      isMinimum={data !== undefined && !data.isComplete}
      isQuiet={isQuiet}
    />
  );
}

interface CountBadgeProps {
  count: Count;
  isMinimum?: boolean;
  /** True if the items can wait: a guest waits for the answer to a reservation, not for that to a review. */
  isQuiet?: boolean | undefined;
}

function CountBadge({ count, isMinimum = false, isQuiet = false }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  const [shown, spoken] =
    count === null
      ? [texts.notCounted, texts.notCountedSpoken]
      : [texts.badgeCount(count, isMinimum), texts.pendingSpoken(count, isMinimum)];
  return (
    <>
      <span
        aria-hidden
        className={cx(
          'min-w-5 rounded-full px-1.5 text-center text-sm font-bold tabular',
          isQuiet ? 'bg-sunken text-ink' : 'bg-sun text-club',
        )}
      >
        {shown}
      </span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
