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
