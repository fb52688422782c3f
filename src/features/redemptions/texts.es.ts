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
} from '#shared/formats/formats.es.ts';
import { onDayAndTimeText, untilTimeText } from '#shared/formats/day-and-time.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { RefusalDetail } from './texts.ts';

type Discount = Pick<OfferTerms, 'kind' | 'percent' | 'amountCents' | 'maxDiscountCents'>;

export function discountHeadline(terms: Discount): { large: string; rest: string } {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  if (kind === 'fixed') return { large: reaisText(amountCents ?? 0), rest: 'de descuento' };
  const capText = maxDiscountCents === null ? '' : `, hasta ${reaisText(maxDiscountCents)}`;
  return kind === 'percent'
    ? { large: formatPercent(percent ?? 0), rest: `de descuento${capText}` }
    : { large: 'Gratis', rest: `el ítem de menor valor${capText}` };
}

export const redemptionErrors: ErrorSentences = {
  default: 'No se pudo generar el código',
  'permission-denied':
    'Tu cuenta no puede usar beneficios ahora. Ponete en contacto con el administrador.',
  'not-found': 'Este código ya no existe. Generá otro.',
};

export const redemptionLoadErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'No se pudo cargar el código',
};

export const redemptionCancelErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'No se pudo cancelar el código',
};

export const receiptsErrors: ErrorSentences = { default: 'No se pudieron cargar tus descuentos' };

export function exampleSentence({ billCents, itemCents, finalCents }: OfferExample): string {
  const billText = `En una cuenta de ${reaisText(billCents)}`;
  const itemText = itemCents === null ? '' : ` con un segundo ítem de ${reaisText(itemCents)}`;
  return `${billText}${itemText}, pagás ${reaisText(finalCents)}.`;
}

export function payOffSentence(
  example: OfferExample,
  plan: Pick<SubscriptionPlan, 'price' | 'interval'>,
): string {
  const visitCount = countVisitsToPay(example, plan);
  const periodText = plan.interval === 'month' ? 'en el mes' : 'en el año';
  if (visitCount === 1) return `Una visita así ${periodText} ya cubre el plan.`;
  return `${countText(visitCount, 'visita', 'visitas')} así ${periodText}, en lugares adheridos, cubren el plan.`;
}

const windowTexts: Record<Exclude<LimitWindow, 'total'>, string> = {
  day: 'hoy',
  month: 'este mes',
  year: 'este año',
};

export function ownRemainingUses(count: number, window: LimitWindow): string {
  const windowText = window === 'total' ? '' : ` ${windowTexts[window]}`;
  return `Te ${count === 1 ? 'queda' : 'quedan'} ${countText(count, 'uso', 'usos')}${windowText}.`;
}

