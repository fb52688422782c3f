import type { UserStatus } from '#features/account/model/user-options.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { tooManyAttemptsText } from '#shared/common-sentences.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatInteger } from '#shared/formats/formats.ts';

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
    'A pessoa ainda não confirmou o e-mail, e qualquer pessoa pode se cadastrar com o e-mail de outra. Peça que ela entre no guia e abra o link de confirmação.',
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
  default: 'A desativação não foi confirmada. Tente de novo',
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
  default: 'Não foi possível carregar os lugares desta pessoa',
};

export const userExportErrors: ErrorSentences = {
  default: 'A exportação parou antes do fim, e nenhum arquivo foi salvo',
  'permission-denied': noLongerAdminText,
  unauthenticated: signedOutText,
};

// Changes of a user.
export const save = 'Salvar';
export const saving = 'Salvando...';

export function statusChanged(name: string, statusLabel: string): string {
  return `Situação de ${name}: ${statusLabel}`;
}

// Status.
type ClientSettableStatus = Exclude<UserStatus, 'inactive'>;

export const statusDialogTitles: Record<ClientSettableStatus, string> = {
  active: 'Ativar conta?',
  pending: 'Deixar a conta pendente?',
};
export const statusConsequences: Record<ClientSettableStatus, string> = {
  active: 'A pessoa entra e usa o guia conforme o papel dela.',
  pending:
    'A pessoa entra e navega, mas não avalia, não salva e não reserva até alguém aprovar a conta.',
};
export const statusSubmitLabels: Record<ClientSettableStatus, string> = {
  active: 'Ativar conta',
  pending: 'Deixar pendente',
};

/** @param isRenewing true if the membership is charged again */
export function pendingMemberNote(isRenewing: boolean): string {
  return isRenewing
    ? 'Enquanto a conta estiver pendente, a pessoa não usa os benefícios, e a cobrança continua.'
    : 'Enquanto a conta estiver pendente, a pessoa não usa os benefícios.';
}

// Deactivation.
export const confirmDeactivation = 'Desativar conta?';
export const deactivationConsequences =
  'A pessoa não entra mais, e as sessões dela terminam em todos os aparelhos. Avaliações, favoritos e reservas ficam como estão.';
export const membershipStarted =
  'A conta ainda não foi desativada: esta pessoa começou a assinar o clube agora mesmo.';
export const endingMissing = 'Escolha quando a assinatura termina.';
export const deactivateAccount = 'Desativar conta';
export const deactivating = 'Desativando...';
export const noPaymentUnconfirmed =
  'A conta está inativa e as sessões terminaram. O Stripe ainda não confirmou que nada mais pode ser pago por esta pessoa: o servidor tenta de novo a cada dez minutos, até conseguir. Você não precisa fazer mais nada.';
export const cancellationUnconfirmed =
  'A conta está inativa e as sessões terminaram. O Stripe ainda não confirmou o cancelamento da assinatura: o servidor tenta de novo a cada dez minutos, até conseguir. Você não precisa fazer mais nada.';
export const unconfirmedDone = 'Entendi';

const endingResults: Record<MembershipEnding, string> = {
  now: 'Assinatura encerrada',
  period_end: 'Assinatura cancelada para o fim do período',
};

export function memberDeactivated(
  name: string,
  statusLabel: string,
  ending: MembershipEnding,
): string {
  return `${statusChanged(name, statusLabel)}. ${endingResults[ending]}`;
}

// Paid membership.
export const loadingMembership = 'Vendo se a pessoa paga o clube...';
export const deletedPlan = 'um plano que não existe mais';

export function planDescription(name: string, price: string, interval: string): string {
  return `plano ${name}, ${price}/${interval}`;
}

export function paymentPending(plan: string): string {
  return `Esta pessoa assina o clube: ${plan}, com pagamento pendente.`;
}

export function renewalCancelled(plan: string, endDate: string): string {
  return `Esta pessoa paga o clube: ${plan}. A renovação já está cancelada, e a assinatura vale até ${endDate}.`;
}

export function renewsOn(plan: string, date: string): string {
  return `Esta pessoa paga o clube: ${plan}, renova em ${date}.`;
}

// End of a paid membership.
export const endingQuestion = 'O que acontece com a assinatura?';
export const endNow = 'Cancelar agora';
export const endNowHint =
  'A assinatura termina já e nada mais é cobrado. O que foi pago não é devolvido: um reembolso se faz no painel do Stripe.';
export const endsNowNote =
  'A assinatura é cancelada agora, e nada mais é cobrado. O que foi pago não é devolvido.';
export const endWithPeriod = 'Cancelar no fim do período';

export function letItEnd(date: string): string {
  return `Deixar terminar em ${date}`;
}

export function endWithPeriodHint(date: string): string {
  return `Nada mais é cobrado. Se a conta for reativada antes de ${date}, a assinatura ainda vale.`;
}

