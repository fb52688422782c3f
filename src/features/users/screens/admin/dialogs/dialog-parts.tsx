import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { User } from '#features/account/model/user.ts';

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
