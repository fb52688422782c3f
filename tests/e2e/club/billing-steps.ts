import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { documentsWhere } from '../members/member-truth.ts';

/** Returns the origin of the Stripe simulator. */
function stripeUrl(): string {
  const url = process.env['E2E_STRIPE'];
  if (!url) throw new Error('E2E_STRIPE is not set: the address of the local Stripe');
  return url;
}

/** Opens the payment page from the plans. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Assinar', exact: true }).first().click();
  await expect(page.getByRole('note')).toContainText('Pagamento de teste.');
}

export async function payWith(page: Page, card: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
}

/** Subscribes the signed-in user. Ends on the success page with its countdown stopped. */
export async function subscribe(page: Page): Promise<void> {
  await openCheckout(page);
  await payWith(page, /^Pagamento aprovado/);
  await expect(page.getByRole('heading', { name: /^Bem-vindo ao Clube/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
}

/** Returns the stored membership of a user. */
export async function storedMembership(firestoreHost: string, email: string) {
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  const [member] = await documentsWhere(firestoreHost, 'clubMembers', 'userId', record.id);
  const text = (name: string) =>
    (member?.fields[name] as { stringValue?: string } | undefined)?.stringValue ?? '';
  return { uid: record.id, status: text('status'), subscription: text('stripeSubscriptionId') };
}

/** Returns a subscription from the Stripe API. */
export async function stripeSubscription(id: string): Promise<unknown> {
  const headers = { authorization: 'Bearer sk_test_local' };
  const answer = await fetch(`${stripeUrl()}/v1/subscriptions/${id}`, { headers });
  if (!answer.ok) throw new Error(`No subscription: ${await answer.text()}`);
  return answer.json();
}

/** Ends the paid period. The next payment succeeds or fails. */
export async function renew(subscription: string, payment: 'paid' | 'failed'): Promise<void> {
  const response = await fetch(`${stripeUrl()}/_local/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription, to: 'period_end', payment }),
  });
  if (!response.ok) throw new Error(`Time did not pass: ${await response.text()}`);
}
