import type { ClubSummary, LowestPlanPrice } from '#features/club/model/club-summary.ts';
import type { AllMembersSavings, ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { PlanInterval } from '#features/club/model/subscription-plan.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, reaisText } from '#shared/formats/formats.ts';

/** Returns a description of the club in one sentence, with the current number of partners. */
export function clubSentence({ partners, partnersToday }: ClubSummary): string {
  if (partners === 0) {
    return 'Sócios pagam menos nos lugares parceiros, pedem reservas com prioridade e veem quanto já economizaram.';
  }
  const placesText = countText(partners, 'lugar parceiro', 'lugares parceiros');
  return `Sócios pagam menos em ${placesText}${partnersTodayText(partners, partnersToday)}: basta mostrar o código na hora da conta.`;
}

function partnersTodayText(partners: number, partnersToday: number): string {
  if (partners === 1 || partnersToday === 0) return '';
  const partnersWithOffer = partnersToday === partners ? 'todos' : `${partnersToday} deles`;
  return `, ${partnersWithOffer} com benefício hoje`;
}

/** Returns 'R$ 29,90 por mês', or 'A partir de R$ 29,90 por mês' if there are other plans. */
export function membersPriceText({ price, interval, isOnly }: LowestPlanPrice): string {
  const text = `${reaisText(price)} por ${intervalText({ interval })}`;
  return isOnly ? text : `A partir de ${text}`;
}

/** Returns '12 lugares parceiros'. */
export function partnersText({ partners }: Pick<ClubShowcase, 'partners'>): string {
  return countText(partners, 'lugar parceiro', 'lugares parceiros');
}

/** Returns '12 lugares parceiros, com 19 benefícios para usar.' */
export function offersSentence(showcase: Pick<ClubShowcase, 'partners' | 'offers'>): string {
  const offersText = countText(showcase.offers, 'benefício', 'benefícios');
  return `${partnersText(showcase)}, com ${offersText} para usar.`;
}

/** Returns the savings of members in whole reais, rounded down. */
export function allMembersSavingsSentence({ cents, uses }: AllMembersSavings): string {
  const reais = reaisText(Math.floor(cents / 100) * 100);
  return `Em ${countText(uses, 'uso', 'usos')} nos últimos 12 meses, os sócios economizaram ${reais}.`;
}

export const plansErrors: ErrorSentences = { default: 'Erro ao carregar os planos' };

export const checkoutErrors: ErrorSentences = {
  default: 'Erro ao criar sessão de checkout',
  'permission-denied':
    'Sua conta não pode assinar agora, ou o clube está fechado. Atualize a página e tente novamente.',
  conflict:
    'Você abriu o pagamento de outro plano ao mesmo tempo. Continue por lá, ou toque de novo para pagar este.',
  'invalid-input': 'Este plano não está mais à venda. Atualize a página e escolha outro.',
};

export const membershipErrors: ErrorSentences = { default: 'Erro ao carregar sua assinatura' };

export const checkoutStateErrors: ErrorSentences = {
  default: 'Não foi possível confirmar o pagamento',
  'not-found': 'Este pagamento não é desta conta. Entre com a conta que fez a assinatura.',
};

export const portalErrors: ErrorSentences = {
  default: 'Não foi possível abrir a página de pagamento',
  'not-found': 'Você ainda não tem pagamentos para administrar. Escolha um plano do clube.',
};

export const withdrawalErrors: ErrorSentences = {
  default: 'Não foi possível desfazer a assinatura',
  conflict:
    'O prazo de 7 dias para desistir terminou. Você ainda pode cancelar a renovação da assinatura.',
  'not-found': 'Você não tem uma assinatura do clube.',
};

/** Returns the interval as 'mês' or 'ano'. */
export function intervalText({ interval }: { interval: PlanInterval }): string {
  return interval === 'month' ? 'mês' : 'ano';
}
