import { invalidEmailText, tooManyAttemptsText, weakPasswordText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

const inactiveAccountText = 'Sua conta está inativa. Entre em contato com o administrador.';

export const loginErrors: ErrorSentences = {
  default: 'Erro ao fazer login. Tente novamente.',
  'not-found': 'Usuário não encontrado. Verifique seu email.',
  'wrong-password': 'Senha incorreta. Tente novamente.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
  cancelled: 'Login cancelado. Tente novamente.',
  conflict: 'Este email já está associado a outra conta.',
  unauthenticated: 'Credenciais inválidas. Verifique seu email e senha.',
  'not-registered': 'Usuário não cadastrado. Crie uma conta para acessar o sistema.',
  'account-inactive': inactiveAccountText,
};

export const passwordResetErrors: ErrorSentences = {
  default: 'Não foi possível enviar o link agora. Verifique sua conexão e tente novamente.',
  'invalid-email': invalidEmailText,
  'too-many-requests': tooManyAttemptsText,
};

export const registerErrors: ErrorSentences = {
  default: 'Erro ao criar conta. Tente novamente.',
  conflict: 'Este email já está em uso. Tente fazer login.',
  'invalid-email': invalidEmailText,
  'weak-password': weakPasswordText,
  'too-many-requests': tooManyAttemptsText,
  cancelled: 'Registro cancelado. Tente novamente.',
};

export const reauthenticationErrors: ErrorSentences = {
  default: 'Não foi possível confirmar sua identidade',
  'wrong-password': 'Senha incorreta. Tente novamente.',
  conflict: 'Esta é outra conta do Google. Escolha a mesma com que você entrou no guia.',
  cancelled: 'Confirmação cancelada. Tente novamente.',
  'too-many-requests': tooManyAttemptsText,
  'account-inactive': inactiveAccountText,
};

export const emailVerificationErrors: ErrorSentences = {
  default: 'Não foi possível enviar o e-mail de confirmação',
  'too-many-requests': tooManyAttemptsText,
};
