import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { voidLifeMs } from '#features/redemptions/model/redemption.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';
import type { PlaceRedemption, PlaceRedemptions } from './redemption-statistics.ts';

/** Documents per query, small enough for the deadline of the database. */
const pageSize = 1_000;
/** Maximum number of cached uses of all places. */
const usesHeld = 300_000;
/** Maximum cache time in ms, because an erased user gets another id in the stored uses. */
const longestHeldMs = 6 * 3_600_000;
/** Time in ms for which a confirmed use can be voided, plus an hour for clock skew between servers. */
const openMs = voidLifeMs + 3_600_000;

/** Timeout in ms for ten queries; the time limit of a request is shorter. */
const longestReadMs = 30_000;

/** Maximum number of uses read per place, newest first; older ones are not considered. */
const maxUses = 10_000;

interface Ledger extends PlaceRedemptions {
  builtAt: number;
  readAt: number;
}

/**
 * Creates a cache of the users and times of a place's benefits, because first visits and returning guests cannot be
 * computed by aggregation. The first call for a place reads its uses, at most 10,000. Later calls read the uses
 * confirmed since and in the 25 hours before, which may have been voided.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createUseLedger(
  firestore: Firestore,
  now: () => Date,
): (placeId: string) => Promise<PlaceRedemptions> {
  const held = new LRUCache<string, Ledger>({
    maxSize: usesHeld,
    sizeCalculation: ({ uses }) => uses.length + 1,
  });
  const reading = new Map<string, Promise<Ledger>>();

  async function read(placeId: string): Promise<Ledger> {
    const at = now().getTime();
    const known = held.get(placeId);
    const before = known && at - known.builtAt < longestHeldMs ? known : null;
    const confirmed = firestore
      .collection('clubRedemptions')
      .where('placeId', '==', placeId)
      .where('status', '==', 'confirmed');
    const from = before ? before.readAt - openMs : 0;
    const newer = await newestUses(
      before ? confirmed.where('confirmedAt', '>=', Timestamp.fromMillis(from)) : confirmed,
    );
    const settled = before?.uses.filter((use) => use.at < from) ?? [];
    const all = [...settled, ...newer.uses];
    const ledger: Ledger = {
      uses: all.slice(-maxUses),
      isWhole: newer.isWhole && (before?.isWhole ?? true) && all.length <= maxUses,
      builtAt: before?.builtAt ?? at,
      readAt: at,
    };
    held.set(placeId, ledger);
    return ledger;
  }

  return (placeId) => {
    let running = reading.get(placeId);
    if (!running) {
      // Continues after the request times out, so that the next request gets the result.
      running = beyondBudget(() => read(placeId)).finally(() => reading.delete(placeId));
      reading.set(placeId, running);
      running.catch(() => undefined);
    }
    return withDeadline(running, longestReadMs, 'reading the uses of a place');
  };
}

async function newestUses(confirmed: Query): Promise<PlaceRedemptions> {
  const newestFirst = confirmed
    .orderBy('confirmedAt', 'desc')
    .select('userId', 'confirmedAt', 'discountCents')
    .limit(pageSize);
  const uses: PlaceRedemption[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? newestFirst.startAfter(last) : newestFirst).get();
    uses.push(...docs.map(useOf));
    last = docs.length === pageSize ? docs.at(-1) : undefined;
  } while (last && uses.length < maxUses);
  return { uses: uses.reverse(), isWhole: last === undefined };
}

function useOf(stored: QueryDocumentSnapshot): PlaceRedemption {
  const at: unknown = stored.get('confirmedAt');
  const discount: unknown = stored.get('discountCents');
  return {
    userId: String(stored.get('userId') ?? ''),
    at: at instanceof Timestamp ? at.toMillis() : 0,
    discountCents:
      typeof discount === 'number' && Number.isFinite(discount) ? Math.round(discount) : 0,
  };
}
