import type { SessionController } from './session-state.ts';

/** How old a record may be when one comes back to the page. */
const recheckMs = 60_000;

/**
 * Reads the own record again when one comes back to the page, from another tab or another window: somebody may
 * have been made inactive, or a manager, meanwhile. At most once a minute. Lives as long as the page.
 */
export function recheckOnReturn(session: Pick<SessionController, 'refreshUser'>): void {
  let checkedAt = Date.now();
  const recheck = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < recheckMs) return;
    checkedAt = Date.now();
    // Without a connection the old record stays; rules refuse what it no longer allows.
    session.refreshUser().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', recheck);
  window.addEventListener('focus', recheck);
}
