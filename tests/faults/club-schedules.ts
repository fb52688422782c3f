import { startFirestore } from '@guia-da-ilha/local-firebase/firestore/server';
import { readConfig } from '#server/config.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { createFirestoreClubStore } from '#server/features/payments/firestore-club-store.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { differenceFromModel, playSchedule } from '#support/club/event-schedule.ts';
import type { Schedule } from '#support/club/event-schedule.ts';
import { MemoryClubStore } from '#support/club/memory-club-store.ts';
import { deeds, SimulatedStripe, simulatedPrices } from '#support/club/simulated-stripe.ts';

export interface ScheduleFigures {
  schedules: number;
  /** Number of schedules that run over the local Firestore. */
  overFirestore: number;
  deliveries: number;
  crashes: number;
}

export interface ScheduleOptions {
  schedules: number;
  overFirestore: number;
  seed: number;
  onSchedule: (played: number) => void;
}

/**
 * Plays many schedules of the club's events, the first of them over the local Firestore.
 * @throws Error with the schedule whose final state differs from the model
 */
export async function playSchedules(options: ScheduleOptions): Promise<ScheduleFigures> {
  const { schedules, overFirestore, seed, onSchedule } = options;
  const figures: ScheduleFigures = { schedules, overFirestore, deliveries: 0, crashes: 0 };
  const database = await startFirestore({ port: 0 });
  const config = readConfig({ FIRESTORE_EMULATOR_HOST: `127.0.0.1:${database.port}` });
  const firestore = createFirestore(config);
  const pseudonyms = createPseudonyms(config.privacySecret);
  try {
    for (const name of Object.keys(simulatedPrices)) {
      const plan = { name, stripePriceId: name, price: 1, interval: 'month', isActive: true };
      await firestore.doc(`subscriptionPlans/${name}`).set(plan);
    }
    for (let number = 0; number < schedules; number += 1) {
      const schedule = scheduleOf(seed + number);
      const stripe = new SimulatedStripe();
      const uid = number < overFirestore ? `ana${number}` : 'ana';
      const now = () => new Date(stripe.nowMs);
      const isReal = number < overFirestore;
      if (isReal) {
        await firestore.doc(`users/${uid}`).set({ uid, status: 'active' });
        // The simulated Stripe numbers its events and invoices from one in each schedule.
        await emptyOf(firestore, ['stripeEvents', 'clubPayments', 'customers']);
        const customer = { userId: uid, customerId: 'cus_1', email: 'ana@guia.test' };
        await firestore.doc(`customers/${uid}`).set(customer);
      }
      const store = isReal
        ? createFirestoreClubStore({ firestore, pseudonyms, now })
        : new MemoryClubStore(uid, 'cus_1', Object.keys(simulatedPrices));
      const played = await playSchedule(schedule, stripe, store, uid);
      figures.deliveries += played.deliveries;
      figures.crashes += played.crashes;
      const difference = await differenceFromModel(stripe, store, uid);
      if (difference !== null) {
        throw new Error(`${JSON.stringify(schedule)}\n${difference}`);
      }
      onSchedule(number + 1);
    }
  } finally {
    await firestore.terminate();
    await database.close();
  }
  return figures;
}

async function emptyOf(
  firestore: ReturnType<typeof createFirestore>,
  collections: readonly string[],
): Promise<void> {
  const batch = firestore.batch();
  for (const name of collections) {
    const { docs } = await firestore.collection(name).get();
    for (const { ref } of docs) batch.delete(ref);
  }
  await batch.commit();
}

/** Returns up to eight actions after the first subscription, chosen by the seed. */
function scheduleOf(seed: number): Schedule {
  let state = seed >>> 0;
  const pick = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * count);
  };
  const chosen = Array.from({ length: 1 + pick(8) }, () => deeds[pick(deeds.length)] ?? 'renew');
  const crashes = [0, 5, 25][pick(3)] ?? 0;
  return { deeds: ['subscribe', ...chosen], paysTwice: pick(2) === 0, seed, crashes };
}
