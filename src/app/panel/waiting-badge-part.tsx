import { useLocation } from 'react-router-dom';
import { useSession } from '#features/account/components/session/use-session.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import type { WaitingKind } from './panels.ts';

// Loaded after the page, because it imports the code of the counted lists.
const LoadedBadge = optionalPart(async () => (await import('./waiting-badge.tsx')).WaitingBadge);

interface WaitingBadgeProps {
  /** For `aria-describedby` of the link. Its name stays that of the screen. */
  id: string;
  kind: WaitingKind;
  className?: string;
}

/** Badge with the number of waiting items. Each visited page reads an outdated number again. */
export function WaitingBadge({ id, kind, className = 'flex' }: WaitingBadgeProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <span id={id} className={className}>
      {user && <LoadedBadge key={pathname} kind={kind} uid={user.uid} />}
    </span>
  );
}
