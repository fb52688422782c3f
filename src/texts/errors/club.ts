import type { ErrorSentences } from '../errors.ts';

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
