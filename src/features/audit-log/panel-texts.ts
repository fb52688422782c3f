import * as brand from '#shared/brand.ts';
import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';

/** Filter labels of the actions. */
export const auditActionLabels: Record<AuditAction, string> = {
  'user.update': 'Usuário alterado',
  'user.delete': 'Usuário excluído',
  'place.create': 'Lugar criado',
  'place.update': 'Lugar alterado',
  'place.delete': 'Lugar excluído',
  'category.create': 'Categoria criada',
  'category.update': 'Categoria alterada',
  'category.delete': 'Categoria excluída',
  'plan.create': 'Plano criado',
  'plan.update': 'Plano alterado',
  'plan.delete': 'Plano excluído',
  'offer.create': 'Benefício criado',
  'offer.update': 'Benefício alterado',
  'offer.delete': 'Benefício excluído',
  'event.create': 'Evento criado',
  'event.update': 'Evento alterado',
  'event.delete': 'Evento excluído',
  'report.update': 'Denúncia analisada',
  'suggestion.update': 'Correção analisada',
  'claim.update': 'Pedido de gestão analisado',
  'review.update': 'Fotos de avaliação analisadas',
  'review.delete': 'Avaliação removida',
  'redemption.void': 'Uso do clube anulado',
  'import.create': 'Importação feita',
  'import.undo': 'Importação desfeita',
  'settings.update': 'Configuração alterada',
};

/** Filter labels of the subjects. */
export const auditSubjectLabels: Record<AuditSubject, string> = {
  user: 'Usuários',
  place: 'Lugares',
  category: 'Categorias',
  plan: 'Planos',
  offer: 'Benefícios',
  event: 'Eventos',
  report: 'Denúncias',
  suggestion: 'Correções',
  claim: 'Pedidos de gestão',
  review: 'Avaliações',
  redemption: 'Usos do clube',
  import: 'Importações',
  settings: 'Configurações',
};

/** Shown as the actor of changes made by `npm run bootstrap`. */
export const bootstrapActorText = 'Preparação do projeto';

export const auditLogErrors: ErrorSentences = { default: 'Não foi possível carregar o registro' };

// Page and filters.
export const logPageTitle = `Registro · ${brand.name}`;
export const logTitle = 'Registro';
export const logLead = 'Quem mudou o quê, e quando. Nada aqui pode ser alterado.';
export const subjectLabel = 'Sobre';
export const allSubjects = 'Tudo';
export const actionLabel = 'Ação';
export const allActions = 'Todas';

// List.
export const loadingLog = 'Carregando o registro...';
export const loadMore = 'Carregar mais';
export const emptyLogTitle = 'Nada registrado ainda';
export const emptyLogHint = 'Cada mudança feita por administradores e gerentes aparece aqui.';
export const noEntriesTitle = 'Nenhum registro encontrado';
export const noEntriesHint = 'Tente outros filtros.';
export const clearFilters = 'Limpar filtros';
export const showDetails = 'Ver detalhes';
export const hideDetails = 'Ocultar detalhes';

// Values before and after.
/** Between the old and the new value, for screen readers only. */
export const changedTo = 'passou a ser';
export const showFewerFields = 'Mostrar menos';

export function showMoreFields(count: number): string {
  return `Mostrar mais ${countText(count, 'campo', 'campos')}`;
}

/** Follows a list of names. */
export function moreNames(count: number): string {
  return `e mais ${count}`;
}
