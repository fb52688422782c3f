import * as brand from '#shared/brand.ts';
import type { ClubSummary, LowestPlanPrice } from '#features/club/model/club-summary.ts';
import type { AllMembersSavings, ClubShowcase } from '#features/club/model/club-showcase.ts';
import type { PlanInterval } from '#features/club/model/subscription-plan.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatDate, reaisText } from '#shared/formats/formats.ts';

/** Returns a description of the club in one sentence, with the current number of partners. */
export function clubSentence({ partners, partnersToday }: ClubSummary): string {
  if (partners === 0) {
    return 'Sócios pagam menos nos lugares parceiros, pedem reservas com prioridade e veem quanto já economizaram.';
  }
  const placesText = countText(partners, 'lugar parceiro', 'lugares parceiros');
  return `Sócios pagam menos em ${placesText}${partnersTodayText(partners, partnersToday)}. É só mostrar o código ao pagar.`;
}

function partnersTodayText(partners: number, partnersToday: number): string {
  if (partners === 1 || partnersToday === 0) return '';
  const partnersWithOffer = partnersToday === partners ? 'todos' : partnersToday;
  return ` (${partnersWithOffer} com benefício hoje)`;
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

/** Returns '12 lugares parceiros e 19 benefícios.' */
export function offersSentence(showcase: Pick<ClubShowcase, 'partners' | 'offers'>): string {
  const offersText = countText(showcase.offers, 'benefício', 'benefícios');
  return `${partnersText(showcase)} e ${offersText}.`;
}

/** Returns the savings of members in whole reais, rounded down. */
export function allMembersSavingsSentence({ cents, uses }: AllMembersSavings): string {
  const reais = reaisText(Math.floor(cents / 100) * 100);
  return `Em ${countText(uses, 'uso', 'usos')} nos últimos 12 meses, os sócios economizaram ${reais}.`;
}

export const plansErrors: ErrorSentences = { default: 'Não foi possível carregar os planos' };

export const otherCheckoutOpen =
  'Você abriu o pagamento de outro plano ao mesmo tempo. Continue por lá, ou toque de novo para pagar este.';

export const checkoutErrors: ErrorSentences = {
  default: 'Erro ao criar sessão de checkout',
  'permission-denied':
    'Sua conta não pode assinar agora, ou o clube está fechado. Atualize a página e tente novamente.',
  conflict: otherCheckoutOpen,
  'invalid-input': 'Este plano não está mais à venda. Atualize a página e escolha outro.',
};

export const membershipErrors: ErrorSentences = {
  default: 'Não foi possível carregar sua assinatura',
};

export const checkoutStateErrors: ErrorSentences = {
  default: 'Não foi possível confirmar o pagamento',
  'not-found': 'Este pagamento não é desta conta. Entre com a conta que fez a assinatura.',
};

export const portalErrors: ErrorSentences = {
  default: 'Não foi possível abrir a página de pagamento',
  'not-found': 'Você ainda não tem pagamentos para administrar. Escolha um plano do clube.',
};

export const withdrawalPeriodOver =
  'O prazo de 7 dias para desistir terminou. Você ainda pode cancelar a renovação da assinatura.';
export const noMembership = 'Você não tem uma assinatura do clube.';

export const withdrawalErrors: ErrorSentences = {
  default: 'Não foi possível desfazer a assinatura',
  conflict: withdrawalPeriodOver,
  'not-found': noMembership,
};

/** Returns the interval as 'mês' or 'ano'. */
export function intervalText({ interval }: { interval: PlanInterval }): string {
  return interval === 'month' ? 'mês' : 'ano';
}

// Several screens
export const opening = 'Abrindo...';
export const alreadySubscribed = 'Você já tem uma assinatura do clube.';
export const tryAgain = 'Tentar Novamente';
export const backToHome = 'Voltar ao Início';
export const explorePlaces = 'Explorar lugares';
export const showProfile = 'Ver meu perfil';

// Card and welcome
export const cardLabel = 'Carteirinha do clube';

export function planTitle(name: string): string {
  return `Plano ${name}`;
}

export const savedSoFarLabel = 'Você já economizou';

export function moreThan(amount: string): string {
  return `Mais de ${amount}`;
}

export const welcomeTitle = `Bem-vindo ao ${brand.clubName}`;

/** Returns that the membership is active; `dates` is null until it is loaded. */
export function activeMembershipSentence(
  dates: { from: Date | null; until: Date | null } | null,
): string {
  if (dates === null) return 'Sua assinatura está ativa.';
  const fromText = dates.from ? `de ${formatDate(dates.from)} ` : '';
  return `Sua assinatura está ativa. Seus benefícios valem ${fromText}até ${formatDate(dates.until)}.`;
}

export const showOffers = 'Ver os benefícios do clube';
export const openFirstOffer = 'Usar meu primeiro benefício';

/** The seconds until the page opens the start page. */
export function countdownToHome(seconds: number): string {
  return `Você vai para o início em ${countText(seconds, 'segundo', 'segundos')}.`;
}

export const loadingCard = 'Carregando sua carteirinha...';
export const validUntilLabel = 'Vale até';

// Payment
export const beforePayingTitle = 'Antes de pagar';

/** The note before paying for a user whose earlier withdrawal is only known to the server. */
export function laterBenefitsNote(benefitsStart: Date): string {
  return `Você desistiu de uma assinatura há menos de um ano. Pode assinar de novo, e usa os benefícios a partir do oitavo dia: assinando hoje, em ${formatDate(benefitsStart)}.`;
}

export const continueToPayment = 'Continuar para o pagamento';
export const notNow = 'Agora não';
export const paymentProblemLabel = 'Problema no pagamento';
export const updatePayment = 'Atualizar pagamento';
export const contactUs = 'Falar com a gente';

// Plans
export const featuredPlan = 'Mais Popular';
export const activePlan = 'Ativo';
export const activePlanNote = 'assinaturas abertas';
export const comingSoonPlan = 'Em breve';
export const cancelAnytime = 'Cancele quando quiser. Nos primeiros 7 dias, com reembolso.';
export const cancelAnytimeShort = 'Cancele quando quiser.';

/** Returns 'R$ 24,92 por mês', for a yearly plan. */
export function monthlyPriceText(cents: number): string {
  return `${reaisText(cents)} por mês`;
}

/** Returns how much a year of the annual plan saves over twelve months. */
export function yearlySavingText(cents: number): string {
  return `Economize ${reaisText(cents)} por ano`;
}

export const openingPayment = 'Abrindo o pagamento...';
export const subscribe = 'Assinar';
export const loadingQuestions = 'Carregando as perguntas...';
export const loadingPlans = 'Carregando os planos...';
export const noPlansTitle = 'Nenhum plano disponível';
export const noPlansNote = 'Os planos do clube chegam em breve.';
export const plansLabel = 'Planos';
export const discountBenefit = 'Até 25% de desconto';
export const discountBenefitNote =
  'Em bares, restaurantes e passeios parceiros. Cada benefício diz seus dias, horários e limites.';
export const priorityBenefit = 'Prioridade nas reservas';
export const priorityBenefitNote = 'O lugar vê que o seu pedido é de um sócio.';
export const savingsBenefit = 'Total economizado';
export const savingsBenefitNote =
  'Seu histórico guarda a data, o lugar e o valor de cada uso, e a carteirinha mostra a soma.';
export const benefitsTitle = 'O que você ganha';
export const partnerOffersTitle = 'Benefícios dos parceiros';
export const showAllOffers = 'Ver todos';
export const loadingOffers = 'Carregando os benefícios...';
export const exampleCardLabel = 'Exemplo da carteirinha do clube';
export const exampleName = 'Seu nome aqui';
export const exampleStatus = 'Exemplo';
export const validInLabel = 'Vale em';
export const partnerPlaces = 'lugares parceiros';
export const clubPromise = 'Pague menos onde você já gosta de ir';
export const clubLead =
  'Na hora de pagar, mostre o código do benefício à equipe. O desconto sai na hora.';

export function exampleAt(placeTitle: string): string {
  return `Exemplo: ${placeTitle}`;
}

export const exampleBillLabel = 'Conta';
export const exampleDiscountLabel = 'Desconto do clube';
export const freeItemLabel = 'Segundo item grátis';
export const exampleFinalLabel = 'Você paga';

export const loadingClub = 'Carregando o clube...';
export const clubClosedTitle = 'O clube está fechado no momento';
export const clubClosedNote = 'Não estamos aceitando novos sócios agora. Volte em breve.';

// Calculator
export const calculatorTitle = 'Quanto você economiza';
export const visitsLabel = 'Saídas por mês';

export function visitsText(count: number): string {
  return countText(count, 'saída', 'saídas');
}

export const billLabel = 'Conta média por saída, em R$';
export const billProblem = 'Digite um valor como 120,00, até R$ 10.000,00.';
export const averageDiscountLabel = 'Desconto médio';
export const savingsPerMonth = '<amount/> <period>por mês</period>';

export function savingsLeft(planName: string, amount: string): string {
  return `Já descontado o plano ${planName}, sobram ${amount} por mês.`;
}

export const estimateNote = 'Estimativa: cada benefício tem suas regras e seus dias.';

/** Shown if no number of visits pays for the plan. */
export function planNotWorthwhile(planName: string): string {
  return `Com estes números o plano ${planName} não compensa.`;
}

export function planPaysOffFrom(planName: string, visits: number): string {
  return `O plano ${planName} se paga a partir de ${visitsText(visits)} por mês.`;
}

// Questions
export const usageQuestion = 'Como uso um benefício?';
export const usageAnswer =
  'No lugar parceiro, abra o benefício no guia e mostre o código à equipe. O desconto é confirmado na hora e aparece no seu histórico.';
export const cancelQuestion = 'Posso cancelar quando quiser?';
export const cancelAnswer =
  'Sim, sem multa e sem ligar para ninguém. Você cancela a renovação em “Administrar assinatura”, e os benefícios valem até o fim do período que já pagou.';
export const withdrawQuestion = 'E se eu me arrepender?';
export const withdrawAnswer =
  'Nos primeiros 7 dias depois da assinatura, um botão nesta página desfaz tudo e devolve o valor inteiro para o seu cartão. Se você assinar de novo dentro de doze meses, usa os benefícios a partir do oitavo dia.';
export const chargeQuestion = 'Como é feita a cobrança?';
export const chargeAnswer =
  'No cartão de crédito, pela página segura do Stripe, a cada mês ou a cada ano, conforme o plano. O guia não vê nem guarda o número do cartão.';
export const failedPaymentQuestion = 'O que acontece se o pagamento falhar?';
export const failedPaymentAnswer =
  'Avisamos no seu perfil. Os benefícios continuam por três dias, para você atualizar o cartão com calma.';
export const planChangeQuestion = 'Posso passar do plano mensal para o anual?';
export const planChangeAnswer =
  'Pode, a qualquer momento, em “Administrar assinatura”. O que você já pagou e não usou é descontado.';
export const questionsTitle = 'Perguntas frequentes';
export const contactLead = 'Ainda com dúvida? Escreva para';

// Result of the payment
export const successPageTitle = `Assinatura · ${brand.name}`;
export const unknownPaymentTitle = 'Qual pagamento?';
export const showPlans = 'Ver os planos';
export const unknownPaymentNote =
  'Não sabemos de qual pagamento é este link. Se você acabou de assinar, o clube aparece no seu perfil assim que o pagamento for confirmado.';
export const paymentOwnerTitle = 'De quem é este pagamento?';
export const signIn = 'Entrar';
export const paymentOwnerNote =
  'Se você acabou de assinar, entre com a conta que usou: a assinatura está nela. Se foi outra pessoa, só ela vê o pagamento.';
export const endedMembershipTitle = 'Esta assinatura já terminou';
export const endedMembershipNote =
  'O pagamento foi feito, mas a assinatura dele não está mais em andamento.';
export const duplicatePaymentTitle = 'Você já era sócio';
export const showOwnMembership = 'Ver minha assinatura';

/** Follows the sentence about a refunded second payment. */
export function duplicatePaymentNote(refundSentence: string | null): string {
  const sentence =
    refundSentence ??
    'Você pagou duas assinaturas. A segunda foi desfeita, e o valor dela volta para o seu cartão.';
  return `${sentence} A primeira continua valendo.`;
}

export const processingTitle = 'Processando';
export const goToHome = 'Ir para o início';
export const slowPaymentNote =
  'Está demorando mais que o normal. Você pode sair desta página: assim que o pagamento for confirmado, o clube aparece no seu perfil.';
export const processingNote =
  'Estamos confirmando o seu pagamento. Isso costuma levar alguns segundos.';
export const unpaidTitle = 'O pagamento não foi concluído';
export const unpaidNote = 'Nada foi cobrado. Escolha um plano para começar de novo.';

// Cancelled payment and countdown
export const cancelledPageTitle = `Assinatura cancelada · ${brand.name}`;
export const paymentCancelledTitle = 'Pagamento cancelado';
export const paymentCancelledNote =
  'Nada foi cobrado. Se quiser, escolha um plano e tente de novo.';

/** The seconds until the page opens the plans. */
export function countdownToPlans(seconds: number): string {
  return `Você vai para os planos em ${countText(seconds, 'segundo', 'segundos')}.`;
}

export const countdownPaused = 'Contagem pausada.';
export const resumeCountdown = 'Continuar';
export const pauseCountdown = 'Pausar';

// Membership
export const showClubBenefits = 'Ver benefícios do clube';
export const ownMembershipTitle = 'Sua assinatura';
export const manageMembership = 'Administrar assinatura';
export const manageMembershipNote =
  'Em “Administrar assinatura” você troca o cartão, vê as faturas, muda de plano e cancela ou retoma a renovação.';

export function renewalCancelled(until: string): string {
  return `A renovação está cancelada. Seus benefícios valem até ${until}, e nada mais será cobrado.`;
}

export const renewalAfterPayment = 'Assim que o pagamento for resolvido, tudo volta ao normal.';

export function nextCharge(date: string): string {
  return `A próxima cobrança é em ${date}. Você pode cancelar quando quiser.`;
}

// Withdrawal
export const withdrawalTitle = 'Mudou de ideia?';

export function withdrawalLead(lastDay: Date): string {
  return `Até ${formatDate(lastDay)} você pode desistir e receber de volta tudo o que pagou, sem explicar o motivo.`;
}

export const withdraw = 'Desistir e receber reembolso';
export const confirmWithdrawalTitle = 'Desistir da assinatura?';
export const confirmWithdrawal = 'Confirmar desistência';
export const withdrawing = 'Devolvendo o valor...';
export const stayInClub = 'Continuar no clube';

export function withdrawnWithRefund(amount: string): string {
  return `Assinatura desfeita. ${amount} voltam para o seu cartão.`;
}

export const withdrawnWithoutRefund = 'Assinatura desfeita. Não há valor a devolver agora.';
export const withdrawalNote =
  'O clube termina agora, e o valor pago volta para o mesmo cartão. O banco pode levar alguns dias para mostrar o reembolso na fatura.';
export const withdrawalReturnNote =
  'Se você assinar de novo dentro de doze meses, usa os benefícios a partir do oitavo dia.';

// Answers of the server
export const subscribingClosed = 'O clube não está aceitando assinaturas no momento.';
export const planNotOnSale = 'Este plano não está à venda.';
export const paymentsUnavailable =
  'As assinaturas do clube não estão disponíveis no momento. Tente novamente mais tarde.';
