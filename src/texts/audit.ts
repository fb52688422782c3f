import type { AuditAction, AuditSubject } from '#domain/audit.ts';
import { userRoles, userStatuses } from '#domain/user.ts';
import { auditFieldLabels } from './audit-fields.ts';
import { formatCents, formatDateTime, formatInteger } from './formats.ts';
import { roleLabels } from './role-label.ts';
import { statusLabels } from './user-status.ts';

/** What was done, as the log says it. */
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
  'report.update': 'Denúncia analisada',
  'review.delete': 'Avaliação removida',
  'redemption.void': 'Uso do clube anulado',
  'import.create': 'Importação feita',
  'import.undo': 'Importação desfeita',
  'settings.update': 'Configuração alterada',
};

/** What entries are about, as a filter. */
export const auditSubjectLabels: Record<AuditSubject, string> = {
  user: 'Usuários',
  place: 'Lugares',
  category: 'Categorias',
  plan: 'Planos',
  offer: 'Ofertas',
  report: 'Denúncias',
  review: 'Avaliações',
  redemption: 'Usos do clube',
  import: 'Importações',
  settings: 'Configurações',
};

/** Who did what the command for a new project does. */
export const bootstrapActorText = 'Preparação do projeto';

/** What was done; the stored word where another version of the app wrote it. */
export function auditActionText(action: string): string {
  return (auditActionLabels as Record<string, string>)[action] ?? action;
}

/** What a stored field is called; its own name where it is not known. */
export function auditFieldText(field: string): string {
  return auditFieldLabels[field] ?? field;
}

const longest = 600;
const nothing = '—';

const reportStatuses: Record<string, string> = {
  open: 'Aberta',
  kept: 'Mantida',
  removed: 'Removida',
};
const redemptionStatuses: Record<string, string> = { confirmed: 'Confirmado', voided: 'Anulado' };
/** Sunday first, as periods of hours count them. */
const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;
const intervals: Record<string, string> = { month: 'mês', year: 'ano' };

/** A stored value as a person reads it; at most 600 characters. */
export function auditValueText(field: string, value: unknown): string {
  const text = valueText(field, value);
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return wordText(field, value);
  if (Array.isArray(value)) {
    return value.map((item) => valueText(field, item)).join(', ') || nothing;
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${auditFieldText(name)}: ${valueText(name, part)}`,
  );
  return parts.join('; ') || nothing;
}

function numberText(field: string, value: number): string {
  // A place's price is a word; a number is a plan's, in cents.
  if (field === 'price' || field.endsWith('Cents')) return formatCents(value);
  return Number.isInteger(value) ? formatInteger(value) : String(value).replace('.', ',');
}

function wordText(field: string, value: string): string {
  const role = userRoles.find((known) => known === value);
  if (field === 'role' && role) return roleLabels[role];
  if (field === 'interval') return intervals[value] ?? value;
  if (field === 'images') return value.split('#', 1)[0] ?? value;
  if (field === 'periods') return value.replace(/[0-6] /g, (day) => `${weekdays[Number(day)]} `);
  if (field === 'exceptions') return value.replace(' closed', ' fechado');
  if (field !== 'status') return value;
  const status = userStatuses.find((known) => known === value);
  if (status) return statusLabels[status];
  return reportStatuses[value] ?? redemptionStatuses[value] ?? value;
}
