import * as brand from '#shared/brand.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import type { OfferTerms } from '#features/offers/model/club-offer.ts';
import type { LimitWindow } from '#features/offers/model/club-offer-options.ts';
import type { OfferExample } from '#features/offers/model/offer-example.ts';
import { countVisitsToPay } from '#features/club/model/plans-on-sale.ts';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption-options.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import {
  countText,
  formatCents,
  formatDate,
  formatDateTime,
  formatPercent,
  reaisText,
} from '#shared/formats/formats.ts';
import { onDayAndTimeText, untilTimeText } from '#shared/formats/day-and-time.ts';

type Discount = Pick<OfferTerms, 'kind' | 'percent' | 'amountCents' | 'maxDiscountCents'>;

/** Splits a discount into a large and a small text, readable across a table: '20%' and 'de desconto, até R$ 50'. */
export function discountHeadline(terms: Discount): { large: string; rest: string } {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  if (kind === 'fixed') return { large: roundCents(amountCents ?? 0), rest: 'de desconto' };
  const capText = maxDiscountCents === null ? '' : `, até ${roundCents(maxDiscountCents)}`;
  return kind === 'percent'
    ? { large: formatPercent(percent ?? 0), rest: `de desconto${capText}` }
    : { large: 'Grátis', rest: `o item de menor valor${capText}` };
}

/** 'R$ 50': omits zero cents. */
function roundCents(cents: number): string {
  return formatCents(cents).replace(/,00$/, '');
}

export const redemptionErrors: ErrorSentences = {
  default: 'Não foi possível gerar o código',
  'permission-denied': 'Sua conta não pode usar benefícios agora. Fale com o administrador.',
  'not-found': 'Este código não existe mais. Gere outro.',
};

/** Errors of an existing code. */
export const redemptionLoadErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'Não foi possível carregar o código',
};

export const redemptionCancelErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'Não foi possível cancelar o código',
};

export const receiptsErrors: ErrorSentences = {
  default: 'Não foi possível carregar seus benefícios usados',
};

/** Formats an example: 'Numa conta de R$ 120, você paga R$ 96.' */
export function exampleSentence({ billCents, itemCents, finalCents }: OfferExample): string {
  const billText = `Numa conta de ${reaisText(billCents)}`;
  const itemText = itemCents === null ? '' : ` com um segundo item de ${reaisText(itemCents)}`;
  return `${billText}${itemText}, você paga ${reaisText(finalCents)}.`;
}

/**
 * Formats how many visits like the example pay for the plan. Offers have limits, so the visits may be to several
 * places.
 */
export function payOffSentence(
  example: OfferExample,
  plan: Pick<SubscriptionPlan, 'price' | 'interval'>,
): string {
  const visitCount = countVisitsToPay(example, plan);
  const periodText = plan.interval === 'month' ? 'no mês' : 'no ano';
  if (visitCount === 1) return `Uma visita assim ${periodText} já paga o plano.`;
  return `${countText(visitCount, 'visita', 'visitas')} assim ${periodText}, em lugares parceiros, pagam o plano.`;
}

/** Values that some messages contain in addition to the reason. */
export interface RefusalDetail {
  /** Time from which the offer can be used; for 'already_used' the time of the confirmation. */
  at?: Date | null;
  /** Time of the refusal; `at` is formatted relative to it. */
  now?: Date;
  /** Usage limit of a member. */
  limit?: { count: number; window: LimitWindow } | null;
  /** Minimum bill, in cents. */
  cents?: number;
}

const windowTexts: Record<Exclude<LimitWindow, 'total'>, string> = {
  day: 'hoje',
  month: 'neste mês',
  year: 'neste ano',
};

/** Returns 'Restam 2 usos neste mês para você.' */
export function ownRemainingUses(count: number, window: LimitWindow): string {
  const windowText = window === 'total' ? '' : ` ${windowTexts[window]}`;
  return `${count === 1 ? 'Resta' : 'Restam'} ${countText(count, 'uso', 'usos')}${windowText} para você.`;
}

