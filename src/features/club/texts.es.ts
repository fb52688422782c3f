import * as brand from '#shared/brand.ts';
import type { ClubSummary, LowestPlanPrice } from '#features/club/model/club-summary.ts';
import type { AllMembersSavings, ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { PlanInterval } from '#features/club/model/subscription-plan.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDate, reaisText } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function clubSentence({ partners, partnersToday }: ClubSummary): string {
  if (partners === 0) {
    return 'Los socios pagan menos en los lugares adheridos, piden reservas con prioridad y ven cuánto llevan ahorrado.';
  }
  const placesText = countText(partners, 'lugar adherido', 'lugares adheridos');
  return `Los socios pagan menos en ${placesText}${partnersTodayText(partners, partnersToday)}. Basta con mostrar el código al pagar.`;
}

function partnersTodayText(partners: number, partnersToday: number): string {
  if (partners === 1 || partnersToday === 0) return '';
  const partnersWithOffer = partnersToday === partners ? 'todos' : partnersToday;
  return ` (${partnersWithOffer} con beneficio hoy)`;
}

export function membersPriceText({ price, interval, isOnly }: LowestPlanPrice): string {
  const text = `${reaisText(price)} por ${intervalText({ interval })}`;
  return isOnly ? text : `Desde ${text}`;
}

export function partnersText({ partners }: Pick<ClubShowcase, 'partners'>): string {
  return countText(partners, 'lugar adherido', 'lugares adheridos');
}

export function offersSentence(showcase: Pick<ClubShowcase, 'partners' | 'offers'>): string {
  const offersText = countText(showcase.offers, 'beneficio', 'beneficios');
  return `${partnersText(showcase)} y ${offersText}.`;
}

export function allMembersSavingsSentence({ cents, uses }: AllMembersSavings): string {
  const reais = reaisText(Math.floor(cents / 100) * 100);
  return `Con ${countText(uses, 'uso', 'usos')} en los últimos 12 meses, los socios ahorraron ${reais}.`;
}

export const plansErrors: ErrorSentences = { default: 'No se pudieron cargar los planes' };

export const otherCheckoutOpen =
  'Abriste el pago de otro plan al mismo tiempo. Seguí con ese pago, o tocá de nuevo para pagar este.';

export const checkoutErrors: ErrorSentences = {
  default: 'No se pudo iniciar el pago',
  'permission-denied':
    'Tu cuenta no puede suscribirse ahora, o el club está cerrado. Actualizá la página e intentá de nuevo.',
  conflict: otherCheckoutOpen,
  'invalid-input': 'Este plan ya no está a la venta. Actualizá la página y elegí otro.',
};

export const membershipErrors: ErrorSentences = { default: 'No se pudo cargar tu suscripción' };

export const checkoutStateErrors: ErrorSentences = {
  default: 'No se pudo confirmar el pago',
  'not-found':
    'Este pago no es de esta cuenta. Iniciá sesión con la cuenta con la que te suscribiste.',
};

export const portalErrors: ErrorSentences = {
  default: 'No se pudo abrir la página de pago',
  'not-found': 'Todavía no tenés pagos para administrar. Elegí un plan del club.',
};

export const withdrawalPeriodOver =
  'El plazo de 7 días para desistir terminó. Todavía podés cancelar la renovación de la suscripción.';
export const noMembership = 'No tenés una suscripción al club.';

export const withdrawalErrors: ErrorSentences = {
  default: 'No se pudo anular la suscripción',
  conflict: withdrawalPeriodOver,
  'not-found': noMembership,
};

export function intervalText({ interval }: { interval: PlanInterval }): string {
  return interval === 'month' ? 'mes' : 'año';
}

// Several screens
export const opening = 'Abriendo…';
export const alreadySubscribed = 'Ya tenés una suscripción al club.';
export const tryAgain = 'Reintentar';
export const backToHome = 'Volver al inicio';
export const explorePlaces = 'Explorar lugares';
export const showProfile = 'Ver mi perfil';

