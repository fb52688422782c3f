import type { ReactNode } from 'react';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface PaidMembershipViewProps {
  query: QueryState<PaidMembership | null>;
  children: (paid: PaidMembership | null) => ReactNode;
}

/** Renders its children after the paid membership of a user is loaded. */
export function PaidMembershipView({ query, children }: PaidMembershipViewProps) {
  return (
    <QueryView
      query={query}
      sentences={texts.paidMembershipErrors}
      failure="line"
      isQuiet
      loading={texts.loadingMembership}
      skeleton={paidMembershipSkeleton}
    >
      {children}
    </QueryView>
  );
}

export const paidMembershipSkeleton = <Skeleton className="mt-4 h-40" />;