/** Returns the message for a refused redemption, for the member or the staff. */
export function redemptionSentence(
  reason: RedemptionRefusal,
  { at, now = new Date(), limit, cents }: RefusalDetail = {},
): string {
  switch (reason) {
    case 'club_closed':
      return 'O clube está fechado no momento. Tente novamente mais tarde.';
    case 'not_member':
      return 'Este benefício é só para sócios do clube. Veja os planos para participar.';
    case 'past_due':
      return 'O pagamento do clube está pendente. Atualize o cartão para voltar a usar os benefícios.';
    case 'after_withdrawal':
      return `Você desistiu de uma assinatura há menos de um ano, por isso os benefícios desta valem a partir de ${formatDate(at)}.`;
    case 'offer_inactive':
      return 'Este benefício não está mais disponível. Escolha outro.';
    case 'offer_ended':
      return 'Este benefício já terminou. Escolha outro.';
    case 'used_up':
      return 'Este benefício se esgotou. Escolha outro.';
    case 'never_again':
      return 'Este benefício não volta a valer antes de terminar. Escolha outro.';
    case 'place_closed':
      return at
        ? `O lugar está fechado agora. O benefício volta a valer ${onDayAndTimeText(at, now)}.`
        : 'O lugar está fechado agora. Confira os horários.';
    case 'excluded_date':
      return at
        ? `Este benefício não vale hoje. Ele volta a valer ${onDayAndTimeText(at, now)}.`
        : 'Este benefício não vale hoje. Confira os dias e horários.';
    case 'not_valid_now':
      return at
        ? `Este benefício não vale agora. Ele volta a valer ${onDayAndTimeText(at, now)}.`
        : 'Este benefício não vale agora. Confira os dias e horários.';
    case 'limit_reached':
      return `${limitText(limit)} ${at ? `Ele volta ${onDayAndTimeText(at, now)}.` : 'Escolha outro.'}`;
    case 'cooldown':
      return at
        ? `Espere ${untilTimeText(at, now)} para usar outro benefício neste lugar.`
        : 'Este benefício termina antes de você poder usar outro neste lugar. Escolha outro lugar.';
    case 'unknown_code':
      return 'Código não encontrado. Confira com o sócio e digite de novo.';
    case 'expired':
      return 'Este código expirou. Peça ao sócio para gerar outro.';
    case 'already_used':
      return at
        ? `Este código já foi usado em ${formatDateTime(at)}. Peça ao sócio para gerar outro.`
        : 'Este código já foi usado. Peça ao sócio para gerar outro.';
    case 'cancelled':
      return 'O uso deste benefício foi cancelado. Peça ao sócio para gerar outro código.';
    case 'wrong_place':
      return 'Este código é de outro lugar. Confira com o sócio o benefício escolhido.';
    case 'own_redemption':
      return 'Você não pode confirmar o seu próprio benefício. Peça a outra pessoa da equipe.';
    case 'being_confirmed':
      return 'Um lugar já está confirmando um benefício seu. Aguarde ou cancele para escolher outro.';
    case 'below_minimum':
      return cents
        ? `A conta não chega ao mínimo deste benefício, que é ${formatCents(cents)}. Confira o valor.`
        : 'A conta não chega ao mínimo deste benefício. Confira o valor.';
    case 'too_late_to_void':
      return 'Só é possível desfazer nas primeiras 24 horas. Fale com o administrador.';
    case 'too_many_tries':
      return 'Muitos códigos errados seguidos. Aguarde um minuto e tente novamente.';
  }
}

/** 'Você já usou este benefício neste mês.', 'Você já usou este benefício 2 vezes hoje, o máximo de cada sócio.' */
function limitText(limit: RefusalDetail['limit']): string {
  if (!limit) return 'Você já usou este benefício o máximo de vezes.';
  const { count, window } = limit;
  const windowText = window === 'total' ? '' : ` ${windowTexts[window]}`;
  if (count === 1) {
    return window === 'total'
      ? 'Você já usou este benefício, que vale uma vez para cada sócio.'
      : `Você já usou este benefício${windowText}.`;
  }
  return `Você já usou este benefício ${countText(count, 'vez', 'vezes')}${windowText}, o máximo de cada sócio.`;
}

// Several screens
export const showOtherOffers = 'Ver outros benefícios';

// Notes for members
export const loadingClub = 'Carregando o clube...';
export const openCodeTitle = 'Você tem um código aberto';

export function expiresIn(remaining: string): string {
  return `expira em ${remaining}`;
}

export const showCode = 'Mostrar código';
export const billLabel = 'Conta';
export const discountLabel = 'Desconto do clube';
export const totalLabel = 'Total a pagar';

