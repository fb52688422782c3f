import { FieldPath } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { isOver } from './billing-snapshot.ts';
import { bindCustomer } from './customer-owner.ts';
import { findChange, syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { callStripe } from './stripe/stripe-failure.ts';

export interface ReconcileDependencies extends SyncDependencies {
  firestore: Firestore;
  stripe: Stripe;
  uidOfCustomer: (customerId: string) => Promise<string>;
}

export interface ReconcileOptions {
  /** Only reports differences. */
  isDryRun: boolean;
  /** Ends memberships unknown to Stripe regardless of their number. */
  isForced: boolean;
  /** Receives a readable line for each finding, for the operator. */
  say: (line: string) => void;
  /** Delay in ms before a customer is retried; grows with each attempt. */
  pauseMs?: number;
}

export interface ReconcileResult {
  customers: number;
  /** Number of records that differed; repaired unless in a dry run. */
  differing: number;
  /** Number of customers without a user here who are still charged. */
  strangers: number;
  /** Number of active memberships that Stripe does not know. */
  unknown: number;
  failed: number;
}

const pageSize = 100;
const mostAttempts = 4;
/**
 * If more memberships than this number, and more than a fifth of all, are unknown to Stripe, none of them is ended.
 */
const fewUnknown = 5;
const unknownShare = 0.2;

/**
 * Updates the membership and payments of every Stripe customer's user, as an event would; then looks for memberships
 * that Stripe does not know. Idempotent, also next to a running server. Sends four Stripe requests per customer.
 * @throws AppError 'unavailable' if the customers cannot be listed; 'conflict' if so many memberships are unknown to
 *   Stripe that the key probably belongs to another account; then none of those is changed
 */
export async function reconcileClub(
  dependencies: ReconcileDependencies,
  options: ReconcileOptions,
): Promise<ReconcileResult> {
  const figures: ReconcileResult = {
    customers: 0,
    differing: 0,
    strangers: 0,
    unknown: 0,
    failed: 0,
  };
  const known = new Set<string>();
  for await (const customerId of customersOf(dependencies.stripe, options)) {
    figures.customers += 1;
    try {
      await patiently(options, () =>
        reconcileCustomer(dependencies, options, { customerId, figures, known }),
      );
    } catch (error) {
      figures.failed += 1;
      options.say(`${customerId}: não foi conferido (${errorCode(error)})`);
    }
  }
  await endUnknown(dependencies, options, { figures, known });
  return figures;
}

async function* customersOf(stripe: Stripe, options: ReconcileOptions): AsyncGenerator<string> {
  let after: string | undefined;
  for (;;) {
    const from = { limit: pageSize, ...(after && { starting_after: after }) };
    const page = await patiently(options, () =>
      callStripe(stripe.customers.list(from), 'listing customers'),
    );
    for (const { id } of page.data) yield id;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return;
  }
}

/** Retries after Stripe's rate limit. */
async function patiently<T>(
  { pauseMs = 2_000 }: ReconcileOptions,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== 'unavailable' || attempt === mostAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }
}

interface Progress {
  figures: ReconcileResult;
  /** Users whose customer was found. */
  known: Set<string>;
}

async function reconcileCustomer(
  dependencies: ReconcileDependencies,
  { isDryRun, say }: ReconcileOptions,
  { customerId, figures, known }: Progress & { customerId: string },
): Promise<void> {
  const { store, readBilling, uidOfCustomer } = dependencies;
  const uid = isDryRun
    ? ((await store.ownerOf(customerId)) ?? (await uidOfCustomer(customerId)))
    : ((await bindCustomer(dependencies, customerId)) ?? '');
  if (uid === '') {
    const { subscriptions } = await readBilling(customerId);
    if (subscriptions.every(isOver)) return;
    figures.strangers += 1;
    say(`${customerId}: é cobrado, mas não é de ninguém daqui. Confira no painel do Stripe.`);
    return;
  }
  known.add(uid);
  const change = await findChange(dependencies, uid, customerId);
  if (change === null) return;
  figures.differing += 1;
  const { member, payments } = change;
  say(
    `${customerId}: ${isDryRun ? 'difere' : 'corrigido'}` +
      `${member ? `, situação ${member.status}` : ''}` +
      `${payments ? `, pagamentos ${payments.size}` : ''}`,
  );
  if (!isDryRun) await syncMembership(dependencies, uid);
}

async function endUnknown(
  dependencies: ReconcileDependencies,
  { isDryRun, isForced, say }: ReconcileOptions,
  { figures, known }: Progress,
): Promise<void> {
  const { store, now } = dependencies;
  const active = await activeMembers(dependencies.firestore);
  const unknown = active.filter((uid) => !known.has(uid));
  figures.unknown = unknown.length;
  if (unknown.length === 0) return;
  say(`${unknown.length} de ${active.length} assinaturas ativas não existem no Stripe.`);
  if (isDryRun) return;
  const areMany = unknown.length > Math.max(fewUnknown, active.length * unknownShare);
  if (areMany && !isForced) {
    throw new AppError('conflict', 'Too many memberships are unknown to Stripe');
  }
  for (const uid of unknown) {
    const { revision, member } = await store.read(uid);
    if (member?.status !== 'active') continue;
    const ended = { ...member, status: 'canceled', entitledUntil: now() } as const;
    await store.commit(uid, { seenRevision: revision, member: ended });
  }
}

async function activeMembers(firestore: Firestore): Promise<string[]> {
  const uids: string[] = [];
  const active = firestore
    .collection('clubMembers')
    .where('status', '==', 'active')
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  let page = active;
  for (;;) {
    const { docs } = await page.get();
    uids.push(...docs.map(({ id }) => id));
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return uids;
    page = active.startAfter(last);
  }
}
