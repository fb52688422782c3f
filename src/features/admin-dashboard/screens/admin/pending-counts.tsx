import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { unapprovedPlacesCountQuery } from '#features/places/data/admin/admin-place-queries.ts';
import { openCountQuery } from '#features/moderation/data/queue-queries.ts';
import {
  adminPlaceParams,
  noAdminPlaceFilters,
} from '#features/places/model/admin-place-filters.ts';
import { linkTo } from '#shared/routes.ts';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import { cx } from '#ui/class-names.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { rowsClasses } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const unapprovedPlaceFilters = { ...noAdminPlaceFilters, status: 'aguardando' } as const;

/**
 * Counts of pending items for a super admin, with links to the lists filtered accordingly. If no count can be read, one
 * message replaces them.
 */
export function PendingCounts({ uid }: { uid: string }) {
  const places = useQuery(unapprovedPlacesCountQuery(uid));
  const corrections = useQuery(openCountQuery(uid, 'correction'));
  const claims = useQuery(openCountQuery(uid, 'claim'));
  const reports = useQuery(openCountQuery(uid, 'report'));
  const queries = [places, corrections, claims, reports];
  if (queries.every(hasNoCount)) {
    return (
      <div className={cx(rowsClasses, 'px-1 py-3')}>
        <FailureLine
          sentences={texts.pendingCountErrors}
          error={places.error}
          onRetry={() => {
            for (const { refetch } of queries) void refetch();
          }}
        />
      </div>
    );
  }
  return (
    <ul className={rowsClasses}>
      <PendingCountRow query={places} label={texts.placesToApprove}>
        {(count) => (
          <PendingCountLink
            to={`${linkTo('/admin/places')}?${adminPlaceParams(unapprovedPlaceFilters).toString()}`}
            label={texts.placesToApprove}
            text={count === null ? texts.seePending : count > 0 && texts.placesPending(count)}
          />
        )}
      </PendingCountRow>
      <PendingCountRow query={corrections} label={texts.corrections}>
        {(count) => (
          <PendingCountLink
            to={linkTo('/admin/requests')}
            label={texts.corrections}
            text={count > 0 && texts.correctionsPending(count)}
          />
        )}
      </PendingCountRow>
      <PendingCountRow query={claims} label={texts.claims}>
        {(count) => (
          <PendingCountLink
            to={`${linkTo('/admin/requests')}?tipo=gestao`}
            label={texts.claims}
            text={count > 0 && texts.claimsPending(count)}
          />
        )}
      </PendingCountRow>
      <PendingCountRow query={reports} label={texts.openReports}>
        {(count) => (
          <PendingCountLink
            to={linkTo('/admin/reports')}
            label={texts.openReports}
            text={count > 0 && texts.reportsPending(count)}
          />
        )}
      </PendingCountRow>
    </ul>
  );
}

interface PendingCountRowProps<Count> {
  query: QueryState<Count>;
  label: string;
  children: (count: Count) => ReactNode;
}

function PendingCountRow<Count>({ query, label, children }: PendingCountRowProps<Count>) {
  const hasFailed = hasNoCount(query);
  return (
    <li className={cx('flex min-h-16 flex-col justify-center', hasFailed && 'px-1 py-3')}>
      {hasFailed && <p className="px-3 font-semibold">{label}</p>}
      <QueryView
        query={query}
        sentences={texts.pendingCountErrors}
        failure="line"
        isQuiet
        loading={texts.counting(label)}
        skeleton={<Skeleton className="mx-4 my-3 h-11" />}
      >
        {children}
      </QueryView>
    </li>
  );
}

function hasNoCount({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>): boolean {
  return data === undefined && Boolean(error);
}

interface PendingCountLinkProps {
  to: string;
  label: string;
  /** Text about the pending items; false if nothing is pending. */
  text: string | false;
}

function PendingCountLink({ to, label, text }: PendingCountLinkProps) {
  if (text === false) {
    return (
      <p className="px-4 py-3">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-muted">{texts.nothingPending}</span>
      </p>
    );
  }
  return (
    <Link
      to={to}
      className="flex min-h-16 min-w-0 flex-1 items-center gap-x-3 gap-y-1 px-4 py-3 -outline-offset-3 hover:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-ink-muted tabular">{text}</span>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
    </Link>
  );
}
