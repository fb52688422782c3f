import * as brand from '#shared/brand.ts';
import type { UserRole, UserStatus } from '#features/account/model/user-options.ts';
import { roleLabels } from '#features/account/texts.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';

export const userListErrors: ErrorSentences = { default: 'Não foi possível carregar os usuários' };

/** Labels of the statuses. */
export const userStatusLabels: Record<UserStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  pending: 'Pendente',
};

// Page and search.
export const usersPageTitle = `Usuários · ${brand.name}`;
export const usersTitle = 'Usuários';
export const exportCsv = 'Exportar CSV';
export const searchUsers = 'Buscar por nome ou e-mail';
export const searchUsersExample = 'Nome ou e-mail';

// Filters.
export const roleLabel = 'Papel';
export const allRoles = 'Todos';
export const rolePlurals: Record<UserRole, string> = {
  member: 'Membros',
  manager: 'Gerentes',
  super_admin: 'Super administradores',
};
export const statusLabel = 'Situação';
export const allStatuses = 'Situação: todas';
export const statusPlurals: Record<UserStatus, string> = {
  active: 'Ativos',
  inactive: 'Inativos',
  pending: 'Pendentes',
};

// List.
export const loadingUsers = 'Carregando usuários...';
export const lastPagePassed = 'A lista acabou na página anterior';
export const nobodyFound = 'Nenhum usuário encontrado';
export const noAccountForFilters = 'Nenhuma conta tem este papel e esta situação.';
export const userSearchHint =
  'A busca procura nas palavras do nome e do e-mail, com ou sem acento. Tente uma palavra só.';
export const showEveryone = 'Mostrar todos os usuários';

export function userCount(count: number): string {
  return countText(count, 'usuário', 'usuários');
}

export function userCountOnPage(count: number): string {
  return `${userCount(count)} nesta página`;
}

// One user of the list.
export const userColumn = 'Usuário';
export const sinceColumn = 'Desde';
export const actionsColumn = 'Ações';
export const ownAccount = 'Você';
export const unverifiedEmail = 'E-mail não confirmado';

/** Returns 'Gerente · 3 lugares'. */
export function managerOf(placeCount: number): string {
  const places = placeCount === 0 ? 'nenhum lugar' : countText(placeCount, 'lugar', 'lugares');
  return `${roleLabels.manager} · ${places}`;
}

export const changeRole = 'Mudar o papel';
export const placesAndPermissions = 'Lugares e permissões';
export const permissions = 'Permissões';
export const deleteAccount = 'Excluir conta';

/** Actions that change the status of a user. */
export const statusActions: Record<UserStatus, string> = {
  active: 'Ativar conta',
  inactive: 'Desativar conta',
  pending: 'Deixar pendente',
};

export function moreOptions(name: string): string {
  return `Mais opções de ${name}`;
}

/** Name of an action for screen readers: 'Mudar o papel: Ana Souza'. */
export function actionOnUser(action: string, name: string): string {
  return `${action}: ${name}`;
}

/** Answer of the server to a change of the own account. */
export const ownAccountRefused =
  'Você não pode fazer isso com a sua própria conta. Peça a outra pessoa que administra o guia.';