// Card and welcome
export const cardLabel = 'Tarjeta de socio del club';

export function planTitle(name: string): string {
  return `Plan ${name}`;
}

export const savedSoFarLabel = 'Ya ahorraste';

export function moreThan(amount: string): string {
  return `Más de ${amount}`;
}

export const welcomeTitle = `Te damos la bienvenida a ${brand.clubName}`;

export function activeMembershipSentence(
  dates: { from: Date | null; until: Date | null } | null,
): string {
  if (dates === null) return 'Tu suscripción está activa.';
  const fromText = dates.from ? `desde el ${formatDate(dates.from)} ` : '';
  return `Tu suscripción está activa. Tus beneficios rigen ${fromText}hasta el ${formatDate(dates.until)}.`;
}

export const showOffers = 'Ver los beneficios del club';
export const openFirstOffer = 'Usar mi primer beneficio';

export function countdownToHome(seconds: number): string {
  return `Vas al inicio en ${countText(seconds, 'segundo', 'segundos')}.`;
}

export const loadingCard = 'Cargando tu tarjeta de socio…';
export const validUntilLabel = 'Válida hasta';

// Payment
export const beforePayingTitle = 'Antes de pagar';

export function laterBenefitsNote(benefitsStart: Date): string {
  return `Desististe de una suscripción hace menos de un año. Podés suscribirte de nuevo y usar los beneficios a partir del octavo día: si te suscribís hoy, el ${formatDate(benefitsStart)}.`;
}

export const continueToPayment = 'Continuar al pago';
export const notNow = 'Ahora no';
export const paymentProblemLabel = 'Problema con el pago';
export const updatePayment = 'Actualizar el pago';
export const contactUs = 'Escribinos';

// Plans
export const featuredPlan = 'Más popular';
export const activePlan = 'Activo';
export const activePlanNote = 'abierto a nuevos socios';
export const comingSoonPlan = 'Próximamente';
export const cancelAnytime = 'Cancelá cuando quieras. En los primeros 7 días, con reembolso.';
export const cancelAnytimeShort = 'Cancelá cuando quieras.';

export function monthlyPriceText(cents: number): string {
  return `${reaisText(cents)} por mes`;
}

export function yearlySavingText(cents: number): string {
  return `Ahorrás ${reaisText(cents)} por año`;
}

export const openingPayment = 'Abriendo el pago…';
export const subscribe = 'Suscribirme';
export const loadingQuestions = 'Cargando las preguntas…';
export const loadingPlans = 'Cargando los planes…';
export const noPlansTitle = 'No hay planes disponibles';
export const noPlansNote = 'Los planes del club llegan pronto.';
export const plansLabel = 'Planes';
export const discountBenefit = 'Hasta un 25 % de descuento';
export const discountBenefitNote =
  'En bares, restaurantes y paseos adheridos. Cada beneficio indica sus días, horarios y límites.';
export const priorityBenefit = 'Prioridad en las reservas';
export const priorityBenefitNote = 'El lugar ve que tu solicitud es de un socio.';
export const savingsBenefit = 'Total ahorrado';
export const savingsBenefitNote =
  'Tu historial guarda la fecha, el lugar y el monto de cada uso, y la tarjeta de socio muestra la suma.';
export const benefitsTitle = 'Qué ganás';
export const partnerOffersTitle = 'Beneficios de los lugares adheridos';
export const showAllOffers = 'Ver todos';
export const loadingOffers = 'Cargando los beneficios…';
export const exampleCardLabel = 'Ejemplo de la tarjeta de socio del club';
export const exampleName = 'Tu nombre acá';
export const exampleStatus = 'Ejemplo';
export const validInLabel = 'Válida en';
export const partnerPlaces = 'lugares adheridos';
export const clubPromise = 'Pagá menos donde ya te gusta ir';
export const clubLead =
  'Al pagar, mostrale al personal el código del beneficio. El descuento se aplica a la cuenta.';

