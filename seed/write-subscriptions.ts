import type { CityDocuments } from './city.ts';
import { plans } from './data/club.ts';
import { stableId } from './random.ts';
import { SeedRefused } from './options.ts';

type Members = Pick<CityDocuments, 'clubMembers' | 'users'>;

/**
 * Creates the subscriptions of the club members in the local Stripe, so that the card, plan changes and cancellation
 * work for them. Existing subscriptions are not changed.
 * @param host 'host:port' of the local Stripe
 * @returns the number of members
 * @throws SeedRefused if the local Stripe does not answer or refuses
 */
export async function writeSubscriptions(host: string, documents: Members): Promise<number> {
  const people = new Map(documents.users.map(({ id, fields }) => [id, fields]));
  for (const { id: uid, fields } of documents.clubMembers) {
    const person = people.get(uid);
    const plan = plans.find(({ key }) => stableId(`plan/${key}`) === fields.planId);
    if (!person || !plan) continue;
    await addMember(host, {
      customer: `cus_${stableId(`customer/${uid}`, 14)}`,
      email: person.email,
      name: person.displayName,
      subscription: fields.stripeSubscriptionId,
      price: plan.stripePriceId,
      startedAt: Math.floor(fields.currentPeriodStart.getTime() / 1000),
      metadata: { uid },
    });
  }
  return documents.clubMembers.length;
}

async function addMember(host: string, member: object): Promise<void> {
  const response = await fetch(`http://${host}/_local/member`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new SeedRefused(`Local Stripe did not respond at ${host}.`, { cause: error });
  });
  if (!response.ok) {
    throw new SeedRefused(`Local Stripe refused a member: ${await response.text()}`);
  }
}
