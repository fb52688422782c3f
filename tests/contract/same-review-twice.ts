import { vi } from 'vitest';

import { saveReview } from '#features/reviews/data/review-writes.ts';

import { randomFor } from '../../seed/random.ts';
import { startDataFixture } from './data-fixture.ts';
import { sendsFirstCommitsTogether } from './signed-requests.ts';
import type { signedRequests } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

/** Longest wait that moves the clock, in ms. Longer timers are time limits of requests. */
const longestWaitMs = 5_000;

/**
 * Saves the same new review from two tabs in the same millisecond, `rounds` times. Requests take no time: only the waits
 * before a retry move the clock, because a fast server may answer within the millisecond in which the first tab created
 * the review.
 * @returns the rounds in which a tab failed or the review was not counted once, with the error
 */
export async function saveSameReviewTwice(
  as: ReturnType<typeof signedRequests>['as'],
  rounds: number,
): Promise<string[]> {
  const fixture = await startDataFixture();
  const random = randomFor('same review 7');
  const failures: string[] = [];
  const startTimer = globalThis.setTimeout;
  let isClockFake = true;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockImplementation(() => random.next());
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
    const end = Date.now() + ms;
    return startTimer(() => {
      // A timer of the last round may end later, and setSystemTime() would stop the clock of all following tests.
      if (isClockFake && ms < longestWaitMs) vi.setSystemTime(Math.max(end, Date.now()));
      run();
    }, ms);
  });
  try {
    for (let round = 0; round < rounds; round += 1) {
      const uid = `person${round}`;
      const placeId = `bar${round}`;
      await fixture.store({
        [`places/${placeId}`]: aStoredPlace(),
        [`users/${uid}`]: aPerson(uid),
      });
      const fateOf = sendsFirstCommitsTogether(2);
      const tab = () =>
        as(uid, () => saveReview(uid, placeId, { rating: 4, text: 'Bom.' }), fateOf);
      const results = await Promise.allSettled([tab(), tab()]);
      const user = await fixture.read(`users/${uid}`);
      const place = await fixture.read(`places/${placeId}`);
      const counts = [
        (user as { statistics: { reviews: number } }).statistics.reviews,
        (place as { reviewsCount: number }).reviewsCount,
      ];
      const errors = results.flatMap((result) =>
        result.status === 'rejected' ? String(result.reason) : [],
      );
      if (errors.length > 0 || counts.some((count) => count !== 1)) {
        failures.push(`round ${round}: counts ${counts.join()} ${errors.join()}`);
      }
    }
  } finally {
    isClockFake = false;
    vi.restoreAllMocks();
    vi.useRealTimers();
    await fixture.close();
  }
  return failures;
}