export function exampleAt(placeTitle: string): string {
  return `Ejemplo: ${placeTitle}`;
}

export const exampleBillLabel = 'Cuenta';
export const exampleDiscountLabel = 'Descuento del club';
export const freeItemLabel = 'Segundo ítem gratis';
export const exampleFinalLabel = 'Pagás';

export const loadingClub = 'Cargando el club…';
export const clubClosedTitle = 'El club está cerrado por el momento';
export const clubClosedNote = 'Ahora no estamos aceptando nuevos socios. Volvé pronto.';

// Calculator
export const calculatorTitle = 'Cuánto ahorrás';
export const visitsLabel = 'Salidas por mes';

export function visitsText(count: number): string {
  return countText(count, 'salida', 'salidas');
}

export const billLabel = 'Cuenta promedio por salida, en R$';
export const billProblem = 'Escribí un importe como 120,00, hasta R$ 10.000,00.';
export const averageDiscountLabel = 'Descuento promedio';
export const savingsPerMonth = '<amount/> <period>por mes</period>';

export function savingsLeft(planName: string, amount: string): string {
  return `Ya descontado el plan ${planName}, te quedan ${amount} por mes.`;
}

export const estimateNote = 'Estimación: cada beneficio tiene sus reglas y sus días.';

export function planNotWorthwhile(planName: string): string {
  return `Con estos números, el plan ${planName} no conviene.`;
}

export function planPaysOffFrom(planName: string, visits: number): string {
  return `El plan ${planName} se paga solo a partir de ${visitsText(visits)} por mes.`;
}

// Questions
export const usageQuestion = '¿Cómo uso un beneficio?';
export const usageAnswer =
  'En el lugar adherido, abrí el beneficio en la guía y mostrale el código al personal. El descuento se confirma en el momento y aparece en tu historial.';
export const cancelQuestion = '¿Puedo cancelar cuando quiera?';
export const cancelAnswer =
  'Sí, sin multa y sin llamar a nadie. Cancelás la renovación en “Administrar suscripción”, y los beneficios siguen vigentes hasta el final del período que ya pagaste.';
export const withdrawQuestion = '¿Y si me arrepiento?';
export const withdrawAnswer =
  'En los primeros 7 días después de suscribirte, un botón en esta página anula todo y devuelve el importe completo a tu tarjeta. Si te suscribís de nuevo dentro de los doce meses, usás los beneficios a partir del octavo día.';
export const chargeQuestion = '¿Cómo se hace el cobro?';
export const chargeAnswer =
  'Con tarjeta de crédito, en la página segura de Stripe, cada mes o cada año, según el plan. La guía no ve ni guarda el número de la tarjeta.';
export const failedPaymentQuestion = '¿Qué pasa si falla el pago?';
export const failedPaymentAnswer =
  'Te avisamos en tu perfil. Los beneficios siguen activos tres días más, para que actualices la tarjeta con calma.';
export const planChangeQuestion = '¿Puedo pasar del plan mensual al anual?';
export const planChangeAnswer =
  'Sí, en cualquier momento, en “Administrar suscripción”. Lo que ya pagaste y no usaste se descuenta.';
export const questionsTitle = 'Preguntas frecuentes';
export const contactLead = '¿Todavía tenés dudas? Escribinos a';

// Result of the payment
export const successPageTitle = `Suscripción · ${brand.name}`;
export const unknownPaymentTitle = '¿De qué pago se trata?';
export const showPlans = 'Ver los planes';
export const unknownPaymentNote =
  'Esta dirección no dice de qué pago se trata. Si acabás de suscribirte, el club aparece en tu perfil en cuanto se confirme el pago.';
export const paymentOwnerTitle = '¿De quién es este pago?';
export const signIn = 'Iniciar sesión';
export const paymentOwnerNote =
  'Si acabás de suscribirte, iniciá sesión con la cuenta que usaste: la suscripción está en ella. Si fue otra persona, solo ella ve el pago.';
