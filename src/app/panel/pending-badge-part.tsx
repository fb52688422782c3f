import { useLocation } from 'react-router-dom';
import { useSession } from '#features/account/components/session/use-session.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import type { PendingKind } from './panels.ts';

// Loaded after the page, because it imports the code of the counted lists.
const LoadedBadge = optionalPart(async () => (await import('./pending-badge.tsx')).PendingBadge);

interface PendingBadgeProps {
  /** For `aria-describedby` of the link. Its name stays that of the screen. */
  id: string;
  kind: PendingKind;
  className?: string;
}

/** Badge with the number of pending items. Each visited page reads an outdated number again. */
export function PendingBadge({ id, kind, className = 'flex' }: PendingBadgeProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <span id={id} className={className}>
      {user && <LoadedBadge key={pathname} kind={kind} uid={user.uid} />}
    </span>
  );
}
