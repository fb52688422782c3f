import { tooManyAttemptsText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

const userDeletedText = 'Esta conta foi excluída por outra pessoa. A lista já está atualizada.';

const noLongerAdminText =
  'Você não tem mais permissão para administrar pessoas. Nada foi alterado. Recarregue a página ou fale com outro super administrador.';

const signedOutText = 'Sua sessão terminou. Entre de novo e repita a alteração.';

export const roleAndStatusErrors: ErrorSentences = {
  default: 'A alteração não foi salva',
  'not-found': userDeletedText,
  conflict:
    'Outra pessoa acabou de mudar o papel ou a situação desta conta. Feche, confira como ficou na lista e repita se ainda for preciso.',
  'permission-denied': noLongerAdminText,
  unauthenticated: signedOutText,
  'email-not-verified':
    'A pessoa ainda não confirmou o e-mail, e qualquer um pode se cadastrar com um endereço alheio. Peça que ela entre no guia e abra o link de confirmação.',
  'too-many-items': 'Um gerente cuida de no máximo 200 lugares. Retire alguns da lista.',
};

export const userListsErrors: ErrorSentences = {
  ...roleAndStatusErrors,
  conflict:
    'Outra pessoa acabou de mudar os lugares ou as permissões desta conta. Feche e abra de novo para ver como ficou.',
};

export const paidMembershipErrors: ErrorSentences = {
  default: 'Não foi possível ver se esta pessoa paga o clube',
  'permission-denied': noLongerAdminText,
  unauthenticated: signedOutText,
};

export const deactivationErrors: ErrorSentences = {
  default: 'A desativação não foi confirmada. Tente de novo: nada é feito duas vezes',
  'not-found': userDeletedText,
  'permission-denied': noLongerAdminText,
  'account-inactive': noLongerAdminText,
  unauthenticated: signedOutText,
  'too-many-requests': tooManyAttemptsText,
};

export const userRemovalErrors: ErrorSentences = {
  default: 'A conta não foi excluída',
  'permission-denied': noLongerAdminText,
  'account-inactive': noLongerAdminText,
  unauthenticated: signedOutText,
  'too-many-requests': tooManyAttemptsText,
  timeout:
    'A exclusão está demorando e continua no servidor. Feche e confira a lista em alguns minutos.',
  'last-super-admin':
    'Esta é a única pessoa que administra o guia. Torne outra pessoa super administradora primeiro.',
  'active-subscription':
    'Esta pessoa tem uma assinatura do clube que não pôde ser cancelada. Cancele a assinatura primeiro.',
};

export const userPlacesErrors: ErrorSentences = {
  default: 'Erro ao carregar os lugares desta pessoa',
};

export const userExportErrors: ErrorSentences = {
  default: 'A exportação parou antes do fim, e nenhum arquivo foi salvo',
  'permission-denied': noLongerAdminText,
  unauthenticated: signedOutText,
};
