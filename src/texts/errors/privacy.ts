import type { ErrorSentences } from '../errors.ts';
import { tooManyAttempts } from './shared.ts';

export const dataExportErrors: ErrorSentences = {
  default: 'Não foi possível reunir seus dados',
  'too-many-requests': 'Você já baixou seus dados há pouco. Tente novamente em uma hora.',
  unauthenticated: 'Sua sessão terminou',
};

export const accountErasureErrors: ErrorSentences = {
  default: 'Não foi possível excluir sua conta',
  'too-many-requests': tooManyAttempts,
  unauthenticated: 'Sua sessão terminou',
  'invalid-input': 'A palavra de confirmação não confere',
  'requires-recent-login': 'Por segurança, confirme que é você antes de excluir a conta',
  'last-super-admin':
    'Você é a única pessoa que administra o guia. Torne outra pessoa super administradora antes de excluir sua conta.',
  'active-subscription':
    'Sua assinatura do clube ainda está ativa e não pôde ser cancelada. Sua conta continua como estava: fale conosco para cancelar a assinatura primeiro.',
};
