import type { ManagerOverviewResponse } from '#features/statistics/model/statistics-contract.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatCents, formatDate } from '#shared/formats/formats.ts';

export const verificationErrors: ErrorSentences = {
  default: 'Não foi possível conferir o código',
  'permission-denied': 'Sua conta não pode confirmar benefícios. Fale com o administrador.',
};

export const confirmationErrors: ErrorSentences = {
  default: 'Não foi possível confirmar o desconto',
  'invalid-input': 'Confira o valor da conta e tente novamente.',
  'not-found': 'Este código não existe mais. Peça ao sócio para gerar outro.',
};

export const voidErrors: ErrorSentences = {
  default: 'Não foi possível desfazer o desconto',
  conflict: 'Este desconto mudou. Atualize a página.',
};

export const cameraErrors: ErrorSentences = {
  default: 'A câmera não abriu. Digite o código que o sócio mostra.',
  'permission-denied':
    'O acesso à câmera não foi permitido. Digite o código ou libere a câmera nas configurações do navegador.',
};

// Page
export const validatePageTitle = `Validar benefício · ${brand.name}`;
export const validateTitle = 'Validar benefício';

export function codeChecked(memberName: string, offerTitle: string): string {
  return `Código de ${memberName} conferido: ${offerTitle}`;
}

export function codeProblem(length: number): string {
  return `O código tem ${length} letras e números.`;
}

export const codeLabel = 'Código do sócio';
export const codeHint = 'Conferimos assim que você digitar o código.';
export const codeExample = 'ABC 234';
export const checkingCode = 'Conferindo...';
export const checkCode = 'Conferir código';

/** Returns 'Hoje: 3 benefícios usados, R$ 45,50 de desconto'. */
export function usesToday({
  clubUsesToday,
  clubDiscountTodayCents,
  isComplete,
}: Pick<
  ManagerOverviewResponse,
  'clubUsesToday' | 'clubDiscountTodayCents' | 'isComplete'
>): string {
  if (clubUsesToday === 0) return 'Nenhum benefício usado hoje.';
  const minimum = isComplete ? '' : 'mais de ';
  return `Hoje: ${minimum}${countText(clubUsesToday, 'benefício usado', 'benefícios usados')}, ${formatCents(clubDiscountTodayCents)} de desconto`;
}

// Steps of a validation
export const stepsTitle = 'Como funciona';
export const steps = [
  { title: 'Peça o código', text: 'O sócio abre o benefício e mostra o código na tela dele.' },
  { title: 'Confira', text: 'Digite o código ou leia o QR. Aparecem o sócio e o desconto.' },
  { title: 'Informe a conta', text: 'Digite o valor e confirme. O sócio vê o desconto na hora.' },
];

// Camera
export const retry = 'Tentar novamente';
export const closeCamera = 'Fechar câmera';
export const openCamera = 'Ler com a câmera';
export const cameraLabel = 'Imagem da câmera: aponte para o código QR do sócio';

// Bill
export const itemPriceMissing =
  'Informe o preço do item de menor valor, que não passa da metade da conta.';
export const codeClosed = 'O sócio cancelou ou o código expirou. Peça a ele para gerar outro.';
export const billLabel = 'Valor da conta (R$)';

export function billHintWithMinimum(amount: string): string {
  return `Mínimo de ${amount}, sem a taxa de serviço.`;
}

export const billHint = 'Sem a taxa de serviço.';
export const itemPriceLabel = 'Preço do item de menor valor (R$)';
export const confirmingDiscount = 'Confirmando...';
export const confirmDiscount = 'Confirmar desconto';
export const readOtherCode = 'Ler outro código';
export const memberLabel = 'Sócio';

export function activeMember(until: Date | null): string {
  return until ? `Sócio ativo até ${formatDate(until)}` : 'Sócio ativo';
}

export function usesThisMonth(count: number): string {
  return `${countText(count, 'uso', 'usos')} neste mês`;
}

export const billProblem = 'Digite o valor da conta, como 123,45.';
export const itemPriceProblem = 'Digite o preço do item, que não passa da metade da conta.';

export function billBelowMinimum(minimumCents: number): string {
  return `A conta precisa chegar a ${formatCents(minimumCents)}.`;
}

// Confirmed discount
export const discountVoided = 'Desconto desfeito';
export const loadingReceipt = 'Carregando o comprovante...';
export const discountConfirmed = 'Desconto confirmado';
export const validateNext = 'Validar outro';
export const undo = 'Desfazer';
export const voidDiscount = 'Desfazer desconto';
export const reasonProblem = 'Diga o motivo em poucas palavras.';
export const voidNote = 'O sócio volta a ter este uso, e o desconto sai das contas do lugar.';
export const reasonLabel = 'Motivo';
export const voidingDiscount = 'Desfazendo...';