export function redemptionSentence(
  reason: RedemptionRefusal,
  { at, now = new Date(), limit, cents }: RefusalDetail = {},
): string {
  switch (reason) {
    case 'club_closed':
      return 'El club está cerrado por el momento. Intentá de nuevo más tarde.';
    case 'not_member':
      return 'Este beneficio es solo para socios del club. Mirá los planes para participar.';
    case 'past_due':
      return 'El pago del club está pendiente. Actualizá la tarjeta para volver a usar los beneficios.';
    case 'after_withdrawal':
      return `Desististe de una suscripción hace menos de un año, por eso los beneficios de esta valen a partir del ${formatDate(at)}.`;
    case 'offer_inactive':
      return 'Este beneficio ya no está disponible. Elegí otro.';
    case 'offer_ended':
      return 'Este beneficio ya terminó. Elegí otro.';
    case 'used_up':
      return 'Este beneficio se agotó. Elegí otro.';
    case 'never_again':
      return 'Este beneficio no vuelve a estar disponible antes de terminar. Elegí otro.';
    case 'place_closed':
      return at
        ? `El lugar está cerrado ahora. El beneficio vuelve a estar disponible ${onDayAndTimeText(at, now)}.`
        : 'El lugar está cerrado ahora. Consultá los horarios.';
    case 'excluded_date':
      return at
        ? `Este beneficio no vale hoy. Vuelve a valer ${onDayAndTimeText(at, now)}.`
        : 'Este beneficio no vale hoy. Consultá los días y horarios.';
    case 'not_valid_now':
      return at
        ? `Este beneficio no vale ahora. Vuelve a valer ${onDayAndTimeText(at, now)}.`
        : 'Este beneficio no vale ahora. Consultá los días y horarios.';
    case 'limit_reached':
      return `${limitText(limit)} ${at ? `Vuelve ${onDayAndTimeText(at, now)}.` : 'Elegí otro.'}`;
    case 'cooldown':
      return at
        ? `Esperá ${untilTimeText(at, now)} para usar otro beneficio en este lugar.`
        : 'Este lugar pide un intervalo entre un beneficio y otro, y este beneficio termina antes. Elegí otro.';
    case 'unknown_code':
      return 'No encontramos el código. Verificalo con el socio y escribilo de nuevo.';
    case 'expired':
      return 'Este código venció. Pedile al socio que genere otro.';
    case 'already_used':
      return at
        ? `Este código ya se usó el ${formatDateTime(at)}. Pedile al socio que genere otro.`
        : 'Este código ya se usó. Pedile al socio que genere otro.';
    case 'cancelled':
      return 'El uso de este beneficio se canceló. Pedile al socio que genere otro código.';
    case 'wrong_place':
      return 'Este código es de otro lugar. Verificá con el socio el beneficio elegido.';
    case 'own_redemption':
      return 'No podés confirmar tu propio beneficio. Pedíselo a otra persona del equipo.';
    case 'being_confirmed':
      return 'Un lugar ya está confirmando un beneficio tuyo. Esperá o cancelalo para elegir otro.';
    case 'below_minimum':
      return cents
        ? `La cuenta no llega al mínimo de este beneficio, que es ${formatCents(cents)}. Verificá el monto.`
        : 'La cuenta no llega al mínimo de este beneficio. Verificá el monto.';
    case 'too_late_to_void':
      return 'Solo se puede anular en las primeras 24 horas. Ponete en contacto con el administrador.';
    case 'too_many_tries':
      return 'Demasiados códigos incorrectos seguidos. Esperá un minuto e intentá de nuevo.';
  }
}

function limitText(limit: RefusalDetail['limit']): string {
  if (!limit) return 'Ya usaste este beneficio el máximo de veces.';
  const { count, window } = limit;
  const windowText = window === 'total' ? '' : ` ${windowTexts[window]}`;
  if (count === 1) {
    return window === 'total'
      ? 'Ya usaste este beneficio, que vale una vez por socio.'
      : `Ya usaste este beneficio${windowText}.`;
  }
  return `Ya usaste este beneficio ${countText(count, 'vez', 'veces')}${windowText}, el máximo por socio.`;
}

// Several screens
export const showOtherOffers = 'Ver otros beneficios';

// Notes for members
export const loadingClub = 'Cargando el club…';
export const openCodeTitle = 'Tenés un código activo';

export function expiresIn(remaining: string): string {
  return `vence en ${remaining}`;
}

export const showCode = 'Mostrar código';
export const billLabel = 'Cuenta';
export const discountLabel = 'Descuento del club';
export const totalLabel = 'Total a pagar';

export function reviewTitle(placeTitle: string): string {
  return `¿Cómo te fue en ${placeTitle}?`;
}

export const reviewLead =
  'Contales cómo fue a quienes no lo conocen. Tu reseña lleva el sello “Visita verificada”.';
export const review = 'Opinar';
export const notNow = 'Ahora no';

// Page of an offer

