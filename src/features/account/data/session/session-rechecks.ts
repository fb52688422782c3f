import { watchRefusals } from '#platform/errors/refusals.ts';
import type { SessionController } from './session-state.ts';

/** Minimum time between two reads caused by refusals. Most refusals are not caused by a changed user record. */
const minRecheckIntervalMs = 15_000;

/**
 * Reads the user's own record again when a request of a signed-in user is refused. The account may have been
 * deactivated (the user is then signed out with the reason) or may have another role. Refusals during the pause after a
 * read are handled at the end of the pause. Active until the page is closed.
 */
export function recheckOnRefusal(session: Pick<SessionController, 'state' | 'refreshUser'>): void {
  let isThrottled = false;
  let isRecheckPending = false;

  const recheck = () => {
    if (session.state().status !== 'signed-in') return;
    if (isThrottled) {
      isRecheckPending = true;
      return;
    }
    isThrottled = true;
    setTimeout(() => {
      isThrottled = false;
      if (!isRecheckPending) return;
      isRecheckPending = false;
      recheck();
    }, minRecheckIntervalMs);
    // The caller of the refused request handles the error. Offline, the next refusal retries.
    session.refreshUser().catch(() => undefined);
  };
  watchRefusals(recheck);
}

/** Minimum time between two reads. A page that becomes visible earlier does not read the user record again. */
const recheckIntervalMs = 60_000;

/** Minimum time between two reads for a user with an unverified e-mail, who may verify it quickly in another window. */
const unverifiedIntervalMs = 5_000;

/**
 * Reads the user's own record again when the user returns from another tab or window. The account may have been
 * deactivated or promoted to manager, or its e-mail may have been verified. Reads at most once a minute, or every five
 * seconds while the e-mail is not verified. Active until the page is closed.
 */
export function recheckOnReturn(session: Pick<SessionController, 'state' | 'refreshUser'>): void {
  let checkedAt = Date.now();
  const recheck = () => {
    const state = session.state();
    const isEmailUnverified = state.status === 'signed-in' && !state.account.emailVerified;
    const minIntervalMs = isEmailUnverified ? unverifiedIntervalMs : recheckIntervalMs;
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < minIntervalMs) return;
    checkedAt = Date.now();
    // Offline, the old record stays; the rules refuse actions that are no longer allowed.
    session.refreshUser().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', recheck);
  window.addEventListener('focus', recheck);
}
