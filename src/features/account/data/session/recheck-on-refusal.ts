import { watchRefusals } from '#platform/errors/refusals.ts';
import type { SessionController } from './session-state.ts';

/** The own record is read at most so often because of refusals: most of them have other reasons. */
const restMs = 15_000;

/**
 * Reads the own record again when somebody who is signed in is refused something: they may have been made inactive,
 * and are signed out with the reason then, or have another role by now. Refusals that come within the rest after
 * a reading are looked into at its end. Lives as long as the page.
 */
export function recheckOnRefusal(session: Pick<SessionController, 'state' | 'refreshUser'>): void {
  let isResting = false;
  let isWanted = false;

  const recheck = () => {
    if (session.state().status !== 'signed-in') return;
    if (isResting) {
      isWanted = true;
      return;
    }
    isResting = true;
    setTimeout(() => {
      isResting = false;
      if (!isWanted) return;
      isWanted = false;
      recheck();
    }, restMs);
    // Whoever was refused has the error; without a connection the next refusal asks again.
    session.refreshUser().catch(() => undefined);
  };
  watchRefusals(recheck);
}
