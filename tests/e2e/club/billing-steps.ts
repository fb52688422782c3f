import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { documentsWhere } from '../members/member-truth.ts';

/** Origin of the stand-in for Stripe. */
function stripeUrl(): string {
  const url = process.env['E2E_STRIPE'];
  if (!url) throw new Error('E2E_STRIPE names the stand-in for Stripe.');
  return url;
}

/** From the plans to the page on which they are paid. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Assinar', exact: true }).first().click();
  await expect(page.getByRole('note')).toContainText('Pagamento de teste.');
}

export async function payWith(page: Page, card: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
}

/** Subscribes whoever is signed in; ends on the page that says so, its countdown stopped. */
export async function subscribe(page: Page): Promise<void> {
  await openCheckout(page);
  await payWith(page, /^Pagamento aprovado/);
  await expect(page.getByRole('heading', { name: /^Bem-vindo ao Clube/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
}

/** The stored membership of a person. */
export async function storedMembership(firestoreHost: string, email: string) {
  const [record] = await documentsWhere(firestoreHost, 'users', 'email', email);
  if (!record) throw new Error(`No record of ${email}`);
  const [member] = await documentsWhere(firestoreHost, 'clubMembers', 'userId', record.id);
  const text = (name: string) =>
    (member?.fields[name] as { stringValue?: string } | undefined)?.stringValue ?? '';
  return { uid: record.id, status: text('status'), subscription: text('stripeSubscriptionId') };
}

/** What Stripe says of a subscription. */
export async function stripeSubscription(id: string): Promise<unknown> {
  const headers = { authorization: 'Bearer sk_test_local' };
  const answer = await fetch(`${stripeUrl()}/v1/subscriptions/${id}`, { headers });
  if (!answer.ok) throw new Error(`No subscription: ${await answer.text()}`);
  return answer.json();
}

/** Lets the paid period end, with the next payment refused or not. */
export async function renew(subscription: string, payment: 'paid' | 'failed'): Promise<void> {
  const response = await fetch(`${stripeUrl()}/_local/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ subscription, to: 'period_end', payment }),
  });
  if (!response.ok) throw new Error(`Time did not pass: ${await response.text()}`);
}
