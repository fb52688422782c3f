import type { PlanProblem } from '#features/club/model/plan-draft.ts';
import type { PlanInterval, SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { intervalText } from '#features/club/texts.ts';

export const intervalLabels: Record<PlanInterval, string> = { month: 'Mensal', year: 'Anual' };

/** Returns the price of a plan: 'R$ 29,90/mês'. */
export function planPriceText(plan: SubscriptionPlan): string {
  return `${formatCents(plan.price)}/${intervalText(plan)}`;
}

export const planProblemTexts: Record<PlanProblem, string> = {
  'name-missing': 'Informe o nome do plano.',
  'price-unreadable': 'Informe o preço em reais, como 29,90 ou 1.299,00.',
  'price-too-low': 'O menor preço possível é R$ 0,50.',
  'too-many-features': 'São no máximo 20 benefícios, um por linha.',
  'feature-too-long': 'Cada benefício tem até 200 caracteres. Encurte o mais longo.',
  'price-id-malformed': 'O código do preço no Stripe começa com price_ e não tem espaços.',
  'price-id-missing': 'Um plano à venda precisa do código do preço no Stripe.',
};
