import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unapprovedPlacesCountQuery } from '#features/places/data/admin/admin-place-queries.ts';
import { openCountQuery } from '#features/moderation/data/queue-queries.ts';
import {
  adminPlaceParams,
  noAdminPlaceFilters,
} from '#features/places/model/admin-place-filters.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { rowsClasses } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PendingCountsSkeleton, tilesClasses } from './pending-counts-skeleton.tsx';

const unapprovedPlaceFilters = { ...noAdminPlaceFilters, status: 'aguardando' } as const;

/**
 * Counts of pending items for a super admin, with links to the lists filtered accordingly. They appear together, because
 * lists without pending items have no row. If no count can be read, one message replaces them.
 */
export function PendingCounts({ uid }: { uid: string }) {
  const places = useQuery(unapprovedPlacesCountQuery(uid));
  const corrections = useQuery(openCountQuery(uid, 'correction'));
  const claims = useQuery(openCountQuery(uid, 'claim'));
  const reports = useQuery(openCountQuery(uid, 'report'));
  const rows: PendingList[] = [
    {
      query: places,
      to: `${linkTo('/admin/places')}?${adminPlaceParams(unapprovedPlaceFilters).toString()}`,
      label: texts.placesToApprove,
      toText: texts.placesPending,
      noneText: texts.noPlaceToApprove,
    },
    {
      query: corrections,
      to: linkTo('/admin/requests'),
      label: texts.corrections,
      toText: texts.correctionsPending,
      noneText: texts.noCorrection,
    },
    {
      query: claims,
      to: `${linkTo('/admin/requests')}?tipo=gestao`,
      label: texts.claims,
      toText: texts.claimsPending,
      noneText: texts.noClaim,
    },
    {
      query: reports,
      to: linkTo('/admin/reports'),
      label: texts.openReports,
      toText: texts.reportsPending,
      noneText: texts.noReport,
    },
  ];
  if (rows.every(({ query }) => hasNoCount(query))) {
    return (
      <div className={cx(rowsClasses, 'px-1 py-3')}>
        <FailureLine
          sentences={texts.pendingCountErrors}
          error={places.error}
          onRetry={() => {
            for (const { query } of rows) void query.refetch();
          }}
        />
      </div>
    );
  }
  if ([places, corrections, claims, reports].some(isFirstRead)) {
    return (
      <LoadingRegion label={texts.countingPending}>
        <PendingCountsSkeleton />
      </LoadingRegion>
    );
  }
  const emptyRows = rows.filter(({ query }) => query.data === 0);
  return (
    <>
      {emptyRows.length < rows.length && (
        <ul className={tilesClasses}>
          {rows
            .filter(({ query }) => query.data !== 0)
            .map((row) => (
              <PendingCountRow key={row.label} {...row} />
            ))}
        </ul>
      )}
      {emptyRows.length > 0 && (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-muted">
          <CircleCheck aria-hidden size={18} className="mt-px shrink-0 text-open" />
          {texts.nothingPending(emptyRows.map(({ noneText }) => noneText))}
        </p>
      )}
    </>
  );
}

/** Returns true until a count is known or has failed for the first time. */
function isFirstRead({ isPending, errorUpdateCount }: UseQueryResult): boolean {
  return isPending && errorUpdateCount === 0;
}

interface PendingList extends PendingCountRowProps {
  /** Text if no item is pending. */
  noneText: string;
}

interface PendingCountRowProps {
  /** The number of pending items; null if it is not available. */
  query: QueryState<number | null>;
  /** Path of the list. */
  to: string;
  label: string;
  toText: (count: number) => string;
}

function PendingCountRow({ query, to, label, toText }: PendingCountRowProps) {
  return (
    <li className="grid min-h-14 min-w-0 flex-1 rounded-card sun-panel">
      {hasNoCount(query) && <p className="px-3 text-sm font-semibold">{label}</p>}
      <QueryView
        query={query}
        sentences={texts.pendingCountErrors}
        failure="line"
        isQuiet
        loading={texts.counting(label)}
        skeleton={<Skeleton className="h-full" />}
      >
        {(count) => <PendingCountLink to={to} label={label} count={count} toText={toText} />}
      </QueryView>
    </li>
  );
}

function hasNoCount({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): boolean {
  return data === undefined && Boolean(error);
}

interface PendingCountLinkProps extends Omit<PendingCountRowProps, 'query'> {
  /** Null if the number is not available. */
  count: number | null;
}

function PendingCountLink({ count, to, label, toText }: PendingCountLinkProps) {
  return (
    <Link to={to} className="flex h-full min-w-0 items-center gap-3 px-4 py-2">
      {/* The number is first only in view: the name of the link begins with its list. */}
      <span className="flex min-w-0 flex-1 flex-row-reverse items-center justify-end gap-3">
        <span className="min-w-0 flex-1 text-sm font-semibold">{label}</span>{' '}
        <span className="min-w-5 text-2xl font-extrabold text-sun-ink tabular">
          <span aria-hidden>{count === null ? '?' : formatInteger(count)}</span>
          <span className="sr-only">{count === null ? texts.seePending : toText(count)}</span>
        </span>
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0" />
    </Link>
  );
}
