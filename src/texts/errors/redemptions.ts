import type { ErrorSentences } from '../errors.ts';

export const redemptionErrors: ErrorSentences = {
  default: 'Não foi possível gerar o código',
  'permission-denied': 'Sua conta não pode usar benefícios agora. Fale com o administrador.',
  'not-found': 'Este código não existe mais. Gere outro.',
};

/** Of a code that was made already. */
export const codeErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'Não foi possível carregar o código',
};

export const cancellingErrors: ErrorSentences = {
  ...redemptionErrors,
  default: 'Não foi possível cancelar o código',
};

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

export const receiptsErrors: ErrorSentences = { default: 'Erro ao carregar seus descontos' };

export const cameraErrors: ErrorSentences = {
  default: 'A câmera não abriu. Digite o código que o sócio mostra.',
  'permission-denied':
    'O acesso à câmera não foi permitido. Digite o código ou libere a câmera nas configurações do navegador.',
};