export const usageTitle = 'Cómo se usa';
export const usageSteps = [
  'En el lugar, pedí como siempre.',
  'A la hora de pagar, generá el código en esta página.',
  'Mostrale el código al personal, y el descuento entra en la cuenta.',
];
export const whereTitle = 'Dónde se usa';

export function codeLead(hasOpenCode: boolean): string {
  const openCodeText = hasOpenCode ? ' El código que está abierto deja de valer.' : '';
  return `Generá el código en el lugar, al pagar. Vale por 10 minutos y solo cuenta como uso cuando el personal lo confirma.${openCodeText}`;
}

export const generatingCode = 'Generando código…';
export const createCode = 'Generar código';
export const showClub = 'Ver el club';
export const offerUsageLabel = 'Cómo usar este beneficio';
export const loadingOffer = 'Cargando el beneficio…';
export const pageTitle = `Usar beneficio · ${brand.name}`;
export const clubOffersLabel = 'Beneficios del club';
export const retry = 'Reintentar';

// Offer for users who are not members
export const loadingPlans = 'Cargando los planes…';
export const noPlansNote = 'Los planes del club llegan pronto.';
export const offerOverNote = 'Este beneficio terminó. El club tiene otros.';
export const clubClosedNote = 'El club está cerrado por el momento. Volvé pronto.';
export const explorePlaces = 'Explorar lugares';

export function exampleSavings(amount: string): string {
  return `Ahorrás ${amount}`;
}

export function planTitle(name: string): string {
  return `Plan ${name}`;
}

export const openingPayment = 'Abriendo el pago…';
export const subscribeAndUse = 'Suscribirme y usar hoy';
export const subscribe = 'Suscribirme al club';
export const cancelAnytime = 'Cancelá cuando quieras. En los primeros 7 días, con reembolso.';
export const aboutClub = 'Conocer el club';
export const alreadyMember = 'Ya soy socio';

// Code
export const creatingCode = 'Generando el código…';
export const cancellingCode = 'Cancelando…';
export const cancelCode = 'Cancelar código';
export const otherPlaceTitle = 'Este código no es de este lugar';
export const showOffer = 'Ver el beneficio';
export const otherPlaceNote = 'Abrí el código en su beneficio o en tu historial.';
export const cancelledTitle = 'Código cancelado';
export const cancelledNote = 'No contó como uso. Podés generar otro.';
export const voidedTitle = 'Descuento anulado';
export const voidedNote = 'El personal del lugar anuló este descuento.';
export const expiredTitle = 'El código venció';
export const expiredNote = 'No contó como uso. Generá otro cuando vayas a pagar.';
export const deletedTitle = 'Este código ya no existe';
export const deletedNote = 'Generá otro cuando vayas a pagar la cuenta.';
export const createOtherCode = 'Generar otro código';
export const codeCardLabel = 'Código del beneficio';

export function codeLabel(characters: string): string {
  return `Código ${characters}`;
}

export function codeExpiresIn(remaining: string): string {
  return `Vence en ${remaining}`;
}

export const codeBeingChecked = 'El personal ya leyó tu código y está verificando la cuenta.';
export const showCodeToStaff = 'Mostrale esta pantalla al personal.';

export function codeAnnouncement(characters: string): string {
  return `${codeLabel(characters)}. ${showCodeToStaff}`;
}

export const qrCodeLabel = 'Código QR para que lo lea el personal';

// Receipt
export const receiptLabel = 'Recibo del descuento';
export const savedAmount = 'Ahorraste <amount/>';

export function savedAmountAnnouncement(amount: string): string {
  return savedAmount.replace('<amount/>', amount);
}

export const confirmedByStaff = 'Verificado y confirmado por el personal';

export function shareTitle(offerTitle: string, placeTitle: string): string {
  return `${offerTitle} en ${placeTitle}, con el ${brand.clubName}`;
}

export const share = 'Compartir';
export const showInHistory = 'Ver en el historial';
export const otherOffers = 'Otros beneficios';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
