import { userRoles, userStatuses } from '#features/account/model/user-options.ts';
import { roleLabels } from '#features/account/texts.ts';
import type { RenewalState } from '#features/club/model/membership-ending.ts';
import { parseEventDate } from '#features/events/model/event-date.ts';
import { eventDateStatusLabels } from '#features/events/panel-texts.ts';
import { eventAccessLabels } from '#features/events/texts.ts';
import { factLines } from '#features/places/fact-texts.ts';
import { placeRecord } from '#features/places/model/place.ts';
import { userStatusLabels } from '#features/users/panel-texts.ts';
import { formatCents, formatDateTime, formatInteger } from '#shared/formats/formats.ts';
import { documentText } from '#shared/operator-document.ts';
import { auditFieldText } from './sentence-panel-texts.ts';

const maxTextLength = 600;

const emptyValueText = '—';

const reportStatusTexts: Record<string, string> = {
  open: 'Aberta',
  kept: 'Mantida',
  removed: 'Removida',
  applied: 'Aplicada',
  declined: 'Recusada',
};

const membershipEndingTexts: Record<string, string> = {
  renews: 'Renova',
  ends_at_period_end: 'Termina no fim do período pago',
  ended: 'Encerrada',
} satisfies Record<RenewalState, string>;

const redemptionStatusTexts: Record<string, string> = {
  confirmed: 'Confirmado',
  voided: 'Anulado',
};

const undoStateTexts: Record<string, string> = { undoing: 'Sendo desfeita', undone: 'Desfeita' };

/** Sunday first, like the weekday numbers of opening hours. */
const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;

const intervalTexts: Record<string, string> = { month: 'mês', year: 'ano' };

/** Formats a stored value for display; at most 600 characters. */
export function auditValueText(field: string, value: unknown): string {
  const text = valueText(field, value);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength).trimEnd()}…` : text;
}

function valueText(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return emptyValueText;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value instanceof Date) return formatDateTime(value);
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'string') return stringText(field, value);
  if (Array.isArray(value)) {
    return value.map((item) => valueText(field, item)).join(', ') || emptyValueText;
  }
  if (field === 'facts') {
    return factLines(placeRecord.fields.facts.read(value)).join('; ') || emptyValueText;
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${auditFieldText(name)}: ${valueText(name, part)}`,
  );
  return parts.join('; ') || emptyValueText;
}

function numberText(field: string, value: number): string {
  // The price of a place is a word; a numeric price belongs to a plan and is in cents.
  if (field === 'price' || field.endsWith('Cents')) return formatCents(value);
  return Number.isInteger(value) ? formatInteger(value) : String(value).replace('.', ',');
}

/** Formats an event date: '27/11/2026, 22:00 (Esgotada)'. */
function eventDateText(value: string): string {
  const date = parseEventDate(value);
  if (!date) return value;
  const { startsAt, status } = date;
  return status === 'scheduled'
    ? formatDateTime(startsAt)
    : `${formatDateTime(startsAt)} (${eventDateStatusLabels[status]})`;
}

function stringText(field: string, value: string): string {
  const role = userRoles.find((option) => option === value);
  if (field === 'role' && role) return roleLabels[role];
  if (field === 'operatorDocument') return documentText(value);
  if (field === 'state') return undoStateTexts[value] ?? value;
  if (field === 'membership') return membershipEndingTexts[value] ?? value;
  if (field === 'interval') return intervalTexts[value] ?? value;
  if (field === 'images') return value.split('#', 1)[0] ?? value;
  if (field === 'periods') return value.replace(/[0-6] /g, (day) => `${weekdays[Number(day)]} `);
  if (field === 'exceptions') return value.replace(' closed', ' fechado');
  if (field === 'dates') return eventDateText(value);
  if (field === 'access') return (eventAccessLabels as Record<string, string>)[value] ?? value;
  if (field !== 'status') return value;
  const status = userStatuses.find((option) => option === value);
  if (status) return userStatusLabels[status];
  return reportStatusTexts[value] ?? redemptionStatusTexts[value] ?? value;
}
