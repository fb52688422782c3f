import * as brand from '#shared/brand.ts';
import {
  invalidEmailText,
  tooManyAttemptsText,
  weakPasswordText,
} from '#shared/common-sentences.ts';
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

// Fields of the sign-in and settings forms.
export const emailLabel = 'E-mail';
export const emailMissing = 'Informe seu e-mail.';
export const fullNameLabel = 'Nome completo';
export const fullNameMissing = 'Informe seu nome completo.';
export const passwordLabel = 'Senha';
export const passwordMissing = 'Informe sua senha.';
export const passwordsDiffer = 'As senhas não coincidem.';

export function passwordHint(minLength: number): string {
  return `Pelo menos ${minLength} caracteres.`;
}

export function passwordTooShort(minLength: number): string {
  return `A senha deve ter pelo menos ${minLength} caracteres.`;
}

// Login and registration.

export const loadingReason = 'Carregando...';

export const backToStart = 'Voltar ao início';
/** Between the form and the sign-in with Google. */
export const orOtherWay = 'ou';

// Login.
export const loginTitle = 'Entrar';
export const loginLead = `Acesse seus lugares salvos no ${brand.name}.`;
export const forgotPassword = 'Esqueci minha senha';
export const signIn = 'Entrar';
export const signingIn = 'Entrando...';
export const signInWithGoogle = 'Entrar com Google';
export const loginTerms =
  'Ao entrar, você aceita os <terms>Termos de uso</terms> e a <privacy>Política de privacidade</privacy>.';
export const noAccountYet = 'Ainda não tem conta? <register>Criar conta</register>';

// Password reset.
export const newPasswordTitle = 'Criar uma nova senha';
export const resetHint =
  'Informe o e-mail da sua conta. Enviaremos um link para você escolher outra senha.';
export const resetEmailLabel = 'E-mail da conta';
export const sendResetLink = 'Enviar link';
export const sendingResetLink = 'Enviando...';
export const resetLinkSent =
  'Se houver uma conta com este e-mail, você receberá em alguns minutos um link para criar uma nova senha. Confira também a caixa de spam.';
export const resetDone = 'Entendi';

// Registration.
export const registerTitle = 'Criar conta';
export const registerLead = 'Salve seus lugares preferidos e volte a eles em qualquer aparelho.';
export const confirmPasswordLabel = 'Confirmar senha';
/** Completes 'Mostrar' on the button of the field. */
export const passwordConfirmationName = 'confirmação da senha';
export const createAccount = 'Criar Conta';
export const creatingAccount = 'Criando conta...';
export const createAccountWithGoogle = 'Criar conta com Google';
export const approvalNote = 'Seu acesso será revisado pelo administrador';
export const registerTerms =
  'Ao criar a conta, você aceita os <terms>Termos de uso</terms> e a <privacy>Política de privacidade</privacy>.';
export const haveAccount = 'Já tem conta? <login>Entrar</login>';
export const accountCreated = `Conta criada com sucesso! Bem-vindo ao ${brand.name}!`;

// Results of a save that the sign-in interrupted.
export const placeSaved = 'Lugar salvo nos seus favoritos';
export const eventSaved = 'Evento salvo nos seus favoritos';
export const reviewMarkedHelpful = 'Avaliação marcada como útil';

// Confirmation of the identity.
export const confirmIdentity = 'Confirme sua identidade';
export const identityReason = 'Por segurança, mostre que é você antes de continuar.';
export const signedInAs = 'Você entrou como <address/>.';
export const currentPasswordLabel = 'Senha atual';
/** Completes 'Mostrar' on the button of the field. */
export const currentPasswordName = 'senha atual';
export const confirmPassword = 'Confirmar';
export const confirmingPassword = 'Confirmando...';
export const confirmWithGoogle = 'Confirmar com Google';

// Test accounts of a local environment.
export const chooseTestAccount = 'Escolha uma conta Google de teste';
export const testAccountsHint =
  'No ambiente local, o Google é simulado. Nenhuma conta real é usada.';
export const otherTestAccount = 'Usar outra conta';
export const googleNameLabel = 'Nome na conta Google';
export const googleEmailLabel = 'E-mail da conta Google';
export const googleEmailInvalid = 'Informe um e-mail válido.';
export const continueWithAccount = 'Continuar com esta conta';
