import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { User } from '#features/account/model/user.ts';
import { errorCode } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import type { QueryState } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { UserTask } from '../user-task.ts';

/** Renders the user that a dialog is about. */
export function UserLine({ user }: { user: User }) {
  return (
    <p className="wrap-anywhere">
      <strong className="font-semibold">
        <bdi>{user.displayName}</bdi>
      </strong>{' '}
      <span className="text-ink-muted">{user.email}</span>
    </p>
  );
}

/** Renders a warning about a consequence that is easily overlooked. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

const finalErrorCodes: readonly AppErrorCode[] = [
  'not-found',
  'conflict',
  'permission-denied',
  'account-inactive',
];

/** Returns true if a retry of the change would be refused again. */
export function isFinalRefusal(error: unknown): boolean {
  return finalErrorCodes.includes(errorCode(error));
}

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

/** Props of the dialog for a kind of task. */
export interface UserDialogProps<Kind extends UserTask['kind']> {
  adminId: string;
  task: Extract<UserTask, { kind: Kind }>;
  onClose: () => void;
}
