import type { ClubOffer, LimitWindow, OfferTerms } from '#domain/club-offer.ts';
import { usesLeft } from '#domain/club-offer.ts';
import type { OfferStanding } from '#domain/offer-calendar.ts';
import { countText, formatCents, formatDate, formatDateTime, formatPercent } from './formats.ts';

const dayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

export const windowLabels: Record<LimitWindow, string> = {
  day: 'por dia',
  month: 'por mês',
  year: 'por ano',
  total: 'no total',
};

/** What is taken off: '20% de desconto, até R$ 50,00'. */
export function discountText(terms: OfferTerms): string {
  const { kind, percent, amountCents, maxDiscountCents } = terms;
  const off = {
    percent: `${formatPercent(percent ?? 0)} de desconto`,
    fixed: `${formatCents(amountCents ?? 0)} de desconto`,
    second_item_free: 'O segundo item, de menor valor, sai de graça',
  }[kind];
  const isCapped = maxDiscountCents !== null && kind !== 'fixed';
  return isCapped ? `${off}, até ${formatCents(maxDiscountCents)}` : off;
}

/**
 * The whole rule in sentences: '20% de desconto, até R$ 50,00, em contas a partir de R$ 100,00. Vale de terça a
 * sexta, das 18:30 às 22:00. Até 2 vezes por mês.'
 */
export function offerRule(offer: ClubOffer): string {
  const { minSpendCents, perMemberLimit: limit } = offer;
  const least = minSpendCents ? `, em contas a partir de ${formatCents(minSpendCents)}` : '';
  const uses =
    limit && `Até ${countText(limit.count, 'vez', 'vezes')} ${windowLabels[limit.window]}.`;
  return [`${discountText(offer)}${least}.`, `Vale ${timesText(offer)}.`, uses]
    .filter(Boolean)
    .join(' ');
}

function timesText({ weekdays, shifts }: Pick<ClubOffer, 'weekdays' | 'shifts'>): string {
  const days = daysText(weekdays);
  if (shifts.length === 0)
    return days === everyDay ? 'todos os dias, o dia todo' : `${days}, o dia todo`;
  return `${days}, ${joined(shifts.map(({ start, end }) => `das ${start} às ${end}`))}`;
}

const everyDay = 'todos os dias';

function daysText(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  if (days.length === 0 || days.length === 7) return everyDay;
  // From Monday, as weeks are read.
  const order = [1, 2, 3, 4, 5, 6, 0].filter((day) => days.includes(day));
  const first = order[0] ?? 0;
  const isRun = order.every((day, position) => day === (first + position) % 7);
  const names = order.map((day) => dayNames[day] ?? '');
  return order.length > 2 && isRun ? `de ${names[0]} a ${names.at(-1)}` : joined(names.map(onDay));
}

function onDay(name: string): string {
  return name === 'sábado' || name === 'domingo' ? `no ${name}` : `na ${name}`;
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;
}

/** 'Válido agora', 'Vale a partir de 24/03/2026, 18:30', or 'Encerrado', of what members read as a benefit. */
export function offerStandingText(standing: OfferStanding): string {
  switch (standing.kind) {
    case 'valid':
      return 'Válido agora';
    case 'later':
      return `Vale a partir de ${formatDateTime(standing.from)}`;
    case 'over':
      return 'Encerrado';
  }
}

/** Until when, and how often it can still be used: 'Até 30/04/2026 · restam 12 usos'. */
export function offerEndText(offer: ClubOffer): string {
  const left = usesLeft(offer);
  const end = `Até ${formatDate(offer.validUntil)}`;
  if (left === null) return end;
  return `${end} · ${left === 1 ? 'resta' : 'restam'} ${countText(left, 'uso', 'usos')}`;
}