// Role.
export const changeRole = 'Mudar papel';
export const changingRole = 'Mudando papel...';
export const sameRole = 'Este já é o papel da pessoa.';
export const emailToVerify = 'Primeiro a pessoa precisa confirmar o e-mail.';
export const roleActivatesInactive =
  'A conta está inativa. Com o novo papel ela volta a ficar ativa, e a pessoa pode entrar de novo.';
export const roleActivatesPending = 'A conta espera aprovação. Com o novo papel ela fica ativa.';
export const superAdminPowers =
  'Um super administrador pode mudar tudo no guia, inclusive pessoas e papéis.';
export const administrationLost = 'A pessoa perde o acesso à administração.';

export function newRoleLabel(currentRole: string): string {
  return `Novo papel (hoje: ${currentRole})`;
}

export function unverifiedEmailRefusal(name: string, role: string): string {
  return `${name} ainda não confirmou o e-mail. Qualquer pessoa pode se cadastrar com o e-mail de outra, por isso só quem abriu o link de confirmação pode ter o papel ${role}. Peça que entre no guia: se o link já foi aberto, isso basta; se não, “Reenviar e-mail de confirmação” está em Configurações.`;
}

export function placesLost(count: number): string {
  return `A pessoa deixa de gerenciar ${countText(count, 'lugar', 'lugares')}. Se voltar a ser gerente, a lista começa vazia.`;
}

export function roleChanged(name: string, role: string): string {
  return `${name} agora tem o papel ${role}`;
}

// Places and permissions.
export const editUserTitle = 'Editar pessoa';
export const loadingPlaces = 'Carregando os lugares...';
export const permissionsLabel = 'Permissões';
export const permissionsHint = 'Anotações para a equipe. Hoje elas não liberam nada além do papel.';
export const newPermissionLabel = 'Nova permissão';
export const permissionMissing = 'Escreva o nome da permissão.';
export const addPermission = 'Adicionar';

export function tooManyPermissions(max: number): string {
  return `São no máximo ${max} permissões.`;
}

export function changesSaved(name: string): string {
  return `Alterações de ${name} salvas`;
}

// Choice of places.
export const managedPlacesLabel = 'Lugares que a pessoa gerencia';
export const chosenPlacesLabel = 'Lugares escolhidos';
export const deletedPlaceNote = 'excluído do guia';
export const inactivePlaceNote = 'inativo';
export const searchPlaces = 'Buscar lugares para esta pessoa';
export const searchPlacesExample = 'Nome, bairro ou categoria';
export const clearPlaceSearch = 'Limpar busca de lugares';
export const searchingPlaces = 'Buscando lugares...';
export const partialPlaceSearch = 'A busca completa está fora do ar: podem faltar lugares.';
export const noOtherPlace = 'Nenhum outro lugar ativo encontrado.';
/** Before the title of a place, for screen readers only. */
export const choosePlace = 'Escolher';

export function chosenPlaceCount(count: number): string {
  if (count === 0) return 'Nenhum lugar escolhido ainda.';
  return countText(count, 'lugar escolhido.', 'lugares escolhidos.');
}

export function placeWithoutTitle(id: string): string {
  return `Lugar ${id}`;
}

export function placeLimitReached(max: number): string {
  return `Este é o máximo de ${max} lugares. Remova um para escolher outro.`;
}

// Removal.
export const confirmRemoval = 'Excluir esta conta?';
export const removalConsequences =
  'O perfil, o acesso, os favoritos, as reservas e a participação no clube são apagados, com a assinatura cancelada. As avaliações ficam no guia, assinadas “Usuário removido”. Não há como desfazer.';
export const removing = 'Excluindo a conta...';
export const removalOutcomes = {
  removed: 'Conta excluída',
  gone: 'Esta conta já tinha sido excluída',
  continuing: 'Conta desativada. A exclusão dos dados termina em alguns minutos.',
} as const;

// Export.
export const exportUsers = 'Exportar usuários';
export const exportLimitReached = 'O limite foi alcançado: use os filtros para exportar as demais.';
export const exportColumns = [
  'Nome',
  'E-mail',
  'Papel',
  'Situação',
  'Cadastro',
  'Aceita novidades',
  'Favoritos',
  'Avaliações',
  'Lugares vistos',
  'Lugares que gerencia',
  'Permissões',
  'Identificador',
];
export const exportYes = 'sim';
export const exportNo = 'não';

interface ExportContents {
  isFiltered: boolean;
  /** Number of exported users; null if unknown. */
  total: number | null;
  max: number;
}

export function exportDescription({ isFiltered, total, max }: ExportContents): string {
  const people = isFiltered
    ? 'O arquivo traz só as pessoas do filtro atual'
    : 'O arquivo traz todas as pessoas';
  const count = total === null ? '' : ` (${formatInteger(total)})`;
  return `${people}${count}, até ${formatInteger(max)}, em CSV para o Excel. São dados pessoais: guarde-o em lugar seguro e apague-o quando não precisar mais.`;
}

export function exportProgress(done: string, total: string): string {
  return `${done} de ${total}`;
}

export function exportFileName(date: string): string {
  return `usuarios-${date}`;
}
