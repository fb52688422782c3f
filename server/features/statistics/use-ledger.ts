import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { voidLifeMs } from '#features/redemptions/model/redemption.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { PlaceRedemption, PlaceRedemptions } from './redemption-statistics.ts';

/** Documents per query, small enough for the deadline of the database. */
const pageSize = 1_000;
/** Maximum number of cached uses of all places. */
const maxCachedUses = 300_000;
/** Maximum cache time in ms, because an erased user gets another id in the stored uses. */
const maxLedgerAgeMs = 6 * 3_600_000;
/** Time in ms for which a confirmed use can be voided, plus an hour for clock skew between servers. */
const reversiblePeriodMs = voidLifeMs + 3_600_000;

/** Timeout in ms for ten queries; the time limit of a request is shorter. */
const readTimeoutMs = 30_000;

/** Maximum number of uses read per place, newest first; older ones are not considered. */
const maxUses = 10_000;

interface UseLedger extends PlaceRedemptions {
  builtAt: number;
  readAt: number;
}

/**
 * Creates a cache of the users and times of a place's benefits, because first visits and returning guests cannot be
 * computed by aggregation. The first call for a place reads its uses, at most 10,000. Later calls read the uses
 * confirmed since and in the 25 hours before, which may have been voided.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createLedgerReader(
  firestore: Firestore,
  now: () => Date,
): (placeId: string) => Promise<PlaceRedemptions> {
  const cache = new LRUCache<string, UseLedger>({
    maxSize: maxCachedUses,
    sizeCalculation: ({ uses }) => uses.length + 1,
  });
  const runningReads = new Map<string, Promise<UseLedger>>();

  async function updateLedger(placeId: string): Promise<UseLedger> {
    const at = now().getTime();
    const cached = cache.get(placeId);
    const previous = cached && at - cached.builtAt < maxLedgerAgeMs ? cached : null;
    const confirmed = firestore
      .collection('clubRedemptions')
      .where('placeId', '==', placeId)
      .where('status', '==', 'confirmed');
    const from = previous ? previous.readAt - reversiblePeriodMs : 0;
    const newUses = await readNewestUses(
      previous ? confirmed.where('confirmedAt', '>=', Timestamp.fromMillis(from)) : confirmed,
    );
    const finalUses = previous?.uses.filter((use) => use.at < from) ?? [];
    const allUses = [...finalUses, ...newUses.uses];
    const ledger: UseLedger = {
      uses: allUses.slice(-maxUses),
      isComplete: newUses.isComplete && (previous?.isComplete ?? true) && allUses.length <= maxUses,
      builtAt: previous?.builtAt ?? at,
      readAt: at,
    };
    cache.set(placeId, ledger);
    return ledger;
  }

  return (placeId) => {
    let runningRead = runningReads.get(placeId);
    if (!runningRead) {
      // Continues after the request times out, so that the next request gets the result.
      runningRead = withoutBudget(() => updateLedger(placeId)).finally(() =>
        runningReads.delete(placeId),
      );
      runningReads.set(placeId, runningRead);
      runningRead.catch(() => undefined);
    }
    return withDeadline(runningRead, readTimeoutMs, 'reading the redemptions of a place');
  };
}

async function readNewestUses(confirmed: Query): Promise<PlaceRedemptions> {
  const newestFirst = confirmed
    .orderBy('confirmedAt', 'desc')
    .select('userId', 'confirmedAt', 'discountCents')
    .limit(pageSize);
  const uses: PlaceRedemption[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? newestFirst.startAfter(last) : newestFirst).get();
    uses.push(...docs.map(toPlaceRedemption));
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last && uses.length < maxUses);
  return { uses: uses.reverse(), isComplete: last === undefined };
}

function toPlaceRedemption(stored: QueryDocumentSnapshot): PlaceRedemption {
  const at: unknown = stored.get('confirmedAt');
  const discount: unknown = stored.get('discountCents');
  return {
    userId: String(stored.get('userId') ?? ''),
    at: at instanceof Timestamp ? at.toMillis() : 0,
    discountCents:
      typeof discount === 'number' && Number.isFinite(discount) ? Math.round(discount) : 0,
  };
}