export const endedMembershipTitle = 'Esta suscripción ya terminó';
export const endedMembershipNote = 'El pago se hizo, pero esa suscripción ya no está en curso.';
export const duplicatePaymentTitle = 'Ya eras socio';
export const showOwnMembership = 'Ver mi suscripción';

export function duplicatePaymentNote(refundSentence: string | null): string {
  const sentence =
    refundSentence ??
    'Pagaste dos suscripciones. La segunda se anuló y su importe vuelve a tu tarjeta.';
  return `${sentence} La primera sigue vigente.`;
}

export const processingTitle = 'Procesando';
export const goToHome = 'Ir al inicio';
export const slowPaymentNote =
  'Está tardando más de lo normal. Podés salir de esta página: en cuanto se confirme el pago, el club aparece en tu perfil.';
export const processingNote = 'Estamos confirmando tu pago. Suele llevar unos segundos.';
export const unpaidTitle = 'El pago no se completó';
export const unpaidNote = 'No se cobró nada. Elegí un plan para empezar de nuevo.';

// Cancelled payment and countdown
export const cancelledPageTitle = `Suscripción cancelada · ${brand.name}`;
export const paymentCancelledTitle = 'Pago cancelado';
export const paymentCancelledNote =
  'No se cobró nada. Si querés, elegí un plan e intentá de nuevo.';

export function countdownToPlans(seconds: number): string {
  return `Te llevamos a los planes en ${countText(seconds, 'segundo', 'segundos')}.`;
}

export const countdownPaused = 'Cuenta regresiva en pausa.';
export const resumeCountdown = 'Continuar';
export const pauseCountdown = 'Pausar';

// Membership
export const showClubBenefits = 'Ver beneficios del club';
export const ownMembershipTitle = 'Tu suscripción';
export const manageMembership = 'Administrar suscripción';
export const manageMembershipNote =
  'En “Administrar suscripción” cambiás la tarjeta, ves las facturas, cambiás de plan y cancelás o reactivás la renovación.';

export function renewalCancelled(until: string): string {
  return `La renovación está cancelada. Tus beneficios valen hasta el ${until}, y no se cobra nada más.`;
}

export const renewalAfterPayment = 'En cuanto se resuelva el pago, todo vuelve a la normalidad.';

export function nextCharge(date: string): string {
  return `El próximo cobro es el ${date}. Podés cancelar cuando quieras.`;
}

// Withdrawal
export const withdrawalTitle = '¿Cambiaste de idea?';

export function withdrawalLead(lastDay: Date): string {
  return `Hasta el ${formatDate(lastDay)} podés desistir y recibir de vuelta todo lo que pagaste, sin explicar el motivo.`;
}

export const withdraw = 'Desistir y recibir el reembolso';
export const confirmWithdrawalTitle = '¿Desistir de la suscripción?';
export const confirmWithdrawal = 'Confirmar desistimiento';
export const withdrawing = 'Devolviendo el importe…';
export const stayInClub = 'Seguir en el club';

export function withdrawnWithRefund(amount: string): string {
  return `Suscripción anulada. ${amount} vuelven a tu tarjeta.`;
}

export const withdrawnWithoutRefund =
  'Suscripción anulada. No hay ningún importe para devolver ahora.';
export const withdrawalNote =
  'El club termina ahora y el importe pagado vuelve a la misma tarjeta. El banco puede tardar algunos días en mostrar el reembolso en el resumen.';
export const withdrawalReturnNote =
  'Si te suscribís de nuevo dentro de los doce meses, podés usar los beneficios a partir del octavo día.';

// Answers of the server
export const subscribingClosed = 'El club no está aceptando suscripciones por el momento.';
export const planNotOnSale = 'Este plan no está a la venta.';
export const paymentsUnavailable =
  'Las suscripciones al club no están disponibles por el momento. Intentá de nuevo más tarde.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