export function reviewTitle(placeTitle: string): string {
  return `${placeTitle}: como foi a visita?`;
}

export const reviewLead =
  'Conte como foi para quem ainda não conhece. Sua avaliação ganha o selo “Visita verificada”.';
export const review = 'Avaliar';
export const notNow = 'Agora não';

// Page of an offer

export const usageTitle = 'Como usar';
export const usageSteps = [
  'No lugar, peça como sempre.',
  'Na hora de pagar, gere o código nesta página.',
  'Mostre o código à equipe, e o desconto sai na hora.',
];
export const whereTitle = 'Onde usar';

/** Returns when to create a code, and if there is an open code, that it ends. */
export function codeLead(hasOpenCode: boolean): string {
  const openCodeText = hasOpenCode ? ' O código que está aberto deixa de valer.' : '';
  return `Gere o código no lugar, na hora de pagar. Ele vale por 10 minutos e só conta como uso quando a equipe confirmar.${openCodeText}`;
}

export const generatingCode = 'Gerando código...';
export const createCode = 'Gerar código';
export const showClub = 'Ver o clube';
export const offerUsageLabel = 'Como usar este benefício';
export const loadingOffer = 'Carregando o benefício...';
export const pageTitle = `Usar benefício · ${brand.name}`;
export const clubOffersLabel = 'Benefícios do clube';
export const retry = 'Tentar novamente';

// Offer for users who are not members
export const loadingPlans = 'Carregando os planos...';
export const noPlansNote = 'Os planos do clube chegam em breve.';
export const offerOverNote = 'Este benefício terminou. O clube tem outros.';
export const clubClosedNote = 'O clube está fechado no momento. Volte em breve.';
export const explorePlaces = 'Explorar lugares';

export function exampleSavings(amount: string): string {
  return `Você economiza ${amount}`;
}

export function planTitle(name: string): string {
  return `Plano ${name}`;
}

export const openingPayment = 'Abrindo o pagamento...';
export const subscribeAndUse = 'Assinar e usar hoje';
export const subscribe = 'Assinar o clube';
export const cancelAnytime = 'Cancele quando quiser. Nos primeiros 7 dias, com reembolso.';
export const aboutClub = 'Conhecer o clube';
export const alreadyMember = 'Já sou sócio';

// Code
export const creatingCode = 'Gerando o código...';
export const cancellingCode = 'Cancelando...';
export const cancelCode = 'Cancelar código';
export const otherPlaceTitle = 'Este código não é deste lugar';
export const showOffer = 'Ver o benefício';
export const otherPlaceNote = 'Abra o código no benefício dele ou no seu histórico.';
export const cancelledTitle = 'Código cancelado';
export const cancelledNote = 'Ele não contou como uso. Você pode gerar outro.';
export const voidedTitle = 'Desconto desfeito';
export const voidedNote = 'A equipe do lugar desfez este desconto.';
export const expiredTitle = 'O código expirou';
export const expiredNote = 'Ele não contou como uso. Gere outro quando for pagar.';
export const deletedTitle = 'Este código não existe mais';
export const deletedNote = 'Gere outro quando for pagar a conta.';
export const createOtherCode = 'Gerar outro código';
export const codeCardLabel = 'Código do benefício';

export function codeLabel(characters: string): string {
  return `Código ${characters}`;
}

export function codeExpiresIn(remaining: string): string {
  return `Expira em ${remaining}`;
}

export const codeBeingChecked = 'A equipe já leu seu código e está conferindo a conta.';
export const showCodeToStaff = 'Mostre esta tela para a equipe.';

export function codeAnnouncement(characters: string): string {
  return `${codeLabel(characters)}. ${showCodeToStaff}`;
}

export const qrCodeLabel = 'Código QR para a equipe ler';

// Receipt
export const receiptLabel = 'Recibo do desconto';
export const savedAmount = 'Você economizou <amount/>';

export function savedAmountAnnouncement(amount: string): string {
  return savedAmount.replace('<amount/>', amount);
}

export const confirmedByStaff = 'Conferido e confirmado pela equipe';

export function shareTitle(offerTitle: string, placeTitle: string): string {
  return `${offerTitle} em ${placeTitle}, com o ${brand.clubName}`;
}

export const share = 'Compartilhar';
export const showInHistory = 'Ver no histórico';
export const otherOffers = 'Outros benefícios';
