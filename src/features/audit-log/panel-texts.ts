import type { AuditAction, AuditSubject } from '#features/audit/model/audit.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';

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
  'offer.create': 'Oferta criada',
  'offer.update': 'Oferta alterada',
  'offer.delete': 'Oferta excluída',
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
  offer: 'Ofertas',
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

export const auditLogErrors: ErrorSentences = { default: 'Erro ao carregar o registro' };
