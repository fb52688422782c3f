import type { ErrorSentences } from '../errors.ts';
import {
  tooManyAttempts,
  invalidEmail,
  weakPassword,
  unsupportedType,
  tooLargePicture,
} from './shared.ts';

const accountChanged =
  'Sua conta mudou e não permite esta alteração agora. Confira a situação da conta no seu perfil.';

export const historyErrors: ErrorSentences = {
  default: 'Erro ao abrir seu histórico',
  unavailable:
    'O navegador não permite guardar dados neste aparelho. Libere o armazenamento do site e tente novamente.',
};

export const profileSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar suas alterações',
  'permission-denied': accountChanged,
};

export const photoOpenErrors: ErrorSentences = {
  default:
    'Não foi possível abrir esta imagem. Escolha outra em JPG, PNG ou WebP, com até 60 megapixels.',
  'unsupported-type': unsupportedType,
  'too-large': tooLargePicture,
};

export const photoSaveErrors: ErrorSentences = {
  default: 'Erro ao salvar sua foto',
  'permission-denied': accountChanged,
  'account-inactive': accountChanged,
  'unsupported-type': unsupportedType,
  'too-large': tooLargePicture,
  cancelled: 'Envio cancelado. Sua foto não mudou.',
};

export const photoFileErrors: ErrorSentences = {
  default: 'Sua foto mudou, mas o arquivo anterior não foi apagado. Tente apagá-lo novamente.',
};

export const emailChangeErrors: ErrorSentences = {
  default: 'Não foi possível enviar a confirmação',
  conflict: 'Este e-mail já está em uso por outra conta.',
  'invalid-email': invalidEmail,
  'too-many-requests': tooManyAttempts,
};

export const passwordChangeErrors: ErrorSentences = {
  default: 'Não foi possível alterar a senha',
  'weak-password': weakPassword,
  'too-many-requests': tooManyAttempts,
};
