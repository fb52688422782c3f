import type { Firestore } from '@google-cloud/firestore';
import type { Stripe } from 'stripe';
import { AppError, errorCode } from '#shared/app-error.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';
import { hasEnded } from './billing-snapshot.ts';
import { assignCustomer } from './customer-owner.ts';
import { previewChange, syncMembership } from './membership-sync.ts';
import type { SyncDependencies } from './membership-sync.ts';
import { callStripe } from './stripe/call-stripe.ts';

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
  report: (line: string) => void;
  /** Delay in ms before a customer is retried; grows with each attempt. */
  pauseMs?: number;
}

export interface ReconcileResult {
  customers: number;
  /** Number of customers whose stored records differed; they are corrected unless in a dry run. */
  differing: number;
  /** Number of customers without a user here who are still charged. */
  customersWithoutUser: number;
  /** Number of active memberships that Stripe does not know. */
  unknown: number;
  failed: number;
}

const pageSize = 100;
const maxAttempts = 4;
/**
 * If more memberships than this number, and more than a fifth of all active ones, are unknown to Stripe, none of them
 * is ended.
 */
const maxUnknownMemberships = 5;
const maxUnknownShare = 0.2;

/**
 * Updates the membership and payments of every Stripe customer's user, as an event would; then ends active memberships
 * that Stripe does not know. Idempotent, also next to a running server. Sends at least four Stripe requests per
 * customer.
 * @throws AppError 'unavailable' if the customers cannot be listed; 'conflict' if so many memberships are unknown to
 *   Stripe that the key probably belongs to another account; then none of those is changed
 */
export async function reconcileClub(
  dependencies: ReconcileDependencies,
  options: ReconcileOptions,
): Promise<ReconcileResult> {
  const counts: ReconcileResult = {
    customers: 0,
    differing: 0,
    customersWithoutUser: 0,
    unknown: 0,
    failed: 0,
  };
  const foundUids = new Set<string>();
  for await (const customerId of listCustomerIds(dependencies.stripe, options)) {
    counts.customers += 1;
    try {
      await withRetries(options, () =>
        reconcileCustomer(dependencies, options, { customerId, counts, foundUids }),
      );
    } catch (error) {
      counts.failed += 1;
      options.report(`${customerId}: not checked (${errorCode(error)})`);
    }
  }
  await endUnknownMemberships(dependencies, options, { counts, foundUids });
  return counts;
}

async function* listCustomerIds(stripe: Stripe, options: ReconcileOptions): AsyncGenerator<string> {
  let lastId: string | undefined;
  for (;;) {
    const listParams = { limit: pageSize, ...(lastId && { starting_after: lastId }) };
    const page = await withRetries(options, () =>
      callStripe(stripe.customers.list(listParams), 'listing customers'),
    );
    for (const { id } of page.data) yield id;
    lastId = page.data.at(-1)?.id;
    if (!page.has_more || lastId === undefined) return;
  }
}

/** Retries up to three times after 'unavailable', for example at Stripe's rate limit. */
async function withRetries<T>(
  { pauseMs = 2_000 }: ReconcileOptions,
  work: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== 'unavailable' || attempt === maxAttempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
    }
  }
}

interface ReconcileProgress {
  counts: ReconcileResult;
  /** Users whose customer was found. */
  foundUids: Set<string>;
}

async function reconcileCustomer(
  dependencies: ReconcileDependencies,
  { isDryRun, report }: ReconcileOptions,
  { customerId, counts, foundUids }: ReconcileProgress & { customerId: string },
): Promise<void> {
  const { store, readBilling, uidOfCustomer } = dependencies;
  const uid = isDryRun
    ? ((await store.findOwner(customerId)) ?? (await uidOfCustomer(customerId)))
    : ((await assignCustomer(dependencies, customerId)) ?? '');
  if (uid === '') {
    const { subscriptions } = await readBilling(customerId);
    if (subscriptions.every(hasEnded)) return;
    counts.customersWithoutUser += 1;
    report(`${customerId}: is charged but has no account here. Check the Stripe dashboard.`);
    return;
  }
  foundUids.add(uid);
  const change = await previewChange(dependencies, uid, customerId);
  if (change === null) return;
  counts.differing += 1;
  const { member, payments } = change;
  report(
    `${customerId}: ${isDryRun ? 'differs' : 'corrected'}` +
      `${member ? `, status ${member.status}` : ''}` +
      `${payments ? `, payments ${payments.size}` : ''}`,
  );
  if (!isDryRun) await syncMembership(dependencies, uid);
}

async function endUnknownMemberships(
  dependencies: ReconcileDependencies,
  { isDryRun, isForced, report }: ReconcileOptions,
  { counts, foundUids }: ReconcileProgress,
): Promise<void> {
  const { store, now } = dependencies;
  const active = await listActiveMembers(dependencies.firestore);
  const unknownUids = active.filter((uid) => !foundUids.has(uid));
  counts.unknown = unknownUids.length;
  if (unknownUids.length === 0) return;
  report(`${unknownUids.length} of ${active.length} active subscriptions do not exist in Stripe.`);
  if (isDryRun) return;
  const areTooMany =
    unknownUids.length > Math.max(maxUnknownMemberships, active.length * maxUnknownShare);
  if (areTooMany && !isForced) {
    throw new AppError('conflict', 'Too many memberships are unknown to Stripe');
  }
  for (const uid of unknownUids) {
    const { revision, member } = await store.read(uid);
    if (member?.status !== 'active') continue;
    const endedMember = { ...member, status: 'canceled', entitledUntil: now() } as const;
    await store.commit(uid, { expectedRevision: revision, member: endedMember });
  }
}

async function listActiveMembers(firestore: Firestore): Promise<string[]> {
  const uids: string[] = [];
  const active = firestore.collection('clubMembers').where('status', '==', 'active');
  for await (const page of readPages(active)) uids.push(...page.map(({ id }) => id));
  return uids;
}
