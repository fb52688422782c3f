import type { ErrorSentences } from '#shared/error-sentences.ts';

export const settingsReadErrors: ErrorSentences = { default: 'Erro ao carregar as configurações' };

export const settingsSaveErrors: ErrorSentences = {
  default: 'Não foi possível salvar a configuração',
  conflict: 'Outra pessoa está mudando as configurações. Tente novamente.',
  'permission-denied':
    'Sua conta não pode mais mudar as configurações. Fale com outro super administrador.',
};
