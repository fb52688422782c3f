import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createClub } from '#server/features/payments/club-services.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { textOf } from '#shared/stored-fields.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { SoakCity } from './soak-city.ts';
import type { SoakLedger } from './soak-journeys.ts';
import { expectWhole } from './whole-pictures.ts';

/** Maximum time until all payment e-mails are sent, in ms: refused ones are repeated with growing pauses. */
const maxLettersMs = 6 * minuteMs;

/**
 * Compares the stored data of a city without faults with the acknowledgements of its servers, with the local Stripe and
 * with the e-mails that arrived.
 * @returns the numbers of compared data, for a sentence
 * @throws for all lost, restored, damaged or duplicate data
 */
export async function checkSoak(city: SoakCity, ledger: SoakLedger): Promise<string> {
  const checks = [
    ['images', checkImages],
    ['redemptions', checkRedemptions],
    ['reservations', checkReservations],
    ['imports', checkImports],
    ['payments', checkPayments],
    ['e-mails about payments', checkLetters],
  ] as const;
  const found: string[] = [];
  const problems: string[] = [];
  for (const [name, check] of checks) {
    try {
      const count = await check(city, ledger);
      found.push(`${count} ${name}`);
      if (count === 0) problems.push(`nothing to compare: no ${name}`);
    } catch (error) {
      problems.push(String(error));
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${found.join(', ')} of ${city.mail.received.size} e-mails`;
}

/** Expects that every server has every acknowledged image completely. */
async function checkImages({ servers }: SoakCity, { images }: SoakLedger): Promise<number> {
  for (const address of images) {
    for (const { url } of servers) {
      const answer = await fetch(url + address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) throw new Error(`lost: ${address} (${answer.status})`);
      await expectWhole(path.basename(address), bytes);
    }
  }
  return images.size;
}

/** Expects that every confirmed redemption has its transaction, and every transaction its redemption. */
async function checkRedemptions(
  { firestore }: SoakCity,
  { confirmed }: SoakLedger,
): Promise<number> {
  const redemptions = await readAll(firestore, 'clubRedemptions');
  const transactions = await readAll(firestore, 'clubTransactions');
  for (const id of confirmed) {
    if (redemptions.get(id)?.['status'] !== 'confirmed') throw new Error(`lost: redemption ${id}`);
  }
  for (const [id, { status }] of redemptions) {
    if ((status === 'confirmed') !== transactions.has(id))
      throw new Error(`torn: redemption ${id}`);
  }
  return confirmed.size;
}

async function checkReservations(
  { firestore }: SoakCity,
  { reservations }: SoakLedger,
): Promise<number> {
  const stored = await readAll(firestore, 'reservations');
  for (const [id, possible] of reservations) {
    const status = textOf(stored.get(id)?.['status'], 20) || 'none';
    if (!possible.has(status))
      throw new Error(`reservation ${id} is ${status}, not ${[...possible].join(' or ')}`);
  }
  return reservations.size;
}

async function checkImports({ firestore }: SoakCity, { imports }: SoakLedger): Promise<number> {
  const [stored, events] = await Promise.all([
    readAll(firestore, 'imports'),
    readAll(firestore, 'events'),
  ]);
  for (const [id, isStored] of imports) {
    const ids = (stored.get(id)?.['undo'] ?? []) as string[];
    const isThere = ids.length > 0 && ids.every((event) => events.has(event));
    const isGone = !ids.some((event) => events.has(event));
    if (isStored ? !isThere : !isGone)
      throw new Error(`import ${id} is not ${isStored ? 'stored' : 'undone'}`);
  }
  return imports.size;
}

/**
 * Expects that the payments are those of the local Stripe, and that no membership differs from it.
 * @returns the number of payments
 */
async function checkPayments({ firestore, environment, stripe }: SoakCity): Promise<number> {
  const config = readConfig(environment);
  const ownFirestore = createFirestore(config);
  const club = createClub({ config, firestore: ownFirestore, logger: pino({ level: 'silent' }) });
  try {
    // Finishes interrupted withdrawals, as each server does every ten minutes.
    await club.sweep();
    const lines: string[] = [];
    const result = await club.reconcile?.({
      ...{ isDryRun: true, isForced: false },
      report: (line) => lines.push(line),
    });
    // A customer whose checkout failed may be recorded with the next checkout only.
    const differences = lines.filter((line) => /, (?:status|payments) /.test(line));
    if (!result || differences.length + result.failed + result.customersWithoutUser > 0)
      throw new Error(`memberships differ from Stripe: ${lines.join('\n')}`);
  } finally {
    await ownFirestore.terminate();
  }
  const payments = await readAll(firestore, 'clubPayments');
  const invoices = stripe.engine.store.all('invoices').filter((one) => one.amount_paid > 0);
  for (const { id, amount_paid: amount } of invoices) {
    if (payments.get(id)?.['amountCents'] !== amount) throw new Error(`lost: payment ${id}`);
  }
  if (payments.size !== invoices.length)
    throw new Error(`${payments.size} payments of ${invoices.length} paid invoices`);
  const members = await readAll(firestore, 'clubMembers');
  for (const { status, metadata } of stripe.engine.store.all('subscriptions')) {
    const uid = metadata['uid'] ?? '';
    if (status === 'active' && members.get(uid)?.['status'] !== 'active')
      throw new Error(`${uid} pays and is no member`);
  }
  return payments.size;
}

/**
 * Waits until the e-mails about payments are sent. Expects one notification per payment that was not refunded, and the
 * e-mail of each: exactly once if it counts as sent, at most once if the mail server did not acknowledge it, never if
 * the mail server refused it permanently. No other e-mail may arrive twice or without a notification.
 * @returns the number of notifications about payments
 */
async function checkLetters({ firestore, mail }: SoakCity): Promise<number> {
  const limit = performance.now() + maxLettersMs;
  while (performance.now() < limit && (await isWorkPending(firestore))) await pause(2_000);
  await mail.collect();
  const notifications = await readAll(firestore, 'notices');
  const outbox = await readAll(firestore, 'outbox');
  const payments = await readAll(firestore, 'clubPayments');
  const states = await readAll(firestore, 'told');

  const receipts = [...notifications].filter(([, { kind }]) => kind === 'payment_receipt');
  const notified = [...states].filter(([id]) => id.startsWith('payment_'));
  if (receipts.length !== notified.length)
    throw new Error(`${receipts.length} notifications about ${notified.length} payments`);
  for (const [id, { refundedCents }] of payments) {
    if (refundedCents === 0 && !states.has(`payment_${id}`))
      throw new Error(`no notification about payment ${id}`);
  }
  for (const [id] of receipts) {
    const arrived = mail.received.get(messageIdOf(id)) ?? 0;
    const state = textOf(outbox.get(id)?.['state'], 20) || 'sent';
    const possible: Record<string, readonly number[]> = {
      ...{ sent: [1], unknown: [0, 1], failed: [0], waiting: [0] },
    };
    if (possible[state]?.includes(arrived) !== true)
      throw new Error(`the e-mail about a payment is ${state} and arrived ${arrived} times`);
  }
  const known = new Set([...notifications.keys()].map(messageIdOf));
  for (const [messageId, arrived] of mail.received) {
    if (arrived > 1) throw new Error(`${messageId} arrived ${arrived} times`);
    if (!known.has(messageId)) throw new Error(`${messageId} has no notification`);
  }
  return receipts.length;
}

/** True while a payment has no notification yet, or an e-mail about a payment is due or being sent. */
async function isWorkPending(firestore: Firestore): Promise<boolean> {
  const payments = await readAll(firestore, 'clubPayments');
  const states = await readAll(firestore, 'told');
  const outbox = await readAll(firestore, 'outbox');
  const isUnnotified = [...payments].some(
    ([id, { refundedCents }]) => refundedCents === 0 && !states.has(`payment_${id}`),
  );
  return (
    isUnnotified ||
    [...outbox.values()].some(
      ({ kind, state, dueAt }) =>
        kind === 'payment_receipt' &&
        (state === 'sending' ||
          (state === 'waiting' && dueAt instanceof Timestamp && dueAt.toMillis() <= Date.now())),
    )
  );
}

const messageIdOf = (notificationId: string) => `<${notificationId}@guia.test>`;

async function readAll(
  firestore: Firestore,
  collection: string,
): Promise<Map<string, Record<string, unknown>>> {
  const { docs } = await firestore.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}
