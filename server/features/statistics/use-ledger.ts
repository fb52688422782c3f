import { Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { LRUCache } from 'lru-cache';
import { voidPeriodMs } from '#features/redemptions/model/redemption-options.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import { readSnapshots } from '#server/platform/firestore/record-pages.ts';
import { hourMs } from '#shared/time-units.ts';
import type { PlaceRedemption, PlaceRedemptions } from './redemption-statistics.ts';

/** Documents per query, few enough that a query ends within the time limit of a Firestore call. */
const pageSize = 1_000;
/** Maximum number of cached redemptions of all places. */
const maxCachedUses = 300_000;
/** Maximum cache time in ms, because an erased user gets another id in the stored redemptions. */
const maxLedgerAgeMs = 6 * hourMs;
/** Time in ms for which a confirmed redemption can be voided, plus an hour for clock skew between servers. */
const reversiblePeriodMs = voidPeriodMs + hourMs;

/** Maximum wait in ms for up to ten queries. Within a request its shorter time limit applies. */
const readTimeoutMs = 30_000;

/** Maximum number of redemptions read per place, newest first; older ones are not considered. */
const maxUsesPerPlace = 10_000;

interface RedemptionLedger extends PlaceRedemptions {
  builtAtMs: number;
  readAtMs: number;
}

/**
 * Creates a cached reader of the confirmed redemptions of a place, because new and returning guests cannot be computed
 * by aggregation. The first call for a place reads at most 10,000 redemptions, and so does one call every six hours.
 * Other calls read the redemptions confirmed since the previous call, and again those of the 25 hours before that call,
 * because they may have been voided.
 * @returns a function that throws AppError 'unavailable' if Firestore does not respond
 */
export function createRedemptionReader(
  firestore: Firestore,
  now: () => Date,
): (placeId: string) => Promise<PlaceRedemptions> {
  const cache = new LRUCache<string, RedemptionLedger>({
    maxSize: maxCachedUses,
    sizeCalculation: ({ uses }) => uses.length + 1,
  });
  const runningReads = new Map<string, Promise<RedemptionLedger>>();

  async function updateLedger(placeId: string): Promise<RedemptionLedger> {
    const nowMs = now().getTime();
    const cached = cache.get(placeId);
    const previousLedger = cached && nowMs - cached.builtAtMs < maxLedgerAgeMs ? cached : null;
    const confirmedQuery = firestore
      .collection('clubRedemptions')
      .where('placeId', '==', placeId)
      .where('status', '==', 'confirmed');
    const rereadFromMs = previousLedger ? previousLedger.readAtMs - reversiblePeriodMs : 0;
    const newRedemptions = await readNewestUses(
      previousLedger
        ? confirmedQuery.where('confirmedAt', '>=', Timestamp.fromMillis(rereadFromMs))
        : confirmedQuery,
    );
    const finalUses = previousLedger?.uses.filter((use) => use.confirmedAtMs < rereadFromMs) ?? [];
    const allUses = [...finalUses, ...newRedemptions.uses];
    const ledger: RedemptionLedger = {
      uses: allUses.slice(-maxUsesPerPlace),
      isComplete:
        newRedemptions.isComplete &&
        (previousLedger?.isComplete ?? true) &&
        allUses.length <= maxUsesPerPlace,
      builtAtMs: previousLedger?.builtAtMs ?? nowMs,
      readAtMs: nowMs,
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

async function readNewestUses(confirmedQuery: Query): Promise<PlaceRedemptions> {
  const newestFirst = confirmedQuery
    .orderBy('confirmedAt', 'desc')
    .select('userId', 'confirmedAt', 'discountCents');
  const uses: PlaceRedemption[] = [];
  let isComplete = true;
  const limits = { pageSize, maxPages: maxUsesPerPlace / pageSize };
  for await (const { docs } of readSnapshots(newestFirst, limits)) {
    uses.push(...docs.map(toPlaceRedemption));
    isComplete = docs.length < pageSize;
  }
  return { uses: uses.reverse(), isComplete };
}

function toPlaceRedemption(stored: QueryDocumentSnapshot): PlaceRedemption {
  const confirmedAt: unknown = stored.get('confirmedAt');
  const discount: unknown = stored.get('discountCents');
  return {
    userId: String(stored.get('userId') ?? ''),
    confirmedAtMs: confirmedAt instanceof Timestamp ? confirmedAt.toMillis() : 0,
    discountCents:
      typeof discount === 'number' && Number.isFinite(discount) ? Math.round(discount) : 0,
  };
}
