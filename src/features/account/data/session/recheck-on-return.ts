import type { SessionController } from './session-state.ts';

/** How old a record may be when one comes back to the page. */
const recheckMs = 60_000;

/** The same while the e-mail is not confirmed: the link is opened in another window, and quickly. */
const unconfirmedMs = 5_000;

/**
 * Reads the own record again when one comes back to the page, from another tab or another window: somebody may
 * have been made inactive, or a manager, meanwhile, or have confirmed their e-mail. At most once a minute. Lives as long as the page.
 */
export function recheckOnReturn(session: Pick<SessionController, 'state' | 'refreshUser'>): void {
  let checkedAt = Date.now();
  const recheck = () => {
    const state = session.state();
    const isUnconfirmed = state.status === 'signed-in' && !state.account.emailVerified;
    const restMs = isUnconfirmed ? unconfirmedMs : recheckMs;
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < restMs) return;
    checkedAt = Date.now();
    // Without a connection the old record stays; rules refuse what it no longer allows.
    session.refreshUser().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', recheck);
  window.addEventListener('focus', recheck);
}
