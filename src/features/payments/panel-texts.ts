import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatCents, formatInteger, formatMonthYear } from '#shared/formats/formats.ts';
import type { Month } from '#features/payments/model/club-payment.ts';
import { toMonthSpan } from '#features/payments/model/club-payment.ts';

export const paymentListErrors: ErrorSentences = {
  default: 'Não foi possível carregar os pagamentos',
};

export const paymentSumErrors: ErrorSentences = { default: 'Não foi possível somar os pagamentos' };

export const paymentExportErrors: ErrorSentences = {
  default: 'A exportação parou antes do fim, e nenhum arquivo foi salvo',
  'permission-denied':
    'Você não tem mais permissão para ver pagamentos. Recarregue a página ou fale com outro super administrador.',
  unauthenticated: 'Sua sessão terminou. Entre de novo e repita a exportação.',
};

// Several screens
export const noPayments = 'Nenhum pagamento';
export const monthLabel = 'Mês';

// Page and revenue
export const pageTitle = `Pagamentos · ${brand.name}`;
export const paymentsTitle = 'Pagamentos';
export const exportCsv = 'Exportar CSV';
export const revenueTitle = 'Receita por mês';
export const revenueNote =
  'Em reais, o que foi pago menos o que foi devolvido. Barra mais clara: o mês em curso.';
export const loadingRevenue = 'Somando os meses...';
export const revenueWords = { label: 'Receita', one: '', many: '', none: noPayments };

// Payments
export const allPaymentsTitle = 'Todos os pagamentos';
export const allMonths = 'Todos os meses';
export const loadingPayments = 'Carregando pagamentos...';
export const loadMore = 'Carregar mais';
export const noPaymentsNote =
  'Os pagamentos do clube aparecem aqui assim que o Stripe os confirma.';

export function noPaymentsIn(month: string): string {
  return `Ninguém pagou em ${month}. Escolha outro mês.`;
}

export function refundedAmount(cents: number): string {
  return `${formatCents(cents)} devolvidos`;
}

export const summing = 'Somando...';

/** Returns the sum of the payments with a detail: their number and the refunded amount. */
export function paymentTotal(count: number, refundedCents: number): string {
  const refundText = refundedCents > 0 ? `, já sem ${refundedAmount(refundedCents)}` : '';
  return `<sum/> <detail>em ${paymentsText(count)}${refundText}</detail>`;
}

export const nameNotLoaded = 'Nome não carregado';

// Export
export const exportTitle = 'Exportar pagamentos';

export function paymentsText(count: number): string {
  return countText(count, 'pagamento', 'pagamentos');
}

export const exportLimitReached = 'O limite foi alcançado: exporte um período menor.';

/** What the exported file contains. */
export function exportLead(maxPayments: number): string {
  return `O arquivo traz os pagamentos do período, até ${formatInteger(maxPayments)}, em CSV para o Excel. São dados pessoais: guarde-o em lugar seguro e apague-o quando não precisar mais.`;
}

export const firstMonthLabel = 'De';
export const lastMonthLabel = 'Até';

/** Header of the exported file. */
export const exportColumns = [
  'Data',
  'Pessoa',
  'Valor (R$)',
  'Devolvido (R$)',
  'Líquido (R$)',
  'Fatura',
];

/** Shown instead of the name of an erased payer. */
export const erasedPayerName = 'Conta apagada';

/** Formats a month: 'novembro de 2026'. */
export function monthText(month: Month): string {
  return formatMonthYear(toMonthSpan(month).from);
}
