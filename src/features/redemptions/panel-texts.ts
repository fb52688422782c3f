import type { ErrorSentences } from '#shared/error-sentences.ts';

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
