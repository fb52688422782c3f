import {
  invalidEmailText,
  tooLargeImageText,
  tooManyAttemptsText,
  unsupportedTypeText,
  weakPasswordText,
} from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

export const dataExportErrors: ErrorSentences = {
  default: 'Não foi possível reunir seus dados',
  'too-many-requests': 'Você já baixou seus dados há pouco. Tente novamente em uma hora.',
  unauthenticated: 'Sua sessão terminou',
};

export const accountErasureErrors: ErrorSentences = {
  default: 'Não foi possível excluir sua conta',
  'too-many-requests': tooManyAttemptsText,
  unauthenticated: 'Sua sessão terminou',
  'invalid-input': 'A palavra de confirmação não confere',
  'requires-recent-login': 'Por segurança, confirme que é você antes de excluir a conta',
  'last-super-admin':
    'Você é a única pessoa que administra o guia. Torne outra pessoa super administradora antes de excluir sua conta.',
  'active-subscription':
    'Sua assinatura do clube ainda está ativa e não pôde ser cancelada. Sua conta continua como estava: fale conosco para cancelar a assinatura primeiro.',
};

const accountChangedError =
  'Sua conta mudou e não permite esta alteração agora. Confira a situação da conta no seu perfil.';

export const profileSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar suas alterações',
  'permission-denied': accountChangedError,
};

export const photoOpenErrors: ErrorSentences = {
  default:
    'Não foi possível abrir esta imagem. Escolha outra em JPG, PNG ou WebP, com até 60 megapixels.',
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
};

export const photoSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar sua foto',
  'permission-denied': accountChangedError,
  'account-inactive': accountChangedError,
  'unsupported-type': unsupportedTypeText,
  'too-large': tooLargeImageText,
  cancelled: 'Envio cancelado. Sua foto não mudou.',
};

export const photoFileErrors: ErrorSentences = {
  default: 'Sua foto mudou, mas o arquivo anterior não foi apagado. Tente apagá-lo novamente.',
};

export const emailChangeErrors: ErrorSentences = {
  default: 'Não foi possível enviar a confirmação',
  conflict: 'Este e-mail já está em uso por outra conta.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const passwordChangeErrors: ErrorSentences = {
  default: 'Não foi possível alterar a senha',
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
};

/** Returns the number of changes that are missing in the exported file as text; '' for none. */
export function unsentChangesText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 alteração que ainda não foi enviada não está nele.'
    : `${count} alterações que ainda não foram enviadas não estão nele.`;
}
