import type { OfferExample } from '#features/offers/model/offer-example.ts';
import { visitsToPay } from '#features/offers/model/offer-example.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { reaisText } from './benefits.ts';
import { countText } from './formats.ts';

/** 'Numa conta de R$ 120, você paga R$ 96.' */
export function exampleSentence({ billCents, itemCents, finalCents }: OfferExample): string {
  const bill = `Numa conta de ${reaisText(billCents)}`;
  const item = itemCents === null ? '' : ` com um segundo item de ${reaisText(itemCents)}`;
  return `${bill}${item}, você paga ${reaisText(finalCents)}.`;
}

/** How many visits like the example's pay the plan; each offer has limits, so they need not be to one place. */
export function payingSentence(
  example: OfferExample,
  plan: Pick<SubscriptionPlan, 'price' | 'interval'>,
): string {
  const visits = visitsToPay(example, plan);
  const time = plan.interval === 'month' ? 'no mês' : 'no ano';
  if (visits === 1) return `Uma visita assim ${time} já paga o plano.`;
  return `${countText(visits, 'visita', 'visitas')} assim ${time}, em lugares parceiros, pagam o plano.`;
}
